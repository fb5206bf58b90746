import {
  earliestCutOff,
  hoursOfAll,
  type BankCalendar,
  type BankHours,
} from '../../../../domain/business-days/business-days.ts';
import type { BankFileProfile } from '../../../../domain/bank-files/profile.ts';
import { loadPublicHolidays } from '../../../../domain/business-days/public-holidays.ts';
import type { Country } from '../../../../domain/countries/country.ts';
import { dayOf } from '../../../../shared/calendar-day.ts';
import {
  cutOffOfProfile,
  daysAheadOfProfile,
  leadDaysOfProfile,
  saturdayCutOffOfProfile,
} from '../../../../shared/payment-types.ts';
import type { DateRule, Rail } from '../../../../shared/terms.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { liveProfiles } from '../../carriers/live-profiles.ts';
import { loadEntityConfig, type EntityConfig } from '../../entity/config/entity-config.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';

/** Dates reach a year ahead, and a move at the end of that year crosses into the next. */
const YEARS_AHEAD = 2;

/** What decides on which day the money of an entity's batches moves. */
export interface DateSettings {
  calendar: BankCalendar;
  /** The rule of batches that have none. */
  rule: DateRule;
  releaseDelayMs: number;
  /** The rails of the entity. */
  rails: readonly Rail[];
  /**
   * When payments by all of these rails can be submitted together, with the earlier of the operator's cut-off
   * and the bank's; also of rails that the operator has switched off since.
   */
  hoursOf(rails: readonly Rail[]): BankHours;
  /** Whether the rail pays at any hour of any day, and neither the operator nor the bank has a cut-off. */
  runsAllDay(rail: Rail): boolean;
  /** How many days ahead the bank takes a payment by a rail: 0 unless a bank file carries it. */
  daysAheadOf(rail: Rail): number;
}

/**
 * The settings, with the holidays from this year on. Null when the entity's country has no calendar.
 * `known`: the entity config, if the transaction has loaded it.
 */
export async function loadDateSettings(
  db: Queryable,
  entityId: string,
  at: Date,
  known?: EntityConfig,
): Promise<DateSettings | null> {
  const entity = known ?? (await loadEntityConfig(db, entityId));
  if (!entity) return null;
  const { country } = entity;
  const { timezone, ifNotBankingDay, releaseDelaySeconds } = await loadPaymentConfig(db, entityId);
  const holidays = await loadHolidays(db, entityId, country, dayOf(at.getTime(), timezone));
  if (!holidays) return null;
  const profiles = await liveProfiles(db, entityId, country.currency);
  const usual = (wanted: Rail) => country.rails.all.find(({ rail }) => rail === wanted)?.cutOff ?? null;
  const hoursOf = (wanted: Rail): BankHours => {
    const entry = entity.rails.find(({ rail }) => rail === wanted);
    const ofOperator = entry ? entry.cutOff : usual(wanted);
    return withBank(ofOperator, profiles.get(wanted), wanted);
  };
  return {
    calendar: { timezone, holidays },
    rule: ifNotBankingDay,
    releaseDelayMs: releaseDelaySeconds * 1000,
    rails: entity.rails.map(({ rail }) => rail),
    hoursOf: (rails) => hoursOfAll(rails.map(hoursOf)),
    runsAllDay: (rail) => usual(rail) === null && hoursOf(rail).cutOff === null,
    daysAheadOf: (rail) => {
      const profile = profiles.get(rail);
      return profile ? daysAheadOfProfile(profile, rail) : 0;
    },
  };
}

/**
 * The names of holidays and other closed days by their date, from the year of a day on; those that the
 * operator has added, from that day on. Null when the country has no calendar.
 */
export async function loadHolidays(
  db: Queryable,
  entityId: string,
  country: Country,
  from: string,
): Promise<Map<string, string> | null> {
  const publicHolidays = await loadPublicHolidays();
  const holidays = new Map<string, string>();
  for (let year = Number(from.slice(0, 4)), last = year + YEARS_AHEAD; year <= last; year++) {
    const known = publicHolidays(country, year);
    if (!known) return null;
    for (const { date, name } of known) holidays.set(date, name);
  }
  const added = await db.query(
    `SELECT date::text AS date, name
       FROM operator_holidays
      WHERE (entity_id = $1 OR entity_id IS NULL) AND date >= $2
      -- The name that was given for the entity alone counts.
      ORDER BY entity_id NULLS FIRST`,
    [entityId, from],
  );
  for (const { date, name } of added) holidays.set(date!, name);
  return holidays;
}

/** The hours of a rail: the earlier of the operator's cut-off and that of the bank which carries it. */
function withBank(ofOperator: string | null, profile: BankFileProfile | undefined, rail: Rail): BankHours {
  if (!profile) return { cutOff: ofOperator, saturdayCutOff: null, leadDays: 0 };
  const saturday = saturdayCutOffOfProfile(profile, rail);
  return {
    cutOff: earliestCutOff([ofOperator, cutOffOfProfile(profile, rail)]),
    saturdayCutOff: saturday === null ? null : earliestCutOff([ofOperator, saturday]),
    leadDays: leadDaysOfProfile(profile, rail),
  };
}
