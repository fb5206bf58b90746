import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ReconciliationItem } from '../../../../client/types.gen.ts';
import { testConnection } from '../shared/testing/connection.ts';
import { NKOSI, BOTHA, entry, PATH, show } from './testing/show-entry.tsx';

afterEach(() => window.sessionStorage.clear());

describe('choosing the payments', () => {
  const candidates = { [`GET ${PATH}/candidates`]: { body: [NKOSI, BOTHA] } };

  it('asks for a reason when the amounts differ, and sends what was chosen', async () => {
    const { user, changes, onDone } = show(entry(), {
      ...candidates,
      [`POST ${PATH}/post`]: { body: entry() },
    });
    await user.click(screen.getByRole('button', { name: 'Choose what it is' }));
    await user.click(await screen.findByRole('button', { name: 'Post for the payment' }));
    expect(screen.getByText('Choose at least one payment.')).toBeDefined();
    await user.click(await screen.findByRole('checkbox', { name: /NKOSI/ }));
    await user.click(screen.getByRole('checkbox', { name: /BOTHA/ }));
    await user.click(screen.getByRole('button', { name: 'Post for 2 payments' }));
    expect(screen.getByText('Say why the amounts differ.')).toBeDefined();
    expect(changes()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Why do the amounts differ/ }), 'Fee kept back');
    await user.click(screen.getByRole('button', { name: 'Post for 2 payments' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(changes().map(({ body }) => body)).toEqual([
      { kind: 'PAYOUT', withdrawalIds: [NKOSI.withdrawalId, BOTHA.withdrawalId], reason: 'Fee kept back' },
    ]);
  });

  it('takes a whole file without what the bank left out, and asks about rejected payments', async () => {
    const file: ReconciliationItem = {
      ...NKOSI,
      kind: 'FILE',
      amount: '-1300.00',
      withdrawalId: null,
      beneficiaryName: null,
      accountNumber: null,
      reference: null,
      endToEndId: null,
      ofFile: { paymentCount: 150, rejectedCount: 2, rejectedAmount: '-40.00' },
    };
    const shown = entry({ entry: { ...entry().entry, amount: '-1290.00' } });
    const { user, changes, onDone } = show(shown, {
      [`GET ${PATH}/candidates`]: { body: [file, BOTHA] },
      [`POST ${PATH}/post`]: { body: shown },
    });
    await user.click(screen.getByRole('button', { name: 'Choose what it is' }));
    await user.click(await screen.findByRole('checkbox', { name: /PAY-12.xml/ }));
    const left = screen.getByRole('group', { name: 'Which payments of the file did the bank leave out?' });
    await user.click(within(left).getByRole('checkbox', { name: /BOTHA/ }));
    expect(screen.getByRole('button', { name: 'Post for 149 payments' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Yes, and the bank gives the money back' }));
    expect(screen.queryByRole('textbox', { name: /Why do the amounts differ/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Post for 151 payments' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(changes().map(({ body }) => body)).toEqual([
      {
        kind: 'PAYOUT',
        withdrawalIds: [],
        fileIds: [file.file!.id],
        withoutIds: [BOTHA.withdrawalId],
        rejected: 'GIVEN_BACK',
      },
    ]);
  });

  it('does not post a rejected payment before the user says what its debit is', async () => {
    const rejected: ReconciliationItem = {
      ...NKOSI,
      kind: 'REJECTED',
      amount: '-1260.00',
      bankSays: 'REJECTED',
    };
    const { user, changes } = show(entry(), {
      [`GET ${PATH}/candidates`]: { body: [rejected] },
      [`POST ${PATH}/post`]: { body: entry() },
    });
    await user.click(screen.getByRole('button', { name: 'Choose what it is' }));
    await user.click(await screen.findByRole('checkbox', { name: /NKOSI.*The bank rejected it/ }));
    await user.click(screen.getByRole('button', { name: 'Post for 1 payment' }));
    expect(screen.getByText('Say what the bank did with the rejected payment.')).toBeDefined();
    expect(changes()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Yes, and the bank paid after all' }));
    await user.click(screen.getByRole('button', { name: 'Post for 1 payment' }));
    await waitFor(() =>
      expect(changes().map(({ body }) => body)).toEqual([
        { kind: 'PAYOUT', withdrawalIds: [NKOSI.withdrawalId], rejected: 'PAID' },
      ]),
    );
  });

  it('asks for no reason when the amounts agree, nor for a fee', async () => {
    const exact = entry({ entry: { ...entry().entry, amount: '-1300.00' } });
    const { user, changes } = show(exact, { ...candidates, [`POST ${PATH}/post`]: { body: exact } });
    await user.click(screen.getByRole('button', { name: 'Choose what it is' }));
    await user.click(await screen.findByRole('checkbox', { name: /NKOSI/ }));
    await user.click(screen.getByRole('checkbox', { name: /BOTHA/ }));
    expect(screen.queryByRole('textbox', { name: /Why do the amounts differ/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Bank fee' }));
    await user.click(screen.getByRole('button', { name: 'Post as a bank fee' }));
    await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ kind: 'FEE' }]));
  });

  it('says what a bank fee settles, and asks about the rest of what was expected', async () => {
    const fees: ReconciliationItem = {
      ...NKOSI,
      kind: 'FEE',
      amount: '-1320.00',
      withdrawalId: null,
      payoutId: null,
      batch: null,
      file: null,
    };
    const monthly = entry({ entry: { ...entry().entry, amount: '-1300.00' } });
    const { user, changes } = show(monthly, {
      [`GET ${PATH}/candidates`]: { body: [fees] },
      [`POST ${PATH}/post`]: { body: monthly },
    });
    await user.click(screen.getByRole('button', { name: 'Choose what it is' }));
    await user.click(screen.getByRole('radio', { name: 'Bank fee' }));
    expect(await screen.findByText(/were charged R 1,320.00, of which this settles a part/)).toBeDefined();
    expect(screen.getByText('Until then, R 20.00 stays expected.')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'The bank charges no more for these payments' }));
    expect(screen.getByText('R 20.00 is given back to the balance.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Post as a bank fee' }));
    await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ kind: 'FEE', isLast: true }]));
  });

  it('shows a payment that came back already with its day, and does not let it be chosen', async () => {
    const moneyIn = entry({ entry: { ...entry().entry, amount: '50.00' } });
    const gone: ReconciliationItem = {
      ...BOTHA,
      kind: 'RETURN',
      amount: '50.00',
      bankSays: 'RETURNED',
      cameBackOn: '2026-03-03',
    };
    const { user, changes } = show(moneyIn, { [`GET ${PATH}/candidates`]: { body: [gone] } });
    await user.click(screen.getByRole('button', { name: 'Choose what it is' }));
    await user.click(await screen.findByRole('radio', { name: 'Returned payment' }));
    const candidate = await screen.findByRole('radio', { name: /BOTHA.*Came back on 3 Mar 2026/ });
    expect((candidate as HTMLInputElement).disabled).toBe(true);
    await user.click(candidate);
    await user.click(screen.getByRole('button', { name: /^Post/ }));
    expect(changes()).toEqual([]);
  });

  it('asks why another payment came back than the one that the bank has told', async () => {
    const moneyIn = entry({ entry: { ...entry().entry, amount: '50.00' } });
    const back: ReconciliationItem = { ...BOTHA, kind: 'RETURN', amount: '50.00' };
    const refusal = {
      type: 'about:blank',
      title: 'Not possible',
      status: 400,
      code: 'return_told_for_another',
      detail: "The bank's reply says that the payment to NKOSI came back.",
      errors: [],
    };
    const { user, changes } = show(moneyIn, {
      [`GET ${PATH}/candidates`]: { body: [back] },
      [`POST ${PATH}/post`]: ({ body }) =>
        (body as { reason?: string }).reason === undefined
          ? { status: 400, body: refusal }
          : { body: moneyIn },
    });
    await user.click(screen.getByRole('button', { name: 'Choose what it is' }));
    await user.click(await screen.findByRole('radio', { name: 'Returned payment' }));
    await user.click(await screen.findByRole('radio', { name: /BOTHA/ }));
    await user.click(screen.getByRole('button', { name: 'Post as a returned payment' }));
    const reason = await screen.findByRole('textbox', { name: /Why is it this payment/ });
    await user.type(reason, 'The bank corrected its reply.');
    await user.click(screen.getByRole('button', { name: 'Post as a returned payment' }));
    await waitFor(() =>
      expect(changes().at(-1)!.body).toEqual({
        kind: 'RETURN',
        withdrawalId: BOTHA.withdrawalId,
        reason: 'The bank corrected its reply.',
      }),
    );
  });

  it('offers a return and funding for money in', async () => {
    const moneyIn = entry({ entry: { ...entry().entry, amount: '50.00' } });
    const { user, changes } = show(moneyIn, { ...candidates, [`POST ${PATH}/post`]: { body: moneyIn } });
    await user.click(screen.getByRole('button', { name: 'Choose what it is' }));
    await user.click(await screen.findByRole('radio', { name: 'Funding' }));
    await user.click(screen.getByRole('button', { name: 'Post as funding' }));
    await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ kind: 'FUNDING' }]));
  });

  it('offers a receipt on an account into which payers pay, and funding only if it pays too', async () => {
    const moneyIn = entry({ entry: { ...entry().entry, amount: '50.00' } });
    const { account } = moneyIn;
    for (const purpose of ['RECEIPTS', 'BOTH'] as const) {
      const { user, changes } = show(moneyIn, {
        ...candidates,
        'GET /app/bank-connections': { body: [{ ...testConnection(), id: account.connection.id, purpose }] },
        [`POST ${PATH}/post`]: { body: moneyIn },
      });
      await user.click(screen.getByRole('button', { name: 'Choose what it is' }));
      await user.click(await screen.findByRole('radio', { name: 'Receipt' }));
      expect(screen.queryByRole('radio', { name: 'Funding' }) === null).toBe(purpose === 'RECEIPTS');
      await user.click(screen.getByRole('button', { name: 'Post as a receipt' }));
      await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ kind: 'RECEIPT' }]));
      window.sessionStorage.clear();
      cleanup();
    }
  });
});
