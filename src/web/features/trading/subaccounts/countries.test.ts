import { expect, it } from 'vitest';
import { countryName } from '../../../ui/country-name.ts';
import { countryChoices } from './countries.ts';

it('lists each country once, without groups of countries and former countries', () => {
  const found = countryChoices();
  expect(new Set(found.map(({ label }) => label)).size).toBe(found.length);
  expect(found.find(({ value }) => value === 'ZA')).toEqual({ value: 'ZA', label: 'South Africa' });
  expect(found.filter(({ value }) => ['EU', 'UN', 'ZZ', 'SU', 'YU', 'DD'].includes(value))).toEqual([]);
  expect(found.length).toBeGreaterThan(190);
});

it('shows an unknown code unchanged', () => {
  expect([countryName('ZA'), countryName('ZAF'), countryName('!')]).toEqual(['South Africa', 'ZAF', '!']);
});
