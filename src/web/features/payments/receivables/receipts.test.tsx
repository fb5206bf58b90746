import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ReceiptDetail } from '../../../../client/types.gen.ts';
import type { Role } from '../../../../shared/terms.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import ReceiptPage from './receipt-page.tsx';
import ReceiptsPage from './receipts-page.tsx';
import {
  allocatedReceipt,
  COLLECTIONS,
  deallocatedReceipt,
  openReceipt,
  pageOf,
  payer,
  PAYERS,
  RECEIPTS,
  refundedReceipt,
  request,
  waitingReceipt,
} from './testing/examples.ts';

const AT = `${RECEIPTS}/${waitingReceipt.id}`;

function problem(code: string, errors: { path: string; code: string; message: string }[] = []) {
  return {
    status: 400,
    body: { type: 'about:blank', title: 'Refused', status: 400, code, detail: 'No.', instance: '/', errors },
  };
}

function openList(items = [openReceipt], address = '/receivables/receipts') {
  answer({ [`GET ${RECEIPTS}`]: { body: pageOf(items) }, [`GET ${PAYERS}`]: { body: pageOf([payer]) } });
  return renderPage(<ReceiptsPage />, { address });
}

interface Given {
  roles?: Role[];
  userId?: string;
  refusal?: ReturnType<typeof problem>;
}

function openOne(receipt: ReceiptDetail, { roles = ['APPROVER'], userId = 'another', refusal }: Given = {}) {
  const sent = answer({
    [`GET ${AT}`]: { body: receipt },
    [`GET ${COLLECTIONS}`]: { body: pageOf([request]) },
    [`GET ${PAYERS}`]: { body: pageOf([payer]) },
    [`GET ${PAYERS}/${payer.id}`]: { body: payer },
    'GET /app/people': { body: [] },
    [`POST ${AT}/allocate`]: refusal ?? { body: allocatedReceipt },
    'GET /institution/payments/bulk-withdrawals/banks': { body: [{ code: 'FNB', displayName: 'FNB' }] },
    [`POST ${AT}/refund`]: refusal ?? { body: refundedReceipt },
    [`POST ${AT}/deallocate`]: refusal ?? { body: deallocatedReceipt },
  });
  const session = sessionOf('user', roles);
  return {
    posted: () => sent.filter(({ method }) => method === 'POST'),
    ...renderPage(
      <Routes>
        <Route path="/receivables/receipts/:id" element={<ReceiptPage />} />
      </Routes>,
      {
        session: { ...session, user: { ...session.user, id: userId } },
        address: `/receivables/receipts/${receipt.id}`,
      },
    ),
  };
}

it('lists what came with what it may pay and why', async () => {
  openList();
  const table = await screen.findByRole('table', { name: 'Receipts' });
  within(table).getByText('Not allocated', { selector: '[data-tone]' });
  within(table).getByText('School fees, second term');
  within(table).getByText(/one wrong, missing, added or swapped character/);
  expect(within(table).getByRole('link', { name: 'N MOKOENA' }).getAttribute('href')).toBe(
    `/receivables/receipts/${openReceipt.id}`,
  );
});

it('says what a receipt is, and how to get the first one, before it has come', async () => {
  openList([]);
  await screen.findByText('No receipts yet');
  expect(screen.getByRole('link', { name: 'Bank connections' })).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
});

it('says that nothing is left to do when all receipts are allocated', async () => {
  openList([], '/receivables/receipts?show=OPEN');
  await screen.findByText('Everything is allocated');
});

it('shows where a receipt came from, with the way to its entry and its payer', async () => {
  openOne(allocatedReceipt);
  await screen.findByRole('heading', { level: 1, name: 'R\u00a04,500.00 from Naledi Mokoena' });
  screen.getByText('EFT 7KQ4MFXW');
  screen.getByText('62000000123');
  expect(screen.getByRole('link', { name: 'See its entry' }).getAttribute('href')).toBe(
    `/reconciliation?view=posted&open=${allocatedReceipt.entryId}`,
  );
  expect(screen.getByRole('link', { name: 'See the payer' }).getAttribute('href')).toBe(
    `/receivables/payers/${allocatedReceipt.payer!.id}`,
  );
});

