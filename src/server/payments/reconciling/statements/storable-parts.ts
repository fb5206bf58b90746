import type { StatementPart } from '../../../../domain/bank-files/statement.ts';

/** The largest value of a PostgreSQL integer. */
const MAX_INTEGER = 2_147_483_647;
/** The largest value of a PostgreSQL bigint. */
const MAX_BIGINT = 9_223_372_036_854_775_807n;
/** Formats give the name of a statement at most 35 characters, with its number and date at most 70. */
const MAX_NAME = 70;

/** The file states something that cannot be stored. The message is one English sentence. */
export class NotStorable extends Error {}

/**
 * The same parts. Throws a NotStorable at the first value that the database cannot hold, so that the file is
 * refused and not tried for ever.
 */
export async function* storableParts(
  parts: AsyncIterable<StatementPart> | Iterable<StatementPart>,
): AsyncGenerator<StatementPart> {
  let sumMinor = 0n;
  for await (const part of parts) {
    if (part.part === 'head') {
      const { statementId, sequenceNumber } = part.head;
      sumMinor = 0n;
      if (statementId.length > MAX_NAME)
        throw new NotStorable(`The name of a statement has more than ${MAX_NAME} characters.`);
      requireInteger(sequenceNumber, 'The number of a statement');
    } else {
      sumMinor += part.entry.amountMinor < 0n ? -part.entry.amountMinor : part.entry.amountMinor;
      if (sumMinor > MAX_BIGINT) throw new NotStorable('The sum of the entries of a statement is too large.');
      requireInteger(part.entry.batchCount, 'The number of payments of an entry');
    }
    yield part;
  }
}

function requireInteger(value: number | null, what: string): void {
  if (value !== null && value > MAX_INTEGER) throw new NotStorable(`${what} is larger than ${MAX_INTEGER}.`);
}
