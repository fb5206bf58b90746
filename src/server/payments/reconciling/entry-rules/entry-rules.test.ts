import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../shared/calendar-day.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { newId } from '../../../platform/random.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { begin, ENTRIES, scene, statement } from '../opening-balances/testing/opened-account.ts';
import { deliver, upload } from '../reconciliation/testing/filed-batch.ts';
import { entry } from '../statements/testing/statement-of-day.ts';
import {
  addDaysTo,
  confirm,
  entryOf,
  openEntries,
  operatingAccountIn,
  OPENS_WITH,
  propose,
  ruleFor,
  RULES,
  undo,
  type Line,
  type Wanted,
} from './testing/operating-account.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(async () => {
  const { database } = installation.context;
  expect((await verifyAudit(database)).faults).toEqual([]);
  expect((await verifyLedger(database)).faults).toEqual([]);
  await installation.close();
});

const operatingAccount = (...days: Line[][]) => operatingAccountIn(installation, ...days);

describe('an entry that is neither a payout nor funding', () => {
  it('is posted when another user confirms what it is, and the day closes without a difference', async () => {
    const one = await operatingAccount([['SARS EFILING 9301 PAYE', -150_000n]]);
    const payouts = await one.payouts();
    const entryId = await entryOf(one, 'SARS EFILING 9301 PAYE');
    const suggested = await one.admin.send('GET', `${ENTRIES}/${entryId}/rule-suggestion`);
    expect(suggested.body).toEqual({
      category: null,
      words: 'SARS EFILING',
      // The amount of the entry alone: a rule that is too wide would post what no user has seen.
      fromAmount: '1500.00',
      toAmount: '1500.00',
      isAutomatic: false,
      learntFrom: [],
      widens: null,
      isAsked: false,
    });
    const proposed = await propose(one, entryId);
    expect(proposed.body).toMatchObject({ state: 'WAITING', direction: 'OUT', openCount: 0, postedCount: 0 });
    expect(proposed.body.mayConfirm.map(({ userId }: any) => userId)).not.toContain(one.admin.user.id);
    expect((await openEntries(one))[0]).toMatchObject({ waitingRuleId: proposed.body.id });
    expect(await one.total()).toBe(OPENS_WITH);
    const own = await confirm(one, proposed.body.id, one.admin);
    expect([own.status, own.body.code]).toEqual([400, 'own_entry_rule']);
    const confirmed = await confirm(one, proposed.body.id);
    expect(confirmed.body, confirmed.text).toMatchObject({ state: 'IN_FORCE', postedCount: 1 });
    expect(await one.total()).toBe(OPENS_WITH - 150_000n);
    expect(await one.latest()).toMatchObject({ ledgerBalance: '8500.00', differenceAmount: '0.00' });
    await one.agrees();
    const [posted] = await openEntries(one, 'POSTED');
    expect(posted.posted).toMatchObject({
      by: { userId: one.second.user.id },
      postings: [{ kind: 'OTHER', amount: '-1500.00', rule: { category: 'TAX', words: 'SARS EFILING' } }],
    });
    const twice = await confirm(one, proposed.body.id);
    expect([twice.status, twice.body.code]).toEqual([400, 'entry_rule_not_waiting']);
    expect(await one.payouts()).toEqual(payouts);
  });

  it('needs attention while it is open, and is to be confirmed once a rule for it is proposed', async () => {
    const one = await operatingAccount([
      ['SARS EFILING 1', -100_000n],
      ['RENT', -20_000n],
      ['INTEREST', 300n],
    ]);
    const attention = async () =>
      (await one.preparer.send('GET', '/app/attention')).body
        .filter(({ kind }: any) => /^ENTR/.test(kind))
        .map(({ kind, count, amount }: any) => [kind, count, amount]);
    const listed = async (verdict: string) =>
      (await one.second.send('GET', `${ENTRIES}?verdict=${verdict}`)).body.items
        .map(({ entry: { text } }: any) => text)
        .toSorted();
    expect(await attention()).toEqual([['ENTRIES_UNMATCHED', 3, '1203.00']]);
    expect(await listed('UNMATCHED')).toEqual(['INTEREST', 'RENT', 'SARS EFILING 1']);
    await propose(one, await entryOf(one, 'SARS EFILING 1'));
    expect((await attention()).toSorted()).toEqual([
      ['ENTRIES_UNMATCHED', 2, '203.00'],
      ['ENTRY_RULE_TO_CONFIRM', 1, '0.00'],
    ]);
    expect(await listed('EXACT')).toEqual(['SARS EFILING 1']);
    expect(await listed('UNMATCHED')).toEqual(['INTEREST', 'RENT']);
    for (const text of ['RENT', 'INTEREST'])
      await one.second.send('POST', `${ENTRIES}/${await entryOf(one, text)}/set-aside`, {
        body: { reason: 'Later' },
      });
    expect(await attention()).toEqual([['ENTRY_RULE_TO_CONFIRM', 1, '0.00']]);
  });

  it('of later statements is posted without a user, within the bounds only', async () => {
    const one = await operatingAccount([['SARS EFILING 1', -100_000n]]);
    await ruleFor(one, 'SARS EFILING 1');
    await addDaysTo(one, 900_000n, 2, [
      [
        ['SARS EFILING 2', -200_000n],
        ['SARS EFILING 3', -200_001n],
      ],
    ]);
    const posted = await openEntries(one, 'POSTED');
    expect(posted.map(({ entry: { text }, posted: { way } }: any) => [text, way])).toContainEqual([
      'SARS EFILING 2',
      'EXACT',
    ]);
    const open = await openEntries(one);
    expect(open.map(({ entry: { text } }: any) => text)).toEqual(['SARS EFILING 3']);
    expect(await one.total()).toBe(700_000n);
    const suggested = await one.admin.send('GET', `${ENTRIES}/${open[0].entry.id}/rule-suggestion`);
    expect(suggested.body).toMatchObject({
      category: 'TAX',
      fromAmount: '0.01',
      toAmount: '2000.01',
      isAutomatic: true,
    });
    await ruleFor(one, 'SARS EFILING 3', { toAmount: '3000.00' });
    expect(await one.latest()).toMatchObject({ differenceAmount: '0.00' });
    const { items } = (await one.preparer.send('GET', RULES)).body;
    expect(items.map(({ state }: any) => state)).toEqual(['IN_FORCE', 'ENDED']);
  });

  it('that is open already is posted with the one for which the rule was made', async () => {
    const one = await operatingAccount([
      ['SARS EFILING 1', -100_000n],
      ['SARS EFILING 2', -50_000n],
    ]);
    const proposed = await propose(one, await entryOf(one, 'SARS EFILING 1'));
    expect(proposed.body.openCount).toBe(1);
    await confirm(one, proposed.body.id);
    await one.compare();
    expect(await openEntries(one)).toEqual([]);
    expect(await one.latest()).toMatchObject({ differenceAmount: '0.00' });
  });

  it('is proposed by a rule that asks, and one user posts it', async () => {
    const one = await operatingAccount([['INTEREST EARNED', 1_000n]]);
    await ruleFor(one, 'INTEREST EARNED', {
      category: 'INTEREST',
      words: 'INTEREST EARNED',
      isAutomatic: false,
    });
    await addDaysTo(one, 1_001_000n, 2, [[['INTEREST EARNED', 1_100n]]]);
    const [open] = await openEntries(one);
    expect(open.proposal.parts[0]).toMatchObject({
      reason: 'KNOWN_CATEGORY',
      rule: { category: 'INTEREST' },
    });
    await one.postProposals();
    expect(await one.latest()).toMatchObject({ differenceAmount: '0.00' });
    expect(await one.total()).toBe(1_002_100n);
  });

  it('is charged as a fee when the bank charges it', async () => {
    const one = await operatingAccount([['SERVICE FEE', -1_000n]]);
    await ruleFor(one, 'SERVICE FEE', { category: 'CHARGES', words: 'SERVICE FEE' });
    const [posted] = await openEntries(one, 'POSTED');
    expect(posted.posted.postings).toMatchObject([{ kind: 'FEE', rule: { category: 'CHARGES' } }]);
    expect(await one.latest()).toMatchObject({ differenceAmount: '0.00' });
  });

  it('is not posted twice when an advice and a statement show it with other texts', async () => {
    const one = await operatingAccount([['SARS EFILING 1', -100_000n]]);
    await ruleFor(one, 'SARS EFILING 1');
    const date = addDays(one.today, -2);
    const tax = (text: string) => entry(-50_000n, date, { text });
    await deliver(one, statement(90, date, 0n, [tax('SARS EFILING')], { kind: 'ADVICE', opening: null }));
    await deliver(one, statement(2, date, 900_000n, [tax('SARS EFILING PAYE 2')]));
    const [open] = await openEntries(one);
    expect(open.proposal).toMatchObject({ verdict: 'UNMATCHED', parts: [{ reason: 'RULE_REPEATED' }] });
    expect(await one.total()).toBe(850_000n);
  });

  it('is not confirmed by a user who has seen another proposal', async () => {
    const one = await operatingAccount([['SARS EFILING 1', -100_000n]]);
    const { body: rule } = await propose(one, await entryOf(one, 'SARS EFILING 1'));
    const stale = await one.second.send('POST', `${RULES}/${rule.id}/confirm`, {
      body: { proposalId: newId(one.context) },
    });
    expect([stale.status, stale.body.code]).toEqual([400, 'proposal_changed']);
    expect(await one.total()).toBe(OPENS_WITH);
  });

  it('has rules for several amounts; one that overlaps replaces them, as the second user sees', async () => {
    const one = await operatingAccount([
      ['RENT 1', -100n],
      ['RENT 2', -50_000n],
      ['RENT 3', -60_000n],
    ]);
    const rent = { words: 'RENT', category: 'OTHER' };
    const small = await ruleFor(one, 'RENT 1', { ...rent, toAmount: '10.00' });
    const large = await ruleFor(one, 'RENT 2', { ...rent, fromAmount: '400.00', toAmount: '500.00' });
    const wide = await propose(one, await entryOf(one, 'RENT 3'), {
      ...rent,
      fromAmount: '450.00',
      toAmount: '700.00',
    });
    expect(wide.body.replaces).toMatchObject([{ id: large.id, toAmount: '500.00' }]);
    await confirm(one, wide.body.id);
    const { items } = (await one.preparer.send('GET', `${RULES}?state=IN_FORCE`)).body;
    expect(new Set(items.map(({ id }: any) => id))).toEqual(new Set([small.id, wide.body.id]));
  });

  it('waits for another user when only a user has brought its statement', async () => {
    const one = await operatingAccount([['SARS EFILING 1', -100_000n]]);
    await ruleFor(one, 'SARS EFILING 1');
    const date = addDays(one.today, -1);
    const tax = entry(-50_000n, date, { text: 'SARS EFILING 2', bankReference: 'U1' });
    await upload(one.admin, statement(2, date, 900_000n, [tax]));
    await one.compare();
    const [open] = await openEntries(one);
    expect(open.proposal).toMatchObject({ verdict: 'EXACT', parts: [{ reason: 'RULE' }] });
    const body = { proposalId: open.proposal.id };
    const own = await one.admin.send('POST', `${ENTRIES}/${open.entry.id}/post-proposal`, { body });
    expect([own.status, own.body.code]).toEqual([400, 'own_statement']);
    const posted = await one.second.send('POST', `${ENTRIES}/${open.entry.id}/post-proposal`, { body });
    expect(posted.status, posted.text).toBe(200);
    expect(await one.total()).toBe(850_000n);
  });
});

