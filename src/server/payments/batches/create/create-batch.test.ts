import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../../shared/testing/runs.ts';
import { ownerOf, tamper } from '../../../platform/testing/test-database.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { tokenFor } from '../../testing/test-access.ts';
import { digestOfRows } from '../release/digest-of-rows.ts';

const PATH = '/v1/payments/bulk-withdrawals/batches';
/** The most withdrawals of a batch, in the long form. */
const LARGE = runs(20_000, 100_000);

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installation.context.database.query(
    `INSERT INTO banks (code, display_name, country_code, default_branch_code, account_number_min_length,
       account_number_max_length, rails, source_date)
     VALUES ('FNB', 'FNB', 'ZA', '250655', 9, 12, '{EFT,RTC,PAYSHAP,RTGS}', '2026-01-01'),
            ('STANDARD_BANK', 'Standard Bank', 'ZA', '051001', 9, 11, '{EFT,RTC,PAYSHAP,RTGS}', '2026-01-01')
     ON CONFLICT DO NOTHING`,
  );
});
afterAll(() => installation.close());

const row = (more: Record<string, unknown> = {}) => ({
  beneficiaryName: 'Thandi Nkosi',
  bankCode: 'FNB',
  accountNumber: '62012345678',
  accountType: 'CURRENT',
  amount: '1250.00',
  beneficiaryReference: 'SALARY MAR',
  ...more,
});
const batch = (more: Record<string, unknown> = {}) => ({
  label: 'Salaries March',
  currency: 'ZAR',
  withdrawals: [row()],
  ...more,
});

async function preparer(): Promise<TestCaller> {
  const entityId = await installation.entity();
  return installation.as(await installation.user(entityId, ['PREPARER']));
}

function headersOf(caller: TestCaller): Record<string, string> {
  return {
    authorization: `Bearer ${tokenFor(caller.user.id, Date.now())}`,
    'x-user-unique-id': caller.user.id,
    'x-entity-id': caller.user.entityId,
    'content-type': 'application/json',
  };
}

async function batchesOf(caller: TestCaller): Promise<number> {
  return (
    await installation.context.database.query('SELECT 1 FROM batches WHERE entity_id = $1', [
      caller.user.entityId,
    ])
  ).length;
}

describe('a new batch', () => {
  it('waits for approval with its fees frozen and the digest of its rows', async () => {
    const caller = await preparer();
    const withdrawals = [
      row(),
      row({
        beneficiaryName: "Zoë O'Neil\t\\N",
        accountNumber: '62000000011',
        amount: '0.10',
        ownReference: 'EMP 7',
        externalId: '7',
      }),
    ];
    const answer = await caller.send('POST', PATH, {
      body: batch({
        withdrawals: [withdrawals[0], { ...withdrawals[1], beneficiaryName: "Zoë O'Neil" }],
        controlTotals: { count: 2, amount: '1250.10' },
      }),
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'PENDING_APPROVAL',
      withdrawalCount: 2,
      totalAmount: '1250.10',
      totalFee: '5.76',
      byStatus: [{ status: 'PENDING', count: 2, amount: '1250.10' }],
    });
    const found = await installation.context.database.transaction((tx) => digestOfRows(tx, answer.body.id));
    expect(found).toBe(answer.body.contentDigest);
    const [job] = await installation.context.database.query(
      "SELECT 1 FROM pgboss.job WHERE name = 'mail' AND data->>'batchId' = $1",
      [answer.body.id],
    );
    expect(job).toBeDefined();
    expect((await verifyAudit(installation.context.database)).faults).toEqual([]);
  });

  it('may be sent as gzip', async () => {
    const caller = await preparer();
    const answer = await fetch(installation.url + PATH, {
      method: 'POST',
      headers: { ...headersOf(caller), 'content-encoding': 'gzip' },
      body: gzipSync(JSON.stringify(batch())),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ withdrawalCount: 1, totalAmount: '1250.00' });
  });

  it(`may have ${LARGE} withdrawals`, async () => {
    const caller = await preparer();
    const withdrawals = Array.from({ length: LARGE }, (_, i) =>
      row({ accountNumber: String(62_000_000_000 + i), amount: `${(i % 900) + 1}.50`, externalId: `E${i}` }),
    );
    const answer = await caller.send('POST', PATH, { body: batch({ withdrawals }) });
    expect(answer.body).toMatchObject({ status: 'PENDING_APPROVAL', withdrawalCount: LARGE });
    const [count] = await installation.context.database.query(
      'SELECT count(*) AS n, sum(amount_minor)::text AS sum FROM withdrawals WHERE batch_id = $1',
      [answer.body.id],
    );
    expect(count).toEqual({ n: BigInt(LARGE), sum: answer.body.totalAmount.replace('.', '') });
  });

  it('is refused when it unpacks to more than the limit', async () => {
    const caller = await preparer();
    const answer = await fetch(installation.url + PATH, {
      method: 'POST',
      headers: { ...headersOf(caller), 'content-encoding': 'gzip' },
      body: gzipSync(Buffer.alloc(80 * 1024 * 1024, 32)),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'body_too_large' });
  });
});

