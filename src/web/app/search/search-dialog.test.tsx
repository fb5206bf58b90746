import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchResults } from '../../../client/types.gen.ts';
import { paths } from '../../../shared/dashboard-routes.ts';
import { answer } from '../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../ui/testing/render-page.tsx';
import SearchDialog from './search-dialog.tsx';

const nothing: SearchResults = {
  batches: [],
  recipients: [],
  payments: [],
  bankFiles: [],
  statements: [],
  schedules: [],
  payees: [],
  paymentRequests: [],
  payers: [],
};
const payment: SearchResults['payments'][number] = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c21',
  payoutId: null,
  batch: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11', label: 'Suppliers', rowNumber: 17 },
  direction: 'DEBIT',
  status: 'PENDING',
  name: 'Thandi Nkosi',
  bankName: 'Standard Bank',
  accountNumber: '62012345678',
  reference: 'INV 77',
  currency: 'ZAR',
  amount: '1250.00',
  createdAt: '2026-03-02T08:15:30.000Z',
};

let closed = 0;
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const field = () => screen.getByRole('combobox', { name: 'Search' });

function show(roles: Parameters<typeof sessionOf>[1] = ['VIEWER'], early = '') {
  closed = 0;
  return renderPage(
    <SearchDialog
      opened
      close={() => (closed += 1)}
      cameFrom={{ current: null }}
      takeEarly={() => early}
      openShortcuts={() => undefined}
    />,
    { session: sessionOf('searcher', roles) },
  );
}

