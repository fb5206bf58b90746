import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BatchChecks, BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import { Decision } from './decision.tsx';
import { Quote } from './quote.tsx';
import { Shortfall } from './shortfall.tsx';
import { Summary } from './summary.tsx';

const ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11';
const APPROVER = sessionOf('approver', ['APPROVER']);
const APPROVE = `POST /institution/payments/bulk-withdrawals/batches/${ID}/approve`;
const CONFIG = {
  'GET /institution/payments/config': { body: { releaseDelaySeconds: 0, stepUpMaxAgeSeconds: 300 } },
};

function batchOf(change: Partial<BulkWithdrawalBatchForDisplay> = {}): BulkWithdrawalBatchForDisplay {
  return {
    id: ID,
    label: 'Salaries June',
    status: 'PENDING_APPROVAL',
    waitingFor: 'APPROVALS',
    currency: 'ZAR',
    withdrawalCount: 8,
    totalAmount: '2676.70',
    totalFee: '9.20',
    contentDigest: 'd1',
    approvalsRequired: 1,
    approvals: [],
    createdBy: { userId: 'id-of-preparer', name: 'preparer' },
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    releaseAt: null,
    executionDate: null,
    movesOn: null,
    moveReasons: [],
    ...change,
  } as BulkWithdrawalBatchForDisplay;
}

const approvalBy = (name: string) => ({
  userId: `id-of-${name}`,
  name,
  approvedAt: '2026-03-02T08:00:00.000Z',
  lapsed: null,
});

const approveButton = () => screen.queryByRole('button', { name: /^Approve/ });

describe('the approval panel gives the reason instead of a button', () => {
  it.each([
    ['the batch’s creator', sessionOf('preparer', ['PREPARER', 'APPROVER']), {}, /You prepared this batch/],
    ['a user without the role', sessionOf('viewer', ['VIEWER']), {}, /Only users with the Approver role/],
    [
      'an approver who has approved already',
      APPROVER,
      { approvalsRequired: 2, approvals: [approvalBy('approver')] },
      /You have approved this batch/,
    ],
    ['an expired batch', APPROVER, { expiresAt: '2026-01-01T00:00:00.000Z' }, /has expired/],
    ['payouts that are off', APPROVER, { waitingFor: 'PAYOUTS_OFF' as const }, /switched off payouts/],
  ])('to %s', (_, session, change, reason) => {
    answer(CONFIG);
    renderPage(<Decision batch={batchOf(change)} />, { session });
    expect(screen.getByText(reason)).toBeTruthy();
    expect(approveButton()).toBeNull();
  });

  it('offers cancelling to preparers and approvers only', () => {
    answer(CONFIG);
    renderPage(<Decision batch={batchOf()} />, { session: sessionOf('viewer', ['VIEWER']) });
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });
});

it('offers the next waiting batch beside the decision', async () => {
  answer({
    ...CONFIG,
    'GET /app/waiting-batches': {
      body: [batchOf(), batchOf({ id: 'b2', label: 'Week 48' }), batchOf({ id: 'b3', label: 'Week 49' })],
    },
  });
  renderPage(<Decision batch={batchOf()} />, { session: APPROVER });
  const next = await screen.findByRole('link', { name: 'Next: Week 48 (1 more)' });
  expect(next.getAttribute('href')).toBe('/batches/b2');
});

it('asks for a reason before a batch is sent back', async () => {
  const sent = answer({
    ...CONFIG,
    [`POST /institution/payments/bulk-withdrawals/batches/${ID}/reject`]: {
      body: batchOf({ status: 'REJECTED', waitingFor: null }),
    },
  });
  const { user } = renderPage(<Decision batch={batchOf()} />, { session: APPROVER });
  await user.click(screen.getByRole('button', { name: /^Send back/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send back “Salaries June”?' }));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send back to preparer' });
  expect(confirm.disabled).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: /^What should be corrected/ }), ' Row 2 ');
  await user.click(confirm);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Row 2' }),
  );
});

it('asks for a reason before a batch is cancelled, in the field that has the focus', async () => {
  const sent = answer({
    ...CONFIG,
    [`POST /institution/payments/bulk-withdrawals/batches/${ID}/cancel`]: {
      body: batchOf({ status: 'CANCELLED', waitingFor: null }),
    },
  });
  const { user } = renderPage(<Decision batch={batchOf()} />, { session: APPROVER });
  await user.click(screen.getByRole('button', { name: /^Cancel the batch/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel “Salaries June”?' }));
  const reason = dialog.getByRole('textbox', { name: /^Why is it cancelled/ });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: /^Cancel the batch and all/ });
  expect(confirm.disabled).toBe(true);
  // An approver who cannot prepare batches gets no advice to submit it again.
  expect(dialog.queryByText(/submit the same payments again/)).toBeNull();
  await user.keyboard('Paid by hand');
  await user.click(confirm);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Paid by hand' }),
  );
});

