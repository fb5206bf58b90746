import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BankDays, PaymentCalendar } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import CalendarPage from './calendar-page.tsx';
import { calendar } from './testing/examples.ts';

const bank: BankDays = {
  today: '2026-03-02',
  lastDay: '2027-03-02',
  ifNotBankingDay: 'PRECEDING',
  policy: 'MOVE',
  holidays: [{ date: '2026-04-03', name: 'Good Friday' }],
  rails: [
    {
      rail: 'EFT',
      cutOff: '15:30',
      saturdayCutOff: null,
      leadDays: 0,
      firstDay: '2026-03-02',
      reasons: [],
    },
  ],
};

function show(change: Partial<PaymentCalendar> = {}, address = '/calendar') {
  answer({
    'GET /app/payment-calendar': { body: { ...calendar, ...change } },
    'GET /app/bank-days': { body: bank },
  });
  return renderPage(<CalendarPage />, { session: sessionOf('approver', ['APPROVER']), address });
}

it('shows what leaves on which day, holidays by name, and until when it is approved', async () => {
  show();
  await screen.findByRole('button', {
    name: /^Friday 24 April 2026, Stipends R.1,250\.00, approve: Stipends$/,
  });
  await screen.findByRole('button', { name: 'Friday 3 April 2026, Good Friday' });
  screen.getByRole('button', { name: 'Saturday 25 April 2026, Banks are closed' });
  screen.getByText('Lowest balance');
  expect(screen.queryByText('First day without enough money')).toBeNull();
});

it('names the first day without enough money in the head and on the day', async () => {
  show({
    firstShortOn: '2026-04-24',
    lowest: { date: '2026-04-24', balance: '-500.00' },
  });
  const head = (await screen.findByText('First day without enough money')).parentElement!;
  within(head).getByText('Friday 24 April 2026');
  screen.getByRole('button', { name: /Friday 24 April 2026, .*not enough money/ });
});

it('moves between days with the arrow keys, and opens the details of one', async () => {
  const { user, router } = show();
  const first = await screen.findByRole('button', { name: 'Monday 2 March 2026' });
  first.focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday 9 March 2026');
  expect(
    screen.getAllByRole('button').filter((day) => day.dataset['day'] && day.tabIndex === 0),
  ).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?open=2026-03-09'));
  await screen.findByText('Nothing leaves on this day.');
  screen.getByText(/Cut-offs: EFT 15:30/);
});

it('links a run to its schedule, with its fees and the last moment to approve', async () => {
  show({}, '/calendar?open=2026-04-24');
  const panel = await screen.findByRole('dialog', { name: 'Friday 24 April 2026' });
  const [link] = within(panel).getAllByRole('link', { name: 'Stipends' });
  expect(link!.getAttribute('href')).toBe('/schedules/01939b5e-7c1a-7f00-8a54-0d5a3e1b9e01');
  within(panel).getByText(/R.2\.88/);
  within(panel).getAllByText(/Approve by/);
});

it('explains an empty calendar', async () => {
  show({ days: [] });
  await screen.findByText('Nothing leaves in the next 60 days');
});

it('says what is missing when there is no calendar', async () => {
  answer({
    'GET /app/payment-calendar': { body: {} },
    'GET /app/bank-days': { body: {} },
  });
  renderPage(<CalendarPage />);
  await screen.findByText('There is no calendar yet');
});

it('shows what a sweep to an own account takes on its day', async () => {
  const [day] = calendar.days;
  const sweep = {
    ...day!.payments[0]!,
    kind: 'SWEEP' as const,
    label: 'To the call account',
    waitsForApproval: false,
    sweep: { most: '20000.00', keep: '5000.00' },
  };
  show({ days: [{ ...day!, payments: [sweep] }] }, '/calendar?open=2026-04-24');
  const panel = await screen.findByRole('dialog', { name: 'Friday 24 April 2026' });
  within(panel).getByText(/A sweep to your own account: what is above/);
  const [link] = within(panel).getAllByRole('link', { name: 'To the call account' });
  expect(link!.getAttribute('href')).toBe(`/schedules/${sweep.id}`);
});
