/** A part of a file, which is never copied. */
export class ModelBlob {
  readonly bytes: ArrayBuffer;
  readonly start: number;
  readonly size: number;
  constructor(
    [bytes]: readonly [ArrayBuffer],
    { start = 0, end = bytes.byteLength }: { start?: number; end?: number; type?: string } = {},
  ) {
    this.bytes = bytes;
    this.start = start;
    this.size = end - start;
  }
  slice(from: number, to = this.size): ModelBlob {
    return new ModelBlob([this.bytes], { start: this.start + from, end: this.start + to });
  }
}

export class ModelForm {
  readonly #parts = new Map<string, unknown>();
  set(name: string, value: unknown): void {
    this.#parts.set(name, value);
  }
  get(name: string): unknown {
    return this.#parts.get(name);
  }
}
