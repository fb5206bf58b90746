import type { EntryDetail } from '../../../../domain/bank-files/statement.ts';
import type { ReturnOnStatement } from '../../bank-files/note-returned.ts';
import type { NewPosting } from './post-entries.ts';

/** The payments that postings return, with the reason of the entry when it names one payment. */
export function returnsIn(
  postings: readonly NewPosting[],
  details: readonly EntryDetail[],
): ReturnOnStatement[] {
  const reason = details.length === 1 ? details[0]!.returned : null;
  return postings.flatMap(({ kind, withdrawalId }) =>
    kind === 'RETURN' && withdrawalId !== null ? [{ withdrawalId, reason }] : [],
  );
}
