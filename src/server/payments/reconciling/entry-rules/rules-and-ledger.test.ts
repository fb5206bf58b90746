import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatAmount } from '../../../../shared/money.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { newId } from '../../../platform/random.ts';
import { rounds } from '../../../platform/testing/rounds.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { balanceOf } from '../../testing/fund.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { ENTRIES } from '../opening-balances/testing/opened-account.ts';
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

type Step = 'PROPOSE' | 'CONFIRM' | 'POST' | 'UNDO' | 'END' | 'STATEMENT' | 'ASIDE';

interface Story {
  days: [text: string, minor: bigint][][];
  steps: [Step, at: number][];
  automatic: boolean;
}

it('keeps ledger and bank in agreement, whatever is posted, undone and ended', async () => {
  const step = fc.constantFrom<Step[]>('PROPOSE', 'CONFIRM', 'POST', 'UNDO', 'END', 'STATEMENT', 'ASIDE');
  const line = fc.tuple(
    fc.constantFrom('SARS EFILING', 'INTEREST', 'SERVICE FEE', 'RENT'),
    fc.constantFrom(-300n, -200n, -100n, 100n, 200n),
  );
  const story: fc.Arbitrary<Story> = fc.record({
    days: fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 3 }),
    steps: fc.array(fc.tuple(step, fc.nat(5)), { minLength: 6, maxLength: 14 }),
    automatic: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(story, async ({ days, steps, automatic }) => {
      const numbered = days.map((day) => day.map(([text, minor]): [string, bigint] => [text, minor]));
      const one = await operatingAccount(numbered[0]!);
      let shown = 1;
      let balance = OPENS_WITH + sumOf(numbered[0]!);
      for (const [what, at] of steps) {
        const open = await openEntries(one);
        const posted = await openEntries(one, 'POSTED');
        const { items: rules } = (await one.preparer.send('GET', RULES)).body;
        const pick = <T>(all: T[]): T | undefined => all[at % Math.max(all.length, 1)];
        const [entry, done, rule] = [pick<any>(open), pick<any>(posted), pick<any>(rules)];
        if (what === 'PROPOSE' && entry)
          await propose(one, entry.entry.id, {
            words: entry.entry.text,
            category: entry.entry.text === 'SERVICE FEE' ? 'CHARGES' : 'OTHER',
            isAutomatic: automatic,
          });
        if (what === 'CONFIRM' && rule) await confirm(one, rule.id);
        if (what === 'END' && rule) await one.second.send('POST', `${RULES}/${rule.id}/end`);
        if (what === 'POST') await one.postProposals();
        if (what === 'UNDO' && done) await undo(one, done.entry.id);
        if (what === 'ASIDE' && entry)
          await one.second.send('POST', `${ENTRIES}/${entry.entry.id}/set-aside`, {
            body: { reason: 'Later' },
          });
        if (what === 'STATEMENT' && shown < numbered.length) {
          await addDaysTo(one, balance, shown + 1, [numbered[shown]!]);
          balance += sumOf(numbered[shown]!);
          shown++;
        }
        await one.compare();
        const now = await openEntries(one, 'POSTED');
        const postedSum = now.reduce(
          (sum: bigint, { posted: { postings } }: any) => sum + minorOf(postings),
          0n,
        );
        expect(await one.total()).toBe(OPENS_WITH + postedSum);
        await one.agrees();
        const before = balance - OPENS_WITH - postedSum;
        expect((await one.latest()).differenceAmount).toBe(formatAmount(-before, 'ZAR'));
      }
    }),
    { numRuns: rounds(5, 200), examples: [[ONLY_OF_ITS_AMOUNT]] },
  );
});

/** A credit of 200 was set aside beside a debit of 300: it gives nothing of that debit back. */
const ONLY_OF_ITS_AMOUNT: Story = {
  days: [
    [
      ['SARS EFILING', 200n],
      ['SARS EFILING', -300n],
    ],
    [['SARS EFILING', -300n]],
  ],
  steps: [
    ['ASIDE', 0],
    ['ASIDE', 0],
  ],
  automatic: false,
};

const sumOf = (lines: readonly [string, bigint][]) => lines.reduce((sum, [, minor]) => sum + minor, 0n);
const minorOf = (postings: { amount: string }[]) =>
  postings.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n);
describe('the database refuses', () => {
  it('a rule by one user, and a change of one', async () => {
    const one = await operatingAccount([['SARS EFILING 1', -100_000n]]);
    const { body: rule } = await propose(one, await entryOf(one, 'SARS EFILING 1'));
    const owner = ownerOf(one.context.database);
    const sign = 'UPDATE entry_rules SET confirmed_at = now(), confirmed_by = $2 WHERE id = $1';
    await expect(owner.execute(sign, [rule.id, one.admin.user.id])).rejects.toThrow('entry_rule_by_two');
    await expect(
      owner.execute('UPDATE entry_rules SET to_minor = to_minor * 10 WHERE id = $1', [rule.id]),
    ).rejects.toThrow('keeps what it says');
    await expect(owner.execute('DELETE FROM entry_rules WHERE id = $1', [rule.id])).rejects.toThrow(
      'refused',
    );
  });

  it('an entry that is open again while its postings stand, and half an undoing', async () => {
    const one = await operatingAccount([['SARS EFILING 1', -100_000n]]);
    const { entry: own } = await ruleFor(one, 'SARS EFILING 1');
    const owner = ownerOf(one.context.database);
    const reopen = `
      UPDATE reconciled_entries
         SET state = 'OPEN', posted_at = NULL, undone_at = now(), undone_by = $2, undone_reason = 'Why'
       WHERE entry_id = $1`;
    await expect(owner.execute(reopen, [own.id, one.second.user.id])).rejects.toThrow('stays posted');
    const half = `
      INSERT INTO entry_postings
             (id, entry_id, account_id, entity_id, kind, rule_id, part, amount_minor, expected_minor,
              booking_date, book_day, posted_at, undoes)
      SELECT $2, o.entry_id, o.account_id, o.entity_id, o.kind, o.rule_id, 0, 1, 1, o.booking_date,
             o.book_day, now(), o.id
        FROM entry_postings o
       WHERE o.entry_id = $1`;
    await expect(owner.execute(half, [own.id, newId(one.context)])).rejects.toThrow('undone');
  });

  it('a posting by a rule that does not fit, or that waits', async () => {
    const one = await operatingAccount([
      ['SARS EFILING 1', -100_000n],
      ['DEPOSIT', 1_000n],
    ]);
    const { id } = await ruleFor(one, 'SARS EFILING 1');
    const deposit = await entryOf(one, 'DEPOSIT');
    const post = `
      WITH posted AS (
        UPDATE reconciled_entries SET state = 'POSTED', posted_at = now(), way = 'EXACT' WHERE entry_id = $1
        RETURNING *)
      INSERT INTO entry_postings
             (id, entry_id, account_id, entity_id, kind, rule_id, part, amount_minor, expected_minor,
              booking_date, book_day, posted_at)
      SELECT $2, entry_id, account_id, entity_id, 'OTHER', $3, 0, amount_minor, amount_minor, booking_date,
             booking_date, now()
        FROM posted`;
    const owner = ownerOf(one.context.database);
    await expect(owner.execute(post, [deposit, newId(one.context), id])).rejects.toThrow('rule in force');
    await expect(owner.execute(post, [deposit, newId(one.context), null])).rejects.toThrow('by_rule');
    expect((await balanceOf(one.context, one.entityId)).available).toBe(900_000n);
  });
});
