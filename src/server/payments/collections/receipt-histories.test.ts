import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runs } from '../../../shared/testing/runs.ts';
import { MINUTE_MS } from '../../../shared/time.ts';
import { verifyAudit } from '../../audit/audit.ts';
import { rounds } from '../../platform/testing/rounds.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { askProviders } from './requests-to-pay/ask-providers.ts';
import { oneAccount } from './testing/one-account.ts';
import { collectingCompany, RECEIPTS } from './testing/receiving-account.ts';
import { COLLECTIONS, PAYERS } from './testing/receiving-company.ts';

type Company = Awaited<ReturnType<typeof collectingCompany>>;

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

// A busy machine needs longer for the long form.
vi.setConfig({ testTimeout: rounds(600_000, 3_600_000) });

const which = fc.nat({ max: 5 });
const step = fc.oneof(
  fc.record({
    do: fc.constant('ask' as const),
    minor: fc.constantFrom(1_000, 2_000, 3_000),
    isPartly: fc.boolean(),
    onTooMuch: fc.constantFrom('CREDIT' as const, 'ASK' as const),
  }),
  fc.record({
    do: fc.constant('receive' as const),
    which,
    how: fc.constantFrom('EXACT', 'PART', 'OVER', 'TWICE', 'SLIP', 'UNNAMED', 'TWO'),
  }),
  fc.record({ do: fc.constant('take back' as const), which, isMarked: fc.boolean() }),
  fc.record({ do: fc.constant('accept' as const), which }),
  fc.record({ do: fc.constant('credit' as const), which }),
  fc.record({ do: fc.constant('deallocate' as const), which }),
  fc.record({ do: fc.constant('cancel' as const), which }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What an account that also pays sees besides: money of the owners, charges, and sweeps by hand. */
const stepOfBoth = fc.oneof(
  { weight: 7, arbitrary: step },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('capital' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('charge' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sweep' as const), cents: fc.nat({ max: 3_000 }) }) },
);

/** Requests to pay that the sandbox answers in any way and in any order. */
const answers = fc.array(
  fc.constantFrom(
    'pending',
    'presented',
    'paid',
    'rejected',
    'expired',
    'cancelled',
    'refunding',
    'refunded',
  ),
  { minLength: 1, maxLength: 4 },
);
const stepWithApps = fc.oneof(
  { weight: 6, arbitrary: step },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('ask in the app' as const), which, answers }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('hear' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), which }) },
);

/** What a user says of an entry that nothing is proposed for. */
function kindOf({ amount, text, details }: any): string {
  if (amount.startsWith('-')) return 'FEE';
  const words = [text, ...details.map((one: { text: string }) => one.text)].join(' ');
  return words.includes('CAPITAL') ? 'FUNDING' : 'RECEIPT';
}

class History {
  readonly requests: { id: string; reference: string; minor: bigint; payerId: string }[] = [];
  readonly received: { text: string; minor: bigint }[] = [];
  private readonly company: Company;
  /** What a user does about entries that no match has posted. */
  settle: () => Promise<void> = async () => undefined;

  constructor(company: Company) {
    this.company = company;
  }

  async take(one: Step): Promise<void> {
    if (one.do === 'ask') return this.ask(one);
    if (this.requests.length === 0) return;
    const request = this.requests[one.which % this.requests.length]!;
    if (one.do === 'receive') return this.receive(request, one.how);
    if (one.do === 'cancel') {
      await this.company.post(`/v1/payments/collections/${request.id}/cancel`, { reason: 'Over.' });
      return;
    }
    const { approver } = this.company;
    const rows = await this.company.receipts();
    if (this.received.length === 0) return;
    if (one.do === 'take back') return this.takeBack(one.which % this.received.length, one.isMarked);
    const path = `${RECEIPTS}/${rows[one.which % rows.length]!.id}`;
    const { proposal, allocations, unallocatedAmount } = (await approver.send('GET', path)).body;
    const send = (verb: string, body: object) => approver.send('POST', `${path}/${verb}`, { body });
    if (one.do === 'accept' && proposal) await send('allocate', { proposalId: proposal.id });
    if (one.do === 'credit')
      await send('allocate', { credit: { payerId: request.payerId, amount: unallocatedAmount } });
    const open = allocations.filter(({ ended }: { ended: object | null }) => ended === null);
    if (one.do === 'deallocate' && open.length > 0)
      await send('deallocate', { allocationIds: [open[0].id], reason: 'Wrong.' });
  }

