import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WaitingStatement } from '../../../../../client/types.gen.ts';
import { answer } from '../../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../../ui/testing/render-page.tsx';
import { StatementConfirmations } from './statement-confirmations.tsx';

const ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c80';
const UPLOADER = { userId: 'id-of-approver', name: 'approver' };
const READER = { userId: 'id-of-reader', name: 'reader' };

const waiting = (mayConfirm: WaitingStatement['mayConfirm'], seen = 1, entryCount = 2): WaitingStatement => ({
  id: ID,
  waitingId: `01939b5e-7c1a-8f00-8a54-0d5a3e1b9c9${seen}`,
  fileName: 'STATEMENT.xml',
  sha256: '6'.repeat(64),
  receivedAt: '2026-03-02T09:05:00.000Z',
  receivedBy: UPLOADER,
  statements: [
    {
      accountNumber: '62000000001',
      currency: 'ZAR',
      day: '2026-03-02',
      openingBalance: '1000.00',
      closingBalance: '-20.50',
    },
  ],
  totals: [{ currency: 'ZAR', entryCount, outAmount: '30.00', inAmount: '0.00' }],
  mayConfirm,
});

function open(mayConfirm: WaitingStatement['mayConfirm'], later: WaitingStatement | null = null) {
  let now: WaitingStatement[] = [waiting(mayConfirm)];
  const sent = answer({
    'GET /institution/payments/config': { body: { stepUpMaxAgeSeconds: null } },
    'GET /app/statement-confirmations': () => ({ body: now }),
    [`POST /app/statement-files/${ID}/confirm`]: () => {
      now = later ? [later] : [];
      return { body: { postedCount: later ? 0 : 2, waiting: later } };
    },
  });
  renderPage(
    <>
      <h1 tabIndex={-1}>Statements</h1>
      <StatementConfirmations />
    </>,
    { session: sessionOf('reader', ['APPROVER']) },
  );
  return sent;
}

it('says what waits, and posts all of it with one click', async () => {
  const sent = open([READER]);
  const button = await screen.findByRole('button', { name: 'Confirm and post 2 entries' });
  screen.getByText(/^2 entries: R\s30.00 out$/);
  screen.getByText(/^62000000001, .*2 Mar 2026/);
  screen.getByText(/from R\s1,000.00 to -R\s20.50|from R\s1,000.00 to −R\s20.50/);
  button.click();
  await waitFor(() => expect(screen.queryByText('STATEMENT.xml')).toBeNull());
  const posted = sent.find(({ method }) => method === 'POST');
  expect(posted).toMatchObject({ body: { waitingId: waiting([]).waitingId } });
  expect(posted!.headers.get('idempotency-key')).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

it('shows what waits by now when it has changed, and posts nothing', async () => {
  open([READER], waiting([READER], 2, 1));
  (await screen.findByRole('button', { name: 'Confirm and post 2 entries' })).click();
  await screen.findByText(/^Nothing was posted/);
  await screen.findByRole('button', { name: 'Confirm and post 1 entry' });
});

it('names who may confirm it to a user who may not', async () => {
  open([{ userId: 'id-of-admin', name: 'admin' }]);
  await screen.findByText(/These users may confirm it:/);
  expect(document.body.textContent).toContain('admin');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what to do when no other user may confirm it', async () => {
  open([]);
  await screen.findByText(/^No other user may confirm it/);
});
