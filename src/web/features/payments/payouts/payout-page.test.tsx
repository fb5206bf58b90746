import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { PayoutProof } from '../../../../client/types.gen.ts';
import { addDays, dayOf } from '../../../../shared/calendar-day.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import PayoutPage from './payout-page.tsx';

const ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c31';
const today = dayOf(Date.now(), 'Africa/Johannesburg');

const proofOf = (movesOn: string | null, payout: Partial<PayoutProof['payout']> = {}): PayoutProof => ({
  payout: {
    id: ID,
    direction: 'DEBIT',
    status: 'COMPLETE',
    currency: 'ZAR',
    amount: '1250.00',
    fee: '1.44',
    beneficiary: null,
    recipientReference: 'SALARY MARCH',
    batch: null,
    withdrawalId: null,
    rail: 'EFT',
    failureCode: null,
    failureReason: null,
    createdAt: '2026-03-02T08:15:30.000Z',
    updatedAt: '2026-03-02T08:15:30.000Z',
    ...payout,
  },
  entityName: 'Karoo Trading',
  legalName: 'Karoo Trading (Pty) Ltd',
  issuedAt: '2026-03-03T07:00:00.000Z',
  attemptId: null,
  railReference: null,
  rowNumber: null,
  ownReference: null,
  createdBy: null,
  approvals: [],
  movesOn,
  contentDigest: null,
  timeline: [],
  auditEntries: [],
  transfers: [],
  linkedPayoutId: null,
});

async function show(proof: PayoutProof) {
  answer({ [`GET /app/payouts/${ID}/proof`]: { body: proof } });
  const page = (
    <Routes>
      <Route path="/payouts/:id" element={<PayoutPage />} />
    </Routes>
  );
  renderPage(page, { address: `/payouts/${ID}` });
  await screen.findAllByText('SALARY MARCH');
  return document.body;
}

it('a payment accepted for a later day is no proof of payment, on screen or on paper', async () => {
  const container = await show(proofOf(addDays(today, 2)));
  await screen.findAllByText(/Until that day it is no proof of payment/);
  expect(screen.getAllByRole('heading', { level: 1 })[0]!.textContent).toMatch(/^To be paid on .*\d{4}$/);
  screen.getByRole('button', { name: 'Print' });
  expect(container.textContent).toContain('To be paid on');
  expect(container.textContent).not.toContain('Proof of payment');
  expect(screen.queryByText('Paid')).toBeNull();
  expect(container.textContent).not.toMatch(/Status\s*Paid/);
});

it.each([null, today, addDays(today, -2)])('one whose day was %s is a proof of payment', async (movesOn) => {
  const container = await show(proofOf(movesOn));
  await screen.findByRole('button', { name: 'Print proof of payment' });
  expect(screen.getAllByRole('heading', { level: 1 })[0]!.textContent).toBe('Proof of payment');
  expect(container.textContent).not.toContain('o be paid');
});

it('one that came back is a returned payment, whatever its day was', async () => {
  const container = await show(proofOf(addDays(today, 2), { status: 'REVERSED' }));
  expect((await screen.findAllByRole('heading', { level: 1 }))[0]!.textContent).toBe('Returned payment');
  expect(container.textContent).not.toContain('To be paid on');
});
