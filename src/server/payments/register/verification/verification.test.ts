import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';
import { databaseError } from '../../../platform/database/pool.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';
import { CHANGES, OLD, registerCompany, row, type RegisterCompany } from '../testing/register-company.ts';
import { askBanks } from './ask-banks.ts';
import type { VerificationProvider } from './verification-provider.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const verify = (own: RegisterCompany, changeId: string, by = own.preparer) =>
  by.send('POST', `${CHANGES}/${changeId}/verify`);

/** The worker's turns, `minutes` apart. */
async function turns(count: number, minutes = 1) {
  for (let turn = 0; turn < count; turn++) {
    await askBanks(installation.context);
    installation.passMs(minutes * MINUTE_MS);
  }
}

async function answersOf(own: RegisterCompany, payeeId: string) {
  const { changes } = await own.read(payeeId);
  return changes[0]!.verifications.map(({ isOpen, answers }) => [
    isOpen,
    answers.map(({ result }) => result),
  ]);
}

describe('the answer of a bank', () => {
  it.each([
    ['62012345678', ['MATCH'], false],
    ['62012345691', ['PARTIAL'], false],
    ['62012345692', ['NO_MATCH'], false],
    ['62012345693', ['CLOSED'], false],
    ['62012345694', ['TIMED_OUT'], true],
    ['62012345695', ['TIMED_OUT', 'MATCH'], false],
  ])('about the account %s in the sandbox is %s', async (accountNumber, results, isOpen) => {
    const own = await registerCompany(installation);
    const payee = await own.proposed({ ...OLD, accountNumber });
    const asked = await verify(own, payee.openChange!.id);
    expect(asked.body, asked.text).toMatchObject({
      changes: [{ verifications: [{ isOpen: true, answers: [] }] }],
    });
    await turns(12, 2);
    expect(await answersOf(own, payee.id)).toEqual([[isOpen, results]]);
  });

  it('is asked for a week, and the account can be asked about again then', async () => {
    const own = await registerCompany(installation);
    const payee = await own.proposed({ ...OLD, accountNumber: '62012345694' });
    const { id: changeId } = payee.openChange!;
    await verify(own, changeId);
    expect((await verify(own, changeId)).body).toMatchObject({ code: 'verification_waits' });
    await turns(3);
    installation.passMs(8 * DAY_MS);
    await turns(2);
    expect(await answersOf(own, payee.id)).toEqual([[false, ['TIMED_OUT']]]);
    expect((await verify(own, changeId)).status).toBe(200);
  });

  it('is kept once when two workers ask at the same time', async () => {
    const own = await registerCompany(installation);
    const payee = await own.proposed();
    await verify(own, payee.openChange!.id);
    await Promise.all([askBanks(installation.context), askBanks(installation.context)]);
    expect(await answersOf(own, payee.id)).toEqual([[false, ['MATCH']]]);
  });

  it('is asked again by the same id if the provider fails, and shown to the approver', async () => {
    const own = await registerCompany(installation);
    const payee = await own.registered();
    await verify(own, payee.changes[0]!.id);
    const sent: string[] = [];
    const failing: VerificationProvider = {
      send: async ({ id }) => void sent.push(id),
      lookup: async () => {
        throw new Error('The network is down.');
      },
    };
    await askBanks(installation.context, async () => failing);
    await askBanks(installation.context, async () => failing);
    expect(new Set(sent).size).toBe(1);
    expect(sent).toHaveLength(2);
    await turns(1);
    const { body } = await own.create([row()]);
    const rows = await own.approver.send('GET', `/app/batches/${body.id}/rows`);
    expect(rows.body.items[0].register).toMatchObject({
      finding: null,
      payee: { id: payee.id },
      verification: { result: 'MATCH' },
    });
  });

  it('is never rewritten, as the server and as the owner of the tables', async () => {
    const own = await registerCompany(installation);
    const payee = await own.proposed({ ...OLD, accountNumber: '62012345692' });
    await verify(own, payee.openChange!.id);
    await turns(1);
    for (const database of [own.context.database, ownerOf(own.context.database)]) {
      for (const text of [
        "UPDATE payee_verification_answers SET result = 'MATCH', differs = '{}' WHERE entity_id = $1",
        'DELETE FROM payee_verification_answers WHERE entity_id = $1',
        'DELETE FROM payee_verifications WHERE entity_id = $1',
        "UPDATE payee_verifications SET asked_at = asked_at - interval '1 year' WHERE entity_id = $1",
      ]) {
        const refusal = await database.execute(text, [own.entityId]).then(
          () => null,
          (error: unknown) => databaseError(error)?.message ?? String(error),
        );
        expect(refusal, text).toMatch(/refused|permission denied|does not change/);
      }
    }
  });

  it('is not available where no bank can be asked', async () => {
    const real = await paymentsInstallation({ SEED: 'none' });
    try {
      const own = await registerCompany(real);
      const payee = await own.proposed();
      expect(payee.canVerify).toBe(false);
      expect((await verify(own, payee.openChange!.id)).body).toMatchObject({
        code: 'verification_not_available',
      });
    } finally {
      await real.close();
    }
  });
});

