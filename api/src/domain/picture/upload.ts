import { createHash } from "node:crypto";
import { transaction } from "../../database/client/transaction.ts";
import { type PictureKind, type PictureProblem, pictureLimits, pictureProblems } from "../../inputs/index.ts";
import { ConversionFailed, type Convert } from "../../pictures/convert.ts";
import type { ConvertedPicture } from "../../pictures/converted.ts";
import type { ObjectStore } from "../../pictures/objects.ts";
import type { CommandContext } from "../command-context.ts";
import { InvalidInput, unauthenticated } from "../errors.ts";
import { mayCall, refusalOf } from "../policy.ts";
import { pictureProblem } from "./file-signature.ts";
import { filePath, objectName } from "./names.ts";

/** Services that pictures are converted and stored with. */
export interface PictureServices {
  readonly convert: Convert;
  /** The object store; null to store bytes in the database. */
  readonly objects: ObjectStore | null;
}

/** A picture that is not accepted. The upload endpoint maps some problems to their own status. */
export class PictureRejected extends InvalidInput {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super([{ path: "picture", message: pictureProblems[problem] }]);
    this.problem = problem;
  }
}

/** A picture that was taken. */
export interface UploadedPicture {
  /** Path on this site of the largest; what data name it by. */
  url: string;
  /** Pixels of the largest. */
  width: number;
  height: number;
}

/**
 * Counts an upload by the viewer. Separate from the upload, so that nothing is read from callers who may not upload. Throws
 * UNAUTHENTICATED, FORBIDDEN, RateLimited.
 */
export async function countUpload(context: CommandContext): Promise<void> {
  const { viewer, limits } = context;
  if (!mayCall(context, "picture.send")) throw refusalOf(context, "picture.send");
  // What comes to nothing counts too: it is the reading that costs.
  if (viewer) await limits.spend(["pictures:user", viewer.id]);
}

/**
 * Re-encodes an uploaded picture and stores it; equal pictures are stored once. Throws PictureRejected, and BusyError of the
 * conversions.
 */
export async function uploadPicture(
  context: CommandContext,
  { convert, objects }: PictureServices,
  { bytes, kind }: { bytes: Buffer; kind: PictureKind },
): Promise<UploadedPicture> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const problem = bytes.length > pictureLimits.bytes ? "large" : pictureProblem(bytes);
  if (problem) throw new PictureRejected(problem);
  const converted = await convert(bytes, kind).catch((error: unknown) => {
    throw error instanceof ConversionFailed ? new PictureRejected(error.problem) : error;
  });
  const id = idOf(converted);
  await storePicture(context, objects, { id, userId: viewer.id, converted });
  const width = converted.files.at(-1)?.width ?? 0;
  return { url: filePath({ id, width, format: "webp" }), width: converted.width, height: converted.height };
}

/** The SHA-256 of all files: equal pictures have the same URL, different ones never. */
function idOf({ files }: ConvertedPicture): string {
  const hash = createHash("sha256");
  for (const { width, format, bytes } of files)
    hash.update(`${width}.${format} ${bytes.length}\n`).update(bytes);
  return hash.digest("hex");
}

async function storePicture(
  context: CommandContext,
  objects: ObjectStore | null,
  { id, userId, converted }: { id: string; userId: string; converted: ConvertedPicture },
): Promise<void> {
  const { prisma, now } = context;
  const { width, height, files } = converted;
  // First, so that the sweep sees the picture as new and does not delete its files.
  await prisma.picture.upsert({
    where: { id },
    create: { id, width, height, userId, createdAt: now },
    update: { createdAt: now },
  });
  if (objects) {
    await Promise.all(
      files.map(({ bytes, ...file }) =>
        objects.put(objectName({ id, ...file }), bytes, `image/${file.format}`),
      ),
    );
  }
  await transaction(context, async (tx) => {
    // Locks the picture, because a concurrent upload of the same one writes the same files.
    await tx.picture.update({ where: { id }, data: { createdAt: now } });
    // Anew: those that are there may lie in the other place.
    await tx.pictureFile.deleteMany({ where: { pictureId: id } });
    await tx.pictureFile.createMany({
      data: files.map(({ bytes, ...file }) => ({
        pictureId: id,
        ...file,
        size: bytes.length,
        bytes: objects ? null : new Uint8Array(bytes),
      })),
    });
  });
}
