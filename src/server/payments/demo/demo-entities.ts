import type { Currency } from '../../../shared/money.ts';
import type { Role } from '../../../shared/terms.ts';
import { OPERATOR, recordAudit } from '../../audit/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/random.ts';
import { simulateMoney } from '../reconciling/funding/simulate-money.ts';
import { callerAs } from './history-writer.ts';

export interface DemoEntity {
  id: string;
  name: string;
  users: Readonly<Record<string, Caller>>;
}

export interface Declared {
  name: string;
  legalName: string | null;
  users: Readonly<Record<string, Role>>;
  domain: string;
}

/** The entities of the demo, with the role of each user. */
export const DEMO_ENTITIES = [
  {
    name: 'Karoo Trading',
    legalName: 'Karoo Trading (Pty) Ltd',
    users: {
      viewer: 'VIEWER',
      preparer: 'PREPARER',
      approver: 'APPROVER',
      approver2: 'APPROVER',
      admin: 'ADMIN',
      trader: 'TRADER',
    },
    domain: 'karoo.example',
  },
  {
    name: 'Harbour Foods',
    legalName: 'Harbour Foods (Pty) Ltd',
    users: { 'other-preparer': 'PREPARER', 'other-approver': 'APPROVER' },
    domain: 'harbour.example',
  },
  {
    name: 'Unconfigured',
    legalName: null,
    users: { 'new-preparer': 'PREPARER' },
    domain: 'unconfigured.example',
  },
] as const satisfies readonly Declared[];

/** A person who works in two entities of the demo, with the role in each. */
export const DEMO_ACCOUNTANT = {
  name: 'accountant',
  displayName: 'Marius Pretorius',
  roles: { 'Karoo Trading': 'VIEWER', 'Harbour Foods': 'PREPARER' },
} as const;

/** The entity of `npm run demo:bank`, which pays through a bank that takes files. */
export const BANK_ENTITY = {
  name: 'Overberg Wool',
  legalName: 'Overberg Wool (Pty) Ltd',
  users: {
    'wool-preparer': 'PREPARER',
    'wool-approver': 'APPROVER',
    'wool-approver2': 'APPROVER',
    'wool-admin': 'ADMIN',
  },
  domain: 'overberg.example',
} as const satisfies Declared;

/** The people behind the user names. */
const DISPLAY_NAMES: Readonly<Record<string, string>> = {
  viewer: 'Lindiwe Dube',
  preparer: 'Thandi Nkosi',
  approver: 'Johan van Wyk',
  approver2: 'Priya Naidoo',
  admin: 'Sipho Mokoena',
  trader: 'Emma Botha',
  'other-preparer': 'Ayesha Jacobs',
  'other-approver': 'Pieter Steyn',
  'new-preparer': 'Nomsa Zulu',
  'wool-preparer': 'Zanele Khumalo',
  'wool-approver': 'Hendrik Fourie',
  'wool-approver2': 'Fatima Adams',
  'wool-admin': 'Kagiso Molefe',
};