describe('an invalid batch', () => {
  it.each([
    ['a label of spaces', { label: '  ' }, 'validation_failed', 'label'],
    ['no rows', { withdrawals: [] }, 'validation_failed', 'withdrawals'],
    ['an unknown field', { lable: 'x' }, 'validation_failed', 'lable'],
    ['another currency', { currency: 'USD' }, 'currency_not_payable', 'currency'],
    ['an unknown rail', { rail: 'PIGEON' }, 'validation_failed', 'rail'],
    [
      'a misspelt field of a row',
      { withdrawals: [row({ acountType: 'CURRENT' })] },
      'validation_failed',
      'withdrawals[0].acountType',
    ],
    [
      'a number as amount',
      { withdrawals: [row({ amount: 1250 })] },
      'validation_failed',
      'withdrawals[0].amount',
    ],
    [
      'an amount of zero',
      { withdrawals: [row(), row({ amount: '0.00', accountNumber: '62000000022' })] },
      'validation_failed',
      'withdrawals[1].amount',
    ],
    [
      'a negative amount',
      { withdrawals: [row({ amount: '-1.00' })] },
      'validation_failed',
      'withdrawals[0].amount',
    ],
    [
      'an unknown bank',
      { withdrawals: [row({ bankCode: 'BANK_OF_NOWHERE' })] },
      'validation_failed',
      'withdrawals[0].bankCode',
    ],
    [
      'letters in the account',
      { withdrawals: [row({ accountNumber: '6201234567X' })] },
      'validation_failed',
      'withdrawals[0].accountNumber',
    ],
    [
      'an account type in lower case',
      { withdrawals: [row({ accountType: 'current' })] },
      'validation_failed',
      'withdrawals[0].accountType',
    ],
    [
      'no name',
      { withdrawals: [{ ...row(), beneficiaryName: undefined }] },
      'validation_failed',
      'withdrawals[0].beneficiaryName',
    ],
    ['a row that is not an object', { withdrawals: [null] }, 'validation_failed', 'withdrawals[0]'],
    [
      'a control count that differs',
      { controlTotals: { count: 2, amount: '1250.00' } },
      'control_totals_mismatch',
      'controlTotals.count',
    ],
    [
      'a control amount that differs',
      { controlTotals: { count: 1, amount: '1250.01' } },
      'control_totals_mismatch',
      'controlTotals.amount',
    ],
    [
      'a retry of an unknown batch',
      { retryOfBatchId: randomUUID() },
      'retry_of_unknown_batch',
      'retryOfBatchId',
    ],
    ['the same payment twice', { withdrawals: [row(), row()] }, 'possible_duplicates', 'withdrawals[1]'],
  ])('is refused with the path of the error, and nothing is created: %s', async (_, more, code, path) => {
    const caller = await preparer();
    const answer = await caller.send('POST', PATH, { body: batch(more) });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe(code);
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
    expect(await batchesOf(caller)).toBe(0);
  });

  it('is refused when a row has the field __proto__, whose values are ignored', async () => {
    const caller = await preparer();
    const text = JSON.stringify(batch()).replace('"amount":"1250.00"', '"__proto__":{"amount":"9.00"}');
    const answer = await fetch(installation.url + PATH, {
      method: 'POST',
      headers: headersOf(caller),
      body: text,
    });
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { path: string }[] };
    expect(errors.map((error) => error.path)).toEqual(
      expect.arrayContaining(['withdrawals[0].__proto__', 'withdrawals[0].amount']),
    );
  });

  it('is refused above the limits of the entity', async () => {
    const caller = await preparer();
    await installation.context.database.query(
      `UPDATE entity_configs
          SET max_batch_withdrawals = 1, max_batch_amounts = '[{"currency":"ZAR","amountMinor":"100000"}]'
        WHERE entity_id = $1`,
      [caller.user.entityId],
    );
    expect(
      (
        await caller.send('POST', PATH, {
          body: batch({ withdrawals: [row(), row({ accountNumber: '62000000099' })] }),
        })
      ).body.code,
    ).toBe('too_many_withdrawals');
    await installation.context.database.query(
      'UPDATE entity_configs SET max_batch_withdrawals = 9 WHERE entity_id = $1',
      [caller.user.entityId],
    );
    const rows = [row({ amount: '600.00' }), row({ amount: '600.00', accountNumber: '62000000099' })];
    expect((await caller.send('POST', PATH, { body: batch({ withdrawals: rows }) })).body.code).toBe(
      'batch_amount_exceeded',
    );
    expect(await batchesOf(caller)).toBe(0);
  });

  it('is refused for an entity without a config', async () => {
    const entityId = await installation.entity({ configured: false });
    const caller = installation.as(await installation.user(entityId, ['PREPARER']));
    expect((await caller.send('POST', PATH, { body: batch() })).body.code).toBe('no_entity_config');
  });
});

