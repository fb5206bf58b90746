import { expect, it } from 'vitest';
import { loadPublicHolidays } from './public-holidays.ts';
import { SOUTH_AFRICA } from '../countries/za/south-africa.ts';
import { holidayIn } from '../../shared/holiday-names.ts';

it('names every public holiday of South Africa in Afrikaans, also one that is observed later', async () => {
  const holidaysOf = await loadPublicHolidays();
  const names = [2024, 2025, 2026, 2027, 2028, 2029, 2030].flatMap((year) =>
    holidaysOf(SOUTH_AFRICA, year)!.map(({ name }) => name),
  );
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => holidayIn('af', name) === name)).toEqual([]);
  expect(holidayIn('af', 'Christmas Day')).toBe('Kersdag');
  expect(holidayIn('af', "National Women's Day (observed)")).toBe('Nasionale Vrouedag (waargeneem)');
});

it('leaves English names, and those that an operator gave', () => {
  expect(holidayIn('en', 'Christmas Day')).toBe('Christmas Day');
  expect(holidayIn('af', 'Day of mourning')).toBe('Day of mourning');
});
