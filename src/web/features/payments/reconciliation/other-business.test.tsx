import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReconciliationEntry } from '../../../../client/types.gen.ts';
import { ID, PROPOSAL, BOTHA, entry, PATH, show } from './testing/show-entry.tsx';

afterEach(() => window.sessionStorage.clear());

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
    rejectedCount: 0,
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
    learntFrom: [],
    widens: null,
    isAsked: false,
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

describe('a rule that was learnt from earlier postings', () => {
  const part = entry().proposal!.parts[0]!;
  const unknown = entry({
    proposal: {
      id: PROPOSAL,
      verdict: 'UNMATCHED',
      parts: [
        {
          ...part,
          verdict: 'UNMATCHED',
          reason: 'UNKNOWN',
          agrees: [],
          differs: [],
          items: [],
          itemCount: 0,
        },
      ],
    },
  });
  const learnt = {
    category: 'CHARGES',
    words: 'MONTHLY FEE',
    fromAmount: '1100.00',
    toAmount: '1260.00',
    isAutomatic: false,
    learntFrom: [
      {
        entryId: BOTHA.withdrawalId,
        bookingDate: '2026-02-04',
        amount: '-1100.00',
        text: 'MONTHLY FEE 02',
        category: 'CHARGES',
      },
    ],
    widens: null,
    isAsked: true,
  };
  const suggests = (change: object = {}) => ({
    [`GET ${PATH}/rule-suggestion`]: { body: { ...learnt, ...change } },
  });

  it('names its words, amounts and the entries that it is from; one click proposes it', async () => {
    const rule = { body: { id: PROPOSAL } };
    const { user, changes } = show(unknown, { ...suggests(), 'POST /app/entry-rules': rule });
    await screen.findByText(/“MONTHLY FEE”, from R.1,100.00 to R.1,260.00, is Bank charges/);
    screen.getByText('One entry like it was posted before');
    const link = screen.getByText('MONTHLY FEE 02').parentElement!.querySelector('a');
    expect(link?.getAttribute('href')).toContain(`open=${BOTHA.withdrawalId}`);
    await user.click(screen.getByRole('button', { name: 'Propose this rule' }));
    const [sent] = changes();
    expect(sent?.body).toEqual({
      entryId: ID,
      category: 'CHARGES',
      words: 'MONTHLY FEE',
      fromAmount: '1100.00',
      toAmount: '1260.00',
      isAutomatic: false,
    });
  });

  it('is changed in the form, which begins with it and says whence each amount is', async () => {
    const { user } = show(unknown, suggests());
    await user.click(await screen.findByRole('button', { name: 'Change it first' }));
    const lowest = await screen.findByRole('textbox', { name: 'Lowest amount' });
    expect((lowest as HTMLInputElement).value).toBe('1100.00');
    screen.getByText('Posted before.');
    screen.getByText('The amount of this entry.');
  });

  it('is dismissed, and the entry stays open', async () => {
    const { user, changes } = show(unknown, {
      ...suggests(),
      [`POST ${PATH}/dismiss-rule-suggestion`]: { body: unknown },
    });
    await user.click(await screen.findByRole('button', { name: 'No rule' }));
    expect(changes()).toHaveLength(1);
    await screen.findByRole('button', { name: 'Choose what it is' });
  });

  it('offers wider amounts for a rule in force, and says that nothing changes by itself', async () => {
    const widens = { id: PROPOSAL, fromAmount: '1000.00', toAmount: '1200.00' };
    show(unknown, suggests({ widens, fromAmount: '1000.00', isAutomatic: true }));
    await screen.findByText('Outside the amounts of your rule');
    screen.getByText(/knows “MONTHLY FEE” from R.1,000.00 to R.1,200.00 as Bank charges/);
    screen.getByText(/Nothing changes before another user has confirmed it/);
    screen.getByRole('button', { name: 'Propose wider amounts' });
  });

  it('is not shown for an entry that is the first of its kind', async () => {
    const { sent } = show(unknown, suggests({ isAsked: false, learntFrom: [] }));
    await vi.waitFor(() => expect(sent.some(({ address }) => address.includes('suggestion'))).toBe(true));
    await screen.findByRole('button', { name: 'Choose what it is' });
    expect(screen.queryByText(/posted before/)).toBeNull();
  });

  it('is not shown to a user who only prepares', async () => {
    const { sent } = show(unknown, suggests(), 'PREPARER');
    await screen.findByText(/can post this entry/);
    expect(sent.filter(({ address }) => address.includes('suggestion'))).toEqual([]);
  });
});