it('repeats the latest comment before an approval', async () => {
  const comment = (text: string) => ({
    id: text,
    author: { userId: 'id-of-colleague', name: 'colleague' },
    text,
    rowNumber: null,
    mentions: [],
    createdAt: '2026-03-02T08:00:00.000Z',
  });
  answer({
    ...CONFIG,
    [`GET /app/batches/${ID}/comments`]: {
      body: { items: [comment('Looks fine'), comment('STOP: row 6')], people: [] },
    },
  });
  const { user } = renderPage(<Decision batch={batchOf()} />, { session: APPROVER });
  await user.click(approveButton()!);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('STOP: row 6')).toBeTruthy();
  expect(dialog.getByText(/1 earlier comment/)).toBeTruthy();
});

describe('the dialog repeats the risks', () => {
  const CHECKS = {
    currency: 'ZAR',
    checkedAt: '2026-03-02T08:00:00.000Z',
    unusualAmountPercent: 50,
    changedBankDetails: 2,
    newBeneficiaries: 0,
    duplicates: 1,
    peopleWithSeveralAccounts: 0,
    rowsOfSeveralAccounts: 0,
    unusualAmounts: 0,
    failed: 0,
    duplicateReason: 'Second delivery',
    largest: [],
  } satisfies BatchChecks;

  it('that are not zero, with the reason for duplicates', async () => {
    answer(CONFIG);
    const { user } = renderPage(<Decision batch={batchOf()} checks={CHECKS} />, { session: APPROVER });
    await user.click(approveButton()!);
    const dialog = within(await screen.findByRole('dialog'));
    const items = within(dialog.getByRole('list', { name: 'Risks' })).getAllByRole('listitem');
    expect(items.map((item) => [item.textContent, item.dataset['weight']])).toEqual([
      ['2 changed bank accounts', 'account'],
      ['1 possible duplicate (reason given: “Second delivery”)', 'care'],
    ]);
  });
});

