import { isWeekend } from '../../../../domain/business-days/business-days.ts';
import { loadPublicHolidays } from '../../../../domain/business-days/public-holidays.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { countryOfEntity } from '../../entity/config/entity-country.ts';

/** Banking days of any year. Years whose holidays are not known have weekends only. */
export async function businessDays(db: Queryable, entityId: string): Promise<(date: string) => boolean> {
  const publicHolidays = await loadPublicHolidays();
  const country = await countryOfEntity(db, entityId);
  const added = await db.query(
    'SELECT date::text AS date FROM operator_holidays WHERE entity_id = $1 OR entity_id IS NULL',
    [entityId],
  );
  const closed = new Set(added.map(({ date }) => date));
  const years = new Set<string>();
  return (date) => {
    const year = date.slice(0, 4);
    if (!years.has(year)) {
      years.add(year);
      for (const holiday of publicHolidays(country, Number(year)) ?? []) closed.add(holiday.date);
    }
    return !isWeekend(date) && !closed.has(date);
  };
}
