import { resolve } from 'node:path';
import { readSettings, type ProcessRole, type Settings } from './settings.ts';
import { StartRefused } from './start-refused.ts';

/** The settings of this process, checked. Absent ones are null. */
export interface Configuration {
  port: number;
  host: string;
  /** Where browsers find the dashboard, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  /** The URL with the owner of the database, who migrates it, when DATABASE_URL names another user. */
  migrationDatabaseUrl: string | null;
  /** A standby of the database that answers reads of the payout history. */
  databaseReplicaUrl: string | null;
  seed: 'demo' | 'none';
  /** Whether the demo data also has an entity that pays through a file bank. */
  bankMonth: boolean;
  /** Allows demo data, whose passwords are public, under a public name. Every screen then says so. */
  publicDemo: boolean;
  /** 32 bytes. Null with the embedded database, whose key is in DATA_DIR. */
  encryptionKey: Buffer | null;
  trading: {
    port: number;
    apiUrl: string | null;
    apiKey: string | null;
    apiSecret: string | null;
    headerPrefix: string;
    takerFeePpm: number;
    makerRewardPpm: number;
    farPricePercent: number;
    retentionDays: number;
  };
  oidc: { issuer: string; clientId: string; clientSecret: string } | null;
  smtpUrl: string | null;
  /**
   * The parent of the folders through which bank connections exchange files; null when no connection may use
   * a folder.
   */
  bankFilesDir: string | null;
  /** The networks of bank servers to which a user of the dashboard may have Outlay connect. */
  bankNetworks: readonly string[];
  /** The networks of receivers of webhooks to which an admin may have Outlay connect. */
  webhookNetworks: readonly string[];
  /** How many days events and their deliveries are kept. */
  eventRetentionDays: number;
  /**
   * The proxies whose X-Forwarded-* headers are trusted: addresses, networks and Fastify's names for some
   * networks. None by default.
   */
  trustedProxies: readonly string[];
  roles: ReadonlySet<ProcessRole>;
  /** The separate port of health and metrics; null when they are served on PORT. */
  operations: { port: number; isDefault: boolean } | null;
  /** The most requests and event streams that one listener handles at a time. */
  inFlight: { requests: number; streams: number };
  logLevel: string;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|.*\.localhost)$/;

