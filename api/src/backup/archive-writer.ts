import { createHash } from "node:crypto";
import { existsSync, type WriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pack } from "tar-stream";
import { syncEntries } from "../database/embedded/files.ts";
import { BackupError } from "./errors.ts";
import { checksumName, type Manifest, manifestName } from "./manifest.ts";

/** An entry as it was written. */
export interface WrittenEntry {
  name: string;
  bytes: number;
  sha256: string;
}

/** SHA-256 in hexadecimal digits. */
export const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/**
 * Writes a tar file entry by entry under the name FILE.partial, readable by this process's user only. The file gets its name when it
 * is complete and on the disk.
 */
export class ArchiveWriter {
  readonly #file: string;
  readonly #pack = pack();
  readonly #hash = createHash("sha256");
  readonly #written: Promise<void>;
  readonly #mtime: Date;
  readonly #inode: number;
  #bytes = 0;

  private constructor(file: string, inode: number, output: WriteStream, mtime: Date) {
    this.#file = file;
    this.#inode = inode;
    this.#mtime = mtime;
    this.#written = pipeline(Readable.from(this.#pack), (chunks) => this.#count(chunks), output).catch(
      (error: NodeJS.ErrnoException) => {
        throw new BackupError(
          `${file} could not be written (${error.code ?? error.message}): make room there, or choose another folder.`,
          { cause: error },
        );
      },
    );
    // The caller sees a failure when it adds the next entry, or when it finishes.
    this.#written.catch(() => {});
  }

  /** Begins a file that must not exist; the remains of an interrupted one are replaced. */
  static async create(file: string, mtime: Date): Promise<ArchiveWriter> {
    if (existsSync(file))
      throw new BackupError(`${file} exists already: choose another name, or move the file away.`);
    await rm(partialOf(file), { force: true });
    const output = await open(partialOf(file), "wx", 0o600);
    const { ino } = await output.stat();
    return new ArchiveWriter(file, ino, output.createWriteStream({ flush: true }), mtime);
  }

  /** Adds an entry, which is in memory as a whole. */
  async add(name: string, bytes: Buffer): Promise<WrittenEntry> {
    const added = new Promise<void>((resolve, reject) => {
      const header = { name, mode: 0o600, mtime: this.#mtime };
      const entry = this.#pack.entry(header, bytes, (error) => (error ? reject(error) : resolve()));
      // The entry reports an error twice, and an error event without a listener ends the process.
      entry.once("error", reject);
    });
    // If the disk is full, only the pipeline knows why.
    await Promise.race([added, this.#written]).catch(async (error: unknown) => {
      await this.#written;
      throw error;
    });
    return { name, bytes: bytes.length, sha256: sha256(bytes) };
  }

  /** Adds the manifest and its checksum, and gives the file its name. Returns size and SHA-256 of the whole file. */
  async finish(manifest: Manifest): Promise<{ bytes: number; sha256: string }> {
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await this.add(manifestName, text);
    await this.add(checksumName, Buffer.from(checksumLine(text)));
    this.#pack.finalize();
    await this.#written;
    if (!(await this.#isOwn()))
      throw new BackupError(`Another backup to ${this.#file} was begun meanwhile: choose another name.`);
    await rename(partialOf(this.#file), this.#file);
    await syncEntries(dirname(this.#file));
    return { bytes: this.#bytes, sha256: this.#hash.digest("hex") };
  }

  /** Removes what was written. */
  async discard(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => {});
    if (await this.#isOwn()) await rm(partialOf(this.#file), { force: true });
  }

  /** Whether the file under the partial name is still this one: a second backup to the same file takes over the name. */
  async #isOwn(): Promise<boolean> {
    const existing = await stat(partialOf(this.#file)).catch(() => null);
    return existing?.ino === this.#inode;
  }

  async *#count(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.#hash.update(chunk);
      this.#bytes += chunk.length;
      yield chunk;
    }
  }
}

/** What sha256sum prints of the manifest. */
export const checksumLine = (manifest: Buffer): string => `${sha256(manifest)}  ${manifestName}\n`;

/** The name of a backup that is not complete. */
export const partialOf = (file: string): string => `${file}.partial`;
