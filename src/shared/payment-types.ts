import { RAILS, type Rail } from './terms.ts';

/** The marks by which pain.001 files tell the bank which rail to use, as data that an admin edits. */

/** CODE: of the external code set of ISO 20022. PROPRIETARY: the bank's word. */
export const LOCAL_INSTRUMENT_KINDS = ['CODE', 'PROPRIETARY'] as const;

export interface LocalInstrument {
  kind: (typeof LOCAL_INSTRUMENT_KINDS)[number];
  value: string;
}

/** The mark of a rail in a file. */
export interface RailMark {
  /** A code of the external code set of ISO 20022, such as URGP; null: the file has none. */
  serviceLevel: string | null;
  localInstrument: LocalInstrument | null;
}

export interface PaymentType extends RailMark {
  rail: Rail;
  /** The last minute of a banking day at which the bank takes a file by this rail; null: at any hour. */
  cutOff: string | null;
  /** The largest payment that the bank takes by this rail, in major units; null: no limit of the bank. */
  maxAmount: string | null;
}

export const PAYMENT_TYPE_PATTERNS = {
  serviceLevel: /^[A-Z0-9]{1,4}$/,
  localInstrument: /^[A-Za-z0-9](?:[A-Za-z0-9 ./-]{0,33}[A-Za-z0-9])?$/,
  cutOff: /^([01]\d|2[0-3]):[0-5]\d$/,
  maxAmount: /^[1-9]\d{0,12}\.\d{2}$/,
} as const;

/**
 * Marks to start from. NURG and URGP are codes of ISO 20022, which has no codes for RTC and PayShap. Every
 * bank has its own word for them, which its guide states.
 */
export const USUAL_MARKS: Readonly<Record<Rail, RailMark>> = {
  EFT: { serviceLevel: 'NURG', localInstrument: null },
  RTC: { serviceLevel: null, localInstrument: { kind: 'PROPRIETARY', value: 'RTC' } },
  PAYSHAP: { serviceLevel: null, localInstrument: { kind: 'PROPRIETARY', value: 'PAYSHAP' } },
  RTGS: { serviceLevel: 'URGP', localInstrument: null },
};

/** The parts of a profile that decide about its rails. */
interface RailsOfProfile {
  format: string;
  cutOff: string | null;
  saturdayCutOff?: string | undefined;
  daysAhead?: number | undefined;
  paymentTypes?: readonly PaymentType[] | undefined;
  acb?: { service: AcbService } | null | undefined;
  leadDays?: number | undefined;
}

/** The services of the bank for ACB files. */
export const ACB_SERVICES = ['SAMEDAY', 'ONE DAY', 'TWO DAY', 'BATCH'] as const;
export type AcbService = (typeof ACB_SERVICES)[number];

/** How many banking days before its action date the bank must have a file of a service. */
const LEAD_DAYS: Readonly<Record<AcbService, number>> = { SAMEDAY: 0, 'ONE DAY': 1, 'TWO DAY': 2, BATCH: 0 };

/**
 * The rails that files of a profile can carry. ACB and CSV files have no field for a rail and carry only EFT.
 */
export function railsOfProfile(profile: Pick<RailsOfProfile, 'format' | 'paymentTypes'>): Rail[] {
  const listed = (profile.format === 'PAIN_001' && profile.paymentTypes) || [];
  return RAILS.filter((one) => one === 'EFT' || listed.some(({ rail }) => rail === one));
}

/** How a pain.001 file says that its payments travel by a rail; null: it cannot carry the rail. */
export function railMark(
  { paymentTypes }: Pick<RailsOfProfile, 'paymentTypes'>,
  rail: Rail,
): RailMark | null {
  return paymentTypes?.find((type) => type.rail === rail) ?? (rail === 'EFT' ? USUAL_MARKS.EFT : null);
}

/** The last minute of a banking day at which the bank takes a file by a rail; null: at any hour. */
export function cutOffOfProfile({ cutOff, paymentTypes }: RailsOfProfile, rail: Rail): string | null {
  const type = paymentTypes?.find((one) => one.rail === rail);
  return type ? type.cutOff : cutOff;
}

/** The last minute of a Saturday at which the bank takes a file by a rail; null: it works on no Saturday. */
export function saturdayCutOffOfProfile({ saturdayCutOff }: RailsOfProfile, rail: Rail): string | null {
  return rail === 'EFT' ? (saturdayCutOff ?? null) : null;
}

/** The most lead days that a service of a bank has. */
export const MOST_LEAD_DAYS = 2;

/**
 * How many banking days before the execution date a file by a rail must have left. An ACB file names its
 * service; for other formats the profile states the days.
 */
export function leadDaysOfProfile({ acb, leadDays = 0 }: RailsOfProfile, rail: Rail): number {
  if (rail !== 'EFT') return 0;
  return acb ? LEAD_DAYS[acb.service] : leadDays;
}

/**
 * How many days before its execution date the bank accepts a file by a rail. A bank that pays at any hour
 * pays a file when it arrives, so such a file never leaves ahead.
 */
export function daysAheadOfProfile(profile: RailsOfProfile, rail: Rail): number {
  return cutOffOfProfile(profile, rail) === null && rail !== 'EFT' ? 0 : (profile.daysAhead ?? 0);
}

/** The largest payment that the bank takes by a rail, in major units; null: no limit of the bank. */
export function maxAmountOfProfile(
  { paymentTypes }: Pick<RailsOfProfile, 'paymentTypes'>,
  rail: Rail,
): string | null {
  return paymentTypes?.find((type) => type.rail === rail)?.maxAmount ?? null;
}

/** An error of a list of payment types, with the path of the value in it. */
export interface PaymentTypeError {
  path: (string | number)[];
  /** TWICE: the rail has another entry. SAME: the bank could not distinguish it from the rail `as`. */
  problem: { code: 'TWICE' } | { code: 'NO_MARK' } | { code: 'SAME'; as: Rail };
}

/** Everything that is wrong with a list of payment types; empty when the bank can tell the rails apart. */
export function paymentTypeErrors(types: readonly PaymentType[]): PaymentTypeError[] {
  const errors: PaymentTypeError[] = [];
  const known = new Map<string, Rail>();
  const isEftListed = types.some(({ rail }) => rail === 'EFT');
  if (!isEftListed) known.set(keyOf(USUAL_MARKS.EFT), 'EFT');
  types.forEach((type, index) => {
    const { rail } = type;
    if (types.findIndex((one) => one.rail === rail) < index) {
      errors.push({ path: [index, 'rail'], problem: { code: 'TWICE' } });
      return;
    }
    const as = known.get(keyOf(type));
    if (as) errors.push({ path: [index, 'serviceLevel'], problem: { code: 'SAME', as } });
    else if (rail !== 'EFT' && type.serviceLevel === null && type.localInstrument === null)
      errors.push({ path: [index, 'serviceLevel'], problem: { code: 'NO_MARK' } });
    else known.set(keyOf(type), rail);
  });
  return errors;
}

function keyOf({ serviceLevel, localInstrument }: RailMark): string {
  return JSON.stringify([serviceLevel, localInstrument?.kind ?? null, localInstrument?.value ?? null]);
}
