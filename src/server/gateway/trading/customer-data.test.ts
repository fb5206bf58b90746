import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../../shared/terms.ts';
import { tradingInstallation, type TradingInstallation } from './testing/trading-installation.ts';

let installation: TradingInstallation;
const CUSTOMER =
  '{"id":"9007199254740993","label":"Nomsa","identityType":"PASSPORT","identityNumber":"A1234567",' +
  '"dateOfBirth":"1990-04-12","cellNumber":"+27821234567"}';
const PATH = '/trading/v1/account/subaccount/9007199254740993';
const HOUSE = '{"id":"9007199254740994","label":"Treasury"}';

beforeAll(async () => {
  installation = await tradingInstallation();
  installation.exchange.behave(({ path }) => ({ body: path.endsWith('993') ? CUSTOMER : HOUSE }));
});
afterAll(() => installation.close());

const auditOf = async (userId: string, action: string) =>
  installation.context.database.query(
    'SELECT subject_id, details FROM audit_log WHERE actor_id = $1 AND action = $2',
    [userId, action],
  );

describe("a customer's data", () => {
  it.each<[Role, boolean]>([
    ['TRADER', true],
    ['ADMIN', true],
    ['VIEWER', false],
    ['PREPARER', false],
    ['APPROVER', false],
  ])('is read by %s: %s', async (role, mayRead) => {
    const user = await installation.tradingUser(`kyc-${role.toLowerCase()}`, installation.firstEntity, [
      role,
    ]);
    const answer = await user.send(PATH);
    expect(answer.status).toBe(200);
    expect(answer.body).toBe(
      mayRead ? CUSTOMER : '{"id":"9007199254740993","label":"Nomsa","identityType":"PASSPORT"}',
    );
    const rows = await auditOf(user.id, 'customer_data.read');
    expect(rows.map(({ subject_id: id }) => id)).toEqual(mayRead ? ['9007199254740993'] : []);
    expect(rows.some(({ details }) => details.includes('A1234567'))).toBe(false);
  });

  it('is audited once for each user and day, but not for a subaccount without a customer', async () => {
    const user = await installation.tradingUser('kyc-again', installation.firstEntity, ['TRADER']);
    for (let i = 0; i < 3; i++) expect((await user.send(PATH)).body).toBe(CUSTOMER);
    expect((await user.send('/trading/v1/account/subaccount/9007199254740994')).body).toBe(HOUSE);
    expect(await auditOf(user.id, 'customer_data.read')).toHaveLength(1);
    expect(await auditOf(user.id, 'exchange_key.used')).toHaveLength(1);
  });
});
