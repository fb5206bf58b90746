import { z } from 'zod';
import { isNetwork, PUBLIC } from './networks.ts';
import { StartRefused } from './start-refused.ts';

const PROCESS_ROLES = ['web', 'worker', 'exchange'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];

const port = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(0, 'must be 0 to 65535')
  .max(65_535, 'must be 0 to 65535');
const url = (protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );

const bound = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(100_000, 'must be at most 100000');

const rate = z
  .string()
  .regex(/^0(\.\d{1,6})?$/, 'must be a fraction below 1 of at most six digits, such as 0.001');

const FAR_PRICE = 'must be a percentage from 0.1 to 100, such as 5';
const RETENTION = 'must be a whole number of days from 1 to 3650';
const EVENT_RETENTION = 'must be a whole number of days from 7 to 3650';
/**
 * Names that Fastify has for some networks. TRUSTED_PROXIES accepts them as well as addresses and networks.
 */
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** A list of networks and of names for some, separated by commas. */
const networks = (names: readonly string[]) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z
          .string()
          .refine(
            (entry) => names.includes(entry) || isNetwork(entry),
            `must be addresses, networks such as 10.0.0.0/8, or ${names.join(', ')}, separated by commas`,
          ),
      ),
    );

/** The environment variables. */
const Variables = z.object({
  PORT: port.default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  MIGRATION_DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_REPLICA_URL: url(['postgres:', 'postgresql:']).optional(),
  SEED: z.enum(['demo', 'demo-bank', 'none'], { error: 'must be demo, demo-bank or none' }).optional(),
  PUBLIC_DEMO: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('no'),
  ENCRYPTION_KEY: z
    .string()
    .regex(/^([0-9a-fA-F]{64}|[A-Za-z0-9+/]{43}=)$/, 'must be 32 bytes, as 64 hex digits or in base64')
    .optional(),
  OPERATIONS_PORT: port.optional(),
  MAX_REQUESTS_IN_FLIGHT: bound.default(64),
  MAX_EVENT_STREAMS: bound.default(1_000),
  TRADING_PORT: port.default(4001),
  TRADING_API_URL: url(['http:', 'https:']).optional(),
  TRADING_API_KEY: z.string().min(1).optional(),
  TRADING_API_SECRET: z.string().min(1).optional(),
  TRADING_HEADER_PREFIX: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be letters, digits and dashes')
    .default('X-SERVICE'),
  TRADING_TAKER_FEE: rate.default('0.001'),
  TRADING_MAKER_REWARD: rate.default('0.0001'),
  TRADING_FAR_PRICE_PERCENT: z.coerce
    .number({ error: FAR_PRICE })
    .min(0.1, FAR_PRICE)
    .max(100, FAR_PRICE)
    .default(5),
  TRADING_RETENTION_DAYS: z.coerce
    .number({ error: RETENTION })
    .int(RETENTION)
    .min(1, RETENTION)
    .max(3_650, RETENTION)
    .default(30),
  OIDC_ISSUER: url(['http:', 'https:']).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  BANK_FILES_DIR: z.string().min(1).optional(),
  BANK_NETWORKS: networks([PUBLIC]).prefault(PUBLIC),
  WEBHOOK_NETWORKS: networks([PUBLIC]).prefault(PUBLIC),
  EVENT_RETENTION_DAYS: z.coerce
    .number({ error: EVENT_RETENTION })
    .int(EVENT_RETENTION)
    .min(7, EVENT_RETENTION)
    .max(3_650, EVENT_RETENTION)
    .default(90),
  TRUSTED_PROXIES: networks(PROXY_NAMES).prefault(''),
  ROLES: z
    .string()
    .default(PROCESS_ROLES.join(','))
    .transform((text) =>
      text
        .split(',')
        .map((role) => role.trim())
        .filter(Boolean),
    )
    .pipe(
      z
        .array(z.enum(PROCESS_ROLES, { error: `must be some of ${PROCESS_ROLES.join(', ')}` }))
        .min(1, 'must name at least one role'),
    ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Each setting as its variable states it, or its default. */
export type Settings = z.output<typeof Variables>;

/**
 * Reads each variable independently. An empty one counts as absent. Throws StartRefused, which names every
 * error.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(Variables.shape).flatMap((name) =>
      environment[name]?.trim() ? [[name, environment[name]!.trim()]] : [],
    ),
  );
  const result = Variables.safeParse(given);
  if (result.success) return result.data;
  throw new StartRefused(
    result.error.issues
      .map(
        (issue) => `${String(issue.path[0])} ${issue.message}; it is ${shown(String(issue.path[0]), given)}.`,
      )
      .join('\n'),
  );
}

const SECRET_SETTINGS = new Set([
  'ENCRYPTION_KEY',
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'TRADING_API_KEY',
  'TRADING_API_SECRET',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
]);

function shown(name: string, given: Record<string, string>): string {
  return SECRET_SETTINGS.has(name) ? 'not shown here' : JSON.stringify(given[name] ?? '');
}
