import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReconciliationEntry, ReconciliationItem } from '../../../../client/types.gen.ts';
import type { Role } from '../../../../shared/terms.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import { EntryPanel } from './entry-panel.tsx';

const ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c83';
const PROPOSAL = '01939b5e-7c1a-8f00-8a54-0d5a3e1b9c91';
const item = (name: string, amount: string, last: string): ReconciliationItem => ({
  kind: 'PAYOUT',
  amount,
  date: '2026-03-02',
  withdrawalId: ID.slice(0, -2) + last,
  payoutId: null,
  beneficiaryName: name,
  accountNumber: '62012345678',
  reference: 'SALARY MARCH',
  endToEndId: last,
  batch: { id: ID, label: 'Salaries March' },
  fundingRecordId: null,
  receiptId: null,
  bankSays: null,
  ofFile: null,
  file: { id: ID, fileName: 'PAY-12.xml' },
});
const NKOSI = item('THANDI NKOSI', '-1250.00', '01');
const BOTHA = item('JOHAN BOTHA', '-50.00', '02');

const entry = (change: Partial<ReconciliationEntry> = {}): ReconciliationEntry => ({
  entry: {
    id: ID,
    amount: '-1260.00',
    isReversal: false,
    status: 'BOOKED',
    bookingDate: '2026-03-04',
    valueDate: '2026-03-04',
    bankReference: 'FT1',
    code: '',
    text: 'PAYMENT NKOSI',
    batchCount: null,
    detailCount: 0,
    details: [],
  },
  account: {
    id: ID,
    accountNumber: '62000000001',
    currency: 'ZAR',
    connection: { id: ID, displayName: 'Main account' },
  },
  state: 'OPEN',
  proposal: {
    id: PROPOSAL,
    verdict: 'LIKELY',
    parts: [
      {
        detail: null,
        verdict: 'LIKELY',
        reason: 'AMOUNT_DIFFERS',
        agrees: ['NAME', 'ACCOUNT'],
        differs: ['AMOUNT', 'DATE'],
        expectedAmount: '-1250.00',
        actualAmount: '-1260.00',
        businessDays: 2,
        accounts: null,
        counterparties: null,
        rule: null,
        otherEntryIds: [],
        itemCount: 1,
        items: [NKOSI],
      },
    ],
  },
  posted: null,
  setAside: null,
  undone: null,
  waitingRuleId: null,
  mayPost: null,
  mayPostProposal: null,
  otherSides: [],
  ...change,
});

const PATH = `/app/reconciliation/entries/${ID}`;

afterEach(() => window.sessionStorage.clear());

function show(
  shown: ReconciliationEntry,
  answers: Parameters<typeof answer>[0] = {},
  role: Role = 'APPROVER',
) {
  const onDone = vi.fn();
  const sent = answer({ [`GET ${PATH}`]: { body: shown }, ...answers });
  const page = renderPage(<EntryPanel id={ID} known={shown} onDone={onDone} />, {
    session: sessionOf('approver', [role]),
  });
  return { ...page, sent, onDone, changes: () => sent.filter(({ method }) => method === 'POST') };
}