/** The bank accepts all payments of a batch. */
async function pay(batchId: string): Promise<void> {
  for (const status of ['SUBMITTED', 'COMPLETE'])
    await ownerOf(installation.context.database).execute(
      'UPDATE withdrawals SET status = $2 WHERE batch_id = $1',
      [batchId, status],
    );
}

describe('a payment that was made before', () => {
  it('is reported with its batch, and can be repeated with a reason', async () => {
    const caller = await preparer();
    await caller.send('POST', PATH, { body: batch({ label: 'First' }) });
    const again = await caller.send('POST', PATH, { body: batch({ label: 'Second' }) });
    expect(again.body).toMatchObject({
      code: 'possible_duplicates',
      errors: [{ path: 'withdrawals[0]', code: 'paid_before' }],
    });
    expect(again.body.errors[0].message).toContain('"First"');
    const reasoned = await caller.send('POST', PATH, {
      body: batch({ label: 'Second', duplicateReason: 'A second shift' }),
    });
    expect(reasoned.status).toBe(200);
    await pay(reasoned.body.id);
    const checked = await caller.send('POST', '/app/history-check', {
      body: {
        currency: 'ZAR',
        rows: [
          {
            bankCode: 'FNB',
            accountNumber: '62012345678',
            amount: '1250.00',
            beneficiaryName: 'Thandi Nkosi',
          },
          { bankCode: 'FNB', accountNumber: '62099999999', amount: '1.00', beneficiaryName: 'THANDI  nkosi' },
        ],
      },
    });
    expect(checked.body.duplicates).toMatchObject([{ index: 0, batch: { label: 'Second' } }]);
    expect(checked.body.changedDetails).toMatchObject([
      { index: 1, earlier: { bankCode: 'FNB', accountNumber: '62012345678' } },
    ]);
  });

  it('has no changed bank details when two people who were both paid share a name', async () => {
    const caller = await preparer();
    const namesakes = [row({ accountNumber: '62000000111' }), row({ accountNumber: '62000000222' })];
    const paid = await caller.send('POST', PATH, { body: batch({ withdrawals: namesakes }) });
    await pay(paid.body.id);
    const rows = ['62000000111', '62000000222', '62000000333'].map((accountNumber) => ({
      bankCode: 'FNB',
      accountNumber,
      amount: '9.00',
      beneficiaryName: 'Thandi Nkosi',
    }));
    const checked = await caller.send('POST', '/app/history-check', { body: { currency: 'ZAR', rows } });
    expect(checked.body.changedDetails.map((found: { index: number }) => found.index)).toEqual([2]);
  });

  it('is no duplicate when it recurs at a regular interval, as a salary does', async () => {
    const caller = await preparer();
    const pastDays = [56, 28];
    for (const days of pastDays) {
      const { body } = await caller.send('POST', PATH, { body: batch({ duplicateReason: 'Agreed' }) });
      await pay(body.id);
      await tamper(
        installation.context.database,
        'withdrawals',
        'withdrawals_content',
        'UPDATE withdrawals SET created_at = created_at - make_interval(days => $2) WHERE batch_id = $1',
        [body.id, days],
      );
    }
    const rows = [
      {
        bankCode: 'FNB',
        accountNumber: '62012345678',
        amount: '1250.00',
        beneficiaryName: 'Thandi Nkosi',
      },
    ];
    const check = async () =>
      (await caller.send('POST', '/app/history-check', { body: { currency: 'ZAR', rows } })).body.duplicates;
    expect(await check()).toEqual([]);
    expect((await caller.send('POST', PATH, { body: batch() })).status).toBe(200);
    expect(await check()).toHaveLength(1);
    expect((await caller.send('POST', PATH, { body: batch() })).body.code).toBe('possible_duplicates');
  });

  it('is counted once for a row that repeats another row as well, as the checks count it', async () => {
    const caller = await preparer();
    await caller.send('POST', PATH, { body: batch() });
    const twice = batch({ withdrawals: [row(), row()] });
    const refused = await caller.send('POST', PATH, { body: twice });
    expect(refused.body.detail).toMatch(/^2 payments repeat another payment/);
    const created = await caller.send('POST', PATH, { body: { ...twice, duplicateReason: 'Agreed' } });
    const checks = await caller.send('GET', `/app/batches/${created.body.id}/checks`);
    expect(checks.body.duplicates).toBe(2);
  });

  it('keeps its account the known one while a batch with another account waits', async () => {
    const caller = await preparer();
    const paid = await caller.send('POST', PATH, { body: batch() });
    await pay(paid.body.id);
    const moved = { accountNumber: '62077777777', amount: '9.00' };
    const waiting = await caller.send('POST', PATH, { body: batch({ withdrawals: [row(moved)] }) });
    expect(waiting.status).toBe(200);
    const rows = [{ bankCode: 'FNB', ...moved, beneficiaryName: 'Thandi Nkosi' }];
    const checked = await caller.send('POST', '/app/history-check', { body: { currency: 'ZAR', rows } });
    expect(checked.body.changedDetails).toMatchObject([
      { index: 0, earlier: { accountNumber: '62012345678' } },
    ]);
  });

  it.each(['', '1234', '12345678901234', '6201234567x'])(
    'is not looked for on the account number %j, which no bank of the country has',
    async (accountNumber) => {
      const row = { bankCode: 'FNB', amount: '9.00', beneficiaryName: 'Thandi Nkosi' };
      const rows = [
        { ...row, accountNumber: '62000000111' },
        { ...row, accountNumber },
      ];
      const caller = await preparer();
      const refused = await caller.send('POST', '/app/history-check', { body: { currency: 'ZAR', rows } });
      expect([refused.status, refused.body.code, refused.body.errors]).toMatchObject([
        400,
        'validation_failed',
        [{ path: 'rows[1].accountNumber', code: 'invalid_format', message: 'Enter 5 to 13 digits.' }],
      ]);
    },
  );

  it('does not count once it was cancelled or is older than the window', async () => {
    const caller = await preparer();
    const first = await caller.send('POST', PATH, { body: batch() });
    await caller.send('POST', `${PATH}/${first.body.id}/cancel`);
    const second = await caller.send('POST', PATH, { body: batch() });
    expect(second.status).toBe(200);
    await tamper(
      installation.context.database,
      'withdrawals',
      'withdrawals_content',
      "UPDATE withdrawals SET created_at = created_at - interval '40 days' WHERE batch_id = $1",
      [second.body.id],
    );
    expect((await caller.send('POST', PATH, { body: batch() })).status).toBe(200);
  });
});

