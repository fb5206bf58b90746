import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SettlementAcknowledgement, SettlementDetail } from '../../../../client/types.gen.ts';
import type { Role } from '../../../../shared/terms.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import { Difference } from './difference.tsx';

const FIRST = { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c14', name: 'first' };
const SECOND = { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c15', name: 'second' };

const acknowledgement: SettlementAcknowledgement = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9d01',
  overAmount: '0.00',
  underAmount: '5.00',
  reason: 'The bank kept its fee.',
  by: FIRST,
  at: '2026-03-03T07:10:00.000Z',
  needsSecondUser: true,
  confirmed: null,
};

const settlement: SettlementDetail = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c72',
  date: '2026-03-02',
  state: 'DIFFERENT',
  connection: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71', displayName: 'FNB salaries' },
  accountNumber: '62000000001',
  batch: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11', label: 'Salaries March' },
  fileName: 'PAY-20260302-0012.txt',
  currency: 'ZAR',
  payoutCount: 1,
  settledCount: 1,
  returnedCount: 0,
  expectedAmount: '1250.00',
  settledAmount: '1245.00',
  returnedAmount: '0.00',
  expectedFees: '2.88',
  chargedFees: '0.00',
  differenceAmount: '-5.00',
  overAmount: '0.00',
  underAmount: '5.00',
  differenceState: 'OPEN',
  acknowledgement: null,
  needsSecondUser: true,
  mayConfirm: [],
  settledAt: '2026-03-03T05:00:00.000Z',
  lineCount: 0,
  lines: [],
  returns: [],
};
const waiting: Partial<SettlementDetail> = {
  differenceState: 'WAITING',
  acknowledgement,
  mayConfirm: [SECOND],
};

afterEach(() => window.sessionStorage.clear());

function open(change: Partial<SettlementDetail> = {}, roles: Role[] = ['APPROVER'], userId = SECOND.userId) {
  const shown = { ...settlement, ...change };
  const at = `/institution/payments/settlements/${settlement.id}/acknowledge`;
  const sent = answer({
    'GET /institution/payments/config': () => ({ body: { stepUpMaxAgeSeconds: null } }),
    'GET /app/people': () => ({ body: [] }),
    [`POST ${at}`]: () => ({ body: shown }),
    [`POST ${at}/confirm`]: () => ({ body: shown }),
    [`POST ${at}/withdraw`]: () => ({ body: shown }),
  });
  const session = sessionOf('reader', roles);
  return {
    posted: () => sent.filter(({ method }) => method === 'POST'),
    ...renderPage(<Difference settlement={shown} />, {
      session: { ...session, user: { ...session.user, id: userId } },
    }),
  };
}

it('is acknowledged with a reason, and the dialog says that it takes a second user', async () => {
  const { posted, user } = open();
  screen.getByText('Not acknowledged');
  await user.click(screen.getByRole('button', { name: 'Acknowledge the difference…' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/only once another approver or admin has confirmed it/);
  const button = dialog.getByRole('button', { name: 'Acknowledge R\u00a05.00 too little' });
  expect(button).toHaveProperty('disabled', true);
  await user.type(dialog.getByRole('textbox'), 'The bank kept its fee.');
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted()).toMatchObject([
    { body: { overAmount: '0.00', underAmount: '5.00', reason: 'The bank kept its fee.' } },
  ]);
});

it('says that one user suffices up to the limit', async () => {
  const { user } = open({ needsSecondUser: false });
  await user.click(screen.getByRole('button', { name: 'Acknowledge the difference…' }));
  await screen.findByText(/It counts at once/);
});

it('is confirmed by another user, who sees the reason', async () => {
  const { posted, user } = open(waiting);
  screen.getByText('Waits for a second user');
  await user.click(screen.getByRole('button', { name: 'Confirm the acknowledgement…' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/The bank kept its fee\./);
  await user.click(dialog.getByRole('button', { name: 'Confirm R\u00a05.00 too little' }));
  await waitFor(() => expect(posted()).toMatchObject([{ body: { acknowledgementId: acknowledgement.id } }]));
});

it('is not confirmed by the user who acknowledged it, who may withdraw it with a reason', async () => {
  const { posted, user } = open(waiting, ['APPROVER'], FIRST.userId);
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  screen.getByText(/These users may:/);
  await user.click(screen.getByRole('button', { name: 'Withdraw the acknowledgement…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Wrong month.');
  await user.click(dialog.getByRole('button', { name: 'Withdraw the acknowledgement' }));
  await waitFor(() =>
    expect(posted()).toMatchObject([
      { body: { acknowledgementId: acknowledgement.id, reason: 'Wrong month.' } },
    ]),
  );
});

it('says what was acknowledged before it changed, and can be acknowledged again', () => {
  open({ overAmount: '2.00', differenceState: 'OUTDATED', acknowledgement });
  screen.getByText('Changed since');
  screen.getByText('R 5.00 too little');
  screen.getByRole('button', { name: 'Acknowledge the difference…' });
});

it('is shown to a viewer without buttons, and not at all when nothing differs', () => {
  open({ differenceState: 'ACKNOWLEDGED', acknowledgement }, ['VIEWER']);
  screen.getByText('Acknowledged');
  expect(screen.queryByRole('button')).toBeNull();
  open({ overAmount: '0.00', underAmount: '0.00', differenceState: 'NONE' });
  expect(screen.getAllByRole('region', { name: 'Difference' })).toHaveLength(1);
});