/** Adds the person who works in two entities: one login with a user in each. */
export async function insertAccountant(
  context: Context,
  entities: readonly DemoEntity[],
  ms: number,
): Promise<void> {
  const { name, displayName, roles } = DEMO_ACCOUNTANT;
  const then: Context = { ...context, clock: { nowMs: () => ms } };
  const at = new Date(ms);
  const loginId = newId(then);
  await context.database.transaction(async (tx) => {
    await tx.query("INSERT INTO logins (id, name, issuer, subject, created_at) VALUES ($1, $2, '', $3, $4)", [
      loginId,
      name,
      loginId,
      at,
    ]);
    for (const [index, [entityName, role]] of Object.entries(roles).entries()) {
      const entity = entities.find((one) => one.name === entityName)!;
      await tx.query(
        `INSERT INTO users
                (id, entity_id, login_id, name, subject, display_name, email, roles, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          index === 0 ? loginId : newId(then),
          entity.id,
          loginId,
          name,
          loginId,
          displayName,
          `${name}@ledger.example`,
          [role],
          at,
        ],
      );
    }
  });
}

/** Stores one password hash for each of the users. */
export async function insertPasswords(
  context: Context,
  names: readonly string[],
  hashes: readonly string[],
): Promise<void> {
  await context.database.query(
    `INSERT INTO local_credentials (login_id, password_hash)
     SELECT l.id, p.hash
       FROM unnest($1::text[], $2::text[]) AS p (name, hash)
       JOIN logins l ON l.name = p.name`,
    [names, hashes],
  );
}

/**
 * Creates an entity and its users at the time `ms`, as an operator would. An entity with a legal name also
 * gets its entity config and payment config.
 */
export async function insertDemoEntity(
  context: Context,
  declared: Declared,
  ms: number,
): Promise<DemoEntity> {
  const then: Context = { ...context, clock: { nowMs: () => ms } };
  const at = new Date(ms);
  const entityId = newId(then);
  const accountId = newId(then);
  const users: Record<string, Caller> = {};
  await context.database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
       VALUES ($1, $2, $3, $3, $4)`,
      [entityId, declared.name, accountId, at],
    );
    for (const [name, role] of Object.entries(declared.users)) {
      const id = newId(then);
      await tx.query(
        `INSERT INTO users (id, entity_id, name, display_name, email, roles, subject, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, entityId, name, DISPLAY_NAMES[name] ?? null, `${name}@${declared.domain}`, [role], id, at],
      );
      users[name] = callerAs({ id, name, entityId, entityName: declared.name, accountId }, [role], ms);
    }
    if (declared.legalName) {
      await tx.query(
        `INSERT INTO entity_configs (entity_id, legal_name, country, enabled_currencies, payouts_enabled,
           max_batch_withdrawals, max_batch_amounts, rails, updated_at)
         VALUES ($1, $2, 'ZA', '{ZAR,USD,EUR,GBP,USDC}', true, 100000, $3, $4, $5)`,
        [
          entityId,
          declared.legalName,
          JSON.stringify([{ currency: 'ZAR', amountMinor: '100000000000' }]),
          JSON.stringify(RAILS),
          at,
        ],
      );
      await tx.query(
        `INSERT INTO payment_configs (entity_id, version, default_currency, approval_rules,
           step_up_max_age_seconds, approval_expiry_days, release_delay_seconds, default_rail,
           duplicate_window_days, timezone, notification_emails, updated_at, settlement_limit_currency,
           settlement_limit_minor, standing_currency, standing_limit_minor)
         VALUES ($1, 1, 'ZAR', $2, NULL, 14, 0, 'EFT', 30, 'Africa/Johannesburg', '{}', $3, 'ZAR', 0,
           'ZAR', 5000000)`,
        [entityId, JSON.stringify(RULES), at],
      );
    }
    await recordAudit(tx, {
      entityId,
      at,
      actor: OPERATOR,
      action: 'entity.created',
      subjectType: 'entity',
      subjectId: entityId,
      details: { name: declared.name, users: declared.users },
    });
  });
  return { id: entityId, name: declared.name, users };
}

const RULES = [
  { currency: 'ZAR', upToAmountMinor: '10000000', approvalsRequired: 1 },
  { currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 2 },
];

const RAILS = [
  { rail: 'EFT', maxAmountMinor: '500000000', unitFeeMinor: '250', cutOff: '15:30' },
  { rail: 'RTC', maxAmountMinor: '500000000', unitFeeMinor: '810', cutOff: null },
  { rail: 'PAYSHAP', maxAmountMinor: '5000000', unitFeeMinor: '99', cutOff: null },
  { rail: 'RTGS', maxAmountMinor: null, unitFeeMinor: '15000', cutOff: '15:00' },
];

/** Books received money at the time `ms`, as an operator would. */
export async function fundDemo(
  context: Context,
  entityId: string,
  ms: number,
  money: { accessType: 'FUNDING' | 'COLLECTION'; currency: Currency; amountMinor: bigint; reference: string },
): Promise<void> {
  const then: Context = { ...context, clock: { nowMs: () => ms } };
  await context.database.transaction((tx) => simulateMoney(then, tx, { entityId, ...money }));
}
