import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { BankStatementDetails } from '../../../../client/types.gen.ts';
import type { Role } from '../../../../shared/terms.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import StatementsPage from './page.tsx';
import StatementPage from './statement-page.tsx';

const ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c81';
const PATH = `/app/statements/${ID}`;
const statement: BankStatementDetails = {
  id: ID,
  account: {
    id: ID,
    accountNumber: '62000000001',
    currency: 'ZAR',
    connection: { id: ID, displayName: 'Main account' },
  },
  kind: 'STATEMENT',
  name: 'STMT-42',
  sequenceNumber: 42,
  opening: { amount: '1000.00', date: '2026-03-02' },
  closing: { amount: '990.00', date: '2026-03-02' },
  bookedAmount: '-10.00',
  entryCount: 2,
  openFindings: 0,
  receivedAt: '2026-03-03T05:00:00.000Z',
  file: { id: ID, fileName: 'S.xml', format: 'CAMT', receivedBy: null, isFetched: true },
  isUploaded: true,
  takenBack: null,
  takeBackRefusal: null,
};
const takenBack = {
  by: { userId: ID, name: 'Anna Approver' },
  at: '2026-03-03T06:00:00.000Z',
  reason: 'Another company.',
};

function open(roles: Role[], shown = statement, refusal?: { status: number; body: object }) {
  let now = shown;
  const none = { body: { items: [], total: 0, offset: 0, limit: 50 } };
  const sent = answer({
    [`GET ${PATH}`]: () => ({ body: now }),
    [`GET ${PATH}/entries`]: none,
    'GET /app/statement-findings': none,
    [`POST ${PATH}/take-back`]: () => {
      if (refusal) return refusal;
      now = { ...now, takenBack };
      return { body: now };
    },
  });
  const page = renderPage(
    <Routes>
      <Route path="/statements/:id" element={<StatementPage />} />
    </Routes>,
    { session: sessionOf('reader', roles), address: `/statements/${ID}` },
  );
  return { sent, ...page };
}

async function takeBack(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Take back…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: 'Take the statement back' });
  expect(confirm.hasAttribute('disabled')).toBe(true);
  dialog.getByText(/STMT-42 of Main account 62000000001, 2 entries, then counts nowhere/);
  await user.type(dialog.getByRole('textbox'), 'Another company.');
  await user.click(confirm);
  return dialog;
}

it('says why a statement cannot be taken back, and who uploaded it', async () => {
  const detail = 'Entries of this statement are posted (2), as other business or bank fees.';
  const receivedBy = { userId: ID, name: 'Paula Preparer' };
  const file = { ...statement.file, receivedBy, isFetched: false };
  open(['APPROVER'], { ...statement, file, takeBackRefusal: { detail, params: null } });
  const button = await screen.findByRole('button', { name: 'Take back…' });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe(detail);
  expect(screen.getByText(/Uploaded by/).textContent).toBe('Uploaded by Paula Preparer');
});

it('takes an uploaded statement back for a reason, and says who did it', async () => {
  const { sent, user } = open(['APPROVER']);
  await takeBack(user);
  await screen.findByText(/Anna Approver/);
  screen.getByText(/Another company\./);
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Another company.' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take back…' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Upload the right statement' }).getAttribute('href')).toBe(
    '/statements',
  );
});

it('shows why a statement cannot be taken back', async () => {
  const code = 'statement_entries_posted';
  const detail = 'Entries of this statement are posted (2).';
  const body = { type: 'about:blank', title: 'The request was refused', status: 400, code, detail };
  const { user } = open(['ADMIN'], statement, { status: 400, body: { ...body, instance: '/' } });
  const dialog = await takeBack(user);
  await dialog.findByText(/Entries of this statement are posted/);
});

it.each<[string, Role[], BankStatementDetails]>([
  ['a preparer', ['PREPARER'], statement],
  ['a statement of the bank', ['ADMIN'], { ...statement, isUploaded: false }],
  ['a statement that was taken back', ['ADMIN'], { ...statement, takenBack }],
])('offers nothing to take back for %s', async (_, roles, shown) => {
  open(roles, shown);
  await screen.findByRole('heading', { name: 'STMT-42' });
  expect(screen.queryByRole('button', { name: 'Take back…' })).toBeNull();
});

it('marks it in the list of statements', async () => {
  const page = (items: unknown[]) => ({ body: { items, total: items.length, offset: 0, limit: 50 } });
  answer({
    'GET /app/statement-accounts': { body: [] },
    'GET /app/bank-connections': { body: [] },
    'GET /app/statement-confirmations': { body: [] },
    'GET /app/refused-statements': page([]),
    'GET /app/statement-findings': page([]),
    'GET /app/statements': page([{ ...statement, openFindings: 1, takenBack }]),
  });
  renderPage(<StatementsPage />, { session: sessionOf('reader', ['VIEWER']) });
  const row = within((await screen.findByText('STMT-42')).closest('tr')!);
  row.getByText('Taken back');
});
