import { expect, it } from 'vitest';
import type { Rail } from '../../../../shared/terms.ts';
import type { Setup } from '../shared/withdrawal-file/withdrawal-rules.ts';
import { firstChoices } from './setup.ts';
import type { Source } from './state.ts';

const setupOf = (...rails: Rail[]) =>
  ({
    entity: { country: 'ZA', rails: rails.map((rail) => ({ rail, maxAmount: null })) },
    config: { defaultRail: 'EFT' },
  }) as unknown as Setup;
const earlier = (given: Partial<Source>): Source => ({ name: '', blob: new Blob(), retryOf: null, ...given });

it('begins with the default rail if the entity may use it, or else with its first rail', () => {
  expect(firstChoices(setupOf('RTC', 'EFT'), null)).toEqual({
    currency: 'ZAR',
    rail: 'EFT',
    decimalMark: null,
  });
  expect(firstChoices(setupOf('RTC'), null).rail).toBe('RTC');
  expect(firstChoices(setupOf(), null).rail).toBe('EFT');
});

it('keeps the rail of a retry as long as the entity may use it', () => {
  expect(firstChoices(setupOf('RTC', 'EFT'), earlier({ rail: 'RTC' })).rail).toBe('RTC');
  expect(firstChoices(setupOf('EFT'), earlier({ rail: 'RTC' })).rail).toBe('EFT');
});

it('keeps the currency of a batch that is paid again', () => {
  const repeats = { id: '1', label: 'March', currency: 'USD' } as const;
  expect(firstChoices(setupOf('EFT'), earlier({ repeats })).currency).toBe('USD');
});
