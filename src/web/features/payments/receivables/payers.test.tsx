import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { PayerStatement } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import PayerPage from './payer-page.tsx';
import PayersPage from './payers-page.tsx';
import { statementCsv, statementFileName } from './statement-csv.ts';
import {
  allocatedReceipt,
  COLLECTIONS,
  pageOf,
  payer,
  PAYERS,
  RECEIPTS,
  request,
  statement,
} from './testing/examples.ts';

type Answers = Parameters<typeof answer>[0];

function show(address: string, more: Answers = {}, session = sessionOf('preparer', ['PREPARER'])) {
  const sent = answer({
    'GET /institution/payments/entity/config': { body: { country: 'ZA' } },
    'GET /app/people': { body: [] },
    [`GET ${PAYERS}`]: { body: pageOf([payer]) },
    [`GET ${PAYERS}/${payer.id}`]: { body: payer },
    [`GET ${PAYERS}/${payer.id}/statement`]: { body: statement },
    [`GET ${COLLECTIONS}`]: { body: pageOf([request]) },
    [`GET ${RECEIPTS}`]: { body: pageOf([]) },
    ...more,
  });
  const pages = (
    <Routes>
      <Route path="/receivables/payers" element={<PayersPage />} />
      <Route path="/receivables/payers/:id" element={<PayerPage />} />
    </Routes>
  );
  return { sent, ...renderPage(pages, { address, session }) };
}

it('lists payers with what each has open, and finds one by words', async () => {
  const { user, router, sent } = show('/receivables/payers');
  const table = await screen.findByRole('table', { name: 'Payers' });
  within(table).getByText('C7KQ4MX7');
  within(table).getByText(/R.4,200\.00/);
  await user.type(screen.getByRole('searchbox', { name: 'Search payers' }), 'mokoena');
  await waitFor(() => expect(router.state.location.search).toBe('?query=mokoena'));
  await waitFor(() => expect(sent.at(-1)!.address).toContain('query=mokoena'));
});