describe('a proposal', () => {
  it('says why it is proposed, what differs and what agrees', async () => {
    show(entry());
    expect(screen.getByText('Quotes the payment, but the amount differs.')).toBeDefined();
    const facts = within(screen.getByRole('list', { name: 'What was compared' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'Amount differsExpected−R\u00a01,250.00On the statement−R\u00a01,260.00',
      'Day differs: 2 banking days later',
      'Name or reference agrees',
      'Your account agrees',
    ]);
  });

  it('is posted with one click, under the id of what the user saw', async () => {
    const { user, changes, onDone } = show(entry(), { [`POST ${PATH}/post-proposal`]: { body: entry() } });
    await user.click(screen.getByRole('button', { name: 'Post R\u00a01,260.00 as proposed' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(changes().map(({ body }) => body)).toEqual([{ proposalId: PROPOSAL }]);
  });

  it('is only shown to a user who may not post', () => {
    show(entry(), {}, 'PREPARER');
    expect(screen.queryByRole('button', { name: /Post|Set aside|Choose/ })).toBeNull();
    expect(screen.getByText('Approvers and admins can post this entry or set it aside.')).toBeDefined();
  });
});

describe('a user who may not post an entry that users brought', () => {
  const other = { userId: 'id-of-second', name: 'second' };
  const brought = entry({ mayPost: [other], mayPostProposal: [other] });

  it('sees before any click that the proposal cannot be posted, why, and who may', async () => {
    show(brought);
    const post = screen.getByRole('button', { name: 'Post R\u00a01,260.00 as proposed' });
    expect(post).toHaveProperty('disabled', true);
    const why = document.getElementById(post.getAttribute('aria-describedby')!)!;
    expect(why.textContent).toContain('You cannot post it: you brought its statement');
    expect(why.textContent).toContain('These users may post it: second');
  });

  it('can say what other business it is, which another user confirms, but posts no fee', async () => {
    const { user } = show(brought, { [`GET ${PATH}/candidates`]: { body: [NKOSI] } });
    await user.click(screen.getByRole('button', { name: 'Choose what it is' }));
    await user.click(await screen.findByRole('radio', { name: 'Bank fee' }));
    expect(screen.getByRole('button', { name: 'Post as a bank fee' })).toHaveProperty('disabled', true);
    screen.getByText(/These users may post it/);
    expect(screen.getByRole('radio', { name: 'Something else' })).toBeDefined();
  });

  it('learns that no other user may post it', () => {
    show(entry({ mayPost: [], mayPostProposal: [] }));
    screen.getByText(/No other user may post it/);
  });

  it('is not told so when everyone with the role may', () => {
    show(entry());
    expect(screen.getByRole('button', { name: /as proposed/ })).toHaveProperty('disabled', false);
    expect(screen.queryByText(/You cannot post it/)).toBeNull();
  });

  it('with another role reads who may', () => {
    show(brought, {}, 'PREPARER');
    screen.getByText(/These users may post it/);
  });
});

describe('an entry whose rule waits for another user', () => {
  const unmatched = entry().proposal!.parts[0]!;
  const waiting = (reason: 'UNKNOWN' | 'RULE_OR_PAYMENT') =>
    entry({
      waitingRuleId: PROPOSAL,
      proposal: {
        id: PROPOSAL,
        verdict: 'UNMATCHED',
        parts: [
          { ...unmatched, verdict: 'UNMATCHED', reason, agrees: [], differs: [], items: [], itemCount: 0 },
        ],
      },
    });
  const noRules = { 'GET /app/entry-rules': { body: { items: [], total: 0, offset: 0, limit: 1 } } };

  it('is to be confirmed, and is not called unmatched', async () => {
    show(waiting('UNKNOWN'), noRules);
    screen.getByText('To confirm');
    await screen.findByText(/withdrawn meanwhile/);
    expect(screen.queryByText('No match')).toBeNull();
    expect(screen.queryByText(/Choose what it is/)).toBeNull();
  });

  it('still says that it may be a payment', async () => {
    show(waiting('RULE_OR_PAYMENT'), noRules);
    screen.getByText('What Outlay found');
    screen.getByText(/also the amount or the account of a payment/);
    expect(screen.queryByText('No match')).toBeNull();
  });
});

describe('a transfer between the company’s accounts', () => {
  const side: ReconciliationEntry['otherSides'][number] = {
    entryId: BOTHA.withdrawalId!,
    statementId: ID,
    account: {
      id: PROPOSAL,
      accountNumber: '70000000002',
      currency: 'ZAR',
      connection: { id: PROPOSAL, displayName: 'Call account' },
    },
    bookingDate: '2026-03-05',
    amount: '1260.00',
    text: 'FROM MAIN ACCOUNT',
  };
  const posted: ReconciliationEntry['posted'] = {
    way: 'CHOICE',
    by: null,
    at: '2026-03-05T08:00:00.000Z',
    reason: null,
    postingCount: 1,
    paymentCount: 0,
    postings: [
      {
        kind: 'OTHER',
        settledFees: '0.00',
        rule: { id: PROPOSAL, category: 'OWN_TRANSFER', words: 'PAYMENT NKOSI' },
        amount: '-1260.00',
        expectedAmount: '-1260.00',
        item: null,
      },
    ],
  };

  it('leads to the entry on the other account, and offers to post nothing by it', () => {
    show(entry({ state: 'POSTED', proposal: null, posted, otherSides: [side] }));
    const link = screen.getByRole('link', { name: 'Call account 70000000002' });
    expect(link.getAttribute('href')).toBe(`/statements/${ID}?open=${BOTHA.withdrawalId}`);
    screen.getByText(/Nothing is posted by it/);
    expect(screen.queryByRole('button', { name: /Post/ })).toBeNull();
  });

  it('without a known other side says nothing', () => {
    show(entry({ state: 'POSTED', proposal: null, posted }));
    expect(screen.queryByText(/other side/)).toBeNull();
  });
});

describe('a rule for entries like it', () => {
  const suggestion = {
    category: 'CHARGES',
    words: 'SERVICE FEE',
    fromAmount: '100.00',
    toAmount: '1260.00',
    isAutomatic: false,
  };

  it('says whence each amount is, when a bank fee is enough, and what it does to the balance', async () => {
    const { user } = show(entry(), {
      [`GET ${PATH}/candidates`]: { body: [] },
      [`GET ${PATH}/rule-suggestion`]: { body: suggestion },
    });
    await user.click(screen.getByRole('button', { name: 'Choose what it is' }));
    await user.click(await screen.findByRole('radio', { name: 'Bank fee' }));
    screen.getByText(/This posts this entry alone/);
    await user.click(screen.getByRole('radio', { name: 'Something else' }));
    const described = async (name: string) => {
      const field = await screen.findByRole('textbox', { name });
      return document.getElementById(field.getAttribute('aria-describedby')!)?.textContent;
    };
    expect(await described('Lowest amount')).toBe('As in your present rule.');
    expect(await described('Highest amount')).toBe('The amount of this entry.');
    screen.getByText(/For this entry alone, choose “Bank fee” above/);
    expect(screen.getByText(/It changes the available balance/).textContent).not.toContain('FUNDING');
  });
});

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
});

it('an entry is set aside with a reason only, and can still be posted afterwards', async () => {
  const { user, changes, onDone } = show(entry(), { [`POST ${PATH}/set-aside`]: { body: entry() } });
  await user.click(screen.getByRole('button', { name: 'Set aside' }));
  const reason = await screen.findByRole('textbox', { name: /Why do you set this entry aside/ });
  await user.click(screen.getByRole('button', { name: 'Set aside' }));
  expect(screen.getByText(/Say why, so that others know/)).toBeDefined();
  expect(changes()).toEqual([]);
  await user.type(reason, 'Asked the bank');
  await user.click(screen.getByRole('button', { name: 'Set aside' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(changes().map(({ body }) => body)).toEqual([{ reason: 'Asked the bank' }]);
});

describe('a fresh sign-in that is asked for', () => {
  const code = 'fresh_sign_in_required';
  const problem = { type: 'about:blank', title: 'Sign in', status: 401, detail: '', code, errors: [] };
  const asks = { status: 401, body: problem };
  const config = { 'GET /institution/payments/config': { body: { stepUpMaxAgeSeconds: 600 } } };
  const leave = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

  it('does not lose the reason of an entry to set aside', async () => {
    const left = leave();
    const before = show(entry(), { ...config, [`POST ${PATH}/set-aside`]: asks });
    await before.user.click(screen.getByRole('button', { name: 'Set aside' }));
    await before.user.type(await screen.findByRole('textbox'), 'Asked the bank');
    await before.user.click(screen.getByRole('button', { name: 'Set aside' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    left.mockRestore();
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();

    const after = show(entry(), { ...config, [`POST ${PATH}/set-aside`]: { body: entry() } });
    expect(await screen.findByRole('textbox')).toHaveProperty('value', 'Asked the bank');
    await after.user.click(screen.getByRole('button', { name: 'Set aside' }));
    await waitFor(() => expect(after.onDone).toHaveBeenCalledOnce());
    expect(after.changes().map(({ body }) => body)).toEqual([{ reason: 'Asked the bank' }]);
    cleanup();

    show(entry());
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows the buttons when what was kept cannot be read', () => {
    const user = sessionOf('approver', ['APPROVER']).user.id;
    window.sessionStorage.setItem(`reason to set aside ${ID} by ${user}`, 'Asked the bank');
    show(entry());
    expect(screen.getByRole('button', { name: 'Set aside' })).toBeDefined();
  });

  it('does not lose the chosen payments and the reason, which another user does not find', async () => {
    const answers = { ...config, [`GET ${PATH}/candidates`]: { body: [NKOSI, BOTHA] } };
    const left = leave();
    const before = show(entry(), { ...answers, [`POST ${PATH}/post`]: asks });
    await before.user.click(screen.getByRole('button', { name: 'Choose what it is' }));
    await before.user.click(await screen.findByRole('checkbox', { name: /NKOSI/ }));
    await before.user.type(screen.getByRole('textbox', { name: /Why do the amounts differ/ }), 'Fee');
    await before.user.click(screen.getByRole('button', { name: 'Post for 1 payment' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    left.mockRestore();
    cleanup();

    const session = sessionOf('approver', ['APPROVER']);
    const other = { ...session, user: { ...session.user, id: BOTHA.withdrawalId! } };
    answer({ ...answers, [`GET ${PATH}`]: { body: entry() } });
    renderPage(<EntryPanel id={ID} known={entry()} onDone={vi.fn()} />, {
      session: other,
    });
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();

    const after = show(entry(), { ...answers, [`POST ${PATH}/post`]: { body: entry() } });
    await after.user.click(await screen.findByRole('button', { name: 'Post for 1 payment' }));
    await waitFor(() => expect(after.onDone).toHaveBeenCalledOnce());
    expect(after.changes().map(({ body }) => body)).toEqual([
      { kind: 'PAYOUT', withdrawalIds: [NKOSI.withdrawalId], reason: 'Fee' },
    ]);
  });
});

describe('what an entry is posted as', () => {
  const posted = entry({
    state: 'POSTED',
    proposal: null,
    posted: {
      way: 'CHOICE',
      by: null,
      at: '2026-03-04T06:00:00.000Z',
      reason: null,
      postingCount: 1,
      paymentCount: 0,
      postings: [
        {
          kind: 'FEE',
          amount: '-1260.00',
          expectedAmount: '-1260.00',
          settledFees: '0.00',
          rule: null,
          item: null,
        },
      ],
    },
  });

  it('is undone for a reason, which is then shown', async () => {
    const undone = { by: { userId: ID, name: 'Anna' }, at: '2026-03-05T06:00:00.000Z', reason: 'No fee.' };
    const { user, changes } = show(posted, {
      [`POST ${PATH}/undo`]: { body: entry({ proposal: null, undone }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Undo…' }));
    await user.click(screen.getByRole('button', { name: 'Undo the posting' }));
    screen.getByText('Say why, so that others know what was wrong.');
    expect(changes()).toEqual([]);
    await user.type(screen.getByRole('textbox'), 'No fee.');
    await user.click(screen.getByRole('button', { name: 'Undo the posting' }));
    await waitFor(() => expect(changes()).toMatchObject([{ body: { reason: 'No fee.' } }]));
    await screen.findByText(/No fee\./);
  });

  it('is left alone when its statement was taken back', () => {
    show(entry({ state: 'TAKEN_BACK', proposal: null }));
    screen.getByText('The statement that has this entry was taken back. The entry counts nowhere.');
    expect(screen.queryByRole('button', { name: 'Choose what it is' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Set aside' })).toBeNull();
  });
});
