import { CodePageWitness, windows1252 } from './code-pages.ts';
import type { Encoding, EncodingQuestion } from './file-facts.ts';

/** Decodes the file's bytes to text, block by block, and detects their encoding. */
export interface TextSource {
  readonly encoding: Encoding;
  readonly byteOrderMark: boolean;
  /**
   * Decodes one block; `last` marks the end of the file. The text may lag a few bytes behind until then.
   * `mixed` is true if two encodings meet; the text then ends before the first byte of the second.
   */
  decode(block: Uint8Array, last: boolean): { text: string; mixed: boolean };
  /** The question about the code page, after the last block; null if the bytes are unambiguous. */
  question(): EncodingQuestion | null;
}

const SAMPLE_BYTES = 4096;

/**
 * Chooses by the byte order mark, then by the positions of NUL bytes; otherwise UTF-8, or Windows-1252 from
 * the first byte that is not valid UTF-8.
 */
export function textSource(start: Uint8Array): TextSource {
  if (start[0] === 0xff && start[1] === 0xfe) return utf16('utf-16le', true);
  if (start[0] === 0xfe && start[1] === 0xff) return utf16('utf-16be', true);
  const order = nulPattern(start.subarray(0, SAMPLE_BYTES));
  if (order) return utf16(order, false);
  return utf8OrWindows(start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf);
}

/** In UTF-16, nearly every second byte of Latin text is NUL: the odd bytes if the low byte comes first. */
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
 * Reads UTF-8 until a byte sequence is invalid. If the text before it was ASCII, the file is Windows-1252. If
 * it contained other UTF-8 characters, the file mixes two encodings and is refused, because names would be
 * wrong.
 */
function utf8OrWindows(byteOrderMark: boolean): TextSource {
  // The byte order mark at the beginning is skipped below; anywhere else it is text.
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let encoding: Encoding = 'utf-8';
  let ascii = !byteOrderMark;
  let skip = byteOrderMark ? 3 : 0;
  /** An incomplete sequence at the end of a block, to be put before the next block. */
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

/** The length in bytes of a UTF-8 sequence with this first byte; 1 if no sequence begins with it. */
function sequenceLength(lead: number): number {
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 1;
}

/** The length without an incomplete sequence at the end of the block. */
function completeLength(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte >= 0x80 && byte <= 0xbf) continue;
    return sequenceLength(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** The start of the first sequence that is not UTF-8 (RFC 3629 section 4). The bytes must contain one. */
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

/** The range of the second byte, which excludes overlong sequences and surrogates. */
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
