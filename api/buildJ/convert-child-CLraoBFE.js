import { o as pictureLimits, r as pictureFormatsOf, t as conversionWidths } from "./pictures-C4DE8y4k.js";
import { constants, setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
// api/src/pictures/convert-child.ts
/** Only the decoders of accepted formats; the first bytes were checked before. */
var readers = [
	"Jpeg",
	"Png",
	"Webp",
	"Nsgif",
	"Heif"
].map((name) => `VipsForeignLoad${name}Buffer`);
/** Memory of an AVIF, relative to another picture with as many pixels. */
var avifWeight = 2.5;
/** Quality in percent, and the effort for AVIF: more than 2 takes ten times as long and saves a tenth of the bytes. */
var encode = {
	webp: (image) => image.webp({
		quality: 82,
		smartSubsample: true
	}),
	avif: (image) => image.avif({
		quality: 60,
		effort: 2
	})
};
/** At most twice as high as wide. */
var page = {
	extent: (width, height) => Math.max(width, Math.ceil(height / 2)),
	box: (step) => ({
		width: step,
		height: step * 2,
		fit: "inside",
		withoutEnlargement: true
	})
};
/** How a picture of each kind is resized to a width. */
var shapes = {
	logo: {
		extent: Math.max,
		box: (step) => ({
			width: step,
			height: step,
			fit: "contain",
			background: "#0000"
		})
	},
	avatar: {
		extent: Math.min,
		box: (step) => ({
			width: step,
			height: step,
			fit: "cover"
		})
	},
	screenshot: page,
	proof: page
};
var Refused = class extends Error {
	problem;
	constructor(problem) {
		super(problem);
		this.problem = problem;
	}
};
async function make(bytes, kind) {
	const image = sharp(bytes, {
		failOn: "error",
		limitInputPixels: pictureLimits.pixels,
		sequentialRead: true,
		pages: 1
	}).autoOrient();
	const { width, height } = await sizeOf(bytes);
	const shape = shapes[kind];
	const extent = shape.extent(width, height);
	const steps = stepsFor(conversionWidths[kind], extent);
	const sized = (from, step) => from.resize(shape.box(Math.min(step, extent)));
	const { data, info } = await sized(image, steps.at(-1) ?? extent).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
	const raw = {
		width: info.width,
		height: info.height,
		channels: info.channels
	};
	const files = [];
	for (const step of steps) {
		const picture = sized(sharp(data, { raw }), step);
		for (const format of pictureFormatsOf[kind]) files.push({
			width: step,
			format,
			bytes: await encode[format](picture.clone()).toBuffer()
		});
	}
	return {
		width: info.width,
		height: info.height,
		files
	};
}
/** Displayed width and height, from the header. */
async function sizeOf(bytes) {
	const { format, channels, depth, autoOrient } = await sharp(bytes, {
		limitInputPixels: false,
		pages: 1
	}).metadata();
	const { width, height } = autoOrient;
	const isAvif = format === "heif";
	const maxPixels = isAvif ? pictureLimits.pixelsOfAvif : pictureLimits.pixels;
	const read = width * height * channels * (depth === "uchar" ? 1 : 2) * (isAvif ? avifWeight : 1);
	if (width * height > maxPixels || Math.max(width, height) > pictureLimits.side || read > pictureLimits.read) throw new Refused("pixels");
	return {
		width,
		height
	};
}
/** The sizes below the picture's own, and the first one that is at least as large. */
function stepsFor(steps, extent) {
	const enough = steps.findIndex((step) => step >= extent);
	return enough === -1 ? [...steps] : steps.slice(0, enough + 1);
}
function write(header, files = []) {
	const text = Buffer.from(JSON.stringify(header));
	const length = Buffer.alloc(4);
	length.writeUInt32BE(text.length);
	process.stdout.write(Buffer.concat([
		length,
		text,
		...files.map(({ bytes }) => bytes)
	]));
}
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: readers });
try {
	const { files, ...size } = await make(await buffer(process.stdin), process.argv[2]);
	const header = files.map(({ bytes, ...file }) => ({
		...file,
		size: bytes.length
	}));
	write({
		...size,
		files: header
	}, files);
} catch (error) {
	write({ problem: error instanceof Refused ? error.problem : "damaged" });
}
export {};
