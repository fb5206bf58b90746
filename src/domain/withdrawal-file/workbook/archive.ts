import { strFromU8, unzipSync } from 'fflate';

/** The most that the parts of a workbook may unpack to: a small file can claim to hold terabytes. */
export const MOST_UNPACKED_BYTES = 300_000_000;

/** Thrown when the parts of a workbook are larger than the limit. */
export class ArchiveTooLarge extends Error {}

/** The parts of a workbook by their names. Only the parts that are asked for are unpacked. */
export class Archive {
  private readonly bytes: Uint8Array;
  private readonly names = new Set<string>();
  private unpackedBytes = 0;

  /** Throws if the bytes are not a zip archive. */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    unzipSync(bytes, {
      filter: ({ name }) => {
        this.names.add(name);
        return false;
      },
    });
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  /** The text of a part; null if there is no such part. Throws if it is damaged or too large. */
  text(name: string): string | null {
    if (!this.names.has(name)) return null;
    const parts = unzipSync(this.bytes, {
      filter: (part) => {
        if (part.name !== name) return false;
        this.unpackedBytes += part.originalSize;
        // The size that the archive states is also the size of the buffer, so it cannot be exceeded.
        if (this.unpackedBytes > MOST_UNPACKED_BYTES) throw new ArchiveTooLarge();
        return true;
      },
    });
    return decoded(parts[name]!);
  }
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = strFromU8(bytes);
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
