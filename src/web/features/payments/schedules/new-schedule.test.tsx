import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ScheduledWithdrawalRequest } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import NewSchedulePage from './new-schedule-page.tsx';
import { preview, waiting } from './testing/examples.ts';

const PATH = '/institution/payments/scheduled-withdrawals';
const BATCHES = '/institution/payments/bulk-withdrawals/batches';
const batch = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11',
  label: 'Stipends March',
  status: 'COMPLETE',
  currency: 'ZAR',
  withdrawalCount: 1,
  totalAmount: '1250.00',
  executionDate: null,
  createdAt: '2026-03-25T08:00:00.000Z',
};

function problemOf(status: number, code: string, errors: { path: string; message: string }[] = []) {
  return {
    status,
    body: {
      type: 'about:blank',
      title: 'The schedule cannot be saved',
      status,
      code,
      detail: 'Correct the fields that are named.',
      instance: '/',
      errors: errors.map((error) => ({ ...error, code: 'invalid' })),
    },
  };
}

function show(more: Parameters<typeof answer>[0] = {}) {
  const sent = answer({
    [`GET ${BATCHES}`]: { body: { items: [batch], total: 1, offset: 0, limit: 50 } },
    [`GET ${BATCHES}/${batch.id}`]: { body: batch },
    [`POST ${PATH}/preview`]: { body: preview },
    ...more,
  });
  return { sent, ...renderPage(<NewSchedulePage />, { address: `/schedules/new?batch=${batch.id}` }) };
}

const created = (sent: ReturnType<typeof answer>) =>
  sent.find(({ method, address }) => method === 'POST' && address === PATH)?.body as
    | ScheduledWithdrawalRequest
    | undefined;

it('shows at once what a schedule from a paid batch will do', async () => {
  const { sent } = show();
  const panel = await screen.findByRole('region', { name: 'What it will do' });
  await within(panel).findByText(/Pays on Fri 24 Apr 2026, because Sat 25 Apr is no banking day/);
  within(panel).getByText(/R.811,092\.79 is left\./);
  within(panel).getByText('The schedule needs 1 approval. The batch of each run needs 1 approval.');
  const request = sent.find(({ address }) => address === `${PATH}/preview`)!.body;
  expect(request).toMatchObject({
    fromBatchId: batch.id,
    source: 'ROWS',
    calendar: { every: 'MONTH', dayOfMonth: 25 },
  });
});

