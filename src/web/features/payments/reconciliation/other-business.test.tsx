import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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
