import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../../ui/testing/render-page.tsx';
import { NotPayableYet } from './not-payable-yet.tsx';

const show = (kinds: string[]) => {
  const body = kinds.map((kind) => ({ id: kind, kind, at: '2026-03-02T08:00:00.000Z', count: 1 }));
  const sent = answer({ 'GET /app/attention': { body } });
  renderPage(<NotPayableYet />, { session: sessionOf('preparer', ['PREPARER']) });
  return sent;
};

it.each(['OPENING_BALANCE_MISSING', 'OPENING_BALANCE_TO_CONFIRM'])(
  'says that an account pays nothing yet while there is %s, and leads to it',
  async (kind) => {
    show(['LOW_BALANCE', kind]);
    const link = await screen.findByRole('link', {
      name: 'An account without an opening balance pays nothing yet',
    });
    expect(link.getAttribute('href')).toBe('/reconciliation');
  },
);

it('says nothing when every account has one', async () => {
  const sent = show(['LOW_BALANCE']);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
});
