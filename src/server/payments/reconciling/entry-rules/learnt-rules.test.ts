import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../../audit/audit.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { ENTRIES, type Scene } from '../opening-balances/testing/opened-account.ts';
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

async function suggestionFor(one: Scene, text: string) {
  const { body } = await one.admin.send('GET', `${ENTRIES}/${await entryOf(one, text)}/rule-suggestion`);
  return body;
}
const dismiss = async (one: Scene, text: string) =>
  one.second.send('POST', `${ENTRIES}/${await entryOf(one, text)}/dismiss-rule-suggestion`);

async function postAsFee(one: Scene, text: string) {
  const posted = await one.second.send('POST', `${ENTRIES}/${await entryOf(one, text)}/post`, {
    body: { kind: 'FEE' },
  });
  expect(posted.status, posted.text).toBe(200);
}

/** Proposes what is suggested, word for word, as one click does. */
async function accept(one: Scene, text: string) {
  const { category, words, fromAmount, toAmount, isAutomatic } = await suggestionFor(one, text);
  return propose(one, await entryOf(one, text), { category, words, fromAmount, toAmount, isAutomatic });
}

const FEES: Line[] = [
  ['MONTHLY FEE 01', -10_000n],
  ['MONTHLY FEE 02', -12_500n],
  ['MONTHLY FEE 03', -11_000n],
  ['NEW GEYSER', -90_000n],
];

describe('a rule that is learnt from what users posted', () => {
  it('is suggested for the second entry with the same words, and names the entries it is from', async () => {
    const one = await operatingAccount(FEES);
    expect((await suggestionFor(one, 'MONTHLY FEE 02')).isAsked).toBe(false);
    await postAsFee(one, 'MONTHLY FEE 01');
    expect(await suggestionFor(one, 'MONTHLY FEE 02')).toMatchObject({
      category: 'CHARGES',
      words: 'MONTHLY FEE',
      fromAmount: '100.00',
      toAmount: '125.00',
      isAutomatic: false,
      learntFrom: [{ text: 'MONTHLY FEE 01', amount: '-100.00', category: 'CHARGES' }],
      widens: null,
      isAsked: true,
    });
    await postAsFee(one, 'MONTHLY FEE 02');
    expect((await suggestionFor(one, 'MONTHLY FEE 03')).learntFrom).toHaveLength(2);
    // One that is the first of its kind is no matter for a rule.
    expect(await suggestionFor(one, 'NEW GEYSER')).toMatchObject({ isAsked: false, learntFrom: [] });
  });

  it('posts nothing, and changes nothing, until a second user has confirmed it', async () => {
    const one = await operatingAccount(FEES);
    await postAsFee(one, 'MONTHLY FEE 01');
    const before = await one.total();
    await suggestionFor(one, 'MONTHLY FEE 02');
    await one.compare();
    expect(await one.total()).toBe(before);
    expect((await one.preparer.send('GET', RULES)).body.items).toEqual([]);
    const proposed = await accept(one, 'MONTHLY FEE 02');
    expect(proposed.body, proposed.text).toMatchObject({
      state: 'WAITING',
      postedBefore: [{ text: 'MONTHLY FEE 01', amount: '-100.00' }],
    });
    expect((await suggestionFor(one, 'MONTHLY FEE 02')).isAsked).toBe(false);
    expect(await one.total()).toBe(before);
    expect((await confirm(one, proposed.body.id, one.admin)).body.code).toBe('own_entry_rule');
    expect((await confirm(one, proposed.body.id)).status).toBe(200);
    expect(await one.total()).toBe(before - 12_500n);
    await one.compare();
    // It lies within what was seen, and the rule asks.
    const [third] = (await openEntries(one)).filter(({ entry }: any) => entry.text === 'MONTHLY FEE 03');
    expect(third.proposal.parts[0]).toMatchObject({ reason: 'KNOWN_CATEGORY' });
    expect(await one.total()).toBe(before - 12_500n);
    await one.agrees();
  });

  it('forgets a posting that a user took back', async () => {
    const one = await operatingAccount(FEES);
    const first = await entryOf(one, 'MONTHLY FEE 01');
    await postAsFee(one, 'MONTHLY FEE 01');
    expect((await undo(one, first)).status).toBe(200);
    expect((await suggestionFor(one, 'MONTHLY FEE 02')).isAsked).toBe(false);
  });

  it('is dismissed once, by a user of the entity, and later entries with its words do not ask', async () => {
    const one = await operatingAccount(FEES);
    const other = await operatingAccount(FEES);
    const none = await dismiss(one, 'MONTHLY FEE 02');
    expect([none.status, none.body.code]).toEqual([400, 'rule_not_suggested']);
    await postAsFee(one, 'MONTHLY FEE 01');
    const foreign = await other.second.send(
      'POST',
      `${ENTRIES}/${await entryOf(one, 'MONTHLY FEE 02')}/dismiss-rule-suggestion`,
    );
    expect(foreign.status).toBe(404);
    expect((await dismiss(one, 'MONTHLY FEE 02')).body.state).toBe('OPEN');
    expect((await dismiss(one, 'MONTHLY FEE 02')).body.code).toBe('rule_not_suggested');
    // The form still begins with what was learnt.
    expect(await suggestionFor(one, 'MONTHLY FEE 02')).toMatchObject({ isAsked: false, toAmount: '125.00' });
    await postAsFee(one, 'MONTHLY FEE 02');
    expect((await suggestionFor(one, 'MONTHLY FEE 03')).isAsked).toBe(false);
    const late = await one.second.send(
      'POST',
      `${ENTRIES}/${(await openEntries(one, 'POSTED'))[0].entry.id}/dismiss-rule-suggestion`,
    );
    expect([late.status, late.body.code]).toEqual([400, 'entry_posted']);
  });
});

