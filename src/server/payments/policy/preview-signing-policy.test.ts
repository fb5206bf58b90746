import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { signingCompany } from './testing/signing-company.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
});
afterAll(() => installation.close());

type Company = Awaited<ReturnType<typeof signingCompany>>;

const preview = (own: Company, rules: object[], more: object = {}) =>
  own.first.send('POST', '/app/signing-policy/preview', {
    body: { policy: { groups: own.groups(), rules }, ...more },
  });

/** One rule of each kind of condition. */
const everyRule = (own: Company) => [
  own.rule([{ kind: 'AMOUNT', currency: 'ZAR', above: '150.00' }], [2, 0]),
  own.rule([{ kind: 'DAY_SUM', currency: 'ZAR', above: '250.00' }], [0, 1]),
  own.rule([{ kind: 'PAYEE_SUM', currency: 'ZAR', above: '250.00' }], [3, 0]),
  own.rule([{ kind: 'NEW_PAYEE' }], [1, 0]),
  own.rule([{ kind: 'CHANGED_ACCOUNT' }], [0, 2]),
  own.rule([{ kind: 'RAIL', rails: ['EFT'] }], [1, 0]),
  own.rule([{ kind: 'PREPARER', userIds: [own.preparer.user.id] }], [1, 1]),
];

