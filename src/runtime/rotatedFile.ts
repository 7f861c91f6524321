import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { extname } from "node:path";

export type RotationBounds = {
  /** Bytes of one file; a single piece that is larger still goes into one. */
  bytes: number;
  /** Files in all, the one that is written to among them; 2 or more. */
  files: number;
};

/**
 * A file that is only added to and never grows without end: `trace.jsonl` is written to, `trace.1.jsonl` is the one before
 * it, and so on; the oldest goes. Nothing is held in memory: what cannot be written is lost, and the next piece is tried
 * anew. Throws what the file system throws.
 */
export class RotatedFile {
  readonly #path: string;
  readonly #bounds: RotationBounds;
  #file: { descriptor: number; bytes: number } | null = null;

  constructor(path: string, bounds: RotationBounds) {
    this.#path = path;
    this.#bounds = bounds;
  }

  /** Adds a piece, in the page cache when it returns. */
  add(text: string): void {
    const bytes = Buffer.from(text);
    let file = this.#opened();
    if (file.bytes > 0 && file.bytes + bytes.length > this.#bounds.bytes) {
      this.#rotate();
      file = this.#opened();
    }
    for (let written = 0; written < bytes.length; ) {
      const more = writeSync(file.descriptor, bytes, written);
      written += more;
      file.bytes += more;
    }
  }

  /** Takes away lines, wherever they lie; a file is replaced whole, or not at all. */
  drop(isGone: (line: string) => boolean): void {
    this.close();
    for (let age = 0; age < this.#bounds.files; age++) {
      const path = this.#aged(age);
      if (!existsSync(path)) continue;
      const lines = readFileSync(path, "utf8").split("\n");
      const left = lines.filter((line) => !isGone(line));
      if (left.length === lines.length) continue;
      writeFileSync(`${path}.tmp`, left.join("\n"), { mode: 0o600 });
      renameSync(`${path}.tmp`, path);
    }
  }

  close(): void {
    if (this.#file) closeSync(this.#file.descriptor);
    this.#file = null;
  }

  #opened(): { descriptor: number; bytes: number } {
    if (!this.#file) {
      const descriptor = openSync(this.#path, "a", 0o600);
      this.#file = { descriptor, bytes: fstatSync(descriptor).size };
    }
    return this.#file;
  }

  #rotate(): void {
    this.close();
    for (let age = this.#bounds.files - 1; age > 0; age--) {
      try {
        renameSync(this.#aged(age - 1), this.#aged(age));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      }
    }
  }

  #aged(age: number): string {
    const extension = extname(this.#path);
    return age === 0 ? this.#path : `${this.#path.slice(0, this.#path.length - extension.length)}.${age}${extension}`;
  }
}
