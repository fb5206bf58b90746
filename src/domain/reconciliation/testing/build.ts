import { dateOfDayNumber, dayNumber } from '../../../shared/day-number.ts';
import type { StatementEntry } from '../../bank-files/statement.ts';
import type { ExpectedItem, OpenEntry, ReconciliationInput } from '../expected.ts';

export const OPERATING = '4051234567';
export const PAYROLL = '4059876543';

const MONDAY = dayNumber('2026-03-02')!;

/** Business days are Monday to Friday. */
export function isBusinessDay(date: string): boolean {
  return (((dayNumber(date)! - MONDAY) % 7) + 7) % 7 < 5;
}

/** The date this many days after Monday, 2 March 2026. */
export function day(offset: number): string {
  return dateOfDayNumber(MONDAY + offset);
}

/** The date this many business days later. */
export function businessDaysAfter(date: string, count: number): string {
  let number = dayNumber(date)!;
  for (let left = count; left > 0;) if (isBusinessDay(dateOfDayNumber(++number))) left--;
  return dateOfDayNumber(number);
}

/** An end-to-end id of 32 hex digits that has a number in it. */
export function idOf(number: number): string {
  return `${'0123456789abcdef'.slice(number % 7, (number % 7) + 9)}${String(number).padStart(23, '0')}`;
}

export function item(id: string, more: Partial<ExpectedItem> = {}): ExpectedItem {
  return {
    id,
    kind: 'PAYOUT',
    accountNumber: OPERATING,
    amountMinor: -10_000n,
    date: day(0),
    endToEndId: null,
    references: [],
    fileId: null,
    position: null,
    counterpartyAccount: null,
    earlierEntryId: null,
    earlierReturnId: null,
    ...more,
  };
}

interface EntryFacts extends Partial<StatementEntry> {
  accountNumber?: string;
  date?: string;
  endToEndId?: string;
  counterparty?: string;
  isReturn?: boolean;
  repeatsEntryId?: string;
  isUndone?: boolean;
  undoneRuleIds?: string[];
}

export function entry(id: string, more: EntryFacts = {}): OpenEntry {
  const {
    accountNumber = OPERATING,
    date = day(0),
    endToEndId,
    counterparty,
    isReturn,
    repeatsEntryId = null,
    isUndone = false,
    undoneRuleIds = [],
    ...rest
  } = more;
  const isDetailed = endToEndId !== undefined || counterparty !== undefined || isReturn;
  return {
    id,
    accountNumber,
    repeatsEntryId,
    isUndone,
    undoneRuleIds,
    entry: {
      amountMinor: -10_000n,
      isReversal: false,
      status: 'BOOKED',
      bookingDate: date,
      valueDate: date,
      bankReference: null,
      code: '',
      text: '',
      batchCount: null,
      details: isDetailed
        ? [
            {
              endToEndId: endToEndId ?? null,
              amountMinor: null,
              text: '',
              counterparty: { name: null, accountNumber: counterparty ?? null },
              returned: isReturn ? { code: 'AC04', text: null, failureCode: 'ACCOUNT_CLOSED' } : null,
            },
          ]
        : [],
      ...rest,
    },
  };
}

/** A payment of an entry for several. */
export function detail(endToEndId: string | null, amountMinor: bigint | null, text = '') {
  return { endToEndId, amountMinor, text, counterparty: { name: null, accountNumber: null }, returned: null };
}

export function input(more: Partial<ReconciliationInput>): ReconciliationInput {
  return {
    entries: [],
    expected: [],
    files: [],
    standing: [],
    rules: [],
    window: { before: 1, after: 2 },
    today: day(30),
    isBusinessDay,
    ...more,
  };
}
