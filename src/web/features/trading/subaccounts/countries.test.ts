import { expect, it } from 'vitest';
import { countryChoices, countryName } from './countries.ts';

it('offers the countries of the world once each, without groups of them or those that are no more', () => {
  const found = countryChoices();
  expect(new Set(found.map(({ label }) => label)).size).toBe(found.length);
  expect(found.find(({ value }) => value === 'ZA')).toEqual({ value: 'ZA', label: 'South Africa' });
  expect(found.filter(({ value }) => ['EU', 'UN', 'ZZ', 'SU', 'YU', 'DD'].includes(value))).toEqual([]);
  expect(found.length).toBeGreaterThan(190);
});

it('shows a code that it does not know as it is', () => {
  expect([countryName('ZA'), countryName('ZAF'), countryName('!')]).toEqual(['South Africa', 'ZAF', '!']);
});