describe('approving', () => {
  async function confirm(answers: Parameters<typeof answer>[0], change = {}) {
    const sent = answer({ ...CONFIG, ...answers });
    const { user } = renderPage(<Decision batch={batchOf(change)} />, { session: APPROVER });
    await waitFor(() => expect(sent.map(({ address }) => address)).toContain('/institution/payments/config'));
    await user.click(approveButton()!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve “Salaries June”?' }));
    return { posts: () => sent.filter(({ method }) => method === 'POST'), user, dialog };
  }

  it('states the consequence, and sends the digest that was shown with an idempotency key', async () => {
    const { posts, user, dialog } = await confirm({ [APPROVE]: { body: batchOf({ status: 'APPROVED' }) } });
    expect(dialog.getByText(/Yours is the last approval needed/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /^Approve and pay 8 people R\s2,676\.70$/ }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]!.headers.get('if-match')).toBe('"d1"');
    expect(posts()[0]!.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('does not promise a payment while more approvals are needed', async () => {
    const { dialog } = await confirm({}, { approvalsRequired: 3 });
    expect(dialog.getByRole('button', { name: /^Approve payment of 8 people/ })).toBeTruthy();
    expect(dialog.getByText(/2 more approvals are\s+needed after yours/)).toBeTruthy();
  });

  it('shows a stale digest as the server explains it, and keeps the dialog open', async () => {
    const detail = 'The batch is not the one that you reviewed. Load it again.';
    const problem = {
      type: 'about:blank',
      title: 'Stale',
      status: 400,
      detail,
      code: 'stale_digest',
      errors: [],
    };
    const { user, dialog } = await confirm({ [APPROVE]: { status: 400, body: problem } });
    await user.click(dialog.getByRole('button', { name: /^Approve and pay/ }));
    expect(await dialog.findByText(detail)).toBeTruthy();
  });

  it('repeats a request without an answer under the same idempotency key', async () => {
    const { posts, user, dialog } = await confirm({});
    for (const times of [1, 2]) {
      await user.click(dialog.getByRole('button', { name: /^Approve and pay/ }));
      await waitFor(() => expect(posts()).toHaveLength(times));
      await dialog.findByText(/could not be reached/);
    }
    expect(posts()[0]!.headers.get('idempotency-key')).toBe(posts()[1]!.headers.get('idempotency-key'));
  });

  it('leaves for a fresh sign-in when the server requires one', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const code = 'fresh_sign_in_required';
    const problem = { type: 'about:blank', title: 'Sign in', status: 401, detail: '', code, errors: [] };
    const { user, dialog } = await confirm({ [APPROVE]: { status: 401, body: problem } });
    await user.click(dialog.getByRole('button', { name: /^Approve and pay/ }));
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(assign.mock.calls[0]![0]).toMatch(/^\/app\/sign-in\?return=.*&max_age=300$/);
    assign.mockRestore();
  });
});

const QUOTE_ADDRESS = `GET /institution/payments/bulk-withdrawals/batches/${ID}/fee-quote`;
const QUOTE = {
  currency: 'ZAR',
  withdrawalTotal: '2676.70',
  items: [],
  vatRate: '0.15',
  vatAmount: '1.20',
  totalDebit: '2685.90',
  availableBalance: '100.00',
  pendingTotal: '0.00',
  shortfall: '2585.90',
  expiresAt: '2026-03-09T08:00:00.000Z',
};

describe('an approval while the day of the money is not known', () => {
  const UNKNOWN = /Nothing was approved. Try again/;

  /** Opens the dialog with a quote, and confirms while the next quotes are answered by `later`. */
  async function confirmWith(later: (asked: number) => Parameters<typeof answer>[0][string]) {
    let asked = 0;
    const sent = answer({
      ...CONFIG,
      [QUOTE_ADDRESS]: (request) => {
        const next = asked++ === 0 ? { body: QUOTE } : later(asked);
        return typeof next === 'function' ? next(request) : next;
      },
      [APPROVE]: { body: batchOf({ status: 'APPROVED' }) },
    });
    const { user } = renderPage(<Decision batch={batchOf()} />, { session: APPROVER });
    await waitFor(() => expect(asked).toBe(1));
    await user.click(approveButton()!);
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = () => user.click(dialog.getByRole('button', { name: /^Approve and pay/ }));
    await confirm();
    await waitFor(() => expect(asked).toBe(2));
    const posts = () => sent.filter(({ method }) => method === 'POST').length;
    return { user, dialog, confirm, posts, asked: () => asked };
  }

  it('approves nothing and says so, and the next attempt asks again', async () => {
    const { dialog, confirm, posts, asked } = await confirmWith((count) =>
      count === 2 ? () => new Promise<never>(() => undefined) : { body: QUOTE },
    );
    expect(dialog.getByRole('button', { name: 'Go back' }).hasAttribute('disabled')).toBe(true);
    await dialog.findByText(UNKNOWN, undefined, { timeout: 12_000 });
    expect(posts()).toBe(0);
    expect(dialog.getByRole('button', { name: 'Go back' }).hasAttribute('disabled')).toBe(false);
    await confirm();
    await waitFor(() => expect(posts()).toBe(1));
    expect(asked()).toBeGreaterThan(2);
  });

  it('approves nothing when the request fails, and a new dialog begins without the error', async () => {
    const { user, dialog, posts } = await confirmWith(() => ({
      status: 503,
      body: { title: 'Unavailable' },
    }));
    await dialog.findByText(UNKNOWN);
    expect(posts()).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Go back' }));
    await user.click(approveButton()!);
    const next = within(await screen.findByRole('dialog'));
    expect(next.queryByText(UNKNOWN)).toBeNull();
  });
});

it('says in the dialog when the money moves and until when it can be stopped, as the page does', async () => {
  answer({
    ...CONFIG,
    [`GET /app/batches/${ID}/bank-file-plan`]: {
      body: {
        carrier: null,
        byRail: [],
        waitsForConnection: false,
        items: [],
        total: 0,
        offset: 0,
        limit: 10,
      },
    },
    [QUOTE_ADDRESS]: {
      body: {
        ...QUOTE,
        executionDate: null,
        movesOn: '2026-03-09',
        moveReasons: [{ code: 'WEEKEND', date: '2026-03-07' }],
        approveBy: '2026-03-09T13:30:00.000Z',
        submitsAt: '2026-03-07T08:00:00.000Z',
        quotedAt: '2026-03-07T08:00:00.000Z',
      },
    },
  });
  const { user } = renderPage(
    <>
      <Summary batch={batchOf()} onOpen={() => undefined} />
      <Decision batch={batchOf()} />
    </>,
    { session: APPROVER },
  );
  const summary = within(screen.getByRole('region', { name: 'Summary' }));
  expect(await summary.findByText('Monday 9 March 2026')).toBeTruthy();
  expect(summary.getByText('Until the last approval')).toBeTruthy();
  await user.click(approveButton()!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve “Salaries June”?' }));
  expect(await dialog.findByText(/next banking day, Monday 9 March 2026/)).toBeTruthy();
  expect(dialog.getByText(/submitted to the bank right after the last approval/)).toBeTruthy();
});

describe('a batch whose day can no longer be kept', () => {
  const LATE = {
    ...QUOTE,
    executionDate: '2027-03-24',
    movesOn: null,
    possibleOn: '2027-03-25',
    moveReasons: [{ code: 'AFTER_CUT_OFF', date: '2027-03-24', cutOff: '15:30' }],
    approveBy: '2027-03-25T13:30:00.000Z',
    submitsAt: null,
    quotedAt: '2027-03-24T14:00:00.000Z',
  };

  it.each([
    ['is approved with the day that the approver accepts', 'PENDING_APPROVAL', 'APPROVALS'],
    ['is accepted for another day after its approval', 'APPROVED', 'EXECUTION_DATE'],
  ] as const)('%s', async (_name, status, waitingFor) => {
    const batch = batchOf({
      status,
      waitingFor,
      executionDate: '2027-03-24',
      possibleOn: '2027-03-25',
      approveBy: LATE.approveBy,
      approvals: status === 'APPROVED' ? [approvalBy('other')] : [],
    });
    const sent = answer({
      ...CONFIG,
      [QUOTE_ADDRESS]: { body: LATE },
      [APPROVE]: { body: { ...batch, status: 'APPROVED', waitingFor: null } },
    });
    const { user } = renderPage(<Decision batch={batch} />, { session: APPROVER });
    await user.click(approveButton() ?? (await screen.findByRole('button', { name: /^Accept/ })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve “Salaries June”?' }));
    const accept = await dialog.findByRole('button', { name: /^Accept Thursday 25 March 2027 and pay/ });
    await user.click(accept);
    const approvals = () => sent.filter(({ address }) => address.endsWith('/approve'));
    await waitFor(() => expect(approvals()).toMatchObject([{ body: { acceptDate: '2027-03-25' } }]));
  });
});

it('warns of a shortfall beside the cost', async () => {
  answer({ [QUOTE_ADDRESS]: { body: QUOTE } });
  renderPage(<Shortfall batch={batchOf()} />, { session: APPROVER });
  expect(await screen.findByText(/^Shortfall of R\s2,585\.90$/)).toBeTruthy();
  expect(screen.getByText(/The last approval will be refused/)).toBeTruthy();
});

it.each([
  [true, /until Main 620, the account that pays this batch, is funded with at least/],
  [false, /while the bank connection of Main 620, the account that pays this batch, is off/],
])('names the account that has too little, which is on: %s', async (isOn, words) => {
  answer({ [QUOTE_ADDRESS]: { body: { ...QUOTE, payingAccount: { name: 'Main 620', isOn } } } });
  renderPage(<Shortfall batch={batchOf()} />, { session: APPROVER });
  await waitFor(() => expect(document.body.textContent).toMatch(words));
});

it('names the opening balance that is not booked, and where it is booked', async () => {
  answer({ [QUOTE_ADDRESS]: { body: { ...QUOTE, payingAccount: null, accountWithoutOpening: 'Main 620' } } });
  renderPage(<Shortfall batch={batchOf()} />, { session: APPROVER });
  await waitFor(() =>
    expect(document.body.textContent).toContain('The opening balance of Main 620, the account that pays'),
  );
  expect(document.body.textContent).not.toContain('funded');
  expect(screen.getByRole('link', { name: 'propose its balance on Reconcile' }).getAttribute('href')).toBe(
    '/reconciliation',
  );
});

it.each([
  ['0.15', '15 %'],
  ['0.155', '15.5 %'],
  ['0', '0 %'],
])('writes a VAT rate of %s as %s, never rounded', async (vatRate, written) => {
  answer({ [QUOTE_ADDRESS]: { body: { ...QUOTE, vatRate } } });
  renderPage(<Quote batch={batchOf()} />, { session: APPROVER });
  expect(await screen.findByText(`VAT on fees, ${written}, rounded for each payment`)).toBeTruthy();
});
