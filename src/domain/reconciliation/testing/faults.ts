import type { ItemState, MatchReason } from '../../../shared/reconciliation-terms.ts';
import type { OpenEntry } from '../expected.ts';
import { OPERATING, PAYROLL, businessDaysAfter, entry } from './build.ts';
import type { Booking, CompanyMonth } from './company-month.ts';

export const FAULTS = [
  'missing',
  'doubled',
  'wrong amount',
  'wrong account',
  'unknown',
  'swapped sign',
  'late',
  'split',
  'merged',
] as const;
type Fault = (typeof FAULTS)[number];

/** The findings that reconciliation must make about the entries and items of a fault. */
export interface Expectation {
  fault: Fault;
  entries: Record<string, MatchReason>;
  items: Record<string, ItemState>;
}

/**
 * Plants this many faults, each in another booking of one payment. Returns the entries of the faulty month
 * and the findings that are expected.
 */
export function plantFaults(
  { bookings }: CompanyMonth,
  count: number,
  random: () => number,
): { entries: OpenEntry[]; expectations: Expectation[] } {
  const sound = new Set(bookings);
  const entries = new Map(bookings.map((booking) => [booking, [booking.entry]]));
  const usable = () => [...sound].filter(isUsable);
  const pick = (among: Booking[]) => among[Math.floor(random() * among.length)]!;
  const expectations: Expectation[] = [];
  for (let number = 0; number < count; number++) {
    const fault = FAULTS[number % FAULTS.length]!;
    let booking = pick(usable());
    while (fault === 'merged' && !partnerOf(booking, usable())) booking = pick(usable());
    const partner = fault === 'merged' ? partnerOf(booking, usable())! : null;
    sound.delete(booking);
    if (partner) {
      sound.delete(partner);
      entries.set(partner, []);
    }
    const planted = plant(fault, booking, partner, number);
    entries.set(booking, planted.entries);
    expectations.push(planted.expectation);
  }
  return { entries: [...entries.values()].flat(), expectations };
}

/** Payouts and collections of one item. In fees and returns some faults cannot be distinguished. */
function isUsable({ items }: Booking): boolean {
  const [item, other] = items;
  return (
    item !== undefined && !other && ['PAYOUT', 'COLLECTION'].includes(item.kind) && item.references.length > 0
  );
}

/** Another booking of the same day and account that a bank could join with this one. */
function partnerOf(booking: Booking, among: readonly Booking[]): Booking | undefined {
  const [item] = booking.items;
  return among.find(
    (other) =>
      other !== booking &&
      other.items[0]!.kind === item!.kind &&
      other.items[0]!.date === item!.date &&
      other.entry.entry.valueDate === booking.entry.entry.valueDate &&
      other.items[0]!.accountNumber === item!.accountNumber,
  );
}

function plant(
  fault: Fault,
  { entry: sound, items: [item] }: Booking,
  partner: Booking | null,
  number: number,
): { entries: OpenEntry[]; expectation: Expectation } {
  const { amountMinor, valueDate, text } = sound.entry;
  const changed = (more: object, id = sound.id): OpenEntry => ({
    ...sound,
    id,
    entry: { ...sound.entry, ...more },
  });
  const found = (reasons: (MatchReason | null)[], state: ItemState, entries: OpenEntry[]) => ({
    entries,
    expectation: {
      fault,
      entries: Object.fromEntries(entries.map(({ id }, index) => [id, reasons[index]!])),
      items: { [item!.id]: state },
    },
  });
  switch (fault) {
    case 'missing':
      return found([], 'MISSING', []);
    case 'doubled': {
      const exact = sound.entry.details[0]?.endToEndId ? 'END_TO_END_ID' : 'REFERENCE';
      return found([exact, 'DOUBLED'], 'DOUBLED', [sound, changed({}, `${sound.id}x`)]);
    }
    case 'wrong amount':
      return found(['AMOUNT_DIFFERS'], 'QUESTIONED', [changed({ amountMinor: amountMinor + 90n })]);
    case 'wrong account': {
      const other = sound.accountNumber === OPERATING ? PAYROLL : OPERATING;
      return found(['ACCOUNT_DIFFERS'], 'QUESTIONED', [{ ...sound, accountNumber: other }]);
    }
    case 'unknown': {
      const stranger = entry(`u${number}`, {
        date: valueDate,
        amountMinor: number % 2 === 0 ? -77_701n : 88_803n,
        text: `CARD PURCHASE ${number} KEMPTON PARK`,
      });
      const { expectation } = found([null], 'MATCHED', [sound]);
      return {
        entries: [sound, stranger],
        expectation: { ...expectation, entries: { [stranger.id]: 'UNKNOWN' }, items: {} },
      };
    }
    case 'swapped sign':
      return found(['SIGN_SWAPPED'], 'QUESTIONED', [changed({ amountMinor: -amountMinor })]);
    case 'late': {
      const late = businessDaysAfter(item!.date, 3 + (number % 4));
      return found(['LATE'], 'QUESTIONED', [changed({ valueDate: late, bookingDate: late })]);
    }
    case 'split': {
      const part = amountMinor / 3n;
      return found(['SPLIT', 'SPLIT'], 'QUESTIONED', [
        changed({ amountMinor: part }),
        changed({ amountMinor: amountMinor - part }, `${sound.id}x`),
      ]);
    }
    case 'merged': {
      const other = partner!.entry.entry;
      const joined = changed({
        amountMinor: amountMinor + other.amountMinor,
        text: `${text} ${other.text}`,
        details: [],
      });
      const planted = found(['MERGED'], 'QUESTIONED', [joined]);
      planted.expectation.items[partner!.items[0]!.id] = 'QUESTIONED';
      return planted;
    }
  }
}
