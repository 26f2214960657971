/** Pixels of the longer side; the server makes it smaller. */
const side = 1600;

/**
 * An SVG as a PNG, drawn by the browser without scripts or requests, because the server does not accept SVG. Other files, and
 * an SVG that cannot be drawn, are returned unchanged.
 */
export async function rasterizeSvg(file: File): Promise<Blob> {
  if (file.type !== "image/svg+xml") return file;
  try {
    const image = new Image();
    image.src = await dataUrl(file);
    await image.decode();
    // One without a size of its own is drawn as a square.
    const { naturalWidth: width = side, naturalHeight: height = side } = image;
    const scale = side / Math.max(width, height, 1);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    return drawn ?? file;
  } catch {
    return file;
  }
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
