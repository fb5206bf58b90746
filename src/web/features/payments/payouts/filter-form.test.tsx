import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { FilterForm } from './filter-form.tsx';
import { filtersOf, PayoutSearch } from './filters.ts';

function History() {
  const { filters, set, clear } = useSearchFilters(PayoutSearch);
  return <FilterForm filters={filtersOf(filters)} set={set} clear={clear} />;
}

const open = (search = '') => renderPage(<History />, { address: `/payouts${search}` });
const chips = () => screen.getByRole('group', { name: 'Active filters' });

it('reads every filter from the address and shows each as a chip', async () => {
  const batchId = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11';
  answer({
    [`GET /institution/payments/bulk-withdrawals/batches/${batchId}`]: { body: { label: 'Salaries June' } },
  });
  open(`?status=FAILED&direction=DEBIT&minAmount=10.50&from=1772316000000&batchId=${batchId}&query=rent`);
  const shown = within(chips());
  for (const label of ['Find: rent', 'Status: Failed', 'Money out', 'At least 10.50', 'From 2026-03-01'])
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
  await waitFor(() => expect(router.state.location.search).toBe('?query=rent'));
});

it('takes a whole day of the entity’s time zone as its first and last millisecond', async () => {
  const { user, router } = open();
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.type(screen.getByLabelText('From (Africa/Johannesburg)'), '2026-03-01');
  await user.type(screen.getByLabelText('To (inclusive)'), '2026-03-01');
  const search = new URLSearchParams(router.state.location.search);
  expect(new Date(Number(search.get('from'))).toISOString()).toBe('2026-02-28T22:00:00.000Z');
  expect(new Date(Number(search.get('to'))).toISOString()).toBe('2026-03-01T21:59:59.999Z');
});

it('removes one filter by its chip, and all of them at once', async () => {
  const { user, router } = open('?status=FAILED&direction=DEBIT&exactAmount=5');
  await user.click(screen.getByRole('button', { name: /Status: Failed/ }));
  expect(router.state.location.search).toBe('?direction=DEBIT&exactAmount=5');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(router.state.location.search).toBe('');
  expect((screen.getByLabelText('Exact amount') as HTMLInputElement).value).toBe('');
});
