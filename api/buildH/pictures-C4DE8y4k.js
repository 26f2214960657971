// api/src/inputs/pictures.ts
/** Kinds of pictures with their stored widths in pixels. Pictures are never enlarged. */
var pictureWidths = {
	/** Square; other formats are centred on a transparent square. */
	logo: [
		64,
		128,
		256
	],
	/** Square; cropped to the middle. */
	avatar: [
		64,
		128,
		256
	],
	/** At most twice as high as wide. */
	screenshot: [
		480,
		960,
		1600
	]
};
/** The words of `pictureWidths`, for the address of an upload. */
var pictureKinds = Object.keys(pictureWidths);
/** Widths of everything that is converted: pictures of the site, and proofs of use, which only moderators see. */
var conversionWidths = {
	...pictureWidths,
	proof: [2e3]
};
/** Small ones gain nothing by a second format: a logo of 256 pixels has a few kilobytes in either. */
var pictureFormatsOf = {
	logo: ["webp"],
	avatar: ["webp"],
	screenshot: ["webp", "avif"],
	proof: ["webp"]
};
/**
* Limits of an upload: bytes of the file, pixels in all, and pixels of the longer side. An AVIF is decoded as a whole at 20
* bytes per pixel and may have fewer pixels. `read` is the maximum size of the decoded pixels in bytes: 40 megapixels with
* four channels of 8 bits; AVIF and 16 bits per channel reach it sooner.
*/
var pictureLimits = {
	bytes: 10485760,
	pixels: 4e7,
	pixelsOfAvif: 16e6,
	side: 2e4,
	read: 16e7
};
/** Why a picture is not taken, as the sentence for who sent it. */
var pictureProblems = {
	empty: "The file is empty. Please choose another one.",
	large: "The picture is larger than 10 MB. Please choose a smaller one.",
	type: "This file type cannot be used. Please choose another file.",
	vector: "This SVG cannot be used. Please save it as a PNG and choose that.",
	damaged: "The picture is damaged or incomplete. Please choose another file.",
	pixels: "The picture is too large. The maximum is 40 megapixels (20 with 16 bits per channel, 16 for AVIF) and 20,000 pixels on the longer side.",
	slow: "The picture takes too long to process. Please save it again, or choose a simpler one."
};
/** An address of this site whose picture is there no more. */
var pictureGone = "This picture no longer exists. Please choose it again.";
/** Path for uploads and for the stored pictures; the URL in data is that of the largest WebP. */
var uploadPath = "/uploads";
var pictureFolder = "/pictures/uploaded";
/** The path of an uploaded picture, which names its SHA-256 and one of the widths. */
var uploadedPicture = /^\/pictures\/uploaded\/([0-9a-f]{64})\/(64|128|256|480|960|1600)\.(webp|avif)$/;
export { pictureKinds as a, uploadPath as c, pictureGone as i, uploadedPicture as l, pictureFolder as n, pictureLimits as o, pictureFormatsOf as r, pictureProblems as s, conversionWidths as t };
