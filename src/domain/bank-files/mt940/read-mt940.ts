import type { Currency } from '../../../shared/money.ts';
import type { StatementEntry, StatementPart } from '../statement.ts';
import { annotated, described, readEntry } from './entry.ts';
import { mt940Fields } from './fields.ts';
import { statementHeads } from './statement-heads.ts';

/**
 * Reads the statements of an MT940 file, with or without the SWIFT envelope. The pages of a statement that
 * comes in several messages are joined. The text is read twice, because a closing balance follows the
 * entries; no more than one entry is held. Throws a StatementError; the parts before it have been yielded and
 * must not be kept.
 */
export function* readMt940(text: string): Generator<StatementPart> {
  const heads = statementHeads(text);
  let currency: Currency | null = null;
  /** The last entry, which a field :86: may describe. */
  let entry: StatementEntry | null = null;
  for (const field of mt940Fields(text)) {
    if (entry && field.tag === 'NS') entry = annotated(entry, field);
    else if (entry) {
      yield { part: 'entry', entry: field.tag === '86' ? described(entry, field) : entry };
      entry = null;
    }
    if (field.tag === '61') entry = readEntry(field, currency!);
    if (field.tag !== '20') continue;
    const head = heads.get(field.line);
    if (!head) continue;
    currency = head.currency;
    yield { part: 'head', head };
  }
}
