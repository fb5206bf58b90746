import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { listRecipientsOptions } from '../../client/@tanstack/react-query-records.gen.ts';
import { PagedTable, usePage } from './paged-table.tsx';
import { answer, type SentRequest } from './testing/answers.ts';
import { renderPage } from './testing/render-page.tsx';

const LIST = 'GET /app/recipients';
const refusal = {
  type: 'about:blank',
  title: 'Full',
  status: 422,
  detail: 'Not now.',
  code: 'full',
  errors: [],
};

function Recipients() {
  const [offset, setOffset] = useState(0);
  const page = usePage((at) => listRecipientsOptions({ query: at }), { limit: 2, offset });
  return (
    <PagedTable
      page={page}
      caption="Recipients"
      columns={[{ header: 'Name', accessorKey: 'name' }]}
      rowId={({ id }) => id}
      noun="recipients"
      turn={setOffset}
      empty={<p>No recipients</p>}
    />
  );
}

const page = (names: readonly string[], total: number) => ({
  body: { items: names.map((name) => ({ id: name, name })), total, isTotalExact: true },
});

describe('a list that is divided into pages', () => {
  it('is loading, and then says that it has no items', async () => {
    answer({ [LIST]: page([], 0) });
    renderPage(<Recipients />);
    screen.getByRole('status', { name: 'Loading' });
    await screen.findByText('No recipients');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says why it could not be loaded, and loads again on request', async () => {
    let asked = 0;
    answer({ [LIST]: () => (asked++ === 0 ? { status: 422, body: refusal } : page(['Thandi'], 1)) });
    const { user } = renderPage(<Recipients />);
    await screen.findByText('Not now.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Thandi');
    expect(screen.queryByText('Not now.')).toBeNull();
  });

  it('shows a page at a time, and the page before while the next one loads', async () => {
    const second = ({ address }: SentRequest) => address.includes('offset=2');
    const sent = answer({
      [LIST]: (request) => page(second(request) ? ['Pieter'] : ['Thandi', 'Lerato'], 3),
    });
    const { user } = renderPage(<Recipients />);
    await screen.findByText('1 to 2 of 3 recipients');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    await screen.findByText('Pieter');
    await waitFor(() => expect(screen.queryByText('Thandi')).toBeNull());
    expect(sent.map(({ address }) => address.split('?')[1])).toEqual([
      'offset=0&limit=2',
      'offset=2&limit=2',
    ]);
  });
});
