import { groupBy } from '../src/shared/group-by.ts';
import type { BankAccount, Booked } from './banks/bank-account.ts';
import type { FileBank } from './banks/file-bank.ts';
import type { Booking } from './history.ts';

/** Ways in which banks book, return and state, as `docs/guide/reconciling.md` describes them. */
export const SHAPES = [
  'debit for one payment',
  'debit for a whole file',
  'debit for some payments of a file, one of several',
  'debit for several files together',
  'debit that names nothing',
  'debit with its charges inside',
  'gross debit, with the rejected payments',
  'credit for a rejected payment of a gross debit',
  'debit of a wrong amount',
  'debit booked twice, and one given back',
  'debit of payments that the bank said it rejected',
  'file rejected as a whole',
  'file never answered',
  'reply in the portal only, until a person fetches it',
  'reply about a file that does not exist',
  'reply sent more than once',
  'return told by an unpaid file, then on a statement',
  'return on a statement only',
  'return read before its debit',
  'return on the statement of its debit',
  'charge for the account',
  'entry of other business',
  'money in that quotes the reference',
  'money in without a reference',
  'statement that came after a later one',
  'five or more statements at once, the latest first',
  'statement sent again, the same bytes',
  'statement issued again',
  'statement sent again by another name',
  'statement sent again with other contents',
  'statement without entries',
  'report of a day that is not over (camt.052)',
  'statement in camt.053.001.02',
  'statement in camt.053.001.04',
  'statement in camt.053.001.06',
  'statement in camt.053.001.08',
  'statement in camt.053.001.10',
  'statement in camt.053.001.13',
  'statement in camt.053 with a prefix',
  'statement in MT940',
  'statement in CSV: signed amounts',
  'statement in CSV: columns for money in and out',
  'statement in CSV: title above the columns',
] as const;
export type Shape = (typeof SHAPES)[number];

export type ShapeCounts = ReadonlyMap<Shape, number>;

/** Statements that arrive at one visit after a week without any. */
const WEEK = 5;

/** How often the bank of entity B has played each shape. Only what it has booked or sent counts. */
export function shapesOf(bank: FileBank, booking: Booking): ShapeCounts {
  const counts = new Map<Shape, number>(SHAPES.map((shape) => [shape, 0]));
  const add = (shape: Shape, times = 1) => counts.set(shape, counts.get(shape)! + times);
  for (const entry of bank.account.entries) for (const shape of entryShapes(bank, entry)) add(shape);
  for (const { fate, decidedMs, payments } of bank.files) {
    if (fate.isSilent) add('file never answered');
    if (decidedMs === null) continue;
    if (fate.isRejected) add('file rejected as a whole');
    const isPaid = payments.some(({ state }) => state === 'PAID' || state === 'RETURNED');
    if (fate.debitFault === 'WRONG_AMOUNT' && isPaid) add('debit of a wrong amount');
    if (fate.isReplyInPortal) add('reply in the portal only, until a person fetches it');
    if (fate.isAfterWrongReply) add('reply about a file that does not exist');
    if (fate.copies > 1) add('reply sent more than once');
  }
  for (const { sentAs, copies, entries } of bank.account.statements) {
    if (sentAs === null) continue;
    add(formatOf(booking));
    if (booking.camt?.prefix && !booking.isMt940 && !booking.csv) add('statement in camt.053 with a prefix');
    if (entries.length === 0) add('statement without entries');
    for (const copy of copies) add(COPIES[copy]);
  }
  add('statement that came after a later one', lateOnes(bank.account));
  add('five or more statements at once, the latest first', weeksAtOnce(bank.account));
  add('report of a day that is not over (camt.052)', bank.account.reportCount);
  return counts;
}

const COPIES = {
  SAME: 'statement sent again, the same bytes',
  ISSUED_AGAIN: 'statement issued again',
  RENAMED: 'statement sent again by another name',
  CHANGED: 'statement sent again with other contents',
} as const satisfies Record<string, Shape>;

