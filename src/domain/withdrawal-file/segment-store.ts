import { deflateSync, inflateSync } from 'fflate';
import type { Segment } from './records.ts';

/** Text beyond this many characters is kept compressed, outside the garbage-collected heap. */
const KEPT_AS_TEXT = 16_000_000;
/** The fastest level; higher ones save only another tenth. */
const LEVEL = 1;

/** A compressed text, and the length of its UTF-8. */
interface Compressed {
  bytes: Uint8Array;
  length: number;
}

/** The segments of a file in their order. A large file takes less memory than its bytes. */
export class SegmentStore {
  private readonly texts: (string | Compressed)[] = [];
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

  private kept(text: string): string | Compressed {
    this.characters += text.length;
    if (this.characters <= KEPT_AS_TEXT) return text;
    const utf8 = this.encoder.encode(text);
    return { bytes: deflateSync(utf8, { level: LEVEL }), length: utf8.length };
  }

  private textOf(i: number): string {
    const kept = this.texts[i]!;
    if (typeof kept === 'string') return kept;
    return this.decoder.decode(inflateSync(kept.bytes, { out: new Uint8Array(kept.length) }));
  }
}
