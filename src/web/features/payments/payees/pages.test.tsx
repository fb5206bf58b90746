import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { PaginatedPayee, PayeeDetail } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import PayeesPage from './page.tsx';
import PayeePage from './payee-page.tsx';

const PAYEE_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1ba011';
const CHANGE_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1ba021';
const PROPOSAL_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1ba031';

const AUTHOR = { userId: 'id-of-preparer', name: 'preparer' };
const DECIDER = { userId: 'id-of-approver', name: 'approver' };
const PAID = {
  bankCode: 'NEDBANK',
  branchCode: '198765',
  accountNumber: '1234567890',
  accountType: 'CURRENT',
  referenceFormat: null,
} as const;
const OTHER = { ...PAID, bankCode: 'FNB', branchCode: '250655', accountNumber: '62012345678' };

const change: PayeeDetail['changes'][number] = {
  id: CHANGE_ID,
  number: 2,
  kind: 'CHANGE',
  state: 'WAITING',
  account: OTHER,
  isPaid: false,
  calledPerson: 'Lerato Kgosi',
  calledNumber: '011 555 0142',
  calledAt: '2026-03-02T07:40:00.000Z',
  evidence: 'Their letter of 1 March.',
  source: 'FORM',
  fileName: null,
  proposalId: PROPOSAL_ID,
  proposedBy: AUTHOR,
  proposedAt: '2026-03-02T08:00:00.000Z',
  confirmedBy: null,
  confirmedAt: null,
  countsFrom: null,
  endedBy: null,
  endedAt: null,
  endReason: null,
  verifications: [],
};
const payee: PayeeDetail = {
  id: PAYEE_ID,
  name: 'Kgosi Stationers',
  account: PAID,
  paidFrom: '2026-02-03T08:00:00.000Z',
  openChange: {
    id: CHANGE_ID,
    kind: 'CHANGE',
    state: 'WAITING',
    account: OTHER,
    proposedBy: AUTHOR,
    proposedAt: '2026-03-02T08:00:00.000Z',
    countsFrom: null,
    expiresAt: '2026-03-16T08:00:00.000Z',
    proposalId: PROPOSAL_ID,
  },
  verification: null,
  createdAt: '2026-02-01T08:00:00.000Z',
  changes: [change],
  mayConfirm: [DECIDER],
  canVerify: false,
};
const settled = (state: typeof change.state, more: Partial<typeof change> = {}): PayeeDetail => ({
  ...payee,
  openChange: null,
  mayConfirm: [],
  changes: [{ ...change, state, ...more }],
});
const listOf = (items: PaginatedPayee['items'], more: Partial<PaginatedPayee> = {}): PaginatedPayee => ({
  items,
  total: items.length,
  offset: 0,
  limit: 50,
  waiting: 0,
  deciders: [DECIDER],
  policy: 'WARN',
  ...more,
});
const refusal = (code: string, detail: string) => ({
  status: 400,
  body: { type: 'about:blank', title: 'Refused', status: 400, code, detail },
});

const SHARED = {
  'GET /app/people': { body: [AUTHOR, DECIDER].map((one) => ({ ...one, displayName: one.name })) },
  'GET /institution/payments/bulk-withdrawals/banks': { body: [] },
};
const PATH = `/app/payees/${PAYEE_ID}`;
const APPROVER = sessionOf('approver', ['APPROVER']);
const VIEWER = sessionOf('viewer', ['VIEWER']);

