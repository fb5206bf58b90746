import { formatAmount } from '../../../../shared/money.ts';
import { verdictOf } from '../verdict.ts';
import type { MisleadingFile } from './misleading-file.ts';

/** How the reader's answer differs from the expected one, which was written first; null if it does not. */
export function faultOf({ text, must, rows, pays, neverSuggests, overrides }: MisleadingFile): string | null {
  const { refused, questions, errors, marks, pays: paid, file } = verdictOf(text, overrides);
  const suggested = file
    ?.mapping()
    .ambiguous.flatMap(({ choices, suggestion }) =>
      suggestion === null ? [] : choices[suggestion]!.map((column) => file.mapping().headers[column]!),
    );
  const wrongly = neverSuggests?.filter((name) => suggested?.includes(name)) ?? [];
  if (wrongly.length > 0) return `suggests ${wrongly.join()}`;
  if (must === 'question')
    return refused || questions.length > 0 ? null : `is paid without a question: ${paid.length} rows`;
  if (refused) return must === 'right' ? `refused: ${refused}` : null;
  const all = file!.rows({ offset: 0, limit: 1_000_000 }).items.map(({ row }) => row);
  if (must !== 'right') {
    const seen = must === 'error' ? errors : [...errors, ...marks];
    const silent = (rows ?? all).filter((row) => !seen.includes(row));
    return silent.length === 0 ? null : `rows ${silent.slice(0, 5).join()} are paid without ${must}`;
  }
  const total = paid.reduce((sum, { withdrawal }) => sum + withdrawal.amountMinor, 0n);
  const found = [paid.length, formatAmount(total, 'ZAR')].join();
  if (questions.length + errors.length + marks.length > 0)
    return `asks ${questions.join()}; errors ${errors.join()}; marks ${marks.join()}`;
  return found === pays!.join() ? null : `pays ${found}`;
}