describe('the rule "verified within 6 months above R 1,000"', () => {
  const RULE = { verifiedAbove: { currency: 'ZAR' as const, amountMinor: 100_000n, months: 6 } };

  async function ruled(accountNumber: string) {
    const own = await registerCompany(installation, RULE);
    const payee = await own.registered({ ...OLD, accountNumber });
    const account = { ...OLD, accountNumber };
    const batch = async (...amounts: string[]) => {
      const { body } = await own.create(
        amounts.map((amount, index) => row({ ...account, amount, beneficiaryReference: `INV ${index}` })),
      );
      return body.id as string;
    };
    return { own, payee, batch, changeId: payee.changes[0]!.id };
  }

  it('refuses an approval until the bank has said that the account matches', async () => {
    const { own, batch, changeId } = await ruled('62012345678');
    const id = await batch('1000.01');
    expect((await own.approve(id)).body).toMatchObject({
      code: 'payee_not_verified',
      errors: [{ path: 'withdrawals[0].accountNumber' }],
    });
    const rows = await own.approver.send('GET', `/app/batches/${id}/rows`);
    expect(rows.body.items[0].register).toMatchObject({ finding: 'NOT_VERIFIED', verification: null });
    await verify(own, changeId);
    await turns(1);
    expect((await own.approve(id)).body).toMatchObject({ status: 'APPROVED' });
  });

  it('counts what a batch pays to one account together', async () => {
    const { own, batch } = await ruled('62012345678');
    expect((await own.approve(await batch('1000.00'))).body).toMatchObject({ status: 'APPROVED' });
    expect((await own.approve(await batch('501.00', '500.00'))).body).toMatchObject({
      code: 'payee_not_verified',
    });
  });

  it.each(['62012345691', '62012345692', '62012345693', '62012345694'])(
    'is not met by the answer about %s',
    async (accountNumber) => {
      const { own, batch, changeId } = await ruled(accountNumber);
      await verify(own, changeId);
      await turns(4);
      expect((await own.approve(await batch('1000.01'))).body).toMatchObject({ code: 'payee_not_verified' });
    },
  );

  it('is met by a later answer, and no longer when it is too old', async () => {
    const { own, batch, changeId } = await ruled('62012345695');
    await verify(own, changeId);
    await turns(3);
    const id = await batch('1000.01');
    expect((await own.approve(id)).body).toMatchObject({ code: 'payee_not_verified' });
    await turns(6, 10);
    expect((await own.approve(id)).body).toMatchObject({ status: 'APPROVED' });
    installation.passMs(190 * DAY_MS);
    expect((await own.approve(await batch('1000.02'))).body).toMatchObject({ code: 'payee_not_verified' });
  });

  it('holds back an approved batch whose account has closed since, also in the database', async () => {
    const { own, batch, changeId } = await ruled('62012345678');
    await verify(own, changeId);
    await turns(1);
    const id = await batch('1000.01');
    await own.approve(id);
    await verify(own, changeId);
    const closed: VerificationProvider = {
      send: async () => undefined,
      lookup: async () => ({ result: 'CLOSED', differs: [] }),
    };
    installation.passMs(HOUR_MS);
    await askBanks(installation.context, async () => closed);
    await own.pay(id);
    expect(await own.batch(id)).toMatchObject({ status: 'APPROVED', waitingFor: 'REGISTER' });
    const at = new Date(installation.context.clock.nowMs());
    const refusal = await own.context.database
      .execute("UPDATE batches SET status = 'PROCESSING', updated_at = $2 WHERE id = $1", [id, at])
      .catch((error: unknown) => databaseError(error)?.constraint);
    expect(refusal).toBe('batch_by_register');
    await savePaymentConfig(own.context, own.entityId, {});
    await own.pay(id);
    expect(await own.batch(id)).toMatchObject({ status: 'COMPLETE' });
  });

  it('refuses a payment above the amount to an account that is not registered', async () => {
    const { own } = await ruled('62012345678');
    const { body } = await own.create([
      row({ beneficiaryName: 'Eskom', accountNumber: '62000000077', amount: '1000.01' }),
    ]);
    expect((await own.approve(body.id)).body).toMatchObject({ code: 'payee_not_verified' });
  });
});
