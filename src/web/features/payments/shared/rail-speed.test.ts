import { expect, it } from 'vitest';
import { countryOf, DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { railSpeed } from './rail-speed.ts';

const { all } = countryOf(DEFAULT_COUNTRY.code).rails;

it.each(all)('says how fast $name is as the country does', (rail) => {
  // Check that the words come from the catalogue: the country's own words would pass even if the rail were
  // missing there.
  expect(railSpeed({ ...rail, speed: 'not in a catalogue' })).toBe(rail.speed);
});

it('takes the speed from the country for a rail without a translation', () => {
  const rail = { rail: 'TIDE' as (typeof all)[number]['rail'], speed: 'with the tide' };
  expect(railSpeed(rail)).toBe('with the tide');
});
