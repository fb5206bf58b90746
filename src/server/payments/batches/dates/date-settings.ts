import { earliestCutOff, type BankCalendar } from '../../../../domain/business-days/business-days.ts';
import { loadPublicHolidays } from '../../../../domain/business-days/public-holidays.ts';
import { dayOf } from '../../../../shared/calendar-day.ts';
import { cutOffOfProfile, daysAheadOfProfile } from '../../../../shared/payment-types.ts';
import type { DatePolicy, Rail } from '../../../../shared/terms.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { liveProfiles } from '../../carriers/live-profiles.ts';
import { loadEntityConfig, type EntityConfig } from '../../entity/config/entity-config.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';

/** Dates reach a year ahead, and a move at the end of that year crosses into the next. */
const YEARS_AHEAD = 2;

/** What decides on which day the money of an entity's batches moves. */
export interface DateSettings {
  calendar: BankCalendar;
  policy: DatePolicy;
  releaseDelayMs: number;
  /** The rails of the entity, each with the earlier of the operator's cut-off and the bank's. */
  rails: EntityConfig['rails'];
  /** The same for one rail, also for one that the operator has switched off since. */
  cutOffOf(rail: Rail): string | null;
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
  const { timezone, executionDatePolicy, releaseDelaySeconds } = await loadPaymentConfig(db, entityId);
  const today = dayOf(at.getTime(), timezone);
  const publicHolidays = await loadPublicHolidays();
  const holidays = new Map<string, string>();
  for (let year = Number(today.slice(0, 4)), last = year + YEARS_AHEAD; year <= last; year++) {
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
    [entityId, today],
  );
  for (const { date, name } of added) holidays.set(date!, name);
  const profiles = await liveProfiles(db, entityId, country.currency);
  const withBank = <R extends { rail: Rail; cutOff: string | null }>(entry: R): R => {
    const profile = profiles.get(entry.rail);
    const ofBank = profile ? cutOffOfProfile(profile, entry.rail) : null;
    return { ...entry, cutOff: earliestCutOff([entry.cutOff, ofBank]) };
  };
  const rails = entity.rails.map(withBank);
  const cutOffOf = (wanted: Rail): string | null => {
    const entry =
      rails.find(({ rail }) => rail === wanted) ??
      country.rails.all.map(withBank).find(({ rail }) => rail === wanted);
    return entry?.cutOff ?? null;
  };
  return {
    calendar: { timezone, holidays },
    policy: executionDatePolicy,
    releaseDelayMs: releaseDelaySeconds * 1000,
    rails,
    cutOffOf,
    runsAllDay: (wanted) => {
      const usual = country.rails.all.find(({ rail }) => rail === wanted);
      return usual?.cutOff === null && cutOffOf(wanted) === null;
    },
    daysAheadOf: (rail) => {
      const profile = profiles.get(rail);
      return profile ? daysAheadOfProfile(profile, rail) : 0;
    },
  };
}
