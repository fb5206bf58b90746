import { expect } from 'vitest';
import type { SampleStatement } from '../../../../../domain/bank-files/testing/camt-text.ts';
import type { StatementEntry, StatementHead } from '../../../../../domain/bank-files/statement.ts';
import { dayOf } from '../../../../../shared/calendar-day.ts';
import { formatAmount, parseAmount } from '../../../../../shared/money.ts';
import { bankFileEntity, type BankFileEntity } from '../../../bank-files/testing/bank-file-entity.ts';
import { balanceOf } from '../../../testing/fund.ts';
import type { PaymentsInstallation } from '../../../testing/payments-installation.ts';
import { reconcileAccount } from '../../reconciliation/reconcile-account.ts';
import { ACCOUNT } from '../../statements/testing/statement-of-day.ts';

export const OPENINGS = '/app/opening-balances';
export const ENTRIES = '/app/reconciliation/entries';

/** A statement of a day whose closing balance is its opening balance with its entries. */
export function statement(
  number: number,
  date: string,
  openingMinor: bigint,
  entries: StatementEntry[] = [],
  head: Partial<StatementHead> = {},
): SampleStatement {
  const booked = entries.reduce((sum, one) => sum + one.amountMinor, 0n);
  return {
    head: {
      kind: 'STATEMENT',
      statementId: `OPEN-${number}`,
      sequenceNumber: number,
      accountNumber: ACCOUNT,
      currency: 'ZAR',
      opening: { amountMinor: openingMinor, date },
      closing: { amountMinor: openingMinor + booked, date },
      ...head,
    },
    entries,
  };
}

/** An entity with a live bank connection, and what its users see and do. */
export function over(one: BankFileEntity) {
  const read = async (path: string) => (await one.preparer.send('GET', path)).body;
  const latest = async () => (await read('/app/statement-accounts'))[0].latest;
  return {
    ...one,
    today: dayOf(one.context.clock.nowMs(), 'Africa/Johannesburg'),
    total: async () => {
      const { available, reserved } = await balanceOf(one.context, one.entityId);
      return available + reserved;
    },
    payouts: () => read('/v1/payments/payout/history'),
    openings: () => read(OPENINGS),
    opening: async () => (await read(OPENINGS))[0],
    latest,
    /** FUNDING is what the bank has, with all that is known and not on its last statement. */
    agrees: async () => {
      const { available, reserved } = await balanceOf(one.context, one.entityId);
      const [position] = await read('/app/funding-position');
      const amounts = [position.accounts[0].statement.closingAmount]
        .concat(position.accounts[0].lines.map(({ amount }: { amount: string }) => amount))
        .map((amount: string) => parseAmount(amount, 'ZAR')!);
      const left = (await leftUnposted(one)) + leftUnread(await latest(), reserved);
      expect(amounts.reduce((sum: bigint, one: bigint) => sum + one, -reserved)).toBe(available - left);
      expect(position).toMatchObject({
        elsewhereAmount: '0.00',
        availableAmount: formatAmount(available - left, 'ZAR'),
      });
      const balances = await read('/v1/payments/account/balances/FUNDING?currency=ZAR');
      expect(balances[0].available).toBe(position.availableAmount);
    },
    /** What the job does that a change of an entry has sent. */
    compare: async () => {
      for (const { account } of await read('/app/statement-accounts'))
        await reconcileAccount(one.context, account.id);
    },
    /** Accepts what is proposed for open entries. */
    postProposals: async () => {
      for (const { entry: open, proposal } of (await one.second.send('GET', ENTRIES)).body.items) {
        if (proposal?.verdict !== 'LIKELY') continue;
        const body = { proposalId: proposal.id };
        const posted = await one.second.send('POST', `${ENTRIES}/${open.id}/post-proposal`, { body });
        expect(posted.status, posted.text).toBe(200);
      }
    },
    propose: (statementId: string, by = one.admin) => by.send('POST', OPENINGS, { body: { statementId } }),
    confirm: (id: string, bookedAmount: string, by = one.second) =>
      by.send('POST', `${OPENINGS}/${id}/confirm`, { body: { bookedAmount } }),
  };
}

/** What open entries took out that are about nothing that Outlay knows. */
async function leftUnposted({ preparer }: BankFileEntity): Promise<bigint> {
  const [{ opening }] = (await preparer.send('GET', OPENINGS)).body;
  const { items } = (await preparer.send('GET', ENTRIES)).body;
  const left = items.filter(
    ({ entry, proposal }: any) =>
      entry.bookingDate >= opening.day &&
      entry.amount.startsWith('-') &&
      (proposal?.parts ?? []).every((part: any) => part.itemCount === 0 && part.reason !== 'REPEATED'),
  );
  const sumOf = (all: any[]) =>
    all.reduce((sum: bigint, { entry }: any) => sum - parseAmount(entry.amount, 'ZAR')!, 0n);
  // A debit that was set aside is gone until a credit of its amount was set aside too.
  const { items: aside } = (await preparer.send('GET', `${ENTRIES}?state=SET_ASIDE`)).body;
  const gone = new Map<string, bigint>();
  for (const one of aside.filter(({ entry }: any) => entry.bookingDate >= opening.day)) {
    const amount = one.entry.amount.replace('-', '');
    gone.set(amount, (gone.get(amount) ?? 0n) + sumOf([one]));
  }
  return sumOf(left) + [...gone.values()].reduce((sum, minor) => sum + (minor > 0n ? minor : 0n), 0n);
}

/** What left between two statements beyond the payments that no statement has shown. */
function leftUnread(
  latest: { reasons: { code: string; amount: string }[] } | null,
  heldMinor: bigint,
): bigint {
  const of = (code: string) =>
    parseAmount(latest?.reasons.find((reason) => reason.code === code)?.amount ?? '0.00', 'ZAR')!;
  const takenMinor = -(of('PAYOUTS') + of('FEES'));
  const left = of('STATEMENT_BREAK') - (takenMinor > 0n ? takenMinor : 0n) - heldMinor;
  return left > 0n ? left : 0n;
}

export type Scene = ReturnType<typeof over>;

/** A new entity whose bank connection is live. */
export async function scene(installation: PaymentsInstallation): Promise<Scene> {
  return over(await bankFileEntity(installation));
}

/** Begins with the statement of this name; both users agree. */
export async function begin(one: Scene, name: string) {
  const { candidates } = await one.opening();
  const { id } = candidates.find((candidate: any) => candidate.statement.name === name).statement;
  const { opening } = (await one.propose(id)).body;
  const answer = await one.confirm(opening.id, opening.bookedAmount);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.opening;
}
