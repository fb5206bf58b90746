import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../platform/audit.ts';
import { passwordMatches } from '../../platform/passwords.ts';
import { balanceOf } from '../testing/fund.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { ADMIN_COMMANDS } from './commands.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

async function run(name: string, options: Record<string, string>): Promise<string> {
  const command = ADMIN_COMMANDS.find((known) => known.name === name)!;
  return command.run(installation.context, command.options.parse(options));
}

describe('npm run admin', () => {
  it('sets up an installation from nothing, each change in the audit chain', async () => {
    const { database } = installation.context;
    await run('entity', { name: 'Acme', 'legal-name': 'Acme (Pty) Ltd', currencies: 'zar,usd' });
    await run('user', { name: 'pat', entity: 'Acme', roles: 'preparer', email: 'pat@acme.example', password: 'a long secret of hers' });
    await run('user', { name: 'sam', entity: 'Acme', roles: 'APPROVER', issuer: 'https://id.example', subject: 'sam-1' });
    await run('role', { user: 'pat', grant: 'ADMIN', revoke: 'PREPARER' });
    await run('limits', { entity: 'Acme', withdrawals: '500', amount: '2000000.00' });
    await run('fees', { entity: 'Acme', rail: 'EFT', fee: '2.50', max: '100000.00' });
    await run('fees', { entity: 'Acme', rail: 'RTC', state: 'off' });
    await run('fund', { entity: 'Acme', amount: '1250.50' });
    const [entity] = await database.query<{ id: string }>("SELECT id FROM entities WHERE name = 'Acme'");
    const [user] = await database.query<{ roles: string[]; password_hash: string }>("SELECT roles, password_hash FROM users JOIN local_credentials ON user_id = id WHERE name = 'pat'");
    expect(user!.roles).toEqual(['ADMIN']);
    expect(await passwordMatches(user!.password_hash, 'a long secret of hers')).toBe(true);
    const [config] = await database.query<{ rails: { rail: string; unitFeeMinor: string; maxAmountMinor: string }[] }>('SELECT rails FROM entity_configs WHERE entity_id = $1', [entity!.id]);
    expect(config!.rails.map((rail) => rail.rail)).toEqual(['EFT', 'PAYSHAP', 'RTGS']);
    expect(config!.rails[0]).toMatchObject({ unitFeeMinor: '250', maxAmountMinor: '10000000' });
    expect(await balanceOf(installation.context, entity!.id)).toEqual({ available: 125_050n, reserved: 0n });
    const log = await database.query<{ actor_kind: string; details: string }>('SELECT actor_kind, details FROM audit_log WHERE entity_id = $1', [entity!.id]);
    expect(log).toHaveLength(8);
    expect(log.every((row) => row.actor_kind === 'OPERATOR' && !row.details.includes('a long secret'))).toBe(true);
    expect((await verifyAudit(database)).faults).toEqual([]);
  });

  it.each([
    ['user', { name: 'nobody' }],
    ['user', { name: 'x', entity: 'No such', roles: 'VIEWER' }],
    ['user', { name: 'x', entity: 'Acme', issuer: 'https://id.example' }],
    ['role', { user: 'nobody', grant: 'ADMIN' }],
    ['fund', { entity: 'Acme', amount: '12,50' }],
    ['fund', { entity: 'Acme', amount: '-1.00' }],
    ['limits', { entity: 'Acme' }],
    ['banks', { json: '{' }],
    ['key', {}],
  ])('says what to do when it cannot: %s %j', async (name, options) => {
    await expect(run(name, options as Record<string, string>)).rejects.toThrow(/[.…"]$/);
  });
});
