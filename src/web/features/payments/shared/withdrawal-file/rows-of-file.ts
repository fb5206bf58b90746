import { i18n } from '@lingui/core';
import type { WithdrawalRequest } from '../../../../../client/types.gen.ts';
import { describeError } from '../../../../../domain/withdrawal-file/describe.ts';
import { ENGLISH, type Sentence, write } from '../../../../../domain/withdrawal-file/sentences.ts';
import type { WithdrawalFile } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import { FIELDS, type Field } from '../../../../../domain/withdrawal/shapes.ts';
import { ACCOUNT_TYPES, type AccountType, RAILS } from '../../../../../shared/terms.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { locale } from '../../../../ui/locale.ts';
import { templateOf } from '../../../../ui/template-of.ts';
import { railName } from '../rail-name.ts';
import { accountTypeWords } from '../words.ts';
import { readFile } from './read-file.ts';
import { writerOf } from './sentence-words.ts';
import type { WithdrawalRules } from '../../../../../domain/withdrawal-file/withdrawal-rules.ts';

/** The ids of the sentences of a file in the catalogue begin with this (lingui.config.ts). */
const PREFIX = 'file.';
const SHOWN = 10;
const ROWS_A_PIECE = 1_000;

/** The payments of a file that is right as a whole, or what has to be corrected in it first. */
export type FileRows =
  | { ok: true; rows: WithdrawalRequest[] }
  | { ok: false; faults: string[]; further: number };

/** Reads and checks a whole file. Nothing of it is used while a row has an error. */
export async function rowsOfFile(file: Blob, rules: WithdrawalRules): Promise<FileRows> {
  const read = await readFile({ file, rules }, () => undefined);
  const text = sentenceWriter();
  if (!read.ok) return { ok: false, faults: [text(read.problem.message)], further: 0 };
  const { summary, rejected } = rejectedOf(read.file);
  const faults = [
    ...summary.blockers.map(({ message }) => text(message)),
    ...rejected.map((error) => text(describeError(error))),
  ];
  if (faults.length > 0) {
    const shown = faults.slice(0, SHOWN);
    return { ok: false, faults: shown, further: Math.max(0, summary.rejected - shown.length) };
  }
  const rows = read.file
    .batches()
    .flatMap(({ index }) => [...read.file.withdrawals(index, ROWS_A_PIECE)].flat());
  return { ok: true, rows };
}

function rejectedOf(file: WithdrawalFile) {
  const { items } = file.rows({ offset: 0, limit: SHOWN, show: 'rejected' });
  return { summary: file.summary(), rejected: items.flatMap(({ errors }) => errors) };
}

/** Writes sentences about a file in the language of the page; columns have their names in the file. */
function sentenceWriter(): (sentence: Sentence) => string {
  const templates: Record<string, string> = Object.fromEntries(
    Object.entries(i18n.messages).flatMap(([id, message]) =>
      id.startsWith(PREFIX) ? [[id.slice(PREFIX.length), templateOf(message)]] : [],
    ),
  );
  const writer = writerOf({
    locale: locale(),
    templates,
    fields: Object.fromEntries(FIELDS.map((field) => [field, field])) as Record<Field, string>,
    accountTypes: Object.fromEntries(
      ACCOUNT_TYPES.map((type) => [type, accountTypeWords(type).toLowerCase()]),
    ) as Record<AccountType, string>,
    rails: Object.fromEntries(RAILS.map((rail) => [rail, railName(rail)])),
  });
  const template: typeof writer.template = (key) => templates[key] ?? ENGLISH.template(key);
  return (sentence) => write(sentence, { ...writer, template, money: formatMoney });
}