it('creates a schedule from a paid batch, and opens it', async () => {
  const { sent, user, router } = show({ [`POST ${PATH}`]: { body: waiting } });
  const name = await screen.findByRole('textbox', { name: /Name of the schedule/ });
  await user.clear(name);
  await user.type(name, 'Stipends');
  await user.click(screen.getByRole('button', { name: 'Send the schedule for approval' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/schedules/${waiting.id}`));
  expect(created(sent)).toMatchObject({
    label: 'Stipends',
    fromBatchId: batch.id,
    approvalMode: 'EACH_RUN',
    createDaysAhead: 5,
  });
});

it('sends nothing while a field is missing, and names it', async () => {
  const { sent, user } = show();
  await user.clear(await screen.findByRole('textbox', { name: /Name of the schedule/ }));
  await user.click(screen.getByRole('button', { name: 'Send the schedule for approval' }));
  await screen.findByText('Give the schedule a name.');
  expect(created(sent)).toBeUndefined();
});

it('shows an error of the server at its field, and keeps what was typed', async () => {
  const { user } = show({
    [`POST ${PATH}`]: problemOf(400, 'invalid_schedule', [
      { path: 'calendar.startsOn', message: 'The first day has passed.' },
    ]),
  });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /Name of the schedule/ });
  await user.type(name, ' and April');
  await user.click(screen.getByRole('button', { name: 'Send the schedule for approval' }));
  await screen.findByText('The first day has passed.');
  expect(name.value).toBe('Stipends March and April');
});

it('keeps what was typed when the session has ended meanwhile', async () => {
  const { user } = show({ [`POST ${PATH}`]: problemOf(401, 'unauthenticated') });
  await user.type(await screen.findByRole('textbox', { name: /Name of the schedule/ }), ' again');
  await user.click(screen.getByRole('button', { name: 'Send the schedule for approval' }));
  await screen.findByText('Sign in again. Nothing that you typed is lost.');
  const kept = window.sessionStorage.getItem(`schedule of batch ${batch.id} by id-of-preparer`);
  expect(JSON.parse(kept!)).toMatchObject({ label: 'Stipends March again' });
});

it('explains a standing approval and asks for its limits', async () => {
  const { sent, user } = show({ [`POST ${PATH}`]: { body: waiting } });
  await user.click(await screen.findByRole('radio', { name: /Standing approval/ }));
  await screen.findByText('a payment of the last run fails or comes back');
  await user.click(screen.getByRole('button', { name: 'Send the schedule for approval' }));
  await screen.findByText('Enter the largest total of a run.');
  await user.type(screen.getByRole('textbox', { name: /Largest run, in ZAR/ }), '1,250.00');
  await user.type(screen.getByLabelText(/Last day of the approval/), '2027-03-31');
  await user.click(screen.getByRole('button', { name: 'Send the schedule for approval' }));
  await waitFor(() =>
    expect(created(sent)).toMatchObject({
      approvalMode: 'STANDING',
      limits: { perRun: '1250.00', validUntil: '2027-03-31' },
      ifShort: 'WAIT',
    }),
  );
});

it('says that the payment config allows no standing approval at that choice', async () => {
  const refused = problemOf(400, 'standing_not_allowed');
  refused.body.detail = 'Your payment config allows no standing approvals.';
  const { user } = show({ [`POST ${PATH}/preview`]: refused });
  await user.click(await screen.findByRole('radio', { name: /Standing approval/ }));
  await user.type(screen.getByRole('textbox', { name: /Largest run, in ZAR/ }), '1250');
  await user.type(screen.getByLabelText(/Last day of the approval/), '2027-03-31');
  const part = screen.getByRole('region', { name: 'Approval' });
  await waitFor(() => within(part).getByText('Your payment config allows no standing approvals.'));
});

it('offers no standing approval where the payment config allows none', async () => {
  show({ 'GET /institution/payments/config': { body: { standingApprovals: null } } });
  await screen.findByText(/Your payment config allows no standing approvals\. An admin can allow them/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Standing approval/ }).disabled).toBe(true);
});

it('refuses the page to a user who prepares nothing', () => {
  renderPage(<NewSchedulePage />, { session: sessionOf('viewer', ['VIEWER']), address: '/schedules/new' });
  screen.getByText('You do not have access to this page');
});

it('creates a sweep, which has a standing approval and needs no batch', async () => {
  const { sent, user } = show({ [`POST ${PATH}`]: { body: waiting } });
  await user.click(await screen.findByRole('radio', { name: /No payments: a sweep/ }));
  const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(radio(/Standing approval/).checked).toBe(true);
  expect(radio(/Approve each run/).disabled).toBe(true);
  expect(screen.queryByLabelText(/Create the batch this many days ahead/)).toBeNull();
  await user.type(screen.getByLabelText(/Most on one day, in ZAR/), '1000');
  await user.type(screen.getByLabelText(/Kept in Collection, in ZAR/), '200');
  await user.type(screen.getByLabelText(/Last day of the approval/), '2026-12-31');
  await user.click(screen.getByRole('button', { name: 'Send the schedule for approval' }));
  await waitFor(() => expect(created(sent)).toBeDefined());
  const request = created(sent)!;
  expect(request).toMatchObject({
    kind: 'SWEEP',
    source: 'COLLECTION',
    approvalMode: 'STANDING',
    keepAmount: '200',
    limits: { perRun: '1000', validUntil: '2026-12-31' },
  });
  expect(request).not.toHaveProperty('withdrawals');
  expect(request).not.toHaveProperty('createDaysAhead');
  expect(request).not.toHaveProperty('ifShort');
});

it('says at the choice why a sweep is refused, and shows no runs of another choice meanwhile', async () => {
  const message = 'Your customers pay into an account at a bank. Transfer the money there.';
  const { user } = show({
    [`POST ${PATH}/preview`]: problemOf(400, 'invalid_schedule', [{ path: 'source', message }]),
  });
  await user.click(await screen.findByRole('radio', { name: /No payments: a sweep/ }));
  await screen.findByText(/The next runs are shown here once/);
  await user.type(screen.getByLabelText(/Most on one day, in ZAR/), '1000');
  await user.type(screen.getByLabelText(/Kept in Collection, in ZAR/), '200');
  await user.type(screen.getByLabelText(/Last day of the approval/), '2026-12-31');
  await screen.findByText(message);
});

it('makes a sweep to an account that a bank connection names', async () => {
  const callAccount = {
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c77',
    displayName: 'Call account',
    purpose: 'STATEMENTS_ONLY',
    bankName: 'fnb',
    payer: { name: 'Karoo Trading', branchCode: null, accountNumber: '62099887766', accountType: null },
  };
  const banks = [
    { code: 'ABSA', displayName: 'Absa', defaultBranchCode: '632005' },
    { code: 'FNB', displayName: 'FNB', defaultBranchCode: '250655' },
  ];
  const { sent, user } = show({
    [`POST ${PATH}`]: { body: waiting },
    'GET /app/bank-connections': { body: [callAccount] },
    'GET /institution/payments/bulk-withdrawals/banks': { body: banks },
  });
  await user.click(await screen.findByRole('radio', { name: /One payment to your own account/ }));
  await user.click(screen.getByRole('button', { name: 'Send the schedule for approval' }));
  await screen.findByText('Choose the account and its bank.');
  await user.selectOptions(await screen.findByLabelText(/^Your account/), callAccount.id);
  // The bank is known by its name.
  expect((await screen.findByLabelText<HTMLSelectElement>(/^Its bank/)).value).toBe('FNB');
  await user.selectOptions(screen.getByLabelText('Type of the account'), 'SAVINGS');
  await user.type(screen.getByLabelText(/^Most on one day/), '50 000');
  await user.type(screen.getByLabelText(/^Kept in Funding/), '200 000');
  await user.type(screen.getByLabelText(/^Last day of the approval/), '2026-12-31');
  await user.click(screen.getByRole('button', { name: 'Send the schedule for approval' }));
  await waitFor(() => expect(created(sent)).toBeDefined());
  expect(created(sent)).toMatchObject({
    kind: 'SWEEP',
    source: 'FUNDING',
    approvalMode: 'STANDING',
    keepAmount: '200000',
    limits: { perRun: '50000', validUntil: '2026-12-31' },
    withdrawals: [
      {
        beneficiaryName: 'Karoo Trading',
        bankCode: 'FNB',
        accountNumber: '62099887766',
        accountType: 'SAVINGS',
        amount: '50000',
        beneficiaryReference: 'Stipends March',
      },
    ],
  });
  expect(created(sent)).not.toHaveProperty('createDaysAhead');
});

it('proposes the month of each run for references that name one, and shows the outcome', async () => {
  const reference = { written: 'SALARY OCT 2026', nextRun: 'SALARY NOV 2026', count: 3 };
  const moved = { ...preview, references: [{ ...reference, saved: 'SALARY {MON} {YEAR}' }] };
  const kept = {
    ...preview,
    references: [{ ...reference, saved: 'SALARY OCT 2026', nextRun: 'SALARY OCT 2026' }],
  };
  const { sent, user } = show({
    [`POST ${PATH}/preview`]: ({ body }) => ({
      body: (body as ScheduledWithdrawalRequest).monthsInReferences ? moved : kept,
    }),
  });
  await screen.findByText(/“SALARY OCT 2026” becomes “SALARY NOV 2026” in the next run/);
  await user.click(screen.getByRole('checkbox', { name: /Use the month of each run in references/ }));
  await screen.findByText('“SALARY OCT 2026” in every run, also in other months');
  const requests = sent.filter(({ address }) => address === `${PATH}/preview`);
  expect(requests.map(({ body }) => (body as ScheduledWithdrawalRequest).monthsInReferences)).toEqual([
    'en',
    undefined,
  ]);
});

it('says when the file of each run is asked for, and warns of a first run that is near', async () => {
  const [first] = preview.runs;
  const near = {
    ...preview,
    withdrawalCount: 0,
    totalAmount: '0.00',
    runs: [{ ...first!, createsOn: '2020-01-01', approveBy: '2099-01-01T10:00:00.000Z' }],
  };
  const { user } = show({ [`POST ${PATH}/preview`]: { body: near } });
  await user.click(await screen.findByRole('radio', { name: /A new file each time/ }));
  screen.getByLabelText(/Ask for the file this many days ahead/);
  const panel = screen.getByRole('region', { name: 'What it will do' });
  await within(panel).findByText('Outlay asks for the file on Wed 1 Jan 2020.');
  within(panel).getByText('The first run, Fri 24 Apr 2026, is near');
  within(panel).getByText(/the schedule must be approved, the file sent, and the batch approved/);
});

it('warns of a first run that would be missed', async () => {
  const [first] = preview.runs;
  const late = { ...first!, createsOn: '2020-01-01', approveBy: '2020-01-03T10:00:00.000Z' };
  show({ [`POST ${PATH}/preview`]: { body: { ...preview, runs: [late] } } });
  await screen.findByText('The run of Fri 24 Apr 2026 would be missed');
});
