import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import SchedulePage from './schedule-page.tsx';
import { pageOf, run, schedule, version, waiting } from './testing/examples.ts';
import type { Run, Schedule, Version } from './words.ts';

const PATH = `/institution/payments/scheduled-withdrawals/${schedule.id}`;
const approver = sessionOf('approver', ['APPROVER']);
const preparer = sessionOf('preparer', ['PREPARER']);
const pending: Version = { ...version, status: 'PENDING_APPROVAL', approvals: [] };

interface Shown {
  one?: Partial<Schedule>;
  versions?: Version[];
  runs?: Run[];
  session?: ReturnType<typeof sessionOf>;
  more?: Parameters<typeof answer>[0];
}

function show({ one = {}, versions = [version], runs = [run], session = preparer, more = {} }: Shown) {
  const sent = answer({
    [`GET ${PATH}`]: { body: { ...schedule, ...one } },
    [`GET ${PATH}/versions`]: { body: pageOf(versions) },
    [`GET ${PATH}/runs`]: { body: pageOf(runs) },
    ...more,
  });
  const element = (
    <Routes>
      <Route path="/schedules/:id" element={<SchedulePage />} />
    </Routes>
  );
  return { sent, ...renderPage(element, { session, address: `/schedules/${schedule.id}` }) };
}

/** The last day of the standing approval lies in the future of every test run. */
const standing = {
  approvalMode: 'STANDING',
  limits: { perRun: '1250.00', total: null, validUntil: '2099-12-31' },
  calendar: { ...version.calendar, startsOn: '2099-01-01', runs: 12 },
} as const;

it('names the rhythm, the approval and the next run in its head', async () => {
  show({});
  await screen.findByRole('heading', { level: 1, name: 'Stipends, monthly' });
  screen.getByText(/Each run is approved · next R.1,250\.00 to 1 person on Fri 24 Apr 2026/);
  const table = await screen.findByRole('table', { name: 'Runs to come' });
  within(table).getByText('Pays on Fri 24 Apr 2026, because Sat 25 Apr is no banking day');
});

it('says the rhythm once when the label has it', async () => {
  show({ one: { label: 'Cleaning, monthly' } });
  await screen.findByRole('heading', { level: 1, name: 'Cleaning, monthly' });
});

it('folds the runs after the next twelve, and shows them when asked', async () => {
  const runs = Array.from({ length: 20 }, (_, at) => ({
    ...run,
    dueOn: `2099-01-${String(at + 1).padStart(2, '0')}`,
  }));
  const { user } = show({ runs });
  const table = await screen.findByRole('table', { name: 'Runs to come' });
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 12);
  await user.click(screen.getByRole('button', { name: 'Show 8 more runs' }));
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 20);
});

it('says which runs a standing approval no longer covers, and asks no approval of the others', async () => {
  show({
    one: standing,
    runs: [
      { ...run, dueOn: '2099-01-25', needsApproval: false },
      { ...run, dueOn: '2099-02-25', needsApproval: true },
    ],
  });
  const table = await screen.findByRole('table', { name: 'Runs to come' });
  expect(within(table).getAllByText(/covered by the standing approval/)).toHaveLength(1);
  expect(within(table).getAllByText(/After the standing approval: needs its own/)).toHaveLength(1);
  expect(within(table).getAllByText(/approve by/)).toHaveLength(1);
});

it('names the groups of the policy that still sign, in their order', async () => {
  const person = (name: string) => ({ userId: name, name });
  const group = (name: string, who: string) => ({
    groupId: name,
    name,
    missing: 1,
    couldSign: [person(who)],
  });
  show({
    one: {
      ...waiting,
      ...standing,
      signers: { missing: 2, inOrder: true, groups: [group('Finance', 'Ann'), group('Directors', 'Dan')] },
    },
    versions: [{ ...pending, ...standing, approvalsRequired: 2 }],
    session: approver,
  });
  await screen.findByText(/Still needed: 1 of Finance \(Ann\), then 1 of Directors \(Dan\)\./);
});