it('adds a payer with a name and an email, and opens it', async () => {
  const { user, router, sent } = show('/receivables/payers', { [`POST ${PAYERS}`]: { body: payer } });
  await user.click(await screen.findByRole('button', { name: 'Add a payer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add the payer' }));
  dialog.getByText('Enter the name of the payer.');
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Naledi Mokoena');
  await user.type(dialog.getByRole('textbox', { name: /^Email/ }), 'naledi@example.com');
  await user.click(dialog.getByRole('button', { name: 'Add the payer' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/receivables/payers/${payer.id}`));
  const posted = sent.filter(({ method }) => method === 'POST');
  expect(posted).toMatchObject([{ body: { name: 'Naledi Mokoena', email: 'naledi@example.com' } }]);
});

it('explains payers to a company without any, and offers nothing to a viewer', async () => {
  show('/receivables/payers', { [`GET ${PAYERS}`]: { body: pageOf([]) } }, sessionOf('viewer', ['VIEWER']));
  await screen.findByText('No payers yet');
  expect(screen.queryByRole('button', { name: 'Add a payer' })).toBeNull();
});

it('shows one payer: what is open, the requests, and the way to a new one', async () => {
  show(`/receivables/payers/${payer.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Naledi Mokoena' });
  const requests = await screen.findByRole('table', { name: 'Payment requests to Naledi Mokoena' });
  within(requests).getByText('7KQ4MXFW');
  expect(screen.getByRole('link', { name: 'New request' }).getAttribute('href')).toBe(
    `/receivables/new?payer=${payer.id}`,
  );
});

it('changes a payer with the version that was read, and keeps what was typed after a refusal', async () => {
  const refusal = {
    status: 400,
    body: {
      type: 'about:blank',
      title: 'Changed meanwhile',
      status: 400,
      code: 'stale_version',
      detail: 'Another user has changed this payer.',
      instance: '/',
      errors: [],
    },
  };
  const { user, sent } = show(`/receivables/payers/${payer.id}`, { [`PUT ${PAYERS}/${payer.id}`]: refusal });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  await user.type(name, '-Dube');
  await user.click(dialog.getByRole('button', { name: 'Save the payer' }));
  await dialog.findByText('Another user has changed this payer.');
  expect(name.value).toBe('Naledi Mokoena-Dube');
  expect(sent.find(({ method }) => method === 'PUT')!.headers.get('if-match')).toBe('"1"');
});

it('has the statement of the days in the address, with what is owed after each line', async () => {
  const { sent } = show(`/receivables/payers/${payer.id}?from=2026-01-01&to=2026-03-31`);
  const table = await screen.findByRole('table', { name: 'Statement' });
  within(table).getByText('Asked for');
  expect(within(table).getAllByText(/R.4,200\.00/)).toHaveLength(2);
  screen.getByText(/Owed at the end of/);
  const asked = sent.find(({ address }) => address.includes('/statement?'))!.address;
  expect(Object.fromEntries(new URLSearchParams(asked.split('?')[1]))).toEqual({
    currency: 'ZAR',
    from: '2026-01-01',
    to: '2026-03-31',
    offset: '0',
    limit: '100',
  });
});

it('has a long statement page by page, and exports all of it', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:statement');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const [line] = statement.lines;
  const { user, sent } = show(`/receivables/payers/${payer.id}?offset=100`, {
    [`GET ${PAYERS}/${payer.id}/statement`]: ({ address }) => {
      const query = new URLSearchParams(address.split('?')[1]);
      const offset = Number(query.get('offset'));
      const limit = Number(query.get('limit') ?? 3_000);
      const count = Math.min(limit, 6_001 - offset);
      const lines = Array.from({ length: count }, (_, index) => ({ ...line!, label: `L${offset + index}` }));
      return { body: { ...statement, lines, total: 6_001, offset, limit } };
    },
  });
  const table = await screen.findByRole('table', { name: 'Statement' });
  within(table).getByText('L100');
  screen.getByText('101 to 200 of 6,001 lines');
  // A PDF holds fewer lines, and the page says what to do.
  expect(screen.queryByRole('link', { name: 'Download as PDF' })).toBeNull();
  screen.getByText(/choose a shorter period/);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('L200');
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const rows = (await (saved.mock.calls[0]![0] as Blob).text()).trim().split('\r\n');
  expect(rows).toHaveLength(1 + 6_001 + 2);
  expect(rows.at(-2)).toContain('L6000');
  expect(sent.filter(({ address }) => /[?&]offset=(0|3000|6000)(&|$)/.test(address))).toHaveLength(3);
  vi.restoreAllMocks();
});

it('writes a statement as CSV that a spreadsheet does not run', () => {
  const [line] = statement.lines;
  const risky: PayerStatement = { ...statement, lines: [{ ...line!, label: '=SUM(A1)' }] };
  const rows = statementCsv(risky).split('\r\n');
  expect(rows[0]).toBe('\uFEFFday,event,subject,invoice_number,reference,amount,credit,balance,currency');
  expect(rows[1]).toBe('2025-03-02,OPENING_BALANCE,Naledi Mokoena,,C7KQ4MX7,,,0.00,ZAR');
  expect(rows[2]).toBe("2026-03-02,REQUESTED,'=SUM(A1),INV-2026-0417,7KQ4MXFW,4200.00,0.00,4200.00,ZAR");
  expect(rows[3]).toBe('2026-03-02,CLOSING_BALANCE,Naledi Mokoena,,C7KQ4MX7,,,4200.00,ZAR');
  expect(statementFileName(statement)).toBe('statement C7KQ4MX7 2025-03-02 to 2026-03-02.csv');
});

it('lists the receipts of a payer, and nothing for a payer without receipts', async () => {
  const { allocations: _allocations, mayAllocate: _who, ...receipt } = allocatedReceipt;
  const { sent } = show(`/receivables/payers/${payer.id}`, {
    [`GET ${RECEIPTS}`]: { body: pageOf([receipt]) },
  });
  const table = await screen.findByRole('table', { name: 'Receipts of Naledi Mokoena' });
  within(table).getByText('Allocated');
  expect(sent.some(({ address }) => address.includes(`payerId=${payer.id}`))).toBe(true);
});