  private async ask({ minor, isPartly, onTooMuch }: Extract<Step, { do: 'ask' }>): Promise<void> {
    const amount = (minor / 100).toFixed(2);
    const { id, reference, payer } = await this.company.asked({ amount, allowsPart: isPartly, onTooMuch });
    this.requests.push({ id, reference, minor: BigInt(minor), payerId: payer.id });
  }

  private async receive({ reference, minor }: History['requests'][number], how: string): Promise<void> {
    const other = this.requests[0]!;
    const money = {
      EXACT: [{ text: reference, minor }],
      PART: [{ text: reference, minor: minor / 2n }],
      OVER: [{ text: reference, minor: minor + 700n }],
      TWICE: [
        { text: reference, minor },
        { text: reference, minor },
      ],
      SLIP: [{ text: reference.slice(1), minor }],
      UNNAMED: [{ text: 'THANK YOU', minor }],
      TWO: [{ text: `${reference} ${other.reference}`, minor: minor + other.minor }],
    }[how]!;
    this.received.push(...money);
    await this.company.receive(...money.map((one) => ({ text: one.text, amountMinor: one.minor })));
    await this.settle();
  }

  /** The bank takes money back that it gave, once; a user accepts what the bank does not mark. */
  private async takeBack(at: number, isReversal: boolean): Promise<void> {
    const [back] = this.received.splice(at, 1);
    await this.company.receive({ text: back!.text, amountMinor: -back!.minor, isReversal });
    const { approver } = this.company;
    const path = '/app/reconciliation/entries';
    const { items } = (await approver.send('GET', `${path}?state=OPEN`)).body;
    for (const { entry, proposal } of items) {
      const accepted = await approver.send('POST', `${path}/${entry.id}/post-proposal`, {
        body: { proposalId: proposal.id },
      });
      if (accepted.status === 200) continue;
      // Nothing names it: the user chooses a receipt of its amount.
      const fit = (await this.company.receipts()).find(
        ({ status, amount_minor }) => status !== 'RETURNED' && amount_minor === back!.minor,
      );
      const body = { kind: 'RECEIPT_RETURN', receiptId: fit!.id };
      const chosen = await approver.send('POST', `${path}/${entry.id}/post`, { body });
      expect(chosen.status, chosen.text).toBe(200);
    }
  }
}

const minorOf = (amount: string) => BigInt(amount.replace('.', ''));

/** The statement of a payer adds up to what is open of their requests, less what they have too much. */
async function expectStatement({ approver, context, entityId }: Company, payerId: string) {
  const path = `${PAYERS}/${payerId}/statement?currency=ZAR`;
  const { lines, openingAmount, closingAmount } = (await approver.send('GET', path)).body;
  const [held] = await context.database.query(
    `SELECT (SELECT coalesce(sum(q.amount_minor - q.paid_minor), 0)
               FROM payment_requests q
              WHERE q.payer_id = $1 AND q.status IN ('OPEN', 'PARTLY_PAID'))::bigint AS open,
            (SELECT coalesce(sum(a.amount_minor), 0)
               FROM receipt_allocations a
              WHERE a.entity_id = $2 AND a.payer_id = $1 AND a.ended_at IS NULL)::bigint AS credit,
            (SELECT coalesce(sum(r.amount_minor - r.allocated_minor), 0)
               FROM receipts r
              WHERE r.entity_id = $2 AND r.payer_id = $1 AND r.status <> 'RETURNED')::bigint AS undecided`,
    [payerId, entityId],
  );
  expect(minorOf(closingAmount)).toBe(held!.open! - held!.credit! - held!.undecided!);
  let owed = minorOf(openingAmount);
  for (const { amount, balance } of lines) {
    owed += minorOf(amount);
    expect(minorOf(balance)).toBe(owed);
  }
  expect(owed).toBe(minorOf(closingAmount));
}

it('COLLECTION is what the bank has, and none pays more than it is, in any history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const company = await collectingCompany(installation);
      const history = new History(company);
      await history.take({ do: 'ask', minor: 2_000, isPartly: true, onTooMuch: 'CREDIT' });
      for (const one of steps) {
        await history.take(one);
        expect(await company.collected()).toBe(company.bank.balanceMinor);
      }
      await expectStatement(company, history.requests[0]!.payerId);
      if (company.bank.statements > 0)
        expect(await company.difference()).toEqual({ difference: '0.00', reasons: [] });
      const sum = (await company.receipts())
        .filter(({ status }) => status !== 'RETURNED')
        .reduce((all, { amount_minor }) => all + amount_minor, 0n);
      expect(sum).toBe(company.bank.balanceMinor);
      expect((await verifyLedger(ownerOf(installation.context.database))).faults).toEqual([]);
    }),
    { numRuns: runs(8, 200), endOnFailure: true },
  );
  expect((await verifyAudit(installation.context.database)).faults).toEqual([]);
});

