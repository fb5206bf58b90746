import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MonthEnd, ReconciledAccount } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import MonthEndsPage from './page.tsx';

const account: MonthEnd['account'] = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82',
  accountNumber: '62000000001',
  currency: 'ZAR',
  connection: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71', displayName: 'FNB salaries' },
};
const ADA = { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12', name: 'Ada Admin' };
const BEN = { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c13', name: 'Ben Approver' };
const ready: MonthEnd = {
  account,
  month: '2026-03',
  lastDay: '2026-03-31',
  state: 'READY',
  isReady: true,
  bankBalance: '9805.00',
  ledgerBalance: '9800.00',
  differenceAmount: '-5.00',
  matters: [
    { code: 'DIFFERENCE', count: 1, weight: 'NEEDS_REASON' },
    { code: 'SET_ASIDE_ENTRIES', count: 1, weight: 'NOTED' },
  ],
  closing: null,
};
const open: MonthEnd = {
  ...ready,
  month: '2026-04',
  lastDay: '2026-04-30',
  state: 'OPEN',
  isReady: false,
  matters: [{ code: 'OPEN_ENTRIES', count: 2, weight: 'BLOCKS' }],
};
const closing: NonNullable<MonthEnd['closing']> = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ce1',
  requestedBy: ADA,
  requestedAt: '2026-04-01T08:15:30.000Z',
  explanation: 'Interest that the bank takes back.',
  confirmedBy: null,
  confirmedAt: null,
  record: {
    month: '2026-03',
    accountNumber: account.accountNumber,
    currency: 'ZAR',
    openingBalance: '10000.00',
    bankBalance: '9805.00',
    ledgerBalance: '9800.00',
    difference: '-5.00',
    statements: 2,
    entries: { count: 2, amount: '-195.00' },
    posted: [{ kind: 'OTHER', count: 1, amount: '-200.00' }],
    other: [{ category: 'TAX', count: 1, amount: '-200.00' }],
    setAside: { count: 1, amount: '5.00' },
    settlements: { count: 0, notSettled: 0 },
    entriesDigest: 'e'.repeat(64),
  },
  digest: 'd'.repeat(64),
  bookedLater: null,
  reopening: null,
  mayConfirm: [BEN],
};

function show(
  items: MonthEnd[],
  session: ReturnType<typeof sessionOf>,
  search = '',
  more = {},
  others: ReconciledAccount[] = [],
) {
  const sent = answer({
    'GET /app/statement-accounts': {
      body: [
        {
          account,
          openEntries: 2,
          proposals: 0,
          waiting: 0,
          openFindings: 0,
          latest: null,
          monthToConfirm: null,
          isChanging: false,
        },
        ...others,
      ],
    },
    [`GET /app/statement-accounts/${account.id}/month-ends`]: {
      body: { items, total: items.length, offset: 0, limit: 12 },
    },
    ...more,
  });
  return { sent, ...renderPage(<MonthEndsPage />, { session, address: `/month-ends${search}` }) };
}

it('lists the months with what prevents their closing, and links to it', async () => {
  show([open, ready], sessionOf('reader', ['VIEWER']), '?open=2026-04');
  const table = await screen.findByRole('table', { name: 'Month end' });
  within(table).getByText('Ready to close');
  within(table).getByText('2 entries of this or an earlier month are open');
  const link = await screen.findByRole('link', { name: '2 entries of this or an earlier month are open' });
  expect(link.getAttribute('href')).toBe(`/reconciliation?accountId=${account.id}`);
  expect(screen.queryByRole('button', { name: /Close the month/ })).toBeNull();
});

it('opens the month that waits for a second user when the link names no account', async () => {
  const second = {
    ...account,
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c90',
    connection: { ...account.connection, displayName: 'Rent' },
  };
  const waiting: MonthEnd = { ...ready, account: second, state: 'WAITING', isReady: false, closing };
  const path = `GET /app/statement-accounts/${second.id}/month-ends`;
  const { user } = show(
    [ready],
    sessionOf('approver', ['APPROVER']),
    '',
    { [path]: { body: { items: [waiting], total: 1, offset: 0, limit: 12 } } },
    [
      {
        account: second,
        openEntries: 0,
        proposals: 0,
        waiting: 0,
        openFindings: 0,
        latest: null,
        monthToConfirm: '2026-03',
        isChanging: false,
      },
    ],
  );
  const tab = await screen.findByRole<HTMLInputElement>('radio', {
    name: 'Rent · 62000000001 (March 2026 waits)',
  });
  expect(tab.checked).toBe(true);
  await screen.findByText('Other business: Tax');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Other business: Tax')).toBeNull());
  expect(tab.checked).toBe(true);
});

it('says what was booked after a month was closed, beside the figures that stay', async () => {
  const bookedLater = { payments: 1, amount: '-102.88' };
  const closed: MonthEnd = {
    ...ready,
    state: 'CLOSED',
    isReady: false,
    closing: { ...closing, confirmedBy: BEN, confirmedAt: closing.requestedAt, mayConfirm: [], bookedLater },
  };
  show([closed], sessionOf('reader', ['VIEWER']), '?open=2026-03');
  const words = /^1 payment of R.102\.88 was booked after the month was closed$/;
  const table = await screen.findByRole('table', { name: 'Month end' });
  within(table).getByText(words);
  expect(await screen.findAllByText(words)).toHaveLength(2);
  screen.getByText(/The figures below stay as they were closed/);
});

it('asks why ledger and bank differ before it closes a month', async () => {
  const { user, sent } = show([ready], sessionOf('approver', ['APPROVER']), '?open=2026-03', {
    'POST /app/month-ends': { body: { ...ready, state: 'WAITING', isReady: false, closing } },
  });
  await user.click(await screen.findByRole('button', { name: 'Close the month…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close March 2026?' });
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', {
    name: /Close March 2026 with R.9,805\.00/,
  });
  expect(confirm.disabled).toBe(true);
  await user.type(within(dialog).getByRole('textbox', { name: /Why ledger and bank differ/ }), 'Interest.');
  await user.click(confirm);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      accountId: account.id,
      month: '2026-03',
      explanation: 'Interest.',
    }),
  );
});

it('names who may confirm a month that waits, and shows what would be closed', async () => {
  const waiting: MonthEnd = { ...ready, state: 'WAITING', isReady: false, closing };
  show([waiting], sessionOf('other', ['APPROVER']), '?open=2026-03');
  await screen.findByText('Ben Approver');
  screen.getByText('Interest that the bank takes back.', { exact: false });
  screen.getByText('Other business: Tax');
  expect(screen.queryByText('Other business')).toBeNull();
  expect(screen.queryByRole('button', { name: /Confirm and close/ })).toBeNull();
  await screen.findByRole('button', { name: 'Withdraw' });
});

it('offers the record of a closed month, and to reopen it with a reason', async () => {
  const closed: MonthEnd = {
    ...ready,
    state: 'CLOSED',
    isReady: false,
    closing: { ...closing, confirmedBy: BEN, confirmedAt: '2026-04-01T09:00:00.000Z', mayConfirm: [] },
  };
  const { user } = show([closed], sessionOf('approver', ['APPROVER']), '?open=2026-03');
  const record = await screen.findByRole('link', { name: 'Export as CSV' });
  expect(record.getAttribute('href')).toBe(`/app/month-ends/${closing.id}/record.csv`);
  await user.click(screen.getByRole('button', { name: 'Reopen the month…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reopen March 2026?' });
  expect(
    within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Ask to reopen March 2026' }).disabled,
  ).toBe(true);
});