const CSV_SHAPES = {
  PLAIN: 'statement in CSV: signed amounts',
  TWO_COLUMNS: 'statement in CSV: columns for money in and out',
  TITLED: 'statement in CSV: title above the columns',
} as const satisfies Record<string, Shape>;

function formatOf({ csv, isMt940, camt }: Booking): Shape {
  if (csv) return CSV_SHAPES[csv];
  return isMt940 ? 'statement in MT940' : `statement in camt.053.001.${camt?.version ?? '08'}`;
}

function entryShapes(bank: FileBank, entry: Booked): Shape[] {
  if (entry.asks === 'FEE') return ['charge for the account'];
  if (entry.asks === 'OTHER') return ['entry of other business'];
  if (entry.asks === 'FUNDING') return ['money in without a reference'];
  if (entry.isFunding) return ['money in that quotes the reference'];
  if (entry.isDouble) return entry.isReversal ? ['debit booked twice, and one given back'] : [];
  if (entry.givesBack !== null) return ['credit for a rejected payment of a gross debit'];
  if (entry.returns !== null) return returnShapes(bank, entry);
  return entry.pays.length > 0 ? debitShapes(bank, entry) : [];
}

function debitShapes(bank: FileBank, { pays, text, rejected, chargedMinor }: Booked): Shape[] {
  const of = bank.files.filter(({ payments }) => payments.some(({ reference }) => pays.includes(reference)));
  const all = of.flatMap(({ payments }) => payments).filter(({ state }) => state !== 'REJECTED');
  const paidCount = pays.length - rejected.length;
  const shapes: Shape[] = [];
  if (of.length > 1) shapes.push('debit for several files together');
  else if (pays.length === 1 && text === pays[0]) shapes.push('debit for one payment');
  else if (paidCount < all.length) shapes.push('debit for some payments of a file, one of several');
  else shapes.push('debit for a whole file');
  if (text === 'EFT DEBIT') shapes.push('debit that names nothing');
  if (chargedMinor > 0n) shapes.push('debit with its charges inside');
  if (rejected.length > 0) shapes.push('gross debit, with the rejected payments');
  if (pays.some((reference) => bank.contradicts({ reference })))
    shapes.push('debit of payments that the bank said it rejected');
  return shapes;
}

function returnShapes(bank: FileBank, entry: Booked): Shape[] {
  const reference = entry.returns!;
  const shapes: Shape[] = [
    bank.isReturnOnStatementOnly(reference)
      ? 'return on a statement only'
      : 'return told by an unpaid file, then on a statement',
  ];
  const statementOf = (one: Booked) =>
    bank.account.statements.find(({ entries }) => entries.some((own) => own === one));
  const debit = bank.account.entries.find(({ pays }) => pays.includes(reference));
  const [came, left] = [statementOf(entry), debit && statementOf(debit)];
  if (came && came === left) shapes.push('return on the statement of its debit');
  if (came && left && (came.sentAs ?? Infinity) < (left.sentAs ?? Infinity))
    shapes.push('return read before its debit');
  return shapes;
}

/** Statements that were sent after one with a later number. */
function lateOnes({ statements }: BankAccount): number {
  return statements.filter(
    ({ number, sentAs }) =>
      sentAs !== null && statements.some((one) => one.number > number && isBefore(one.sentAs, sentAs)),
  ).length;
}

/** Visits of the bank that left five or more statements, the latest before the others. */
function weeksAtOnce({ statements }: BankAccount): number {
  const bySending = groupBy(
    statements.filter(({ sentMs }) => sentMs !== null),
    ({ sentMs }) => sentMs,
  );
  return [...bySending.values()].filter(
    (together) =>
      together.length >= WEEK && together.every(({ sentAs }) => sentAs! >= together.at(-1)!.sentAs!),
  ).length;
}

function isBefore(one: number | null, other: number): boolean {
  return one !== null && one < other;
}

/** Adds counts to others. */
export function addShapes(to: Map<Shape, number>, more: ShapeCounts): void {
  for (const [shape, count] of more) to.set(shape, (to.get(shape) ?? 0) + count);
}
