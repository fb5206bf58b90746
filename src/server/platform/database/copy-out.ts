import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { AFTER_A_LONG_READ, BEFORE_A_LONG_READ } from './patience.ts';

/** A value that a condition binds. */
type Bound = string | number | bigint | boolean | Date | null | readonly string[];

/**
 * The clauses with their values written into them, because COPY takes no parameters. PostgreSQL resolves the
 * type of a quoted literal as it would that of a parameter.
 */
export function withValues(clauses: string, values: readonly unknown[]): string {
  return clauses.replaceAll(/\$(\d+)/g, (_, number: string) =>
    literalOf(values[Number(number) - 1] as Bound),
  );
}

function literalOf(value: Bound): string {
  if (value === null) return 'NULL';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (typeof value === 'object')
    return pg.escapeLiteral(`{${value.map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`);
  return pg.escapeLiteral(String(value));
}

/**
 * Yields the texts of a SELECT with one column that is never null, outside a transaction: when the database
 * has sent everything, it holds no lock while the caller still reads. The database writes only as fast as the
 * caller reads, and waits for a caller that pauses. A caller that stops early must close the connection,
 * which ends the SELECT.
 */
export async function* copyTexts(client: pg.PoolClient, select: string): AsyncGenerator<Buffer> {
  await client.query(BEFORE_A_LONG_READ);
  const copied = client.query(copyTo(`COPY (${select}) TO STDOUT (FORMAT binary)`));
  // The loop below receives errors. A connection that breaks after the loop has no other listener.
  copied.on('error', () => undefined);
  const textsOf = withoutFrames();
  for await (const chunk of copied) {
    const texts = textsOf(chunk as Buffer);
    if (texts.length > 0) yield texts;
  }
  await client.query(AFTER_A_LONG_READ);
}

/** Before the first row: a signature of 11 bytes, flags, and the length of an extension, which is 0. */
const HEADER_BYTES = 19;
/** Before each text: the number of columns in 2 bytes, and the length of the text in 4. */
const FRAME_BYTES = 6;

/** Takes chunks of a COPY in binary format and returns their texts, joined in place within each chunk. */
function withoutFrames(): (chunk: Buffer) => Buffer {
  let headerLeft = HEADER_BYTES;
  let frameLeft = FRAME_BYTES;
  let length = 0;
  let textLeft = 0;
  return (chunk) => {
    let at = Math.min(headerLeft, chunk.length);
    headerLeft -= at;
    let end = 0;
    while (at < chunk.length) {
      if (textLeft > 0) {
        const taken = Math.min(textLeft, chunk.length - at);
        chunk.copyWithin(end, at, at + taken);
        end += taken;
        at += taken;
        textLeft -= taken;
      } else {
        // The two bytes before the length are shifted out.
        length = (length << 8) | chunk[at++]!;
        if (--frameLeft > 0) continue;
        textLeft = length;
        frameLeft = FRAME_BYTES;
      }
    }
    return chunk.subarray(0, end);
  };
}
