import type { Segment } from './records.ts';

/**
 * Text beyond this many characters is kept as bytes, outside of the heap that the garbage collector walks.
 */
const KEPT_AS_TEXT = 16_000_000;

/** The segments of a file in their order. A large file takes little more memory than its bytes. */
export class SegmentStore {
  private readonly texts: (string | Uint8Array)[] = [];
  private readonly firstLines: number[] = [];
  private readonly broken = new Set<number>();
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  private characters = 0;

  get length(): number {
    return this.texts.length;
  }

  add({ text, firstLine, broken }: Segment): void {
    if (broken) this.broken.add(this.texts.length);
    this.firstLines.push(firstLine);
    this.texts.push(this.kept(text));
  }

  isBroken(i: number): boolean {
    return this.broken.has(i);
  }

  at(i: number): Segment {
    return { text: this.textOf(i), firstLine: this.firstLines[i]!, broken: this.isBroken(i) };
  }

  /** Replaces every text. Line breaks must stay where they are. */
  rewrite(rewritten: (text: string) => string): void {
    this.characters = 0;
    for (let i = 0; i < this.texts.length; i++) this.texts[i] = this.kept(rewritten(this.textOf(i)));
  }

  private kept(text: string): string | Uint8Array {
    this.characters += text.length;
    return this.characters > KEPT_AS_TEXT ? this.encoder.encode(text) : text;
  }

  private textOf(i: number): string {
    const kept = this.texts[i]!;
    return typeof kept === 'string' ? kept : this.decoder.decode(kept);
  }
}
