import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SettlementForDisplay, UnsettledSum } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import SettlementsPage from './page.tsx';
import SettlementPage from './settlement-page.tsx';

const settled: SettlementForDisplay = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c72',
  date: '2026-03-02',
  state: 'SETTLED',
  connection: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71', displayName: 'FNB salaries' },
  accountNumber: '62000000001',
  batch: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11', label: 'Salaries March' },
  fileName: 'PAY-20260302-0012.txt',
  currency: 'ZAR',
  payoutCount: 2,
  settledCount: 2,
  returnedCount: 0,
  expectedAmount: '1250.00',
  settledAmount: '1250.00',
  returnedAmount: '0.00',
  expectedFees: '2.88',
  chargedFees: '0.00',
  differenceAmount: '0.00',
  overAmount: '0.00',
  underAmount: '0.00',
  differenceState: 'NONE',
  acknowledgement: null,
  settledAt: '2026-03-03T05:00:00.000Z',
};
const partial: SettlementForDisplay = {
  ...settled,
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c73',
  state: 'PARTIAL',
  batch: { ...settled.batch, label: 'Suppliers March' },
  settledCount: 1,
  expectedAmount: '3000000.10',
  settledAmount: '0.05',
};

function list(items: SettlementForDisplay[], unsettled: UnsettledSum[], search = '') {
  answer({
    'GET /app/bank-connections': { body: [] },
    'GET /institution/payments/entity/config': { body: { country: 'ZA' } },
    'GET /institution/payments/settlements': {
      body: { items, total: items.length, offset: 0, limit: 50, unsettled },
    },
  });
  renderPage(<SettlementsPage />, {
    session: sessionOf('reader', ['VIEWER']),
    address: `/settlements${search}`,
  });
}

it('says of the sum of a file what it is the sum of', async () => {
  list([settled], []);
  await screen.findByRole('columnheader', { name: 'Due' });
  screen.getByText(
    /Due is the sum of the file’s payments, without fees and without those that were rejected/,
  );
  screen.getByText(/Shown here: R\s1,250\.00 due, R\s1,250\.00 settled/);
  expect(screen.queryByText('Handed over')).toBeNull();
});

it('shows what no statement shows yet, the sums of the page, and the account of each row', async () => {
  list([partial, settled], [{ currency: 'ZAR', amount: '3000000.05', count: 1 }]);
  const open = await screen.findByRole('region', { name: 'Not on a statement yet' });
  within(open).getByText('R 3,000,000.05');
  within(open).getByText('in 1 bank file');
  screen.getByText('Shown here: R 3,001,250.10 due, R 1,250.05 settled');
  const row = screen.getByRole('row', { name: /Salaries March/ });
  within(row).getByText('62000000001');
  within(row).getByText('PAY-20260302-0012.txt');
});

it('says no difference of a settlement whose payments are not all on statements', async () => {
  list([partial, settled], []);
  const row = await screen.findByRole('row', { name: /Suppliers March/ });
  expect(within(row).queryByText('R 0.00')).toBeNull();
  within(screen.getByRole('row', { name: /Salaries March/ })).getByText('R 0.00');
});

it('says that nothing is missing only of the whole list', async () => {
  list([settled], []);
  await screen.findByText('Nothing: statements show every payment');
});

it('says nothing about other settlements in a list of settled ones', async () => {
  list([settled], [], '?state=SETTLED');
  await screen.findByRole('row', { name: /Salaries March/ });
  expect(screen.queryByText('Nothing: statements show every payment')).toBeNull();
});

it('names the account that pays, and no difference while payments are missing', async () => {
  answer({
    'GET /institution/payments/settlements/': {
      body: { ...partial, needsSecondUser: true, mayConfirm: [], lineCount: 0, lines: [], returns: [] },
    },
    [`GET /institution/payments/settlements/${partial.id}/payouts`]: {
      body: { items: [], total: 0, offset: 0, limit: 50 },
    },
  });
  renderPage(<SettlementPage />, { address: `/settlements/${partial.id}` });
  const summary = await screen.findByRole('region', { name: 'Summary' });
  within(summary).getByText('62000000001');
  within(summary).getByText('R 3,000,000.05');
  expect(within(summary).queryByText('Difference')).toBeNull();
});

it('leads from the fees to the entries that they are made of', async () => {
  const line = {
    kind: 'FEE',
    payoutCount: 0,
    amount: '-2.88',
    bankReference: null,
    text: 'SERVICE FEE',
    way: 'EXACT',
    postedAt: '2026-03-03T05:00:00.000Z',
  };
  const ids = ['01939b5e-7c1a-7f00-8a54-0d5a3e1b9c81', '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82'] as const;
  answer({
    'GET /institution/payments/settlements/': {
      body: {
        ...settled,
        chargedFees: '2.88',
        needsSecondUser: true,
        mayConfirm: [],
        lineCount: 2,
        lines: [
          { ...line, entryId: ids[0], bookingDate: '2026-03-03' },
          { ...line, entryId: ids[1], bookingDate: '2026-03-02', kind: 'PAYOUT', payoutCount: 2 },
        ],
        returns: [],
      },
    },
    [`GET /institution/payments/settlements/${settled.id}/payouts`]: {
      body: { items: [], total: 0, offset: 0, limit: 50 },
    },
  });
  renderPage(<SettlementPage />, { address: `/settlements/${settled.id}` });
  const summary = await screen.findByRole('region', { name: 'Summary' });
  const links = within(summary).getAllByRole('link', { name: /^entry of/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/reconciliation?view=posted&open=${ids[0]}`,
  ]);
});