describe('a rule is refused', () => {
  it.each<[string, Wanted, string]>([
    ['with words that the entry has not', { words: 'SARS VAT' }, 'entry_rule_not_fitting'],
    ['with too short words', { words: 'S A' }, 'entry_rule_not_fitting'],
    ['with a higher lowest amount', { fromAmount: '1500.01' }, 'entry_rule_not_fitting'],
    ['with a lower highest amount', { toAmount: '1499.99' }, 'entry_rule_not_fitting'],
    ['with an amount of zero', { fromAmount: '0.00' }, 'invalid_amount'],
    ['with more decimals than the currency', { toAmount: '2000.001' }, 'invalid_amount'],
  ])('%s', async (_, wanted, code) => {
    const one = await operatingAccount([['SARS EFILING 1', -150_000n]]);
    const refused = await propose(one, await entryOf(one, 'SARS EFILING 1'), wanted);
    expect([refused.status, refused.body.code]).toEqual([400, code]);
  });

  it('while another one waits, once the entry is posted, and by another entity', async () => {
    const [one, other] = [
      await operatingAccount([['SARS EFILING 1', -150_000n]]),
      await operatingAccount([['SARS EFILING 1', -150_000n]]),
    ];
    const entryId = await entryOf(one, 'SARS EFILING 1');
    expect((await propose(other, entryId)).status).toBe(404);
    const { body: rule } = await propose(one, entryId);
    const second = await propose(one, entryId, {}, one.second);
    expect([second.status, second.body.code]).toEqual([400, 'entry_rule_waits']);
    expect((await confirm(other, rule.id)).status).toBe(404);
    expect((await other.admin.send('POST', `${RULES}/${rule.id}/end`)).status).toBe(404);
    const fee = await one.second.send('POST', `${ENTRIES}/${entryId}/post`, { body: { kind: 'FEE' } });
    expect(fee.status).toBe(200);
    const late = await confirm(one, rule.id);
    expect([late.status, late.body.code]).toEqual([400, 'entry_posted']);
    const { items: waiting } = (await one.preparer.send('GET', `${RULES}?state=WAITING`)).body;
    expect(waiting).toEqual([]);
    const third = await propose(one, entryId);
    expect([third.status, third.body.code]).toEqual([400, 'entry_posted']);
    expect((await one.second.send('POST', `${RULES}/${rule.id}/end`)).body.state).toBe('ENDED');
    const again = await one.second.send('POST', `${RULES}/${rule.id}/end`);
    expect([again.status, again.body.code]).toEqual([400, 'entry_rule_ended']);
  });
});

