import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REQUEST_TO_PAY_STATES } from '../../../../shared/collection-terms.ts';
import { runs } from '../../../../shared/testing/runs.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';
import { databaseError } from '../../../platform/database/pool.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { oneAccount } from '../testing/one-account.ts';
import { collectingCompany } from '../testing/receiving-account.ts';
import { COLLECTIONS } from '../testing/receiving-company.ts';
import { askProviders } from './ask-providers.ts';
import type { PromptSent, RequestToPayProvider } from './request-to-pay-provider.ts';

type Company = Awaited<ReturnType<typeof collectingCompany>>;

let installation: PaymentsInstallation;
let company: Company;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
beforeEach(async () => {
  company = await collectingCompany(installation);
});
afterAll(() => installation.close());

const path = (id: string) => `${COLLECTIONS}/${id}/request-to-pay`;
const ask = (id: string, body: object = {}, by = company.preparer) =>
  by.send('POST', path(id), { body: { shapId: '0812345678@never', ...body } });
const latest = async (id: string) => (await company.read(id)).requestsToPay[0]!;

/** The worker's turns at these times from now, in milliseconds. */
async function turns(...afterMs: number[]) {
  for (const ms of afterMs) {
    const clock = { ...installation.context.clock, nowMs: () => installation.context.clock.nowMs() + ms };
    await askProviders({ ...installation.context, clock });
  }
}

const everyHour = Array.from({ length: 12 }, (_, hour) => hour * HOUR_MS + MINUTE_MS);

