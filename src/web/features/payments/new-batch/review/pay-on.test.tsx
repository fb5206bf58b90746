import { screen, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import { expect, it } from 'vitest';
import type { BankDays, BulkWithdrawalBatchForDisplay } from '../../../../../client/types.gen.ts';
import { answer } from '../../../../ui/testing/answers.ts';
import { renderPage } from '../../../../ui/testing/render-page.tsx';
import { initialState, reduce, type Form } from '../state.ts';
import { lastRuleOf } from './use-last-rule.ts';
import PayOn from './pay-on.tsx';
import PaysOn from './pays-on.tsx';

const DAYS: BankDays = {
  today: '2026-11-24',
  lastDay: '2027-11-25',
  ifNotBankingDay: 'FOLLOWING',
  policy: 'MOVE',
  holidays: [
    { date: '2026-12-16', name: 'Day of Reconciliation' },
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2027-01-01', name: "New Year's Day" },
  ],
  rails: [
    {
      rail: 'EFT',
      cutOff: '15:30',
      saturdayCutOff: '10:15',
      leadDays: 0,
      firstDay: '2026-11-24',
      reasons: [],
    },
  ],
};

const earlier = (label: string, more: object = {}) =>
  ({
    id: `id-of-${label}`,
    label,
    executionDate: '2026-10-25',
    ifNotBankingDay: 'PRECEDING',
    ...more,
  }) as BulkWithdrawalBatchForDisplay;

function Fields({ form }: { form: Partial<Form> }) {
  const before = initialState({ currency: 'ZAR', rail: 'EFT', decimalMark: null });
  const [state, dispatch] = useReducer(reduce, { ...before, form: { ...before.form, ...form } });
  const facts = {
    days: DAYS,
    rails: ['EFT' as const],
    timezone: 'Africa/Johannesburg',
    rule: state.form.ifNotBankingDay ?? DAYS.ifNotBankingDay,
    submitMs: Date.parse('2026-11-24T09:00:00+02:00'),
  };
  const { executionDate: day, ruleFrom } = state.form;
  return (
    <>
      <PayOn facts={facts} form={state.form} dispatch={dispatch} disabled={false} error={undefined} />
      {day !== undefined && <PaysOn day={day} facts={facts} ruleFrom={ruleFrom} />}
    </>
  );
}

const BATCHES = 'GET /institution/payments/bulk-withdrawals/batches';
const rule = () => screen.getByLabelText<HTMLSelectElement>('If not a banking day');

it('takes the rule of the last run with the same label, says so, and leaves a choice alone', async () => {
  const items = [
    earlier('Salaries, directors', { ifNotBankingDay: 'REFUSE' }),
    earlier('Salaries November', { executionDate: null, ifNotBankingDay: null }),
    earlier('Salaries October'),
    earlier('Salaries September', { ifNotBankingDay: 'REFUSE' }),
  ];
  const sent = answer({ [BATCHES]: { body: { items, total: 4, offset: 0, limit: 20 } } });
  const { user } = renderPage(<Fields form={{ label: 'Salaries December', executionDate: '2026-12-25' }} />);
  await waitFor(() => expect(rule().value).toBe('PRECEDING'));
  expect(sent.map(({ address }) => address)).toEqual([
    '/institution/payments/bulk-withdrawals/batches?search=salaries&limit=20',
  ]);
  const status = screen.getByRole('status');
  expect(status.textContent).toContain('on the banking day before, Thursday 24 December 2026');
  expect(status.textContent).toContain(
    '“The banking day before”, as for the batch “Salaries October” of 25 Oct 2026.',
  );
  await user.selectOptions(rule(), 'FOLLOWING');
  expect(rule().value).toBe('FOLLOWING');
  expect(status.textContent).not.toContain('as for the batch');
});

it('keeps the rule of the payment config without an earlier run', async () => {
  const sent = answer({ [BATCHES]: { body: { items: [], total: 0, offset: 0, limit: 20 } } });
  renderPage(<Fields form={{ label: 'Rent', executionDate: '2026-12-25' }} />);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(rule().value).toBe('FOLLOWING');
  expect(screen.getByRole('status').textContent).not.toContain('as for the batch');
});

it('asks nothing without a day, and knows no run without a label', () => {
  const sent = answer({});
  renderPage(<Fields form={{ label: 'Rent' }} />);
  expect(sent).toEqual([]);
  expect(lastRuleOf('March 2026', [earlier('April 2026')])).toBeNull();
});

it('shows a month with the days, the cut-offs and the holidays of the bank by name', async () => {
  answer({ [BATCHES]: { body: { items: [], total: 0, offset: 0, limit: 20 } } });
  const { user } = renderPage(<Fields form={{ label: 'Rent' }} />);
  await user.click(screen.getByLabelText('Pay on'));
  const calendar = await screen.findByRole('dialog', { name: 'Pay on' });
  expect(calendar.textContent).toContain('Cut-off: 15:30 from Monday to Friday, 10:15 on Saturdays.');
  expect(calendar.textContent).toContain('No public holidays in November 2026.');
  const dayOf = (name: string) => screen.getByRole('button', { name });
  expect(dayOf('27 November 2026').title).toBe('Cut-off 15:30');
  expect(dayOf('28 November 2026').title).toBe('Cut-off 10:15');
  expect(dayOf('29 November 2026').title).toContain('is on a weekend');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(calendar.textContent).toContain('16 Dec: Day of Reconciliation');
  expect(calendar.textContent).not.toContain("New Year's Day");
  await user.click(dayOf('18 December 2026'));
  expect(screen.getByLabelText('Pay on').textContent).toBe('Fri 18 Dec 2026');
  await user.click(screen.getByRole('button', { name: 'Pay as soon as approved' }));
  expect(screen.getByLabelText('Pay on').textContent).toBe('As soon as approved');
});
