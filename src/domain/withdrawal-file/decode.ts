import { CodePageWitness, windows1252 } from './code-pages.ts';
import type { Encoding, EncodingQuestion } from './file-facts.ts';

/** Turns the file's bytes into text, block by block, and tells which encoding they are in. */
export interface TextSource {
  readonly encoding: Encoding;
  readonly byteOrderMark: boolean;
  /**
   * Bytes of one block; `last` when nothing follows. The text may lag behind by a few bytes until the last
   * block. `mixed` when two encodings meet: the text ends before the first byte of the second.
   */
  decode(block: Uint8Array, last: boolean): { text: string; mixed: boolean };
  /**
   * What a person must say about the code page, once everything is decoded; null when the bytes leave no
   * doubt.
   */
  question(): EncodingQuestion | null;
}

const SAMPLE_BYTES = 4096;

/**
 * Chooses by byte order mark, then by where NUL bytes stand; otherwise UTF-8, or Windows-1252 from the first
 * byte that cannot be.
 */
export function textSource(start: Uint8Array): TextSource {
  if (start[0] === 0xff && start[1] === 0xfe) return utf16('utf-16le', true);
  if (start[0] === 0xfe && start[1] === 0xff) return utf16('utf-16be', true);
  const order = nulPattern(start.subarray(0, SAMPLE_BYTES));
  if (order) return utf16(order, false);
  return utf8OrWindows(start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf);
}

/**
 * Latin text in UTF-16 has a NUL in nearly every other byte: in the odd ones when the low byte comes first.
 */
function nulPattern(sample: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const nuls = [0, 0];
  for (let i = 0; i < sample.length; i++) if (sample[i] === 0) nuls[i & 1]!++;
  const pairs = sample.length >> 1;
  if (pairs === 0) return null;
  if (nuls[1]! > pairs * 0.6 && nuls[0] === 0) return 'utf-16le';
  if (nuls[0]! > pairs * 0.6 && nuls[1] === 0) return 'utf-16be';
  return null;
}

function utf16(encoding: 'utf-16le' | 'utf-16be', byteOrderMark: boolean): TextSource {
  const decoder = new TextDecoder(encoding);
  return {
    encoding,
    byteOrderMark,
    decode: (block, last) => ({ text: decoder.decode(block, { stream: !last }), mixed: false }),
    question: () => null,
  };
}

/**
 * UTF-8 until a byte sequence says otherwise. Up to there the text must have been ASCII for Windows-1252 to
 * be the answer; when real UTF-8 came before, the file mixes two encodings, names in it would be read
 * wrongly, and it is refused.
 */
function utf8OrWindows(byteOrderMark: boolean): TextSource {
  // The mark at the file's beginning is skipped below; one further on is text.
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let encoding: Encoding = 'utf-8';
  let ascii = !byteOrderMark;
  let skip = byteOrderMark ? 3 : 0;
  /** An unfinished sequence at a block's end, to be put before the next block. */
  let carried: Uint8Array = new Uint8Array(0);
  const witness = new CodePageWitness();
  const asWindows = (bytes: Uint8Array) => {
    const text = windows1252(bytes);
    witness.look(text);
    return text;
  };
  return {
    question: () => (encoding === 'windows-1252' ? witness.question() : null),
    get encoding() {
      return encoding;
    },
    byteOrderMark,
    decode(block, last) {
      if (encoding === 'windows-1252') return { text: asWindows(block), mixed: false };
      const bytes = carried.length > 0 ? joined(carried, block) : block.subarray(skip);
      skip = 0;
      const whole = bytes.subarray(0, last ? bytes.length : completeLength(bytes));
      carried = bytes.slice(whole.length);
      const text = valid(utf8, whole);
      if (text !== null) {
        // Every other character takes more bytes than UTF-16 units.
        if (text.length !== whole.length) ascii = false;
        return { text, mixed: false };
      }
      const end = firstInvalid(whole);
      const before = utf8.decode(whole.subarray(0, end));
      if (!ascii || before.length !== end) return { text: before, mixed: true };
      encoding = 'windows-1252';
      return { text: asWindows(bytes), mixed: false };
    },
  };
}

function valid(utf8: TextDecoder, bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

/** How many bytes a UTF-8 sequence with this first byte has; 1 for what can begin none. */
function sequenceLength(lead: number): number {
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 1;
}

/** The length without a sequence that the block's end has cut. */
function completeLength(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte >= 0x80 && byte <= 0xbf) continue;
    return sequenceLength(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** Where the first sequence begins that is not UTF-8 (RFC 3629 section 4). Only called where there is one. */
function firstInvalid(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at]!;
    const length = sequenceLength(lead);
    if (length === 1 && lead >= 0x80) return at;
    for (let i = 1; i < length; i++) {
      const [from, to] = i === 1 ? secondByte(lead) : [0x80, 0xbf];
      const byte = bytes[at + i];
      if (byte === undefined || byte < from || byte > to) return at;
    }
    at += length;
  }
  return at;
}

/**
 * Which bytes may follow the first, so that nothing is written longer than it needs to be, and no surrogates
 * are.
 */
function secondByte(lead: number): readonly [number, number] {
  switch (lead) {
    case 0xe0:
      return [0xa0, 0xbf];
    case 0xed:
      return [0x80, 0x9f];
    case 0xf0:
      return [0x90, 0xbf];
    case 0xf4:
      return [0x80, 0x8f];
    default:
      return [0x80, 0xbf];
  }
}