describe('the page of the register', () => {
  it('says what it is for while it is empty, and offers a proposal to whoever may make one', async () => {
    answer({ ...SHARED, 'GET /app/payees': { body: listOf([]) } });
    renderPage(<PayeesPage />);
    expect(await screen.findByText('No registered accounts yet')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Propose a payee' }).length).toBeGreaterThan(0);
    const exports = screen.getByRole('link', { name: 'Export as CSV' });
    expect(exports.getAttribute('href')).toBe('/app/payees.csv');
  });

  it('offers a viewer the list and its export, and no proposal', async () => {
    answer({ ...SHARED, 'GET /app/payees': { body: listOf([payee]) } });
    renderPage(<PayeesPage />, { session: VIEWER, address: '/?view=WAITING&query=kgosi' });
    expect(await screen.findByRole('link', { name: 'Kgosi Stationers' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Propose a payee' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Import a file' })).toBeNull();
    const address = screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')!;
    expect(Object.fromEntries(new URL(address, 'http://x').searchParams)).toEqual({
      view: 'WAITING',
      query: 'kgosi',
    });
  });

  it('says why it could not be loaded, and loads again', async () => {
    let works = false;
    answer({
      ...SHARED,
      'GET /app/payees': () =>
        works
          ? { body: listOf([payee]) }
          : {
              status: 503,
              body: {
                title: 'Not available',
                status: 503,
                code: 'database_unavailable',
                detail: 'Wait a bit.',
              },
            },
    });
    const { user } = renderPage(<PayeesPage />);
    expect(await screen.findByText('Wait a bit.')).toBeTruthy();
    works = true;
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByRole('link', { name: 'Kgosi Stationers' })).toBeTruthy();
  });

  it('shows what waits, for whom, and only that after a click', async () => {
    const sent = answer({
      ...SHARED,
      'GET /app/payees': { body: listOf([payee], { waiting: 2, policy: 'REGISTERED_ONLY' }) },
    });
    const { user } = renderPage(<PayeesPage />, { session: APPROVER });
    expect(await screen.findByText('Only registered accounts may be paid')).toBeTruthy();
    expect(screen.getByText(/2 changes wait for a second person/)).toBeTruthy();
    expect(screen.getByText(/These users may confirm the changes of others: approver/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'See what waits' }));
    await waitFor(() => expect(sent.at(-1)!.address).toContain('view=WAITING'));
  });

  it('lets another person confirm what was proposed together, and not its author', async () => {
    const sent = answer({
      ...SHARED,
      'GET /app/payees': { body: listOf([payee]) },
      [`GET ${PATH}`]: { body: payee },
      [`POST /app/payee-proposals/${PROPOSAL_ID}/confirm`]: { body: { count: 1 } },
    });
    const address = `/?proposal=${PROPOSAL_ID}`;
    const { user } = renderPage(<PayeesPage />, { session: APPROVER, address });
    await user.click(await screen.findByRole('button', { name: 'Confirm 1 payee…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Confirm 1 payee, so that/ }));
    await waitFor(() =>
      expect(sent.some(({ method, address: to }) => method === 'POST' && to.endsWith('/confirm'))).toBe(true),
    );
  });

  it('offers the author of a proposal to withdraw it', async () => {
    answer({ ...SHARED, 'GET /app/payees': { body: listOf([payee]) }, [`GET ${PATH}`]: { body: payee } });
    renderPage(<PayeesPage />, { address: `/?proposal=${PROPOSAL_ID}` });
    expect(await screen.findByRole('button', { name: 'Withdraw 1 payee…' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
    expect(screen.getByText('Another approver or admin confirms them.')).toBeTruthy();
  });

  it('shows at the field why a proposal was refused, and keeps what was typed', async () => {
    answer({
      ...SHARED,
      'GET /app/payees': { body: listOf([]) },
      'GET /app/public-payees': { body: [] },
      'GET /institution/payments/bulk-withdrawals/banks': {
        body: [{ code: 'FNB', displayName: 'FNB', defaultBranchCode: '250655' }],
      },
      'POST /app/payees': {
        status: 400,
        body: {
          title: 'Refused',
          status: 400,
          code: 'payee_known',
          detail: 'It is known.',
          errors: [{ path: 'payees[0].name', code: 'payee_known', message: 'Change the account instead.' }],
        },
      },
    });
    const { user } = renderPage(<PayeesPage />);
    await user.click((await screen.findAllByRole('button', { name: 'Propose a payee' }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Name/), 'Kgosi Stationers');
    await dialog.findByRole('option', { name: 'FNB' });
    await user.selectOptions(dialog.getByLabelText(/^Bank/), 'FNB');
    await user.type(dialog.getByLabelText(/^Account number/), '62012345678');
    const propose = dialog.getByRole('button', { name: /^Propose, so that/ });
    expect(propose).toHaveProperty('disabled', true);
    await user.type(dialog.getByLabelText(/^How do you know/), 'Their invoice.');
    await user.click(propose);
    expect(await dialog.findByText('Change the account instead.')).toBeTruthy();
    expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'Kgosi Stationers');
  });
});

describe('the page of a payee', () => {
  const show = (session = APPROVER) =>
    renderPage(
      <Routes>
        <Route path="/:id" element={<PayeePage />} />
      </Routes>,
      { session, address: `/${PAYEE_ID}` },
    );

  it('shows the account that waits with its call, until when it waits, and the present one', async () => {
    answer({ ...SHARED, [`GET ${PATH}`]: { body: payee } });
    show(VIEWER);
    expect(await screen.findByText(/FNB 62012345678 waits for a second person/)).toBeTruthy();
    expect(screen.getByText(/These users may confirm it: approver/)).toBeTruthy();
    expect(screen.getByText(/If no second person confirms it until/)).toBeTruthy();
    expect(screen.getByText(/The present account is paid until then/)).toBeTruthy();
    expect(screen.getAllByText('1234567890').length).toBeGreaterThan(0);
    expect(screen.getByText(/011 555 0142/)).toBeTruthy();
    for (const name of ['Confirm…', 'Reject…', 'Remove…', 'Propose another account…'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('lets another person confirm after reading both accounts, and shows the result at once', async () => {
    const counts = '2026-03-04T08:00:00.000Z';
    const confirmed: PayeeDetail = {
      ...payee,
      openChange: { ...payee.openChange!, state: 'CONFIRMED', countsFrom: counts, expiresAt: null },
      mayConfirm: [],
      changes: [
        { ...change, state: 'CONFIRMED', confirmedBy: DECIDER, confirmedAt: counts, countsFrom: counts },
      ],
    };
    let now = payee;
    const sent = answer({
      ...SHARED,
      [`GET ${PATH}`]: () => ({ body: now }),
      [`POST /app/payee-changes/${CHANGE_ID}/confirm`]: () => ({ body: (now = confirmed) }),
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Confirm…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Nedbank 1234567890')).toBeTruthy();
    expect(dialog.getByText('FNB 62012345678')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /^Confirm, so that/ }));
    expect(await screen.findByText(/is confirmed and waits 24 hours/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm…' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reject…' })).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')!.headers.get('idempotency-key')).toBeTruthy();
  });

  it('says in the dialog why a confirmation was refused', async () => {
    const reason = 'This proposal has expired, because no second person confirmed it within 14 days.';
    answer({
      ...SHARED,
      [`GET ${PATH}`]: { body: payee },
      [`POST /app/payee-changes/${CHANGE_ID}/confirm`]: refusal('payee_change_not_open', reason),
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Confirm…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Confirm, so that/ }));
    expect(await dialog.findByText(new RegExp(reason))).toBeTruthy();
  });

  it('offers the author to withdraw, never to confirm', async () => {
    answer({ ...SHARED, [`GET ${PATH}`]: { body: payee } });
    show(sessionOf('preparer', ['PREPARER', 'APPROVER']));
    expect(await screen.findByRole('button', { name: 'Withdraw…' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm…' })).toBeNull();
  });

  it('rejects only with a reason', async () => {
    const endedAt = '2026-03-02T09:00:00.000Z';
    let now = payee;
    const sent = answer({
      ...SHARED,
      [`GET ${PATH}`]: () => ({ body: now }),
      [`POST /app/payee-changes/${CHANGE_ID}/reject`]: () => ({
        body: (now = settled('REJECTED', { endedBy: DECIDER, endedAt, endReason: 'Fake.' })),
      }),
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Reject…' }));
    const dialog = within(await screen.findByRole('dialog'));
    const reject = dialog.getByRole('button', { name: 'Reject the account' });
    expect(reject).toHaveProperty('disabled', true);
    await user.type(dialog.getByLabelText(/^Why/), 'Fake.');
    await user.click(reject);
    expect(await screen.findByText('Rejected')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({ reason: 'Fake.' });
  });

  it('shows an expired proposal in the history, and offers another one', async () => {
    answer({
      ...SHARED,
      [`GET ${PATH}`]: { body: settled('EXPIRED', { endedAt: '2026-03-16T08:00:00.000Z' }) },
    });
    show(sessionOf('preparer', ['PREPARER']));
    expect(await screen.findByText(/no second person confirmed it within 14 days/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Propose another account…' })).toBeTruthy();
  });

  it('leads back to the list when the payee does not exist, without trying again', async () => {
    answer({
      ...SHARED,
      [`GET ${PATH}`]: {
        status: 404,
        body: { title: 'Not found', status: 404, code: 'payee_not_found', detail: 'There is no such payee.' },
      },
    });
    show();
    expect(await screen.findByText('There is no such payee.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /again/i })).toBeNull();
    const back = screen.getByRole('link', { name: 'All accounts that may be paid' });
    expect(back.getAttribute('href')).toBe(paths.payees());
  });
});