export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/**
 * Reads the settings from the environment. An empty variable counts as absent. Throws StartRefused, which
 * names every error.
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const settings = readSettings(environment);
  const publicUrl = publicUrlOf(settings);
  checkDatabase(settings);
  checkDemo(settings);
  checkTrading(settings);
  checkOidc(settings);
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    migrationDatabaseUrl: settings.MIGRATION_DATABASE_URL ?? null,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL ?? null,
    seed: settings.SEED === 'none' ? 'none' : 'demo',
    bankMonth: settings.SEED === 'demo-bank',
    publicDemo: settings.PUBLIC_DEMO === 'yes',
    encryptionKey: settings.ENCRYPTION_KEY ? keyBytes(settings.ENCRYPTION_KEY) : null,
    trading: {
      port: settings.TRADING_PORT,
      apiUrl: settings.TRADING_API_URL ?? null,
      apiKey: settings.TRADING_API_KEY ?? null,
      apiSecret: settings.TRADING_API_SECRET ?? null,
      headerPrefix: settings.TRADING_HEADER_PREFIX,
      takerFeePpm: partsPerMillion(settings.TRADING_TAKER_FEE),
      makerRewardPpm: partsPerMillion(settings.TRADING_MAKER_REWARD),
      farPricePercent: settings.TRADING_FAR_PRICE_PERCENT,
      retentionDays: settings.TRADING_RETENTION_DAYS,
    },
    oidc: settings.OIDC_ISSUER
      ? {
          issuer: settings.OIDC_ISSUER,
          clientId: settings.OIDC_CLIENT_ID!,
          clientSecret: settings.OIDC_CLIENT_SECRET!,
        }
      : null,
    smtpUrl: settings.SMTP_URL ?? null,
    bankFilesDir: settings.BANK_FILES_DIR ? resolve(settings.BANK_FILES_DIR) : null,
    bankNetworks: settings.BANK_NETWORKS,
    webhookNetworks: settings.WEBHOOK_NETWORKS,
    eventRetentionDays: settings.EVENT_RETENTION_DAYS,
    trustedProxies: settings.TRUSTED_PROXIES,
    roles: new Set(settings.ROLES),
    operations: operationsOf(settings.OPERATIONS_PORT, settings.ROLES),
    inFlight: { requests: settings.MAX_REQUESTS_IN_FLIGHT, streams: settings.MAX_EVENT_STREAMS },
    logLevel: settings.LOG_LEVEL,
  };
}

function publicUrlOf({ PUBLIC_URL, PORT }: Settings): string {
  const publicUrl = (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
  const location = new URL(publicUrl);
  if (location.protocol !== 'https:' && !isLoopbackHost(location.hostname)) {
    throw new StartRefused(
      `PUBLIC_URL is ${publicUrl}, which is not encrypted. Use https, behind a proxy that terminates TLS. ` +
        'Only a loopback name may use http.',
    );
  }
  if (location.pathname !== '/' || location.search || location.hash || location.username) {
    throw new StartRefused(
      `PUBLIC_URL is ${publicUrl}. Use only the scheme, the name and the port, such as ` +
        'https://pay.example.com.',
    );
  }
  return publicUrl;
}

function checkDatabase(settings: Settings): void {
  if (settings.DATABASE_URL && !settings.ENCRYPTION_KEY) {
    throw new StartRefused(
      'ENCRYPTION_KEY is required with DATABASE_URL, because it encrypts the keys in the database. Make ' +
        'one with: openssl rand -hex 32',
    );
  }
  if (settings.MIGRATION_DATABASE_URL && !settings.DATABASE_URL) {
    throw new StartRefused(
      'MIGRATION_DATABASE_URL is set without DATABASE_URL. It names the owner of the same database: set ' +
        'both, or only DATABASE_URL.',
    );
  }
  if (settings.DATABASE_REPLICA_URL && !settings.DATABASE_URL) {
    throw new StartRefused(
      'DATABASE_REPLICA_URL is set without DATABASE_URL. It names a standby of that database: set both, or ' +
        'neither.',
    );
  }
}

function checkDemo({ PUBLIC_DEMO, SEED }: Settings): void {
  if (PUBLIC_DEMO === 'yes' && SEED === 'none') {
    throw new StartRefused(
      'PUBLIC_DEMO=yes needs demo data, but SEED=none. Remove PUBLIC_DEMO for a real installation, or SEED ' +
        'for a demo.',
    );
  }
}

function checkTrading(settings: Settings): void {
  const { TRADING_API_URL, TRADING_API_KEY, TRADING_API_SECRET } = settings;
  if (TRADING_API_URL && !(TRADING_API_KEY && TRADING_API_SECRET)) {
    throw new StartRefused(
      'TRADING_API_URL needs TRADING_API_KEY and TRADING_API_SECRET, the keys of the first entity there.',
    );
  }
  if (!TRADING_API_URL && (TRADING_API_KEY || TRADING_API_SECRET)) {
    throw new StartRefused(
      'TRADING_API_KEY and TRADING_API_SECRET are the keys of an external exchange. Name that exchange ' +
        'with TRADING_API_URL.',
    );
  }
  if (Number(settings.TRADING_MAKER_REWARD) > Number(settings.TRADING_TAKER_FEE)) {
    throw new StartRefused(
      `TRADING_MAKER_REWARD is ${settings.TRADING_MAKER_REWARD}, above TRADING_TAKER_FEE of ` +
        `${settings.TRADING_TAKER_FEE}. The reward is paid out of the fee, so it cannot be higher.`,
    );
  }
}

function checkOidc(settings: Settings): void {
  const oidcGiven = [settings.OIDC_ISSUER, settings.OIDC_CLIENT_ID, settings.OIDC_CLIENT_SECRET].filter(
    Boolean,
  ).length;
  if (oidcGiven !== 0 && oidcGiven !== 3)
    throw new StartRefused(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together. Set all three, or none.',
    );
  if (
    settings.OIDC_ISSUER &&
    new URL(settings.OIDC_ISSUER).protocol !== 'https:' &&
    !isLoopbackHost(new URL(settings.OIDC_ISSUER).hostname)
  ) {
    throw new StartRefused(
      `OIDC_ISSUER is ${settings.OIDC_ISSUER}. Use https. Only a loopback name may use http.`,
    );
  }
}

const OPERATIONS_PORT = 4002;

/**
 * A process with the role web serves health and metrics on PORT unless OPERATIONS_PORT is set; other
 * processes have no PORT, so they default to 4002.
 */
function operationsOf(given: number | undefined, roles: readonly ProcessRole[]): Configuration['operations'] {
  if (given !== undefined) return { port: given, isDefault: false };
  return roles.includes('web') ? null : { port: OPERATIONS_PORT, isDefault: true };
}

/** A fraction of at most six digits, as a whole number of millionths: "0.001" -> 1000. */
function partsPerMillion(fraction: string): number {
  return Number(fraction.slice(2).padEnd(6, '0'));
}

function keyBytes(text: string): Buffer {
  return text.length === 64 ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
}

/**
 * Fastify's `trustProxy`. Rate limits count by the address in X-Forwarded-For only when one of these proxies
 * sent it.
 */
export function trustedBy({ trustedProxies }: Configuration): string[] | false {
  return trustedProxies.length > 0 ? [...trustedProxies] : false;
}