describe('what a rule has posted', () => {
  it('is taken back with one click, and its rule says nothing about it any more', async () => {
    const one = await operatingAccount([['SARS EFILING 1', -100_000n]]);
    const rule = await ruleFor(one, 'SARS EFILING 1');
    const undone = await undo(one, rule.entry.id);
    expect(undone.body, undone.text).toMatchObject({
      state: 'OPEN',
      posted: null,
      undone: { by: { userId: one.second.user.id }, reason: 'It is no tax.' },
    });
    expect(await one.total()).toBe(OPENS_WITH);
    await one.compare();
    const [open] = await openEntries(one);
    expect(open.proposal.parts[0]).toMatchObject({ reason: 'UNKNOWN' });
    expect(await one.latest()).toMatchObject({ differenceAmount: '1000.00' });
    const twice = await undo(one, rule.entry.id);
    expect([twice.status, twice.body.code]).toEqual([400, 'posting_not_undoable']);
    await one.postProposals();
    expect(await one.total()).toBe(OPENS_WITH);
    // Two users who agree once more replace the rule, and post the entry.
    const again = (await propose(one, rule.entry.id)).body;
    expect((await confirm(one, again.id)).status).toBe(200);
    expect(await one.total()).toBe(900_000n);
    const [posted] = await openEntries(one, 'POSTED');
    expect(posted.posted.postingCount).toBe(1);
    expect((await undo(one, rule.entry.id)).status).toBe(200);
    expect(await one.total()).toBe(OPENS_WITH);
    await one.agrees();
  });

  it('stays when the rule ends', async () => {
    const one = await operatingAccount([['SARS EFILING 1', -100_000n]]);
    const { id } = await ruleFor(one, 'SARS EFILING 1');
    await one.second.send('POST', `${RULES}/${id}/end`);
    await addDaysTo(one, 900_000n, 2, [[['SARS EFILING 2', -100_000n]]]);
    expect((await openEntries(one)).map(({ entry: { text } }: any) => text)).toEqual(['SARS EFILING 2']);
    expect(await one.total()).toBe(900_000n);
  });

  it('and a fee are taken back, but no payment and no funding', async () => {
    const one = await operatingAccount([
      ['FEE', -100n],
      ['DEPOSIT', 5_000n],
    ]);
    const [fee, deposit] = [await entryOf(one, 'FEE'), await entryOf(one, 'DEPOSIT')];
    await one.second.send('POST', `${ENTRIES}/${fee}/post`, { body: { kind: 'FEE' } });
    await one.second.send('POST', `${ENTRIES}/${deposit}/post`, { body: { kind: 'FUNDING' } });
    expect((await undo(one, fee)).status).toBe(200);
    const refused = await undo(one, deposit);
    expect([refused.status, refused.body.code]).toEqual([400, 'posting_not_undoable']);
    expect(await one.total()).toBe(OPENS_WITH + 5_000n);
    await one.agrees();
  });

  it('before the opening balance stays, because that contains it', async () => {
    const one = await scene(installation);
    await addDaysTo(one, OPENS_WITH, 1, [[['SARS EFILING 1', -100_000n]], [['OTHER', -1n]]]);
    const rule = await ruleFor(one, 'SARS EFILING 1');
    await begin(one, 'OPEN-2');
    expect(await one.total()).toBe(900_000n);
    const refused = await undo(one, rule.entry.id);
    expect([refused.status, refused.body.code]).toEqual([400, 'before_opening_balance']);
  });
});