it('accepts the proposal that is shown with one click', async () => {
  const { user, posted } = openOne(waitingReceipt);
  await screen.findByText(/one wrong, missing, added or swapped character/);
  await user.click(screen.getByRole('button', { name: 'Allocate R\u00a04,500.00 as proposed' }));
  await screen.findByText('was received, and is allocated');
  expect(posted()).toMatchObject([{ body: { proposalId: waitingReceipt.proposal!.id } }]);
});

it('says why a proposal was refused, and loads the receipt again', async () => {
  const { user } = openOne(waitingReceipt, { refusal: problem('proposal_changed') });
  await user.click(await screen.findByRole('button', { name: /as proposed/ }));
  await screen.findByText('The receipt was not allocated');
});

it('allocates a part to a request that the user finds, and the rest to a credit', async () => {
  const { user, posted } = openOne({ ...waitingReceipt, proposal: null });
  await screen.findByText('Nothing is proposed');
  await user.click(screen.getByRole('button', { name: 'Choose what it pays' }));
  await user.click(screen.getByRole('combobox', { name: 'Add an open request' }));
  await user.click(await screen.findByRole('option', { name: /School fees/ }));
  // It takes what the request has open, as far as the receipt goes.
  const part = screen.getByRole('textbox', { name: /School fees/ });
  expect((part as HTMLInputElement).value).toBe('4200.00');
  screen.getByText('R 300.00 of the receipt stays not allocated.');
  await user.clear(part);
  await user.type(part, '4 600,00');
  screen.getByText('R 100.00 more than the receipt has. Lower an amount.');
  expect(screen.getByRole('button', { name: /^Allocate/ }).hasAttribute('disabled')).toBe(true);
  await user.clear(part);
  await user.type(part, '4 000,00');
  await user.click(screen.getByRole('combobox', { name: 'Credit of a payer (optional)' }));
  await user.click(await screen.findByRole('option', { name: /Naledi Mokoena/ }));
  screen.getByText('All of the receipt is allocated then.');
  await user.click(screen.getByRole('button', { name: 'Allocate R\u00a04,500.00' }));
  await waitFor(() =>
    expect(posted()).toMatchObject([
      {
        body: {
          allocations: [{ paymentRequestId: request.id, amount: '4000.00' }],
          credit: { payerId: payer.id, amount: '500.00' },
        },
      },
    ]),
  );
});

it('shows a refused amount at its field', async () => {
  const errors = [{ path: 'allocations.0.amount', code: 'allocation_above_request', message: 'Only 10.00.' }];
  const { user } = openOne(
    { ...waitingReceipt, proposal: null },
    { refusal: problem('allocation_above_request', errors) },
  );
  await user.click(await screen.findByRole('button', { name: 'Choose what it pays' }));
  await user.click(screen.getByRole('combobox', { name: 'Add an open request' }));
  await user.click(await screen.findByRole('option', { name: /School fees/ }));
  await user.click(screen.getByRole('button', { name: 'Allocate R\u00a04,200.00' }));
  await screen.findByText('Only 10.00.');
});

it('takes an allocation off with a reason', async () => {
  const { user, posted } = openOne(allocatedReceipt);
  await user.click((await screen.findAllByRole('button', { name: 'Take off…' }))[0]!);
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Take off R\u00a04,200.00' });
  expect(confirm.hasAttribute('disabled')).toBe(true);
  await user.type(within(dialog).getByRole('textbox'), 'The fees are those of the other child.');
  await user.click(confirm);
  await waitFor(() =>
    expect(posted()).toMatchObject([
      {
        body: {
          allocationIds: [allocatedReceipt.allocations[0]!.id],
          reason: 'The fees are those of the other child.',
        },
      },
    ]),
  );
});

