import type { ExpectedFile, ExpectedItem, OpenEntry, StandingReference } from '../expected.ts';
import { OPERATING, PAYROLL, businessDaysAfter, day, entry, idOf, isBusinessDay, item } from './build.ts';

/** The bank's view of an entry of a made-up company, and the items that the entry is for. */
export interface Booking {
  entry: OpenEntry;
  items: ExpectedItem[];
}

export interface CompanyMonth {
  bookings: Booking[];
  files: ExpectedFile[];
  standing: StandingReference[];
}

/**
 * Statements of this account have texts only; those of the operating account have ids and counterparty
 * accounts.
 */
const BY_TEXT = PAYROLL;

/**
 * March 2026 of a made-up company without any fault: on each business day a run of suppliers, paid one by one
 * and booked with ids; claims of employees, booked with their references only; a bank fee; and what customers
 * pay. Once a week wages are booked as one debit, funding comes in, and a payment comes back.
 */
export function companyMonth(random: () => number): CompanyMonth {
  const month: CompanyMonth = { bookings: [], files: [], standing: [] };
  month.standing.push({ id: 'top-up', kind: 'FUNDING', accountNumber: OPERATING, reference: 'OUTLAY 7731' });
  let number = 0;
  for (let offset = 0; offset < 30; offset++) {
    const date = day(offset);
    if (!isBusinessDay(date)) continue;
    for (let i = 0; i < 25; i++) month.bookings.push(supplier(++number, date, random));
    for (let i = 0; i < 10; i++) month.bookings.push(claim(++number, date, random));
    for (let i = 0; i < 5; i++) month.bookings.push(customer(++number, date, random));
    month.bookings.push(fee(++number, date));
    if (offset % 7 !== 4) continue;
    wages(month, ++number * 1_000, date, random);
    month.bookings.push(...returned((number += 2), date));
    month.bookings.push({
      entry: entry(`e${++number}`, { date, amountMinor: 50_000_000n, text: 'CASH FOCUS OUTLAY 7731' }),
      items: [],
    });
  }
  return month;
}

/** Round amounts, which many payments share. */
function amountOf(random: () => number): bigint {
  return BigInt(1 + Math.floor(random() * 400)) * 2_500n;
}

function supplier(number: number, date: string, random: () => number): Booking {
  const amountMinor = -amountOf(random);
  const counterpartyAccount = String(62_000_000_000 + (number % 60));
  const expected = item(`i${number}`, {
    amountMinor,
    date,
    endToEndId: idOf(number),
    references: [`INV-${number}`],
    counterpartyAccount,
  });
  const facts = { endToEndId: idOf(number), counterparty: counterpartyAccount, text: `INV-${number}` };
  return {
    entry: entry(`e${number}`, { ...facts, amountMinor, date: maybeNext(date, random) }),
    items: [expected],
  };
}

function claim(number: number, date: string, random: () => number): Booking {
  const amountMinor = -amountOf(random);
  const facts = { amountMinor, accountNumber: BY_TEXT };
  const expected = item(`i${number}`, {
    ...facts,
    date,
    endToEndId: idOf(number),
    references: [`CLAIM ${number}`],
    counterpartyAccount: String(91_000_000_000 + number),
  });
  const text = `EFT DEBIT CLAIM-${number} /FNB`;
  return { entry: entry(`e${number}`, { ...facts, text, date: maybeNext(date, random) }), items: [expected] };
}

function customer(number: number, date: string, random: () => number): Booking {
  const amountMinor = amountOf(random);
  const expected = item(`i${number}`, {
    kind: 'COLLECTION',
    amountMinor,
    date,
    references: [`ORDER ${number}`],
  });
  return {
    entry: entry(`e${number}`, { amountMinor, date, text: `MAGTAPE CREDIT Order ${number}` }),
    items: [expected],
  };
}

/** The same amount and the same words each day. */
function fee(number: number, date: string): Booking {
  const facts = { amountMinor: -1_750n, date };
  return {
    entry: entry(`e${number}`, { ...facts, text: '##SERVICE FEE' }),
    items: [item(`i${number}`, { ...facts, kind: 'FEE', references: ['Service fee'] })],
  };
}

function wages(month: CompanyMonth, number: number, date: string, random: () => number): void {
  const fileId = idOf(number);
  const items = Array.from({ length: 40 }, (_, index) =>
    item(`i${number + index}`, {
      amountMinor: -amountOf(random),
      date,
      accountNumber: BY_TEXT,
      endToEndId: idOf(number + index),
      references: ['WAGES'],
      fileId,
    }),
  );
  const amountMinor = items.reduce((sum, one) => sum + one.amountMinor, 0n);
  month.files.push({ fileId, names: [`ACME CONTRA ${date}`] });
  month.bookings.push({
    entry: entry(`e${number}`, { amountMinor, date, accountNumber: BY_TEXT, text: `ACME CONTRA ${date}` }),
    items,
  });
}

/** A payment and its return two business days later, which a reply of the bank has announced. */
function returned(number: number, date: string): Booking[] {
  const facts = { endToEndId: idOf(number), amountMinor: -123_400n, date };
  const later = { amountMinor: 123_400n, date: businessDaysAfter(date, 2) };
  return [
    { entry: entry(`e${number}`, facts), items: [item(`i${number}`, facts)] },
    {
      entry: entry(`r${number}`, { ...later, endToEndId: idOf(number), isReturn: true }),
      items: [item(`ir${number}`, { ...later, kind: 'RETURN', endToEndId: idOf(number) })],
    },
  ];
}

/** Some payments are booked on the next business day. */
function maybeNext(date: string, random: () => number): string {
  return random() < 0.2 ? businessDaysAfter(date, 1) : date;
}
