import { formatAmount, type Currency } from '../../shared/money.ts';
import type { AccountType, Rail } from '../../shared/terms.ts';
import { WITHDRAWAL_FIELDS, type FieldDescription } from './fields.ts';

/** One line of the table of fields. */
export type WithdrawalEntry = (typeof WITHDRAWAL_FIELDS)[number];
type Entry = WithdrawalEntry;
type OfPresence<P extends Entry['presence']> = Extract<Entry, { presence: P }>;
type Text<E extends Entry> = E['reader'] extends 'account type' ? AccountType : string;

/** A field by its name in the file: `own_reference`. */
export type Field = Entry['name'];
/** A field by its property on the wire: `ownReference`. */
export type WireField = Entry['wire'];
/** A field that is a text of the payer's choice, such as a reference. */
export type TextFieldEntry = Extract<Entry, { reader: 'reference' | 'identifier' }>;

/** A withdrawal as a request has it, before it is checked. */
export type WithdrawalInput = { [E in OfPresence<'required'> as E['wire']]: string } & {
  [E in OfPresence<'defaulted' | 'optional'> as E['wire']]?: string | undefined;
};

/** A withdrawal that passed every check, as a request sends it. */
export type CanonicalWithdrawal = { [E in OfPresence<'required' | 'defaulted'> as E['wire']]: Text<E> } & {
  [E in OfPresence<'optional'> as E['wire']]?: Text<E>;
};

/** A withdrawal that passed every check, with its amount in minor units and the rail that will carry it. */
export type CheckedWithdrawal = CanonicalWithdrawal & { amountMinor: bigint; rail: Rail };

type Stored<E extends Entry> = E['reader'] extends 'amount'
  ? bigint
  : E['presence'] extends 'optional'
    ? Text<E> | null
    : Text<E>;

/** The fields of a withdrawal as the database stores them, by their names in the code. */
export type StoredWithdrawal = { [E in Entry as E['stored']]: Stored<E> };

/** The fields of a withdrawal as the database stores them, by the names of their columns. */
export type WithdrawalColumns = { [E in Entry as E['column']]: Stored<E> };

/** Optional fields as answers have them: null where the withdrawal has none. */
export type OptionalFields = { [E in OfPresence<'optional'> as E['wire']]: Text<E> | null };

export const FIELDS = WITHDRAWAL_FIELDS.map(({ name }) => name) as readonly Field[];

/** A file without one of these cannot be paid until a person says where the field comes from. */
export const REQUIRED_FIELDS: readonly Field[] = WITHDRAWAL_FIELDS.filter(
  ({ presence }) => presence === 'required',
).map(({ name }) => name);

/** Fields for which a person may give one text for every row of a file. */
export const SAME_FOR_ALL_FIELDS: readonly Field[] = WITHDRAWAL_FIELDS.filter(
  ({ sameForAllRows }: FieldDescription) => sameForAllRows,
).map(({ name }) => name);

/** Each field's property on the wire, in the order of `FIELDS`. */
export const WIRE_FIELDS = WITHDRAWAL_FIELDS.map(({ wire }) => wire) as readonly WireField[];

/** Each field's entry of the table, by its name. */
export const FIELD = perField((entry) => entry) as {
  readonly [E in Entry as E['name']]: E;
};

/** The fields that are texts of the payer's choice, in the order of `FIELDS`. */
export const TEXT_FIELDS = WITHDRAWAL_FIELDS.filter(
  (entry): entry is TextFieldEntry => entry.reader === 'reference' || entry.reader === 'identifier',
);

export const OPTIONAL_FIELDS = WITHDRAWAL_FIELDS.filter(
  (entry): entry is OfPresence<'optional'> => entry.presence === 'optional',
);

/** A value for each field, by its name in the file. */
export function perField<T>(valueOf: (entry: Entry, index: number) => T): Record<Field, T> {
  return Object.fromEntries(
    WITHDRAWAL_FIELDS.map((entry, index) => [entry.name, valueOf(entry, index)]),
  ) as Record<Field, T>;
}

const NAME_BY_WIRE: ReadonlyMap<string, Field> = new Map(
  WITHDRAWAL_FIELDS.map(({ wire, name }) => [wire, name]),
);

/** The field of a property on the wire; undefined when a withdrawal has no such property. */
export function fieldOfWire(wire: string): Field | undefined {
  return NAME_BY_WIRE.get(wire);
}

const STORED_FIELDS = WITHDRAWAL_FIELDS.map(({ stored }) => stored);

/**
 * A checked withdrawal as it is stored: null for optional fields that it does not have. The object is new,
 * and the caller may add to it. Spreading objects of this size takes V8 ten times as long.
 */
export function storedWithdrawal(checked: CheckedWithdrawal): StoredWithdrawal & { rail: Rail } {
  const fields: Partial<Record<keyof StoredWithdrawal, string | bigint | null>> = {};
  for (const name of STORED_FIELDS) fields[name] = checked[name] ?? null;
  return Object.assign(fields as StoredWithdrawal, { rail: checked.rail });
}

/** A stored withdrawal as a request would send it again. */
export function requestOfColumns(row: WithdrawalColumns, currency: Currency): CanonicalWithdrawal {
  const fields: [WireField, string][] = [];
  for (const { wire, column } of WITHDRAWAL_FIELDS) {
    const value = row[column];
    if (value !== null)
      fields.push([wire, typeof value === 'bigint' ? formatAmount(value, currency) : value]);
  }
  return Object.fromEntries(fields) as CanonicalWithdrawal;
}

/** The optional fields of a stored withdrawal, as answers have them. */
export function optionalFieldsOf(row: WithdrawalColumns): OptionalFields {
  return Object.fromEntries(OPTIONAL_FIELDS.map(({ wire, column }) => [wire, row[column]])) as OptionalFields;
}
