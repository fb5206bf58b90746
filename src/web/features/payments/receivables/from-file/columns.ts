import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { words } from '../../../../../domain/withdrawal/words.ts';

/** The fields of a payment request that a file may have. */
export const FIELDS = ['name', 'email', 'label', 'invoiceNumber', 'amount', 'dueOn', 'expiresOn'] as const;
export type Field = (typeof FIELDS)[number];

/** The column of each field, from 0; null for a field that the file does not have. */
export type Mapping = Readonly<Record<Field, number | null>>;

/** Fields that may be given once for every row. */
export const COMMON_FIELDS = ['label', 'dueOn'] as const;

const NAMES: Readonly<Record<Field, MessageDescriptor>> = {
  name: msg`Payer`,
  email: msg`Email`,
  label: msg`Subject`,
  invoiceNumber: msg`Invoice number`,
  amount: msg`Amount`,
  dueOn: msg`Due day`,
  expiresOn: msg`Last day`,
};

export function fieldWord(field: Field): string {
  return i18n._(NAMES[field]);
}

/** The headers by which a column is known, English and Afrikaans, in comparable form. */
const HEADERS: Readonly<Record<Field, readonly string[]>> = {
  name: words(`payer, payer name, name, full name, customer, customer name, client, client name, debtor,
    parent, parent name, learner, learner name, student, member, account holder, naam, betaler, kliënt,
    klient, ouer, leerder`),
  email: words('email, e mail, email address, e mail address, mail, e pos, epos, e posadres'),
  label: words(`subject, label, description, details, for, fee, what for, item, onderwerp, beskrywing, fooi`),
  invoiceNumber: words(`invoice, invoice number, invoice no, invoice nr, inv, inv no, invoice id, document,
    document number, faktuur, faktuurnommer, faktuur nr`),
  amount: words(`amount, amount due, total, total due, balance, balance due, outstanding, open amount, value,
    bedrag, totaal, uitstaande`),
  dueOn: words('due, due date, due day, due on, pay by, payable by, payment date, vervaldatum, vervaldag'),
  expiresOn: words('expires, expires on, expiry, expiry date, last day, valid until, verval, laaste dag'),
};

function comparable(header: string): string {
  return header
    .replaceAll(/\([^)]*\)/g, ' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Finds the columns by their headers: each column has one field at most, the first that fits. */
export function matchColumns(headers: readonly string[]): Mapping {
  const compared = headers.map(comparable);
  const taken = new Set<number>();
  const found = FIELDS.map((field) => {
    for (const name of HEADERS[field]) {
      const at = compared.findIndex((header, index) => header === name && !taken.has(index));
      if (at < 0) continue;
      taken.add(at);
      return [field, at] as const;
    }
    return [field, null] as const;
  });
  return Object.fromEntries(found) as Mapping;
}
