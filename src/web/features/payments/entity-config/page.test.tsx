import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EntityConfigForDisplay, EntityRail } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import EntityConfigPage from './page.tsx';

const rail = (name: EntityRail['rail'], sharesFileWith: EntityRail['rail'][] = []): EntityRail => ({
  rail: name,
  maxAmount: '5000000.00',
  unitFee: '2.00',
  cutOff: '15:30',
  sharesFileWith,
});

it.each([
  [false, [rail('EFT'), rail('RTGS')], /is sent by RTGS, if RTGS is listed/],
  [true, [rail('EFT'), rail('RTGS')], /is refused, because a bank file has payments by one rail/],
  [
    true,
    [rail('EFT', ['RTGS']), rail('RTGS', ['EFT'])],
    /In a batch of EFT, a payment above the limit is sent by RTGS in the same file/,
  ],
] as const)(
  'says where a payment above the limit of its rail goes: %s',
  async (oneRailPerBatch, rails, words) => {
    const config: EntityConfigForDisplay = {
      entityId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12',
      legalName: 'Overberg Wool',
      country: 'ZA',
      enabledCurrencies: ['ZAR'],
      payoutsEnabled: true,
      maxBatchWithdrawals: 5000,
      maxBatchAmounts: [],
      rails: [...rails],
      oneRailPerBatch,
      updatedAt: '2026-03-02T08:00:00.000Z',
    };
    answer({
      'GET /institution/payments/entity/config': { body: config },
      'GET /app/control-changes': { body: { items: [], total: 0, offset: 0, limit: 20 } },
    });
    renderPage(<EntityConfigPage />, { session: sessionOf('viewer', ['VIEWER']) });
    expect((await screen.findByText(words)).textContent).not.toContain('undefined');
  },
);