it('counts the people that a batch pays', async () => {
  const caller = await preparer();
  const withdrawals = [
    row({ accountNumber: '62000000111' }),
    row({ accountNumber: '62000000222', beneficiaryName: 'THANDI  nkosi' }),
    row({ accountNumber: '62000000333', beneficiaryName: 'Other Person' }),
  ];
  const created = await caller.send('POST', PATH, { body: batch({ withdrawals }) });
  expect(created.body).toMatchObject({ withdrawalCount: 3, peopleCount: 2 });
});

describe('an Idempotency-Key', () => {
  it('creates one batch, replays the answer, and is refused with another body', async () => {
    const caller = await preparer();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await caller.send('POST', PATH, { body: batch(), headers });
    const again = await caller.send('POST', PATH, { body: batch(), headers });
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await caller.send('POST', PATH, { body: batch({ label: 'Other' }), headers })).status).toBe(422);
    expect(await batchesOf(caller)).toBe(1);
  });

  it('creates one batch for many simultaneous requests', async () => {
    const caller = await preparer();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => caller.send('POST', PATH, { body: batch(), headers })),
    );
    expect(answers.every((answer) => answer.status === 200 || answer.status === 409)).toBe(true);
    expect(await batchesOf(caller)).toBe(1);
  });
});

