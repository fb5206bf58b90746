import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BankStatement } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import { watchedConnection } from '../shared/testing/connection.ts';
import StatementsPage from './page.tsx';

const WATCHED = watchedConnection();
const statement: BankStatement = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c81',
  account: {
    id: WATCHED.statementAccountId!,
    accountNumber: WATCHED.payer.accountNumber,
    currency: 'ZAR',
    connection: { id: WATCHED.id, displayName: WATCHED.displayName },
  },
  kind: 'STATEMENT',
  name: 'STMT-MARCH',
  sequenceNumber: 42,
  opening: { amount: '100.00', date: '2026-03-02' },
  closing: { amount: '75.00', date: '2026-03-02' },
  bookedAmount: '-25.00',
  entryCount: 1,
  openFindings: 0,
  isUploaded: true,
  takenBack: null,
  receivedAt: '2026-03-03T05:00:00.000Z',
  file: {
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c84',
    fileName: 'march.sta',
    format: 'MT940',
    receivedBy: null,
    isFetched: true,
  },
};
const pageOf = (items: readonly object[]) => ({
  body: { items, total: items.length, offset: 0, limit: 50 },
});

function show(search = '') {
  answer({
    'GET /app/statement-accounts': { body: [] },
    'GET /app/bank-connections': { body: [WATCHED] },
    'GET /app/statement-confirmations': { body: [] },
    'GET /app/refused-statements': pageOf([]),
    'GET /app/statement-findings': pageOf([]),
    'GET /app/statements': pageOf([statement, { ...statement, id: ID, sequenceNumber: null }]),
    'GET /institution/payments/entity/config': { body: { country: 'ZA' } },
  });
  return renderPage(<StatementsPage />, {
    session: sessionOf('reader', ['VIEWER']),
    address: `/statements${search}`,
  });
}
const ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c85';

it('the list has the number that the bank gave each statement', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Bank statements' });
  const at = within(table)
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent === 'Statement number');
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[at]?.textContent);
  expect(cells).toEqual(['42', '']);
});

it('explains what an advice and a finding are', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Bank statements' });
  within(table).getByRole('columnheader', { name: 'Findings' });
  screen.getByText(/an advice reports single entries early, and a statement has them again/);
  screen.getByText(/A finding is something wrong, such as a gap/);
});

it('narrowed to a watched account, it names the account', async () => {
  show(`?accountId=${WATCHED.statementAccountId}`);
  await screen.findByText(`Account: ${WATCHED.payer.accountNumber}`);
});
