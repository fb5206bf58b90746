import { MOST_SUBACCOUNTS } from '../../shared/trading-terms.ts';
import { nowOf } from '../platform/clock.ts';
import type { ExchangeAccountKind } from './tables.ts';
import type { Account } from './account-directory.ts';
import type { CustomerData } from './customer-data.ts';
import type { ExchangeService } from './exchange-service.ts';

export interface NewAccount {
  kind: ExchangeAccountKind;
  /** The number of a subaccount's primary account; null for every other kind. */
  primary: number | null;
  label: string;
  marginEnabled: boolean;
  futuresEnabled: boolean;
  /** Whether this primary account may create customer subaccounts. */
  kycEnabled?: boolean;
  kyc?: CustomerData;
}

/** The rule that a new account breaks. */
export class AccountRefused extends Error {
  readonly rule: 'label' | 'identityNumber' | 'cellNumber' | 'limit';

  constructor(rule: AccountRefused['rule']) {
    super(`An account was refused: ${rule}`);
    this.rule = rule;
  }
}

/**
 * Opens an account in the engine and adds it to the directory. `atMs` is for demo data only. Throws
 * AccountRefused when its label, or its customer's identity or cell number, is already in use, or when
 * there are too many.
 */
export function createAccount(
  exchange: ExchangeService,
  account: NewAccount,
  atMs?: number,
): Promise<Account> {
  // One account at a time, so that the checks still hold when the account is opened.
  return exchange.oneByOne(() => openOne(exchange, account, atMs));
}

async function openOne(exchange: ExchangeService, wanted: NewAccount, atMs?: number): Promise<Account> {
  const { engine, accounts, customers, context } = exchange;
  const { kind, primary, label, marginEnabled, futuresEnabled, kyc } = wanted;
  const digests =
    kyc && primary !== null
      ? {
          identity: customers.identityDigest(primary, kyc.identityNumber),
          cell: customers.cellDigest(primary, kyc.cellNumber),
        }
      : null;
  if (primary !== null) await refuse(exchange, primary, label, digests);
  const { events } = await engine.submit(
    { type: 'open-account', marginEnabled, futuresEnabled },
    { at: atMs },
  );
  const opened = events.find((event) => event.type === 'account');
  if (!opened) throw new Error('The engine opened no account');
  const { account: number } = opened;
  if (kind === 'HOUSE' || kind === 'MAKER') engine.internal.add(number);
  const account: Account = {
    number,
    id: kind === 'HOUSE' ? 1n : newAccountId(exchange),
    kind,
    primaryNumber: primary ?? number,
    label,
    kycEnabled: wanted.kycEnabled ?? false,
  };
  await context.database.query(
    `INSERT INTO exchange.accounts (number, id, kind, primary_number, label, kyc_enabled, kyc,
       identity_digest, cell_digest, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      number,
      account.id,
      kind,
      account.primaryNumber,
      label,
      account.kycEnabled,
      kyc ? customers.seal(number, kyc) : null,
      digests?.identity ?? null,
      digests?.cell ?? null,
      atMs === undefined ? nowOf(context.clock) : new Date(atMs),
    ],
  );
  accounts.add(account);
  return account;
}

async function refuse(
  exchange: ExchangeService,
  primary: number,
  label: string,
  digests: { identity: Buffer; cell: Buffer } | null,
): Promise<void> {
  const family = exchange.accounts.family(primary);
  if (family.some((known) => known.label === label)) throw new AccountRefused('label');
  if (family.length > MOST_SUBACCOUNTS) throw new AccountRefused('limit');
  if (!digests) return;
  const [taken] = await exchange.context.database.query(
    `SELECT bool_or(identity_digest = $2) AS identity, bool_or(cell_digest = $3) AS cell
     FROM exchange.accounts
     WHERE primary_number = $1`,
    [primary, digests.identity, digests.cell],
  );
  if (taken?.identity) throw new AccountRefused('identityNumber');
  if (taken?.cell) throw new AccountRefused('cellNumber');
}

const LEAST_ID = 1n << 62n;

/**
 * A random 63-bit number with the highest bit set: above the integers that a double holds exactly, and
 * within a signed 64-bit integer.
 */
function newAccountId({ context, accounts }: ExchangeService): bigint {
  for (;;) {
    const bytes = context.random.bytes(8);
    let rest = 0n;
    for (const byte of bytes) rest = (rest << 8n) | BigInt(byte);
    const id = LEAST_ID | (rest & (LEAST_ID - 1n));
    if (!accounts.byId(id)) return id;
  }
}