it('says what a standing approval means, and approves exactly the version that was read', async () => {
  const { sent, user } = show({
    one: { ...waiting, ...standing },
    versions: [{ ...pending, ...standing }],
    session: approver,
    more: { [`POST ${PATH}/approve`]: { body: { ...schedule, ...standing } } },
  });
  const covered = /12 payments of R.1,250\.00 \(R.15,000\.00 in all\) to 1 person until Thu 31 Dec 2099/;
  const panel = await screen.findByRole('region', { name: 'What you are approving' });
  within(panel).getByText(/You approve 12 payments .*, without being asked again\./);
  within(panel).getByText('an account changes');
  within(await screen.findByRole('table', { name: 'Payments of each run' })).getAllByText(/R.1,250\.00/);
  await user.click(within(panel).getByRole('button', { name: covered }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve “Stipends”?' });
  await user.click(within(dialog).getByRole('button', { name: covered }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  const request = sent.find(({ method }) => method === 'POST')!;
  expect(request.headers.get('if-match')).toBe(`"${version.contentDigest}"`);
  expect(request.headers.get('idempotency-key')).toBeTruthy();
});

it('lets the author of a version neither approve it nor send it back', async () => {
  const author = sessionOf('author', ['PREPARER', 'APPROVER']);
  author.user.id = version.createdBy.userId!;
  show({ one: waiting, versions: [pending], session: author });
  await screen.findByText('You wrote this version, so a different person must approve it.');
  expect(screen.queryByRole('button', { name: 'Approve the schedule' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send back…' })).toBeNull();
});

it('keeps the reason of a step that the server refuses', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    code: 'not_pending',
    detail: 'No version of this schedule waits for approval.',
    instance: '/',
    errors: [],
  };
  const { user } = show({
    one: waiting,
    versions: [pending],
    session: approver,
    more: { [`POST ${PATH}/reject`]: { status: 400, body: problem } },
  });
  await user.click(await screen.findByRole('button', { name: 'Send back…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send back “Stipends”?' });
  const reason = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
  await user.type(reason, 'The stipend is higher.');
  await user.click(within(dialog).getByRole('button', { name: /Send back to/ }));
  await within(dialog).findByText('No version of this schedule waits for approval.');
  expect(reason.value).toBe('The stipend is higher.');
});

it('asks what happens to missed runs before it resumes', async () => {
  const { sent, user } = show({
    one: { status: 'PAUSED', statusReason: 'The course ends in April.', missedCount: 1, nextRuns: [] },
    more: { [`POST ${PATH}/resume`]: { body: schedule } },
  });
  await user.click(await screen.findByRole('button', { name: 'Resume…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Resume “Stipends”?' });
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Resume the schedule' });
  expect(confirm.disabled).toBe(true);
  await user.click(within(dialog).getByRole('radio', { name: /Make the last one now/ }));
  await user.click(confirm);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ missed: 'RUN_ONCE' }),
  );
});

it('does not offer a preparer to resume what only an approver may', async () => {
  show({ one: { status: 'PAUSED', ...standing } });
  await screen.findByRole('button', { name: 'Stop…' });
  expect(screen.queryByRole('button', { name: 'Resume…' })).toBeNull();
});

it('makes a missed run a question with two answers', async () => {
  const missed: Run = { ...run, status: 'MISSED' };
  const { sent, user } = show({
    one: { missedCount: 1 },
    runs: [missed],
    more: { [`PUT ${PATH}/runs/${run.dueOn}`]: { body: { ...run, isChanged: true } } },
  });
  const alert = await screen.findByRole('alert');
  within(alert).getByText('The run of Sat 25 Apr 2026 was missed. Is it still paid?');
  within(alert).getByRole('button', { name: 'Skip…' });
  await user.click(within(alert).getByRole('button', { name: 'Make it now…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make the run of Sat 25 Apr 2026 now?' });
  await user.click(within(dialog).getByRole('button', { name: /Pay this run on/ }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  // A missed run is made for a day that has not passed.
  const { executionDate } = sent.find(({ method }) => method === 'PUT')!.body as { executionDate: string };
  expect(executionDate > run.executionDate).toBe(true);
});

it('skips one run with a reason', async () => {
  const { sent, user } = show({
    more: { [`POST ${PATH}/runs/${run.dueOn}/skip`]: { body: { ...run, status: 'SKIPPED' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Skip…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Skip the run of Sat 25 Apr 2026?' });
  await user.type(within(dialog).getByRole('textbox'), 'Paid by hand.');
  await user.click(within(dialog).getByRole('button', { name: 'Skip this run' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Paid by hand.' }),
  );
});

it('shows what differs between the version in force and the one that waits', async () => {
  const [row] = version.withdrawals;
  const next: Version = {
    ...pending,
    version: 2,
    totalAmount: '1300.00',
    withdrawals: [{ ...row!, amount: '1300.00' }],
    calendar: { ...version.calendar, dayOfMonth: 'LAST' },
  };
  show({ one: { pendingVersion: 2, latestVersion: 2 }, versions: [next, version], session: approver });
  const settings = await screen.findByRole('table', { name: 'Settings that differ' });
  within(settings).getByText('every month on day 25');
  within(settings).getByText('every month on its last day');
  const rows = screen.getByRole('table', { name: 'Payments that differ' });
  within(rows).getByText('Changed');
  within(rows).getByText(/R.1,300\.00/);
});

const sweep = {
  kind: 'SWEEP',
  source: 'COLLECTION',
  label: 'Card money',
  keepAmount: '200.00',
  withdrawalCount: 0,
  totalAmount: '0.00',
  ...standing,
} as const;
const swept = { withdrawalCount: 0, totalAmount: '300.00', status: 'SWEPT' } as const;

it('says what the approval of a sweep means, and what it moves', async () => {
  show({
    one: { ...waiting, ...sweep },
    versions: [{ ...pending, ...sweep, withdrawals: [] }],
    runs: [{ ...run, ...swept, status: 'PLANNED', totalAmount: '0.00' }],
    session: approver,
  });
  const panel = await screen.findByRole('region', { name: 'What you are approving' });
  within(panel).getByText(
    /You approve 12 moves of at most R.1,250\.00 \(R.15,000\.00 in all\) from Collection to Funding until/,
  );
  expect(within(panel).queryByText('an account changes')).toBeNull();
  screen.getByText(/moves what is above R.200\.00 from Collection to Funding, at most R.1,250\.00/);
  const table = await screen.findByRole('table', { name: 'Runs to come' });
  within(table).getByText('Moves on Fri 24 Apr 2026');
  expect(within(table).queryByText(/Batch on/)).toBeNull();
});

it('shows what a sweep moved with its funding record, and that there was nothing to move', async () => {
  show({
    one: sweep,
    versions: [{ ...version, ...sweep, withdrawals: [] }],
    runs: [
      { ...run, ...swept, dueOn: '2099-04-25', fundingRecordId: schedule.id },
      { ...run, ...swept, dueOn: '2099-05-25', status: 'NOTHING_TO_MOVE', totalAmount: '0.00' },
    ],
  });
  const table = await screen.findByRole('table', { name: 'Runs to come' });
  within(table).getByText('Moved');
  within(table).getByText(/R.300\.00/);
  within(table).getByRole('link', { name: 'Funding record' });
  within(table).getByText('Nothing to move');
  expect(within(table).queryByRole('button')).toBeNull();
});

it('keeps a run that closed days moved past its due day among those to come until it is paid', async () => {
  const created = { ...run, batchId: schedule.id, status: 'CREATED' } as const;
  const held = { ...created, standingReasons: ['ACCOUNT_CHANGED'] } satisfies Run;
  show({
    one: standing,
    runs: [
      { ...held, batchStatus: 'APPROVED' },
      { ...created, dueOn: '2026-04-18', batchStatus: 'COMPLETE' },
    ],
  });
  const table = await screen.findByRole('table', { name: 'Runs to come' });
  within(table).getByText('Not paid because an account has changed.');
  expect(within(table).queryByText('Sat 18 Apr 2026')).toBeNull();
});

it('keeps a missed run that was made late among those to come until it is paid', async () => {
  const late = { ...run, dueOn: '2026-03-13', batchId: schedule.id, status: 'CREATED' } as const;
  show({ runs: [{ ...late, batchStatus: 'PENDING_APPROVAL' }] });
  const table = await screen.findByRole('table', { name: 'Runs to come' });
  within(table).getByText('Fri 13 Mar 2026');
});

it('lets a preparer say that payments are meant which were made before', async () => {
  const problem = {
    code: 'possible_duplicates',
    detail: 'These payments were made before.',
    since: '2026-04-01T08:00:00.000Z',
  };
  const { sent, user } = show({
    runs: [{ ...run, problem }],
    more: { [`PUT ${PATH}/runs/${run.dueOn}`]: { body: { ...run, status: 'CREATED' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay them again…' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'A second flat.');
  await user.click(within(dialog).getByRole('button', { name: /^Create the batch of/ }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ duplicateReason: 'A second flat.' }),
  );
});

it('leads to the payments of one run, and to the file that a run waits for', async () => {
  show({ runs: [run, { ...run, dueOn: '2099-05-25', status: 'WAITING_FOR_FILE' }] });
  const table = await screen.findByRole('table', { name: 'Runs to come' });
  const href = (name: string) => within(table).getByRole('link', { name }).getAttribute('href');
  expect(href('Change the payments')).toBe(`/schedules/${schedule.id}/run?due=${run.dueOn}`);
  expect(href('Send the file')).toBe(`/schedules/${schedule.id}/run?due=2099-05-25`);
});

it('shows the day that banks make of another day before it is saved', async () => {
  const asked = {
    ...run,
    executionDate: '2099-12-25',
    paysOn: '2099-12-24',
    reasons: [{ code: 'HOLIDAY', date: '2099-12-25', name: 'Christmas Day' }],
    withdrawals: version.withdrawals,
    plannedWithdrawals: null,
  };
  const { sent, user } = show({ more: { [`GET ${PATH}/runs/${run.dueOn}`]: { body: asked } } });
  await user.click(await screen.findByRole('button', { name: 'Change the day…' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText(/^Day/);
  await user.clear(field);
  await user.type(field, '2099-12-25');
  await within(dialog).findByText(
    /Pays on Thu 24 Dec 2099, because Fri 25 Dec is a holiday \(Christmas Day\)\./,
  );
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  expect(sent.at(-1)!.address).toBe(`${PATH}/runs/${run.dueOn}?executionDate=2099-12-25`);
});

it('shows what differs in a changed run, also to an approver', async () => {
  const [row] = version.withdrawals;
  const changed: Run = { ...run, status: 'CREATED', batchStatus: 'PENDING_APPROVAL', isChanged: true };
  const added = { ...row!, beneficiaryName: 'Sipho Dube', accountNumber: '62011112222' };
  const content = { ...changed, withdrawals: [row, added], plannedWithdrawals: [row] };
  const { user } = show({
    runs: [{ ...changed, batchId: schedule.id, dueOn: '2099-04-25' }],
    session: approver,
    more: { [`GET ${PATH}/runs/2099-04-25`]: { body: content } },
  });
  await user.click(await screen.findByRole('button', { name: 'What differs…' }));
  const table = await screen.findByRole('table', { name: 'Payments that differ' });
  within(table).getByText('Sipho Dube');
  within(table).getByText('Added');
});

it('shows references as they are in the next run', async () => {
  const rows = version.withdrawals.map((row) => ({ ...row, beneficiaryReference: 'SALARY {MON} {YEAR}' }));
  show({ versions: [{ ...version, withdrawals: rows }] });
  const table = await screen.findByRole('table', { name: 'Payments of each run' });
  within(table).getByText('SALARY APR 2026');
  within(table).getByText('the month of each run: SALARY {MON} {YEAR}');
});