it('keeps ended allocations on record, with who ended them and why', async () => {
  openOne(deallocatedReceipt);
  const paid = await screen.findByRole('region', { name: 'What it pays' });
  within(paid).getByText(/^Taken off by/);
  within(paid).getByText(/The fees are those of the other child/);
});

it('offers nothing to the uploader of its statement, and names those who may allocate it', async () => {
  openOne({ ...waitingReceipt, mayAllocate: [{ userId: 'u2', name: 'Priya' }] }, { userId: 'u1' });
  await screen.findByText(/You cannot allocate it, because you uploaded its statement/);
  screen.getByText('Priya');
  expect(screen.queryByRole('button', { name: /Allocate|Choose/ })).toBeNull();
});

it('offers nothing to a preparer', async () => {
  openOne(waitingReceipt, { roles: ['PREPARER'] });
  await screen.findByText(/Approvers and admins decide what a receipt pays/);
  expect(screen.queryByRole('button', { name: /Allocate|Choose/ })).toBeNull();
});

describe('a refund', () => {
  it('goes to the account of the statement, and waits for approval', async () => {
    const { user, posted } = openOne(waitingReceipt, { roles: ['PREPARER'] });
    await user.click(await screen.findByRole('button', { name: 'Refund…' }));
    const dialog = await screen.findByRole('dialog');
    const account = within(dialog).getByRole('textbox', { name: /^Account number/ });
    expect((account as HTMLInputElement).value).toBe('62000000123');
    expect(within(dialog).queryByText(/sees first that/)).toBeNull();
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: /^Bank/ }), 'FNB');
    await user.type(
      within(dialog).getByRole('textbox', { name: /^Why it is given back/ }),
      'She paid twice.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Ask for approval of R\u00a04,500.00' }));
    await screen.findByText('Waits for approval');
    expect(posted()).toMatchObject([
      {
        body: {
          amount: '4500.00',
          account: { beneficiaryName: 'N MOKOENA', bankCode: 'FNB', accountNumber: '62000000123' },
          reason: 'She paid twice.',
        },
      },
    ]);
  });

  it('to another account says that the approver sees first that it was typed in', async () => {
    const { user } = openOne(waitingReceipt, { roles: ['PREPARER'] });
    await user.click(await screen.findByRole('button', { name: 'Refund…' }));
    const dialog = await screen.findByRole('dialog');
    const account = within(dialog).getByRole('textbox', { name: /^Account number/ });
    await user.clear(account);
    await user.type(account, '62000000999');
    within(dialog).getByText(/The money did not come from this account/);
  });

  it('that may be a duplicate asks why it is paid anyway, and keeps what was typed', async () => {
    const { user } = openOne(waitingReceipt, {
      roles: ['PREPARER'],
      refusal: problem('possible_duplicates'),
    });
    await user.click(await screen.findByRole('button', { name: 'Refund…' }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: /^Bank/ }), 'FNB');
    await user.type(within(dialog).getByRole('textbox', { name: /^Why it is given back/ }), 'Twice.');
    await user.click(within(dialog).getByRole('button', { name: /^Ask for approval/ }));
    await within(dialog).findByRole('textbox', { name: /^Why it is not a duplicate/ });
    const reason = within(dialog).getByRole('textbox', { name: /^Why it is given back/ });
    expect((reason as HTMLTextAreaElement).value).toBe('Twice.');
  });

  it('is not offered to an approver, nor for money that is allocated', async () => {
    openOne(waitingReceipt);
    await screen.findByText('is not allocated');
    expect(screen.queryByRole('button', { name: 'Refund…' })).toBeNull();
  });

  it('is listed with its account, its reason and its batch', async () => {
    openOne(refundedReceipt);
    const refunds = await screen.findByRole('region', { name: 'Refunds' });
    within(refunds).getByText(/62000000123/);
    within(refunds).getByText('She paid twice.');
    expect(
      within(refunds)
        .getByRole('link', { name: 'See the batch that waits for approval' })
        .getAttribute('href'),
    ).toBe(`/batches/${refundedReceipt.refunds[0]!.batch.id}`);
  });
});
