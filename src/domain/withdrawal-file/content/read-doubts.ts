import type { ColumnDoubt, ColumnMapping } from '../column-mapping.ts';
import { shown } from '../findings.ts';
import { say, type Sentence } from '../sentences.ts';
import type { RowsFound } from './rows-found.ts';
import { placeOf } from './places.ts';
import type { ReadColumns } from './read-columns.ts';

/**
 * The doubts that a person should look at because values of the columns that are read are of another kind.
 */
export function doubtsOfRead({ headers, columns }: ColumnMapping, read: ReadColumns): ColumnDoubt[] {
  const doubts: ColumnDoubt[] = [];
  const add = (kind: string, column: number, message: Sentence) =>
    doubts.push({ id: `${kind} ${column}`, message });
  const named = (column: number) => say('column', { name: shown(headers[column]!), number: column + 1 });
  const place = ({ text, first, count }: RowsFound) => ({ text: shown(text), rows: placeOf(first, count) });
  const { beneficiary_name: name, amount, account_number: account } = columns;
  const notNames = read.isUsual(read.notNames) ? read.notNames : read.oddNames;
  if (name !== null && notNames !== null)
    add('names', name, say('read_not_names', { column: named(name), ...place(notNames) }));
  for (const [column, found] of read.amounts)
    if (read.isUsual(found))
      add('amounts', column, say('read_amounts', { column: named(column), ...place(found) }));
  if (amount !== null && read.cents !== null)
    add('cents', amount, say('read_cents', { column: named(amount), text: shown(read.cents) }));
  if (amount !== null && read.withoutDecimals)
    add(
      'decimals',
      amount,
      say('read_no_decimals', { column: named(amount), ...place(read.withoutDecimals) }),
    );
  for (const [field, column] of [
    ['account_number', account],
    ['amount', amount],
  ] as const) {
    const found = read.counting[field];
    if (column === null || found.count === 0) continue;
    const { rows } = place(found);
    add('counting', column, say('read_counting', { column: named(column), rows }));
  }
  if (account !== null && read.otherBanks.count > 0)
    add('banks', account, say('read_other_bank', place(read.otherBanks)));
  return doubts;
}
