import type { AccountType } from '../../shared/terms.ts';
import { FIELD, FIELDS, type Field } from '../withdrawal/shapes.ts';
import { readRow } from './check-row.ts';
import { RowReading } from './row-reading.ts';
import type { CompiledRules } from './rules.ts';
import type { Sentence } from './sentences.ts';

/** The fields of an account, as a file of payees has them. */
export const ACCOUNT_FIELDS = [
  'beneficiary_name',
  'bank',
  'branch_code',
  'account_number',
  'account_type',
] as const satisfies readonly Field[];
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** An account as it was read: the code of its bank, and its type as requests name it. */
interface ReadAccount {
  name: string;
  bankCode: string;
  branchCode: string;
  accountNumber: string;
  accountType: AccountType;
}

export type AccountReading =
  | { ok: true; account: ReadAccount }
  | { ok: false; errors: readonly { field: AccountField; message: Sentence }[] };

/** A payment that every account can get. */
const PAID: Readonly<Partial<Record<Field, string>>> = { amount: '1.00', beneficiary_reference: 'PAYMENT' };

function isAccountField(field: Field | null): field is AccountField {
  return (ACCOUNT_FIELDS as readonly (Field | null)[]).includes(field);
}

/** Reads an account by the rules of a withdrawal file: "Standard Bank" and "Cheque" are understood. */
export function readAccount(
  values: Readonly<Record<AccountField, string>>,
  rules: CompiledRules,
): AccountReading {
  const reading = new RowReading();
  const given: Readonly<Partial<Record<Field, string>>> = { ...PAID, ...values };
  const holds = readRow(
    FIELDS.map((field) => given[field] ?? ''),
    rules,
    reading,
  );
  const { bank, accountType } = reading;
  if (holds && bank && accountType)
    return {
      ok: true,
      account: {
        name: reading.beneficiaryName,
        bankCode: bank.code,
        branchCode: reading.branchCode,
        accountNumber: reading.accountNumber,
        accountType,
      },
    };
  return {
    ok: false,
    errors: reading.findings.errors.map(({ field, message }) => ({
      field: isAccountField(field) ? field : 'bank',
      message,
    })),
  };
}

/** The column of each field by its heading, from 0; null for a field that the headings do not name. */
export function accountColumns(headers: readonly string[]): Record<AccountField, number | null> {
  const compared = headers.map(comparable);
  const taken = new Set<number>();
  const find = (words: readonly string[]): number | null => {
    for (const word of words) {
      const at = compared.findIndex((header, index) => header === comparable(word) && !taken.has(index));
      if (at < 0) continue;
      taken.add(at);
      return at;
    }
    return null;
  };
  const clear = ACCOUNT_FIELDS.map((field) => {
    const { name, label, headers: known } = FIELD[field];
    return [field, find([name, label, ...known.clear])] as const;
  });
  return Object.fromEntries(
    clear.map(([field, at]) => [field, at ?? find(FIELD[field].headers.likely)]),
  ) as Record<AccountField, number | null>;
}

function comparable(header: string): string {
  return header
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