describe('creating a batch', () => {
  it('is refused to an approver and to a caller who is not signed in', async () => {
    const entityId = await installation.entity();
    const approver = installation.as(await installation.user(entityId, ['APPROVER']));
    expect((await approver.send('POST', PATH, { body: { nonsense: true } })).status).toBe(403);
    expect(
      (await approver.send('POST', PATH, { body: batch(), headers: { authorization: undefined } })).status,
    ).toBe(401);
  });

  it('is refused with identity headers that are missing or name another entity', async () => {
    const caller = await preparer();
    expect(
      (await caller.send('POST', PATH, { body: batch(), headers: { 'x-entity-id': randomUUID() } })).status,
    ).toBe(400);
    expect(
      (await caller.send('POST', PATH, { body: batch(), headers: { 'x-user-unique-id': undefined } })).status,
    ).toBe(400);
  });
});

it('is created although the connection of an idle thread has broken', async () => {
  // Found by the simulator: the first batch after PostgreSQL had ended was answered with 503.
  const caller = await preparer();
  expect((await caller.send('POST', PATH, { body: batch() })).status).toBe(200);
  await ownerOf(installation.context.database).query(
    `SELECT pg_terminate_backend(pid, 10000)
       FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'outlay-create'`,
  );
  // The thread notices it within a moment.
  await sleep(200);
  const withdrawals = [row({ accountNumber: '62012345777', amount: '99.00' })];
  const again = await caller.send('POST', PATH, { body: batch({ label: 'Salaries April', withdrawals }) });
  expect(again.status, again.text).toBe(200);
});
