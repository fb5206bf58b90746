import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PaymentRequestForDisplay } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
// The page loads it later; a busy machine takes longer for that than a test waits.
import './ageing-bars.tsx';
import ReceivablesPage from './page.tsx';
import { COLLECTIONS, pageOf, payer, PAYERS, request, totals } from './testing/examples.ts';

const late: PaymentRequestForDisplay = {
  ...request,
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f09',
  dueOn: '2020-02-10',
  isOverdue: true,
  ageing: 'OVER_90',
};

function show(items: PaymentRequestForDisplay[], address = '/receivables', roles = ['PREPARER'] as const) {
  const sent = answer({
    [`GET ${COLLECTIONS}`]: { body: pageOf(items) },
    [`GET ${COLLECTIONS}/totals`]: { body: items.length > 0 ? totals : { ...totals, currencies: [] } },
    [`GET ${PAYERS}`]: { body: pageOf([payer]) },
    [`GET ${PAYERS}/${payer.id}`]: { body: payer },
  });
  const asked = () =>
    sent
      .filter(({ address: to }) => to.split('?')[0] === COLLECTIONS)
      .map(({ address: to }) => new URLSearchParams(to.split('?')[1]));
  return { asked, ...renderPage(<ReceivablesPage />, { session: sessionOf('user', [...roles]), address }) };
}

const exported = () =>
  new URL(screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')!, 'http://x').searchParams;

it('shows what is open by age, and each figure opens what it counts', async () => {
  const { user, asked, router } = show([request]);
  const figures = await screen.findByRole('list', { name: 'Open amounts in ZAR' });
  within(figures).getByText('Open');
  await user.click(within(figures).getByRole('link', { name: /Not due yet/ }));
  expect(router.state.location.search).toBe('?age=NOT_DUE');
  await waitFor(() => expect(asked().at(-1)!.get('ageing')).toBe('NOT_DUE'));
  // Nothing is late, so nothing can be opened there.
  expect(within(figures).queryByRole('link', { name: /1–30 days late/ })).toBeNull();
});

it('shows the ages as a table, which says the same', async () => {
  const { user, router } = show([request]);
  await user.click(await screen.findByRole('radio', { name: 'Table' }));
  const table = await screen.findByRole('table', { name: 'Open amounts by age in ZAR' });
  expect(within(table).getAllByRole('row')).toHaveLength(7);
  within(table).getByText('Over 90 days late');
  expect(router.state.location.search).toBe('?view=table');
});

it('shows the ages as a chart, whose sentence names what is open', async () => {
  show([request], '/receivables?view=chart');
  await screen.findByRole('img', { name: /Open amounts by age: Not due yet R\s4,200\.00\./ });
});

it('names the payer, the reference and how late each request is', async () => {
  show([request, late]);
  const table = await screen.findByRole('table', { name: 'Payment requests' });
  const [, , second] = within(table).getAllByRole('row');
  within(second!).getByText('Naledi Mokoena');
  within(second!).getByText('7KQ4MXFW');
  within(second!).getByText(/^[\d,]+ days late$/);
});

it('asks for the filters of the address, and exports exactly those', async () => {
  const days = 'dueFrom=2026-01-01&dueTo=2026-03-31';
  const address = `/receivables?status=OPEN&age=OVERDUE&payer=${payer.id}&${days}&query=fees`;
  const { asked } = show([late], address);
  await screen.findByRole('table', { name: 'Payment requests' });
  const wanted = {
    query: 'fees',
    status: 'OPEN',
    payerId: payer.id,
    dueFrom: '2026-01-01',
    dueTo: '2026-03-31',
    isOverdue: 'true',
  };
  expect(Object.fromEntries(asked().at(-1)!)).toEqual({ ...wanted, offset: '0', limit: '50' });
  expect(Object.fromEntries(exported())).toEqual(wanted);
});

it('keeps what is typed in the address, and clears all filters at once', async () => {
  const { user, router } = show([request]);
  await user.type(await screen.findByRole('searchbox', { name: 'Search payment requests' }), 'Mokoena');
  await waitFor(() => expect(router.state.location.search).toBe('?query=Mokoena'));
  await waitFor(() => expect(exported().get('query')).toBe('Mokoena'));
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('opens a request with the keyboard', async () => {
  const { user, router } = show([request]);
  const table = await screen.findByRole('table', { name: 'Payment requests' });
  const row = within(table).getAllByRole('row')[1]!;
  act(() => row.focus());
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe(`/receivables/${request.id}`);
});

it('explains what a payment request is to a company that has none', async () => {
  show([]);
  await screen.findByText('No payment requests yet');
  screen.getByText(/Each request has a reference of eight characters/);
  expect(screen.getAllByRole('link', { name: 'New request' })[0]!.getAttribute('href')).toBe(
    '/receivables/new',
  );
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('offers a way back from filters that find nothing, and nothing new to a viewer', async () => {
  const { user, router } = show([], '/receivables?status=PAID', ['VIEWER'] as never);
  await screen.findByText('Nothing found');
  await user.click(screen.getAllByRole('button', { name: 'Clear all filters' })[0]!);
  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('link', { name: 'New request' })).toBeNull();
});