describe('a rule in force', () => {
  it('asks about an amount outside its bounds, and is widened by two users only', async () => {
    const one = await operatingAccount([['SARS EFILING 1', -100_000n]]);
    const narrow = { fromAmount: '1000.00', toAmount: '1000.00' };
    const rule = await ruleFor(one, 'SARS EFILING 1', narrow);
    await addDaysTo(one, OPENS_WITH - 100_000n, 2, [[['SARS EFILING 2', -120_000n]]]);
    expect(await one.total()).toBe(OPENS_WITH - 100_000n);
    expect(await suggestionFor(one, 'SARS EFILING 2')).toMatchObject({
      category: 'TAX',
      fromAmount: '1000.00',
      toAmount: '1200.00',
      isAutomatic: true,
      learntFrom: [{ text: 'SARS EFILING 1' }],
      widens: { id: rule.id, fromAmount: '1000.00', toAmount: '1000.00' },
      isAsked: true,
    });
    const proposed = await accept(one, 'SARS EFILING 2');
    expect(proposed.body.replaces).toMatchObject([{ id: rule.id }]);
    await one.compare();
    expect((await one.preparer.send('GET', `${RULES}?state=IN_FORCE`)).body.items[0].id).toBe(rule.id);
    await confirm(one, proposed.body.id);
    const inForce = (await one.preparer.send('GET', `${RULES}?state=IN_FORCE`)).body.items;
    expect(inForce).toMatchObject([{ id: proposed.body.id, fromAmount: '1000.00', toAmount: '1200.00' }]);
    expect(await one.total()).toBe(OPENS_WITH - 220_000n);
  });

  it('asks again about the next one, also after a user has said no', async () => {
    const one = await operatingAccount([['SARS EFILING 1', -100_000n]]);
    await ruleFor(one, 'SARS EFILING 1', { fromAmount: '1000.00', toAmount: '1000.00' });
    await addDaysTo(one, OPENS_WITH - 100_000n, 2, [
      [
        ['SARS EFILING 2', -120_000n],
        ['SARS EFILING 3', -130_000n],
      ],
    ]);
    expect((await dismiss(one, 'SARS EFILING 2')).status).toBe(200);
    expect((await suggestionFor(one, 'SARS EFILING 2')).isAsked).toBe(false);
    expect((await suggestionFor(one, 'SARS EFILING 3')).isAsked).toBe(true);
  });
});

it('the database keeps a dismissal, and takes it from users of the entity only', async () => {
  const one = await operatingAccount(FEES);
  const other = await operatingAccount(FEES);
  const owner = ownerOf(one.context.database);
  const entryId = await entryOf(one, 'NEW GEYSER');
  const write = `
    UPDATE reconciled_entries SET rule_dismissed_at = now(), rule_dismissed_by = $2 WHERE entry_id = $1`;
  await expect(owner.execute(write, [entryId, other.admin.user.id])).rejects.toThrow('of the entity');
  await owner.execute(write, [entryId, one.admin.user.id]);
  await expect(owner.execute(write, [entryId, one.second.user.id])).rejects.toThrow('once');
});