it('FUNDING and COLLECTION are what the one account has, in any history', async () => {
  await installBanks(installation.context);
  const path = '/app/reconciliation/entries';
  await fc.assert(
    fc.asyncProperty(fc.array(stepOfBoth, { minLength: 4, maxLength: 14 }), async (steps) => {
      const company = await oneAccount(installation);
      await company.become('BOTH');
      expect((await company.switchOn()).body).toMatchObject({ purpose: 'BOTH', state: 'LIVE' });
      const history = new History(company);
      /** A user accepts what is proposed, and says of the rest what it is. */
      history.settle = async () => {
        const { items } = (await company.approver.send('GET', `${path}?state=OPEN`)).body;
        for (const { entry, proposal } of items) {
          const isLikely = proposal.verdict === 'LIKELY';
          const body = isLikely ? { proposalId: proposal.id } : { kind: kindOf(entry) };
          const verb = isLikely ? 'post-proposal' : 'post';
          const posted = await company.approver.send('POST', `${path}/${entry.id}/${verb}`, { body });
          expect(posted.status, posted.text).toBe(200);
        }
      };
      await history.take({ do: 'ask', minor: 2_000, isPartly: true, onTooMuch: 'CREDIT' });
      for (const one of steps) {
        if (one.do === 'capital') await company.receive({ text: 'CAPITAL', amountMinor: 5_000n });
        else if (one.do === 'charge') await company.receive({ text: 'BANK CHARGES', amountMinor: -100n });
        else if (one.do === 'sweep') {
          const body = { currency: 'ZAR', amount: (one.cents / 100).toFixed(2), reason: 'For salaries' };
          const swept = await company.approver.send('POST', `${COLLECTIONS}/sweep`, { body });
          expect([200, 400], swept.text).toContain(swept.status);
        } else await history.take(one);
        await history.settle();
        const { funding, collection, atTheBank } = await company.money();
        expect(funding + collection).toBe(atTheBank);
      }
      const sum = (await company.receipts())
        .filter(({ status }) => status !== 'RETURNED')
        .reduce((all, { amount_minor }) => all + amount_minor, 0n);
      const received = history.received.reduce((all, { minor }) => all + minor, 0n);
      expect(sum).toBe(received);
      expect((await verifyLedger(ownerOf(installation.context.database))).faults).toEqual([]);
    }),
    { numRuns: runs(4, 100), endOnFailure: true },
  );
});

it('what banks say about requests to pay is never money, in any history', async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(stepWithApps, { minLength: 6, maxLength: 14 }), async (steps) => {
      const company = await collectingCompany(installation);
      const history = new History(company);
      const state = async () => ({
        collected: await company.collected(),
        receipts: await company.receipts(),
        requests: await company.context.database.query(
          'SELECT id, status, paid_minor FROM payment_requests WHERE entity_id = $1 ORDER BY id',
          [company.entityId],
        ),
      });
      await history.take({ do: 'ask', minor: 2_000, isPartly: true, onTooMuch: 'CREDIT' });
      for (const one of steps) {
        if (one.do !== 'ask in the app' && one.do !== 'hear' && one.do !== 'end') {
          await history.take(one);
          expect(await company.collected()).toBe(company.bank.balanceMinor);
          continue;
        }
        const before = await state();
        if (one.do === 'hear') {
          installation.passMs(MINUTE_MS);
          await askProviders(company.context);
        } else {
          const request = history.requests[one.which % history.requests.length]!;
          const ask = `${COLLECTIONS}/${request.id}/request-to-pay`;
          const answered =
            one.do === 'ask in the app'
              ? await company.post(ask, { shapId: `0812345678@${one.answers.join('-')}` })
              : await company.post(`${ask}/cancel`, {
                  requestToPayId: (await company.read(request.id)).requestsToPay[0]?.id ?? request.id,
                });
          expect([200, 400, 404], answered.text).toContain(answered.status);
          if (answered.status === 200) sent++;
        }
        expect(await state()).toEqual(before);
      }
      expect((await verifyLedger(ownerOf(installation.context.database))).faults).toEqual([]);
    }),
    { numRuns: runs(4, 100), endOnFailure: true },
  );
  expect(sent).toBeGreaterThan(0);
});
