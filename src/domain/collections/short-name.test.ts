import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Naledi Mokoena', 'Naledi M.'],
  ['Johan van der Merwe', 'Johan V. D. M.'],
  ['  Thandi   Nkosi ', 'Thandi N.'],
  ['Madonna', 'Madonna'],
  ['𐐨Əli Əliyev', '𐐨Əli Ə.'],
])('names the person %s as %s', (name, shown) => {
  expect(shortName(name)).toBe(shown);
});

it.each(['Mokoena Transport (Pty) Ltd', 'Laerskool Noord 7', 'Die Nuwe Kerk', 'Sonop Edms Bpk'])(
  'names the organisation %s in full',
  (name) => {
    expect(shortName(name)).toBe(name);
  },
);