describe('the preview of a policy', () => {
  it('names the batches whose signers would differ, and whether theirs would be enough', async () => {
    const own = await signingCompany(installation);
    const small = await own.batch([{ amount: '10.00' }]);
    const large = await own.batch([{ amount: '500.00' }]);
    await own.approve(own.eve, large);
    const rules = [own.rule([{ kind: 'AMOUNT', currency: 'ZAR', above: '100.00' }], [2, 0])];
    const { body } = await preview(own, rules, {
      sample: { currency: 'ZAR', amount: '100.01', hasNewPayee: false, hasChangedAccount: false },
    });
    expect(body).toMatchObject({
      compared: 2,
      differing: {
        total: 1,
        unsigned: 1,
        items: [
          {
            id: large,
            before: { total: 1, groups: [] },
            after: { total: 2, groups: [{ name: 'Finance', count: 2, members: [{}, {}, {}] }] },
            signedBy: [{ userId: own.eve.user.id }],
            isEnough: false,
          },
        ],
      },
      unsignable: [],
      sample: { total: 2, groups: [{ count: 2 }] },
    });
    expect(JSON.stringify(body)).not.toContain(small);
    expect((await own.first.send('GET', '/app/signing-policy')).body.version).toBe(0);
  });

  it('finds the facts of each batch that its approval finds', async () => {
    const own = await signingCompany(installation);
    await own.paidBefore([
      { beneficiaryName: 'Sipho Dlamini', accountNumber: '62012345678' },
      { beneficiaryName: 'Lerato Mokoena', accountNumber: '62012345679', externalId: 'E1' },
    ]);
    const cases = [
      [{ amount: '90.00' }],
      [{ amount: '20.00', account: '62012345111', name: 'New One' }],
      [{ amount: '20.00', account: '62012345678', name: 'Lerato Mokoena' }],
      [{ amount: '200.00' }, { amount: '1.00', account: '62012345679', name: 'Lerato Mokoena' }],
    ];
    for (const rule of everyRule(own)) {
      const before = await preview(own, [rule]);
      expect(before.status).toBe(200);
      await own.inForce([rule]);
      const ids: string[] = [];
      for (const rows of cases) ids.push(await own.batch(rows));
      const needed = new Map<string, unknown>();
      for (const id of ids) {
        const [row] = await own.context.database.query(
          'SELECT needed FROM batch_signers WHERE batch_id = $1',
          [id],
        );
        needed.set(id, row!.needed);
      }
      // Without the policy in force, the preview finds again what each batch was given.
      await own.inForce([]);
      const { body } = await preview(own, [rule]);
      const differing = new Map<string, { total: number; groups: { count: number }[] }>(
        body.differing.items.map((item: { id: string; after: never }) => [item.id, item.after]),
      );
      for (const [at, id] of ids.entries()) {
        const { groups } = needed.get(id) as { groups: { count: number }[] };
        const found = differing.get(id)?.groups ?? [];
        // Later batches of the day raise its sum, so the last one alone is compared exactly.
        const isOfDay = JSON.stringify(rule).includes('_SUM');
        if (!isOfDay || at === ids.length - 1)
          expect(found.map(({ count }) => count)).toEqual(groups.map(({ count }) => count));
      }
    }
  });

  it('finds every case in which no approver could sign', async () => {
    const own = await signingCompany(installation);
    await own.context.database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [own.dan.user.id]);
    const { body } = await preview(own, [own.rule([], [1, 0]), own.rule([{ kind: 'NEW_PAYEE' }], [0, 2])]);
    expect(body.unsignable).toMatchObject([
      { rules: [1], preparer: null, missing: 1, groups: [{ name: 'Directors', missing: 1 }] },
    ]);
  });

  it('is for admins, and refuses a draft that does not fit together', async () => {
    const own = await signingCompany(installation);
    const { status } = await own.ann.send('POST', '/app/signing-policy/preview', {
      body: { policy: { groups: [], rules: [] } },
    });
    expect(status).toBe(403);
    expect(
      await preview(own, [own.rule([{ kind: 'AMOUNT', currency: 'ZAR', above: '1.234' }], [1, 0])]),
    ).toMatchObject({
      status: 400,
      body: { code: 'signing_policy_invalid' },
    });
  });

  it('takes less than ten seconds for 10,000 batches of ten payments, with a rule of each kind', async () => {
    const own = await signingCompany(installation);
    const owner = ownerOf(own.context.database);
    for (const table of ['batches', 'withdrawals', 'beneficiaries'])
      await owner.execute(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    const values = [own.entityId, own.preparer.user.id];
    await owner.pool.query(
      `INSERT INTO beneficiaries (id, entity_id, bank_code, account_number, created_at)
       SELECT md5($1::text || n)::uuid, $1::uuid, 'FNB', '62' || lpad(n::text, 8, '0'),
              now() - interval '2 years'
         FROM generate_series(1, 2000) n`,
      values.slice(0, 1),
    );
    await owner.pool.query(
      `INSERT INTO batches
              (id, entity_id, label, status, currency, withdrawal_count, total_amount_minor,
               total_unit_fee_minor, total_vat_minor, content_digest, approvals_required, created_by,
               created_at, expires_at, updated_at)
       SELECT md5($1::text || 'b' || n)::uuid, $1::uuid, 'Batch ' || n, 'COMPLETE', 'ZAR', 10,
              1000 * (n % 40), 0, 0, 'd', 1, $2::uuid, now() - n * interval '50 minutes', now(), now()
         FROM generate_series(1, 10000) n`,
      values,
    );
    await owner.pool.query(
      `INSERT INTO withdrawals
              (id, batch_id, entity_id, row_number, beneficiary_id, beneficiary_name, normalised_name,
               name_key, bank_code, branch_code, account_number, account_type, amount_minor, unit_fee_minor,
               vat_minor,
               rail, beneficiary_reference, status, created_at, updated_at)
       SELECT md5($1::text || 'w' || n || ' ' || r)::uuid, md5($1::text || 'b' || n)::uuid, $1::uuid, r,
              md5($1::text || (n * 7 + r * 131) % 2000 + 1)::uuid, 'P', 'p', 'p' || (n * 7 + r * 131) % 1500,
              'FNB', '250655', '1', 'CURRENT', 100 * (n % 40) + 1, 0, 0, 'EFT', 'x', 'COMPLETE',
              now() - n * interval '50 minutes', now()
         FROM generate_series(1, 10000) n, generate_series(1, 10) r`,
      values.slice(0, 1),
    );
    for (const table of ['batches', 'withdrawals']) await owner.pool.query(`ANALYZE ${table}`);
    const startMs = performance.now();
    const { body } = await preview(own, everyRule(own));
    const tookMs = performance.now() - startMs;
    expect(body.compared).toBe(10_000);
    expect(body.differing.total).toBe(10_000);
    expect(tookMs).toBeLessThan(10_000);
    process.stdout.write(`10,000 batches of ten payments: ${Math.round(tookMs)} ms\n`);
  }, 120_000);
});