describe('the search', () => {
  beforeEach(() => {
    answer({
      'GET /app/search': { body: nothing },
      'GET /app/trading/status': { body: { configured: false } },
    });
  });

  it('begins with what was typed before it had loaded', async () => {
    show(['VIEWER'], 'nko');
    await waitFor(() => expect(field()).toHaveProperty('value', 'nko'));
  });

  it('offers pages and commands first, only those that the user may use', async () => {
    show(['VIEWER']);
    expect(options().join()).toContain('Overview');
    expect(options().join()).not.toMatch(/Audit log|New batch/);
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it.each(['people', 'users', 'roles'])('finds the people of the entity by “%s”', async (word) => {
    const { user } = show(['VIEWER']);
    await user.type(field(), word);
    await waitFor(() => expect(options().join()).toContain('PeopleSettings'));
  });

  it.each([
    ['approval rule', 'Approval rules'],
    ['two approvals', 'Approval rules'],
    ['limits', 'Limits and fees'],
    ['invite', 'People'],
    ['password', 'People'],
    ['top up', 'Balances'],
    ['proof', 'Payouts'],
    ['payroll', 'New batch'],
    ['export', 'Export all payouts'],
    ['help', 'Keyboard shortcuts'],
    ['log out', 'Sign out'],
    ['theme', 'Dark appearance'],
  ])('finds by “%s” what people mean by it', async (words, title) => {
    const { user } = show(['PREPARER', 'ADMIN']);
    await user.type(field(), words);
    await waitFor(() => expect(options().join()).toContain(title));
  });

  it('shows all payouts of an amount that was typed as people write it', async () => {
    const payments = Array.from({ length: 6 }, (_, index) => ({ ...payment, id: `p${index}` }));
    answer({ 'GET /app/search': { body: { ...nothing, payments } } });
    const { user, router } = show();
    await user.type(field(), 'R 1 250,00');
    await user.click(await screen.findByRole('option', { name: /All payouts that match/ }));
    expect(router.state.location.search).toBe('?exactAmount=1250.00');
  });

  it('opens a page by the beginning of a word and Enter', async () => {
    const { user, router } = show(['ADMIN']);
    await user.type(field(), 'con');
    expect(options()).toEqual([
      expect.stringContaining('Conversions'),
      expect.stringContaining('Bank connections'),
      expect.stringContaining('Approval rules'),
      expect.stringContaining('Limits and fees'),
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(router.state.location.pathname).toBe(paths.entityConfig());
    expect(closed).toBe(1);
  });

  it('names the active option for screen readers as the arrow keys move', async () => {
    const { user } = show();
    const selected = () => screen.getByRole('option', { selected: true });
    expect(field().getAttribute('aria-activedescendant')).toBe(selected().id);
    const first = selected().textContent;
    await user.keyboard('{ArrowUp}');
    expect(selected()).toBe(screen.getAllByRole('option').at(-1));
    await user.keyboard('{ArrowDown}');
    expect(selected().textContent).toBe(first);
  });

  it('opens a payment that is not sent at the row of its batch', async () => {
    answer({ 'GET /app/search': { body: { ...nothing, payments: [payment] } } });
    const { user, router } = show();
    await user.type(field(), 'nkosi 5678');
    const option = await screen.findByRole('option', { name: /Thandi Nkosi/ });
    expect(option.textContent).toContain('Not sent yet · INV 77 · Standard Bank ••• 5678 · Suppliers');
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname + router.state.location.search).toBe(
      paths.batch(payment.batch!.id, '?row=17'),
    );
  });

  it('opens a payment that was sent at its payout', async () => {
    const payoutId = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c31';
    answer({ 'GET /app/search': { body: { ...nothing, payments: [{ ...payment, payoutId }] } } });
    const { user, router } = show();
    await user.type(field(), 'nkosi');
    await user.click(await screen.findByRole('option', { name: /Thandi Nkosi/ }));
    expect(router.state.location.pathname).toBe(paths.payout(payoutId));
  });

  it('finds a market by its name, and an order of the exchange by a part of its reference', async () => {
    const order = { orderId: '01a2', customerOrderId: 'convert-b72f34aa', currencyPair: 'BTCZAR' };
    answer({
      'GET /app/search': { body: nothing },
      'GET /app/trading/status': { body: { configured: true } },
      'GET /trading/v1/public/pairs': {
        body: [{ symbol: 'BTCZAR', baseCurrency: 'BTC', quoteCurrency: 'ZAR', active: true }],
      },
      'GET /trading/v1/orders/open': { body: [] },
      'GET /trading/v1/orders/history': { body: [{ ...order, originalPrice: '1740000' }] },
    });
    const { user, router } = show();
    await user.type(field(), 'btc');
    expect((await screen.findByRole('option', { name: /BTCZAR/ })).textContent).toContain('BTC · ZAR');
    await user.clear(field());
    await user.type(field(), 'B72F');
    const option = await screen.findByRole('option', { name: /convert-b72f34aa/ });
    expect(option.textContent).toContain('Past order · BTCZAR');
    await user.click(option);
    expect(router.state.location.pathname + router.state.location.search).toBe(
      paths.orders('?tab=past&open=01a2'),
    );
  });

  it('says when nothing matches, and what to try', async () => {
    const { user } = show();
    await user.type(field(), 'qqqq');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Nothing matches “qqqq”.'));
  });

  it('says when the search fails, and still opens pages', async () => {
    answer({
      'GET /app/search': { status: 503, body: { status: 503, code: 'overloaded', detail: 'Busy.' } },
    });
    const { user, router } = show();
    await user.type(field(), 'payouts');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('could not be completed'));
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe(paths.payouts());
  });
});

it('finds bank files by their name, with their settlement, and statements by their number', async () => {
  const file: SearchResults['bankFiles'][number] = {
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c72',
    fileName: 'PAY-0042.txt',
    batch: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11', label: 'Salaries March' },
    connectionName: 'FNB salaries',
    executionDate: '2026-03-02',
    isHandedOver: true,
    currency: 'ZAR',
    totalAmount: '1250.00',
  };
  const results: SearchResults = {
    ...nothing,
    bankFiles: [file, { ...file, id: payment.id, fileName: 'PAY-0043.txt', isHandedOver: false }],
    statements: [
      {
        id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c81',
        name: 'STMT-MARCH',
        number: 42,
        kind: 'STATEMENT',
        date: '2026-03-02',
        accountNumber: '62000000001',
        connectionName: 'FNB salaries',
      },
    ],
  };
  answer({
    'GET /app/search': { body: results },
    'GET /app/trading/status': { body: { configured: false } },
  });
  const { user } = show();
  await user.type(field(), '42');
  await waitFor(() => expect(options()).toHaveLength(3));
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(groups).toEqual(['Bank files', 'Bank statements']);
  expect(options()[0]).toContain('PAY-0042.txtSettlement · Salaries March');
  expect(options()[1]).toContain('PAY-0043.txtSalaries March');
  expect(options()[2]).toContain('STMT-MARCHNo. 42 · FNB salaries 62000000001');
});

it('finds schedules by their name, and opens one', async () => {
  const rent: SearchResults['schedules'][number] = {
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c91',
    label: 'Rent of the shop',
    kind: 'RECURRING',
    status: 'ACTIVE',
    every: 'MONTH',
    interval: 1,
    currency: 'ZAR',
    amount: '1250.00',
  };
  const results: SearchResults = {
    ...nothing,
    schedules: [
      { ...rent, id: payment.id, label: 'Rent collected', kind: 'SWEEP', every: 'WEEK', interval: 2 },
      { ...rent, id: payment.batch!.id, label: 'Rent of stands', status: 'PAUSED', amount: null },
      rent,
    ],
  };
  answer({
    'GET /app/search': { body: results },
    'GET /app/trading/status': { body: { configured: false } },
  });
  const { user, router } = show();
  await user.type(field(), 'rent');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(options()[0]).toContain('Rent collectedSweep · Active · every 2 weeks');
  expect(options()[1]).toBe('Rent of standsPaused · monthly');
  expect(options()[2]).toContain('Rent of the shopActive · monthly');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(router.state.location.pathname).toBe(paths.schedule(rent.id));
});

it('finds payees of the register, and the list of all that match', async () => {
  const payee: SearchResults['payees'][number] = {
    id: payment.id,
    name: 'Kgosi Stationers',
    bankName: 'Nedbank',
    accountNumber: '1234567890',
    state: 'PAID',
  };
  const results: SearchResults = {
    ...nothing,
    payees: [
      payee,
      { ...payee, id: payment.batch!.id, name: 'Kgosi Ink', state: 'WAITING' },
      { ...payee, id: '1', name: 'Kgosi Old', bankName: null, accountNumber: null, state: 'NOT_PAID' },
      ...['2', '3', '4'].map((id) => ({ ...payee, id })),
    ],
  };
  answer({
    'GET /app/search': { body: results },
    'GET /app/trading/status': { body: { configured: false } },
  });
  const { user, router } = show();
  await user.type(field(), 'kgosi');
  await waitFor(() => expect(options()).toHaveLength(7));
  expect(options().slice(0, 3)).toEqual([
    'Kgosi StationersNedbank ••• 7890 · May be paid',
    'Kgosi InkNedbank ••• 7890 · A change waits',
    'Kgosi OldNot paid',
  ]);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(router.state.location.pathname).toBe(paths.payees());
  expect(router.state.location.search).toBe('?query=kgosi');
});

it('finds payment requests, with what is open, and their payers', async () => {
  const request: SearchResults['paymentRequests'][number] = {
    id: payment.id,
    payerName: 'Naledi Mokoena',
    label: 'Fees, term 2',
    invoiceNumber: 'INV-42',
    reference: '7KQ4MXFW',
    status: 'PARTLY_PAID',
    currency: 'ZAR',
    amount: '4200.00',
    openAmount: '1200.00',
    dueOn: '2026-03-31',
  };
  const payer = { id: payment.batch!.id, name: 'Naledi Mokoena', email: null, reference: 'C7KQ4MX7' };
  const paid = { ...request, id: '1', invoiceNumber: null, status: 'PAID' as const, openAmount: '0.00' };
  answer({
    'GET /app/search': { body: { ...nothing, paymentRequests: [request, paid], payers: [payer] } },
    'GET /app/trading/status': { body: { configured: false } },
  });
  const { user, router } = show();
  await user.type(field(), 'naledi');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(options().map((text) => text!.replaceAll('\u00a0', ' '))).toEqual([
    'Naledi MokoenaFees, term 2 · INV-42 · 7KQ4MXFW · due 31 Mar 2026R 1,200.00',
    'Naledi MokoenaFees, term 2 · 7KQ4MXFW · nothing is openR 4,200.00',
    'Naledi MokoenaC7KQ4MX7',
  ]);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(router.state.location.pathname).toBe(paths.payer(payer.id));
});
