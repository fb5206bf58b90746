import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReconciledAccount } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { testConnection } from '../shared/testing/connection.ts';
import ReconciliationPage from './page.tsx';

const ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82';
const day = {
  date: '2026-03-02',
  statement: { id: ID, name: 'STMT-42' },
  ledgerBalance: '3000.00',
  statementBalance: '3000.00',
  differenceAmount: '0.00',
  reasons: [],
};
const behind = {
  ...day,
  ledgerBalance: '2900.00',
  differenceAmount: '-100.00',
  reasons: [{ code: 'RETURNS', amount: '-100.00' }],
} as const;
const account: ReconciledAccount = {
  account: {
    id: ID,
    accountNumber: '62000000001',
    currency: 'ZAR',
    connection: { id: ID, displayName: 'Main account' },
  },
  openEntries: 0,
  proposals: 0,
  waiting: 0,
  openFindings: 0,
  latest: day,
  monthToConfirm: null,
  isChanging: false,
};

it('says that a connection which is on cannot pay before the first statement of its account', async () => {
  const draft = { ...testConnection(), id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c72' };
  const live = testConnection({ state: 'LIVE', displayName: 'Rent' });
  answer({
    'GET /app/statement-accounts': { body: [] },
    'GET /app/statement-confirmations': { body: [] },
    'GET /app/opening-balances': { body: [] },
    'GET /app/bank-connections': {
      body: [draft, { ...live, payer: { ...live.payer, accountNumber: '0062000000002' } }],
    },
  });
  renderPage(<ReconciliationPage />, { address: '/reconciliation' });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The opening balance of Rent 0062000000002 is missing');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it(
  'follows what is booked after the page was loaded, and then asks no more',
  { timeout: 30_000 },
  async () => {
    const answers: ReconciledAccount[] = [
      { ...account, latest: { ...behind, reasons: [...behind.reasons] }, isChanging: true },
      account,
    ];
    let [asked, days] = [0, 0];
    answer({
      'GET /app/statement-accounts': () => ({ body: [answers[Math.min(asked++, 1)]] }),
      'GET /app/statement-confirmations': { body: [] },
      'GET /app/opening-balances': { body: [] },
      'GET /app/bank-connections': { body: [] },
      'GET /app/entry-rules': { body: { items: [], total: 0, offset: 0, limit: 50 } },
      [`GET /app/statement-accounts/${ID}/balance-days`]: () => {
        days++;
        const shown = { ...(days === 1 ? behind : day), bookedLater: null };
        return { body: { items: [shown], total: 1, offset: 0, limit: 50 } };
      },
    });
    renderPage(<ReconciliationPage />, { address: '/reconciliation?view=days' });
    await screen.findByText(/^Ledger minus bank/);
    await screen.findByText(/^No difference on/, {}, { timeout: 15_000 });
    await waitFor(() => expect(screen.getByText('They agree')).toBeDefined());
    expect([asked, days]).toEqual([2, 2]);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(asked).toBe(2);
  },
);

it('marks the account whose balances it shows, also when the user has chosen none', async () => {
  const other = { ...account, account: { ...account.account, id: account.account.id.replace(/2$/, '3') } };
  answer({
    'GET /app/statement-accounts': { body: [account, other] },
    'GET /app/statement-confirmations': { body: [] },
    'GET /app/opening-balances': { body: [] },
    'GET /app/bank-connections': { body: [] },
    'GET /app/entry-rules': { body: { items: [], total: 0, offset: 0, limit: 50 } },
    [`GET /app/statement-accounts/${ID}/balance-days`]: {
      body: { items: [], total: 0, offset: 0, limit: 50 },
    },
  });
  renderPage(<ReconciliationPage />, { address: '/reconciliation?view=days' });
  const cards = await screen.findByRole('list', { name: 'Accounts' });
  const marks = [...cards.querySelectorAll('a')].map((card) => card.getAttribute('aria-current'));
  expect(marks).toEqual(['true', null]);
});
