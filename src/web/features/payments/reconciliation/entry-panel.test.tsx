import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import { EntryPanel } from './entry-panel.tsx';
import { ID, PROPOSAL, NKOSI, BOTHA, entry, PATH, show } from './testing/show-entry.tsx';

afterEach(() => window.sessionStorage.clear());

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
    expect(why.textContent).toContain('You cannot post it, because you uploaded its statement');
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
      rejectedCount: 0,
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
