import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import type { Setup } from '../shared/withdrawal-file/withdrawal-rules.ts';
import { FailedBefore } from './failed-before.tsx';
import type { NewBatchState, Source } from './state.ts';

const source = { name: 'March', blob: new Blob(), retryOf: null, rail: 'RTC' } as const;

function shown(given: Partial<Source>, entity: { rails: string[]; oneRailPerBatch: boolean }): void {
  const rails = entity.rails.map((rail) => ({ rail, maxAmount: null }));
  const setup = { entity: { ...entity, rails } } as unknown as Setup;
  const state = { choices: { rail: 'EFT' }, form: {} } as unknown as NewBatchState;
  renderPage(
    <FailedBefore source={{ ...source, ...given }} state={state} dispatch={() => undefined} setup={setup} />,
  );
}

it.each<[string, Partial<Source>, { rails: string[]; oneRailPerBatch: boolean }, RegExp]>([
  [
    'a correction by another rail',
    { corrects: 'b' },
    { rails: ['EFT', 'RTC'], oneRailPerBatch: true },
    /^This batch was to be sent by RTC\. It would be sent by EFT now\.\s*$/,
  ],
  [
    'a rail that no bank connection carries',
    { corrects: 'b' },
    { rails: ['EFT'], oneRailPerBatch: true },
    /No bank connection carries RTC; an admin can add one/,
  ],
  [
    'a rail that the operator has switched off',
    { retryOf: 'b' },
    { rails: ['EFT'], oneRailPerBatch: false },
    /failed when they were sent by RTC.*Your operator no longer enables RTC/,
  ],
])('says %s', async (_, given, entity, words) => {
  shown(given, entity);
  expect((await screen.findByText(/sent by EFT now/)).textContent).toMatch(words);
});
