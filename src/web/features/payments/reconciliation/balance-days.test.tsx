import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListedBalanceDay } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { BalanceDays } from './balance-days.tsx';

const ACCOUNT = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82';
const explained: ListedBalanceDay = {
  date: '2026-03-02',
  statement: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c81', name: 'STMT-42' },
  ledgerBalance: '100.00',
  statementBalance: '97.12',
  differenceAmount: '2.88',
  reasons: [
    { code: 'FEES', amount: '1.44' },
    { code: 'OPEN_ENTRIES', amount: '1.00' },
    { code: 'OTHER', amount: '0.44' },
  ],
  bookedLater: null,
};

it('each reason of a difference leads to what it is made of', async () => {
  answer({
    [`GET /app/statement-accounts/${ACCOUNT}/balance-days`]: {
      body: { items: [explained], total: 1, offset: 0, limit: 50 },
    },
  });
  const connection = { id: ACCOUNT, displayName: 'Main account' };
  renderPage(
    <BalanceDays account={{ id: ACCOUNT, accountNumber: '62000000001', currency: 'ZAR', connection }} />,
  );
  const to = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await to('Fees of payments that the bank has not charged yet')).toBe(
    `/reconciliation?view=posted&accountId=${ACCOUNT}`,
  );
  expect(await to('Open entries, in and out offset')).toBe(`/reconciliation?accountId=${ACCOUNT}`);
  expect(await to('Other business')).toBe(`/reconciliation?view=posted&accountId=${ACCOUNT}`);
});

const begun: ListedBalanceDay = {
  date: '2026-03-02',
  statement: { id: ACCOUNT, name: 'STMT-42' },
  ledgerBalance: '3000.00',
  statementBalance: '1500.00',
  differenceAmount: '1500.00',
  reasons: [{ code: 'OPENING_BALANCE', amount: '1500.00' }],
  bookedLater: null,
};

it('names an opening balance that is not recorded, with a link to where it is recorded', async () => {
  answer({
    [`GET /app/statement-accounts/${ACCOUNT}/balance-days`]: {
      body: { items: [begun], total: 1, offset: 0, limit: 50 },
    },
  });
  const connection = { id: ACCOUNT, displayName: 'Main account' };
  renderPage(
    <BalanceDays account={{ id: ACCOUNT, accountNumber: '62000000001', currency: 'ZAR', connection }} />,
  );
  const table = within(await screen.findByRole('table', { name: 'Balances by day' }));
  const link = table.getByRole('link', { name: 'The opening balance is not recorded' });
  expect(link.getAttribute('href')).toBe('/reconciliation');
});

it('says that a day of a closed month has payments which were booked later', async () => {
  const bookedLater = { payments: 2, amount: '-205.76' };
  answer({
    [`GET /app/statement-accounts/${ACCOUNT}/balance-days`]: {
      body: { items: [{ ...explained, bookedLater }], total: 1, offset: 0, limit: 50 },
    },
  });
  const connection = { id: ACCOUNT, displayName: 'Main account' };
  renderPage(
    <BalanceDays account={{ id: ACCOUNT, accountNumber: '62000000001', currency: 'ZAR', connection }} />,
  );
  await screen.findByText(/^2 payments of R.205\.76 were booked after the month was closed$/);
});
