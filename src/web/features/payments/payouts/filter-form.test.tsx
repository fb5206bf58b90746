import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { FilterForm } from './filter-form.tsx';
import { filtersOf, PayoutSearch } from './filters.ts';

function History() {
  const { filters, set, clear } = useSearchFilters(PayoutSearch);
  return <FilterForm filters={filtersOf(filters)} taxYearMonth={3} set={set} clear={clear} />;
}

const open = (search = '') => renderPage(<History />, { address: `/payouts${search}` });
const chips = () => screen.getByRole('group', { name: 'Active filters' });

it('reads every filter from the address and shows each as a chip', async () => {
  const batchId = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11';
  answer({
    [`GET /institution/payments/bulk-withdrawals/batches/${batchId}`]: { body: { label: 'Salaries June' } },
  });
  open(`?status=FAILED&direction=DEBIT&minAmount=10.50&from=1772316000000&batchId=${batchId}&search=rent`);
  const shown = within(chips());
  for (const label of ['Find: rent', 'Status: Failed', 'Money out', 'At least 10.50', 'From 1 Mar 2026'])
    expect(shown.getByText(label)).toBeTruthy();
  expect(await shown.findByText('Batch: Salaries June')).toBeTruthy();
  expect((screen.getByLabelText('Minimum amount') as HTMLInputElement).value).toBe('10.50');
});

it('ignores what the address says when it is not a filter', () => {
  open('?status=LOST&minAmount=ten&direction=DEBIT');
  expect(within(chips()).getByText('Money out')).toBeTruthy();
  expect(within(chips()).queryByText(/Status|At least/)).toBeNull();
});

it('writes a status into the address and returns to the first page', async () => {
  const { user, router } = open('?offset=50&query=rent');
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Failed' }));
  expect(router.state.location.search).toBe('?query=rent&status=FAILED');
});

it('searches once typing pauses', async () => {
  const { user, router } = open();
  await user.type(screen.getByRole('searchbox', { name: 'Find' }), ' rent ');
  await waitFor(() => expect(router.state.location.search).toBe('?search=rent'));
});

it('takes whole days of the entity’s time zone from the calendar', async () => {
  const { user, router } = open('?from=1772316000000&to=1772402399999&offset=50');
  await user.click(screen.getByRole('button', { name: 'Period: Chosen days' }));
  await user.click(await screen.findByRole('button', { name: /^3 March 2026/ }));
  await user.click(screen.getByRole('button', { name: /^5 March 2026/ }));
  const search = new URLSearchParams(router.state.location.search);
  expect(new Date(Number(search.get('from'))).toISOString()).toBe('2026-03-02T22:00:00.000Z');
  expect(new Date(Number(search.get('to'))).toISOString()).toBe('2026-03-05T21:59:59.999Z');
  expect(search.has('offset')).toBe(false);
});

it('chooses a period by name, in place of chosen days, and names its days in the chip', async () => {
  const { user, router } = open('?from=1772316000000');
  await user.click(screen.getByRole('button', { name: 'Period: Chosen days' }));
  await user.click(screen.getByRole('button', { name: 'This tax year' }));
  expect(router.state.location.search).toBe('?period=this-tax-year');
  expect(within(chips()).getByText(/^This tax year: 1 Mar \d{4} to 2[89] Feb \d{4}$/)).toBeTruthy();
});

it('removes one filter by its chip, and all of them at once', async () => {
  const { user, router } = open('?status=FAILED&direction=DEBIT&exactAmount=5');
  await user.click(screen.getByRole('button', { name: /Status: Failed/ }));
  expect(router.state.location.search).toBe('?direction=DEBIT&exactAmount=5');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(router.state.location.search).toBe('');
  expect((screen.getByLabelText('Exact amount') as HTMLInputElement).value).toBe('');
});