describe('a request to pay', () => {
  it('is paid by a receipt and by nothing that a bank says about it', async () => {
    const { id, reference } = await company.asked();
    const sent = await ask(id, { shapId: '0812345678@presented-paid' });
    expect(sent.status, sent.text).toBe(200);
    expect(sent.body.requestsToPay).toMatchObject([{ state: 'PENDING', isOpen: true, amount: '4200.00' }]);
    await turns(...everyHour);
    expect(await company.read(id)).toMatchObject({
      status: 'OPEN',
      openAmount: '4200.00',
      requestsToPay: [{ state: 'PAID', isOpen: false }],
    });
    expect(await company.collected()).toBe(0n);
    await company.receive({ text: reference, amountMinor: 420_000n });
    expect(await company.read(id)).toMatchObject({ status: 'PAID', openAmount: '0.00' });
    const events = (await company.read(id)).history.map(({ event }) => event);
    // The clock of the worker was ahead.
    expect(events.toSorted()).toEqual(['CREATED', 'PAY_ANSWERED', 'PAY_ANSWERED', 'PAY_ASKED', 'RECEIVED']);
  });

  it('books nothing and pays nothing, in any order of any states', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...REQUEST_TO_PAY_STATES), { maxLength: 6 }),
        async (told) => {
          const words: Record<string, string> = { REFUND_IN_PROGRESS: 'refunding' };
          const script = told.map((state) => words[state] ?? state.toLowerCase()).join('-') || 'never';
          const { id } = await company.asked();
          const sent = await ask(id, { shapId: `0812345678@${script}` });
          expect(sent.status, sent.text).toBe(200);
          await turns(...everyHour, 8 * DAY_MS);
          const { status, openAmount, requestsToPay } = await company.read(id);
          expect({ status, openAmount }).toEqual({ status: 'OPEN', openAmount: '4200.00' });
          // The most certain of the states that the bank said until that one was final.
          let most = 0;
          for (const state of told) {
            most = Math.max(most, REQUEST_TO_PAY_STATES.indexOf(state));
            if (/EXPIRED|CANCELLED|REJECTED|REFUNDED/.test(REQUEST_TO_PAY_STATES[most]!)) break;
          }
          expect(requestsToPay).toMatchObject([{ state: REQUEST_TO_PAY_STATES[most], isOpen: false }]);
          expect(await company.collected()).toBe(0n);
        },
      ),
      { numRuns: runs(12, 500) },
    );
    expect((await verifyLedger(ownerOf(company.context.database))).faults).toEqual([]);
  });

  it('is refused while the payer may still approve an earlier one', async () => {
    const { id } = await company.asked();
    expect((await ask(id)).status).toBe(200);
    const second = await ask(id);
    expect(second.body.code, second.text).toBe('request_to_pay_open');
    // Two at the same time: the lock of the payment request lets one after the other decide.
    const other = await company.asked();
    const both = await Promise.all([ask(other.id), ask(other.id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    // A bank that never answers is given up on a day after it has expired.
    await turns(48 * HOUR_MS + DAY_MS - MINUTE_MS);
    expect(await latest(id)).toMatchObject({ isOpen: true });
    await turns(48 * HOUR_MS + DAY_MS + HOUR_MS);
    expect(await latest(id)).toMatchObject({ state: 'PENDING', isOpen: false });
    expect((await ask(id)).status).toBe(200);
  });

  it('stays open after its end was asked for, until the bank has said so', async () => {
    const { id } = await company.asked();
    await ask(id, { shapId: '0812345678@fnb' });
    const { id: requestToPayId } = await latest(id);
    const cancel = () => company.preparer.send('POST', `${path(id)}/cancel`, { body: { requestToPayId } });
    const cancelled = await cancel();
    expect(cancelled.status, cancelled.text).toBe(200);
    expect(await latest(id)).toMatchObject({ isOpen: true, cancelAskedAt: expect.any(String) });
    expect((await ask(id)).body.code).toBe('request_to_pay_open');
    await turns(MINUTE_MS);
    expect(await latest(id)).toMatchObject({ state: 'CANCELLED', isOpen: false });
    expect((await cancel()).body.code).toBe('request_to_pay_ended');
  });

  it('is withdrawn when less than it asks is still open', async () => {
    const { id, reference } = await company.asked();
    await ask(id, { shapId: '0812345678@fnb' });
    await company.receive({ text: reference, amountMinor: 100_000n });
    await turns(MINUTE_MS);
    expect(await latest(id)).toMatchObject({ state: 'CANCELLED' });
  });

  it('is sent once more under the same id when the process dies after the provider took it', async () => {
    const { id } = await company.asked();
    await ask(id, { shapId: '0812345678@fnb' });
    const taken: PromptSent[] = [];
    let dies = true;
    const provider: RequestToPayProvider = {
      send: async (prompt) => void taken.push(prompt),
      cancel: async () => undefined,
      lookup: async () => {
        if (dies) throw new Error('killed');
        return ['PRESENTED', 'PRESENTED'];
      },
    };
    await askProviders(company.context, async () => provider);
    expect(await latest(id)).toMatchObject({ sentAt: null, state: 'PENDING' });
    dies = false;
    await askProviders(company.context, async () => provider);
    expect(await latest(id)).toMatchObject({ sentAt: expect.any(String), state: 'PRESENTED' });
    expect(new Set(taken.map((one) => one.id)).size).toBe(1);
    expect(taken).toHaveLength(2);
  });

  it('asks for what is open, or a part that the request allows', async () => {
    const whole = await company.asked({ allowsPart: false });
    const codeOf = async (id: string, body: object, by = company.preparer) =>
      (await ask(id, body, by)).body.code;
    expect(await codeOf(whole.id, { amount: '10.00' })).toBe('invalid_request_to_pay');
    const parts = await company.asked({ minimumPart: '100.00' });
    expect(await codeOf(parts.id, { amount: '4200.01' })).toBe('invalid_request_to_pay');
    expect(await codeOf(parts.id, { amount: '99.99' })).toBe('invalid_request_to_pay');
    expect((await ask(parts.id, { amount: '100.00' })).status).toBe(200);
    expect((await ask(whole.id, {}, company.approver)).status).toBe(403);
    const other = await collectingCompany(installation);
    expect((await ask(whole.id, {}, other.preparer)).status).toBe(404);
  });

  it('is not offered to a company that has paid through a bank', async () => {
    const real = await oneAccount(installation);
    const { id } = await real.asked();
    expect(await real.read(id)).toMatchObject({ canAskToPay: false });
    const refused = await ask(id, {}, real.preparer);
    expect(refused.body.code, refused.text).toBe('request_to_pay_not_available');
  });

  it('is refused by the database above what is open, less certain than before, and changed', async () => {
    const { id } = await company.asked();
    await ask(id, { shapId: '0812345678@paid' });
    await turns(MINUTE_MS);
    const { id: promptId } = await latest(id);
    const refusal = async (sql: string, values: unknown[]) => {
      const error = await company.context.database.execute(sql, values).then(
        () => null,
        (cause: unknown) => cause,
      );
      return databaseError(error)?.constraint;
    };
    const set = (what: string) => refusal(`UPDATE requests_to_pay SET ${what} WHERE id = $1`, [promptId]);
    expect(await set("state = 'PRESENTED'")).toBe('request_to_pay_state');
    expect(await set("state = 'GONE'")).toBe('request_to_pay_state');
    expect(await set('amount_minor = 1')).toBe('request_to_pay_kept');
    expect(await set("shap_id = '0830000000'")).toBe('request_to_pay_kept');
    const copy = (amount: string) =>
      refusal(
        `INSERT INTO requests_to_pay (id, entity_id, request_id, shap_id, amount_minor, expires_at, state,
                asked, created_by, created_at)
         SELECT gen_random_uuid(), entity_id, request_id, shap_id, ${amount}, expires_at, 'PENDING', 0,
                created_by, created_at
           FROM requests_to_pay WHERE id = $1`,
        [promptId],
      );
    expect(await copy('420001')).toBe('request_to_pay_above_open');
    expect(await copy('420000')).toBeUndefined();
    expect(await copy('420000')).toBe('requests_to_pay_one_open');
  });
});
