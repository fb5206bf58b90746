import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountSlip } from './account-slips.ts';

const number = fc.stringMatching(/^[1-9]\d{8,10}$/);

describe('an account number that may be a slip', () => {
  it.each([
    ['4055512345', '4055512345', null],
    ['004055512345', '4055512345', null],
    ['40555123', '4055512345', 'PART'],
    ['55512345', '4055512345', 'PART'],
    ['405551234599', '4055512345', 'PART'],
    ['405551345', '4055512345', 'DIGIT'],
    ['40555512345', '4055512345', 'DIGIT'],
    ['4055512346', '4055512345', 'DIGIT'],
    ['4055512354', '4055512345', 'SWAPPED'],
    ['4055521345', '4055512345', 'SWAPPED'],
    ['4055512300', '4055512345', null],
    ['9988776655', '4055512345', null],
    ['123', '1234567890', null],
  ])('%s instead of %s: %s', (now, before, slip) => expect(accountSlip(now, before)).toBe(slip));

  it('is found for every cut of two digits or more, and for every digit left out or doubled', () => {
    fc.assert(
      fc.property(number, fc.nat(), (before, at) => {
        const cut = 2 + (at % (before.length - 6));
        expect(accountSlip(before.slice(0, -cut), before)).toBe('PART');
        const place = at % before.length;
        const without = before.slice(0, place) + before.slice(place + 1);
        if (!without.startsWith('0')) expect(accountSlip(without, before)).toBe('DIGIT');
        expect(accountSlip(before.slice(0, place) + before.slice(Math.max(0, place - 1)), before)).toBe(
          place === 0 ? null : 'DIGIT',
        );
      }),
    );
  });

  it('is the same in both directions', () => {
    fc.assert(
      fc.property(number, number, (one, other) => {
        expect(accountSlip(one, other)).toBe(accountSlip(other, one));
      }),
    );
  });
});
