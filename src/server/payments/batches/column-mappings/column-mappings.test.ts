import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIELDS, type Field } from '../../../../domain/withdrawal/shapes.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';

let installation: PaymentsInstallation;
let ann: TestCaller;
let ben: TestCaller;
let admin: TestCaller;
let stranger: TestCaller;

beforeAll(async () => {
  installation = await paymentsInstallation();
  const entityId = await installation.entity();
  ann = installation.as(await installation.user(entityId, ['PREPARER']));
  ben = installation.as(await installation.user(entityId, ['PREPARER']));
  admin = installation.as(await installation.user(entityId, ['ADMIN', 'APPROVER']));
  stranger = installation.as(await installation.user(await installation.entity(), ['PREPARER']));
});
afterAll(() => installation.close());

const PATH = '/app/column-mappings';

function mapping(columns: Partial<Record<Field, number>>, rest: object = {}) {
  const none = Object.fromEntries(FIELDS.map((field) => [field, null]));
  return { columns: { ...none, ...columns }, nameParts: [], constants: {}, ...rest };
}

interface Remembered {
  headers: string[];
  mapping: ReturnType<typeof mapping>;
  confirmedBy: { userId: string };
}

const save = (by: TestCaller, headers: string[], mapped: object) =>
  by.send<Remembered & { code: string }>('PUT', PATH, { body: { headers, mapping: mapped } });
const listed = async (by: TestCaller) => (await by.send<Remembered[]>('GET', PATH)).body;

describe('columns that were confirmed for a header', () => {
  it('are remembered for every preparer of the entity, and for no other user', async () => {
    const mapped = mapping(
      { bank: 2, amount: 3 },
      { nameParts: [0, 1], constants: { account_type: 'SAVINGS' } },
    );
    const { status, body, text } = await save(ann, ['Name', 'Surname', 'Bank', 'Net Pay'], mapped);
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ mapping: mapped, confirmedBy: { userId: ann.user.id } });
    expect(await listed(ben)).toEqual([body]);
    expect(await listed(stranger)).toEqual([]);
    expect((await admin.send('GET', PATH)).status).toBe(403);
    expect((await save(admin, ['Name'], mapping({ beneficiary_name: 0 }))).status).toBe(403);
  });

  it('replace the earlier ones of the same header, whatever its spaces and capitals', async () => {
    await save(ann, ['Worker', 'Pay'], mapping({ amount: 1 }));
    await save(ben, [' WORKER', 'pay '], mapping({ beneficiary_name: 0, amount: 1 }));
    const same = (await listed(ann)).filter(({ headers }) => headers.join().toLowerCase().includes('worker'));
    expect(same).toHaveLength(1);
    expect(same[0]).toMatchObject({ headers: [' WORKER', 'pay '], confirmedBy: { userId: ben.user.id } });
    expect(same[0]!.mapping.columns.beneficiary_name).toBe(0);
  });

  it('keep what the columns were like, which the audit log leaves out', async () => {
    const columns = [{ column: 1, kind: 'NUMBERS', digits: 4, level: 7, blanks: 0 }];
    const kinds = [{ many: true, columns, ordered: [[0, 1]] }];
    const { body, text } = await save(ann, ['Kind', 'Pay'], mapping({ amount: 1 }, { kinds }));
    expect(body.mapping, text).toMatchObject({ kinds });
    const { body: audit } = await admin.send('GET', '/app/audit?action=column_mapping.confirmed&limit=1');
    expect(audit.items[0].details).not.toHaveProperty('kinds');
  });

  it('are in the audit log with the header', async () => {
    await save(ann, ['Logged', 'Amount'], mapping({ amount: 1 }));
    const { body } = await admin.send<{ items: { actor: object; details: object }[] }>(
      'GET',
      '/app/audit?action=column_mapping.confirmed&limit=1',
    );
    expect(body.items).toMatchObject([
      { actor: { userId: ann.user.id }, details: { headers: ['Logged', 'Amount'], columns: { amount: 1 } } },
    ]);
  });

  it.each([
    ['a column that the header does not have', ['Name'], mapping({ amount: 1 })],
    ['a joined column that the header does not have', ['Name'], mapping({}, { nameParts: [0, 4] })],
    ['no columns at all', [], mapping({})],
    [
      'one account number for every row',
      ['Name'],
      mapping({}, { constants: { account_number: '62000000001' } }),
    ],
    ['one bank for every row', ['Name'], mapping({}, { constants: { bank: 'FNB' } })],
    ['one amount for every row', ['Name'], mapping({}, { constants: { amount: '1.00' } })],
    ['one recipient for every row', ['Name'], mapping({}, { constants: { beneficiary_name: 'Thandi' } })],
    ['one branch code for every row', ['Name'], mapping({}, { constants: { branch_code: '250655' } })],
    ['a field that does not exist', ['Name'], { ...mapping({}), columns: { salary: 0 } }],
  ])('are refused with %s', async (_what, headers, mapped) => {
    const { status, body } = await save(ann, headers, mapped);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });

  it('lose a constant account number that was stored before, and say so', async () => {
    const headers = ['Stored', 'Long ago'];
    await save(ann, headers, mapping({ amount: 1 }, { constants: { account_type: 'SAVINGS' } }));
    await installation.context.database.query(
      `UPDATE column_mappings
          SET mapping = jsonb_set(mapping, '{constants}', $2)
        WHERE headers = $1`,
      [headers, { account_type: 'SAVINGS', account_number: '62000000001', bank: 'FNB' }],
    );
    const one = (await listed(ben)).find((other) => other.headers[0] === 'Stored');
    expect(one).toMatchObject({
      mapping: { constants: { account_type: 'SAVINGS' } },
      droppedConstants: ['bank', 'account_number'],
    });
    expect(JSON.stringify(one)).not.toContain('62000000001');
  });

  it('are forgotten, the oldest first, when an entity has more than 200', async () => {
    await save(stranger, ['The first'], mapping({ amount: 0 }));
    for (let i = 0; i < 200; i++) {
      installation.passMs(1);
      await save(stranger, [`Column ${i}`], mapping({ amount: 0 }));
    }
    const all = await listed(stranger);
    expect(all).toHaveLength(200);
    expect(all.some(({ headers }) => headers[0] === 'The first')).toBe(false);
  }, 60_000);
});
