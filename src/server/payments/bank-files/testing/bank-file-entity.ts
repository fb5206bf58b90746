import { expect } from 'vitest';
import type { BankFileProfile } from '../../../../domain/bank-files/profile.ts';
import type { Rail } from '../../../../shared/terms.ts';
import type { Context } from '../../../platform/context.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { FUNDED } from '../../testing/approved-batch.ts';
import { fund } from '../../testing/fund.ts';
import type { PaymentsInstallation, TestAnswer, TestCaller } from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';

const PROFILE: BankFileProfile = {
  code: 'TEST',
  displayName: 'Test bank',
  format: 'PAIN_001',
  charset: 'ISO_LATIN',
  nameLength: 140,
  referenceLength: 140,
  maxPayments: 100_000,
  entryClass: null,
  acb: null,
  isBookedAsOneDebit: false,
  unnamedAreAccepted: true,
  paidBy: 'ACCEPTANCE',
  fileName: 'PAY-{date}-{number}.xml',
  cutOff: null,
  silentAfterHours: 24,
};

export interface BankFileEntity {
  context: Context;
  entityId: string;
  connectionId: string;
  admin: TestCaller;
  preparer: TestCaller;
  /** An approver, who switches on what the admin has set up, and confirms what the preparer uploads. */
  second: TestCaller;
  /** The body with which the connection was created. */
  settings: Record<string, unknown>;
  switchPayouts(on: boolean): Promise<void>;
  /** Changes the approved content of a batch, as only the owner of the tables could. */
  breakDigest(batchId: string): Promise<void>;
}

/** The request that creates a connection. */
export function connectionSettings(profile: Partial<BankFileProfile> = {}, rails: readonly Rail[] = ['EFT']) {
  return {
    displayName: 'Main account',
    rails: [...rails],
    currency: 'ZAR',
    payer: {
      name: 'Test Entity (Pty) Ltd',
      branchCode: '250655',
      accountNumber: '62000000001',
      accountType: 'CURRENT',
    },
    profile: { ...PROFILE, ...profile },
  };
}

/** Rehearses a connection and records the acceptance of a test file, without which no file leaves. */
export async function makeReady(admin: TestCaller, connectionId: string): Promise<void> {
  const path = `/app/bank-connections/${connectionId}`;
  const rehearsed = await admin.send('POST', `${path}/rehearse`);
  expect(rehearsed.body, rehearsed.text).toMatchObject({ rehearsal: { passed: true } });
  const { version } = rehearsed.body;
  const body = { version, note: 'Test file accepted.' };
  expect((await admin.send('POST', `${path}/certification`, { body })).status).toBe(200);
}

/** Switches a connection on as a user sees it now. */
export async function switchOn(caller: TestCaller, connectionId: string): Promise<TestAnswer<any>> {
  const { body: connections } = await caller.send('GET', '/app/bank-connections');
  const seen = connections.find(({ id }: { id: string }) => id === connectionId);
  return caller.send('PUT', `/app/bank-connections/${connectionId}/state`, {
    body: { state: 'LIVE', updatedAt: seen?.updatedAt ?? '2026-01-01T00:00:00.000Z' },
  });
}

/**
 * A new, funded entity whose payments a live bank file connection carries, by EFT, set up over HTTP; or one
 * whose connection only has to be switched on.
 */
export async function bankFileEntity(
  installation: PaymentsInstallation,
  profile: Partial<BankFileProfile> = {},
  state: 'LIVE' | 'DRAFT' = 'LIVE',
  rails: readonly Rail[] = ['EFT'],
): Promise<BankFileEntity> {
  const { context } = installation;
  const entityId = await installation.entity();
  await savePaymentConfig(context, entityId, {});
  await fund(context, entityId, FUNDED);
  const admin = installation.as(await installation.user(entityId, ['ADMIN']));
  const preparer = installation.as(await installation.user(entityId, ['PREPARER']));
  const second = installation.as(await installation.user(entityId, ['APPROVER']));
  const settings = connectionSettings(profile, rails);
  const created = await admin.send('POST', '/app/bank-connections', { body: settings });
  expect(created.status, created.text).toBe(200);
  const connectionId: string = created.body.id;
  await makeReady(admin, connectionId);
  if (state === 'LIVE') {
    const live = await switchOn(second, connectionId);
    expect(live.status, live.text).toBe(200);
  }
  return {
    context,
    entityId,
    connectionId,
    admin,
    preparer,
    second,
    settings,
    switchPayouts: async (on) => {
      await context.database.query('UPDATE entity_configs SET payouts_enabled = $2 WHERE entity_id = $1', [
        entityId,
        on,
      ]);
    },
    breakDigest: async (batchId) => {
      const owner = ownerOf(context.database);
      await owner.execute('ALTER TABLE withdrawals DISABLE TRIGGER withdrawals_content');
      await owner.execute(
        'UPDATE withdrawals SET beneficiary_reference = $2 WHERE batch_id = $1 AND row_number = 1',
        [batchId, 'CHANGED'],
      );
      await owner.execute('ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_content');
    },
  };
}

/** Another connection of the entity by this profile, live for these rails. Resolves to its id. */
export async function addConnection(
  { admin, second }: Pick<BankFileEntity, 'admin' | 'second'>,
  profile: BankFileProfile,
  rails: readonly Rail[],
): Promise<string> {
  const body = { ...connectionSettings(profile), displayName: profile.displayName, rails };
  const created = await admin.send('POST', '/app/bank-connections', { body });
  expect(created.status, created.text).toBe(200);
  await makeReady(admin, created.body.id);
  const live = await switchOn(second, created.body.id);
  expect(live.status, live.text).toBe(200);
  return created.body.id;
}
