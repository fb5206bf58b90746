import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import SchedulesPage from './page.tsx';
import { pageOf, run, schedule, waiting } from './testing/examples.ts';
import type { Schedule } from './words.ts';

const LIST = 'GET /institution/payments/scheduled-withdrawals';

function show(items: Schedule[], session = sessionOf('preparer', ['PREPARER']), address = '/schedules') {
  const sent = answer({ [LIST]: { body: pageOf(items) } });
  return { sent, ...renderPage(<SchedulesPage />, { session, address }) };
}

it('says when each schedule pays next and why, and what a run pays', async () => {
  show([schedule]);
  const table = await screen.findByRole('table', { name: 'Schedules' });
  within(table).getByText('Pays on Fri 24 Apr 2026, because Sat 25 Apr is no banking day');
  within(table).getByText('Active');
  within(table).getByText('1 payment');
  within(table).getByText(/R.1,250\.00/);
});

it('says who must act', async () => {
  const batch: Schedule['waitingRuns'][number] = {
    dueOn: '2026-04-25',
    executionDate: '2026-04-25',
    batchId: schedule.id,
    approveBy: '2026-04-24T13:25:00.000Z',
    approvalsMissing: 2,
    preparedBy: { userId: 'id-of-preparer', name: 'preparer' },
    approvedBy: [],
  };
  const tasks: Partial<Schedule>[] = [
    { ...waiting, id: 'a' },
    { id: 'b', missedCount: 2 },
    {
      id: 'c',
      status: 'SUSPENDED',
      suspension: { code: 'ACCOUNT_CHANGED', dueOn: '2026-04-25', at: '2026-04-19T00:00:00.000Z' },
    },
    { id: 'd', nextRuns: [{ ...run, status: 'WAITING_FOR_FILE' }] },
    { id: 'e', waitingRuns: [batch] },
    { id: 'f', waitingRuns: [{ ...batch, preparedBy: { userId: 'id-of-approver', name: 'approver' } }] },
  ];
  show(
    tasks.map((one) => ({ ...schedule, ...one })),
    sessionOf('approver', ['APPROVER']),
  );
  await screen.findByText('Waits for your approval');
  screen.getByText('2 missed runs need an answer');
  screen.getByText('Suspended: an account has changed');
  screen.getByText('Needs a file for Fri 24 Apr');
  screen.getByText('The batch of Sat 25 Apr waits for your approval');
  screen.getByText('The batch of Sat 25 Apr waits for 2 approvers other than approver');
  expect(screen.queryByRole('link', { name: 'New schedule' })).toBeNull();
});

it('asks for the status of the address, and for all of them again', async () => {
  const { sent, user } = show([], undefined, '/schedules?status=PAUSED');
  await user.click(await screen.findByRole('button', { name: 'Show all schedules' }));
  await screen.findByText('No schedules yet');
  await waitFor(() =>
    expect(sent.map(({ address }) => new URLSearchParams(address.split('?')[1]).get('status'))).toEqual([
      'PAUSED',
      null,
    ]),
  );
});

it('explains what a schedule is and the ways to begin one', async () => {
  show([]);
  await screen.findByText('No schedules yet');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  const links = screen.getAllByRole('link', { name: 'New schedule' });
  expect(links[0]!.getAttribute('href')).toBe('/schedules/new');
});
