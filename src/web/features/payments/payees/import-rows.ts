import { t } from '@lingui/core/macro';
import {
  ACCOUNT_FIELDS,
  type AccountField,
  accountColumns,
  readAccount,
} from '../../../../domain/withdrawal-file/read-account.ts';
import type { CompiledRules } from '../../../../domain/withdrawal-file/rules.ts';
import type { Sentence } from '../../../../domain/withdrawal-file/sentences.ts';
import type { TextTable } from '../../../../domain/withdrawal-file/text-table.ts';
import { REFERENCE_FORMAT } from '../../../../shared/reference-format.ts';
import type { ProposedPayee } from '../shared/payees/propose-dialog.tsx';

/** The heading under which a file has the formats of references. */
const FORMAT_HEADING = /^(reference format|format of references|verwysingsformaat)$/i;

/** A row of the file: what was read, or what is wrong. */
export interface ImportRow {
  line: number;
  name: string;
  account: string;
  payee: ProposedPayee | null;
  errors: readonly string[];
}

/** What a file has to have: the headings that are missing. */
export function missingColumns({ headers }: TextTable): AccountField[] {
  const columns = accountColumns(headers);
  return ACCOUNT_FIELDS.filter((field) => field !== 'branch_code' && columns[field] === null);
}

/** The rows of a file as payees, each with its errors. */
export function importRows(
  { headers, rows }: TextTable,
  rules: CompiledRules,
  text: (sentence: Sentence) => string,
): ImportRow[] {
  const columns = accountColumns(headers);
  const format = headers.findIndex((header) => FORMAT_HEADING.test(header.trim()));
  return rows.map(({ line, cells }) => {
    const values = Object.fromEntries(
      ACCOUNT_FIELDS.map((field) => [field, columns[field] === null ? '' : (cells[columns[field]] ?? '')]),
    ) as Record<AccountField, string>;
    const referenceFormat = (format < 0 ? '' : (cells[format] ?? '')).trim();
    const read = readAccount(values, rules);
    const errors = [
      ...(read.ok ? [] : read.errors.map(({ message }) => text(message))),
      ...(referenceFormat === '' || REFERENCE_FORMAT.test(referenceFormat)
        ? []
        : [t`The format of references has characters other than #, @, ?, letters and digits.`]),
    ];
    return {
      line,
      name: read.ok ? read.account.name : values.beneficiary_name.trim(),
      account: `${values.bank.trim()} ${values.account_number.trim()}`.trim(),
      payee:
        read.ok && errors.length === 0
          ? { ...read.account, ...(referenceFormat === '' ? {} : { referenceFormat }) }
          : null,
      errors,
    };
  });
}

/** Places the errors of the server, whose paths are "payees[3].name", on the rows that were sent. */
export function withRefusals(
  rows: readonly ImportRow[],
  errors: readonly { path: string; message: string }[],
): ImportRow[] {
  const sent = rows.filter(({ payee }) => payee !== null);
  const byLine = new Map<number, string[]>();
  for (const { path, message } of errors) {
    const row = sent[Number(/^payees\[(\d+)\]/.exec(path)?.[1] ?? -1)];
    if (row) byLine.set(row.line, [...(byLine.get(row.line) ?? []), message]);
  }
  return rows.map((row) => {
    const refused = byLine.get(row.line);
    return refused ? { ...row, payee: null, errors: refused } : row;
  });
}
