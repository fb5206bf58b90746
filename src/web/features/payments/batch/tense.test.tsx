import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BatchRow, BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { addDays, dayOf } from '../../../../shared/calendar-day.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { FindingLines } from './finding-words.tsx';
import { Summary } from './summary.tsx';

const today = dayOf(Date.now(), 'Africa/Johannesburg');

function summary(movesOn: string | null) {
  const batch: Partial<BulkWithdrawalBatchForDisplay> = {
    status: 'COMPLETE',
    movesOn,
    currency: 'ZAR',
    totalAmount: '1000.00',
    withdrawalCount: 4,
    byStatus: [{ status: 'COMPLETE', count: 4, amount: '1000.00', fee: '0.00' }],
    approvals: [],
    completedAt: '2026-03-02T08:05:00.000Z',
  };
  renderPage(<Summary batch={batch as BulkWithdrawalBatchForDisplay} onOpen={() => {}} />);
  return screen.getByRole('region', { name: 'Summary' }).textContent;
}

it('says of a batch that the bank pays on a later day that it is still to be paid', () => {
  const words = summary(addDays(today, 2));
  expect(words).toContain('to be paid in 4 of 4 payments');
  expect(words).toContain('Accepted by the bank');
  expect(words).toContain('To be paid on');
});

it.each([null, today])('says of a batch whose day was %s that it was paid', (movesOn) => {
  const words = summary(movesOn);
  expect(words).toContain('paid to 4 of 4 people');
  expect(words).not.toContain('o be paid');
});

type Repeats = NonNullable<NonNullable<BatchRow['checks']>['repeats']>;

it.each<[status: Repeats['status'], words: string]>([
  ['PENDING', 'Duplicate: to be paid, batch of 2 Mar 2026'],
  ['SUBMITTED', 'Duplicate: sent to the bank, batch of 2 Mar 2026'],
  ['COMPLETE', 'Duplicate: paid, batch of 2 Mar 2026'],
])('a duplicate of a payment that is %s reads %j', (status, words) => {
  const repeats: Partial<Repeats> = { createdAt: '2026-03-02T08:05:00.000Z', status };
  const row = { currency: 'ZAR', checks: { usualAmount: null, repeats, repeatsRow: null } };
  const { container } = renderLines(row as unknown as BatchRow);
  expect(container.textContent).toContain(words);
});

function renderLines(row: BatchRow) {
  renderPage(
    <div data-testid="lines">
      <FindingLines row={row} others={[]} bankName={(code) => code} />
    </div>,
  );
  return { container: screen.getByTestId('lines') };
}
