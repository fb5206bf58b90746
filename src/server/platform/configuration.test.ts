import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { StartRefused } from './start-refused.ts';

const KEY = 'ab'.repeat(32);

function refusal(environment: Record<string, string>): string {
  try {
    readConfiguration(environment);
  } catch (error) {
    if (error instanceof StartRefused) return error.message;
    throw error;
  }
  return 'It was accepted.';
}

describe('the settings', () => {
  it('have the documented defaults', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      dataDir: `${process.cwd()}/data`,
      databaseUrl: null,
      seed: 'demo',
      encryptionKey: null,
      trading: {
        port: 4001,
        apiUrl: null,
        apiKey: null,
        apiSecret: null,
        takerFeePpm: 1_000,
        makerRewardPpm: 100,
      },
      oidc: null,
      smtpUrl: null,
    });
    expect([...readConfiguration({}).roles]).toEqual(['web', 'worker', 'exchange']);
  });

  it('trust only proxies that are given as addresses, networks or known names', () => {
    expect(readConfiguration({}).trustedProxies).toEqual([]);
    expect(
      readConfiguration({ TRUSTED_PROXIES: 'loopback, 10.1.2.3,fd00::/8 ,192.0.2.0/24' }).trustedProxies,
    ).toEqual(['loopback', '10.1.2.3', 'fd00::/8', '192.0.2.0/24']);
    for (const wrong of [
      'true',
      '1',
      '*',
      'proxy.example',
      '10.0.0',
      '10.0.0.0/33',
      '10.0.0.0/',
      '10.0.0.1/8/9',
      'loopback,x',
    ]) {
      expect(refusal({ TRUSTED_PROXIES: wrong }), wrong).toContain(
        'TRUSTED_PROXIES must be addresses, networks such as 10.0.0.0/8',
      );
    }
  });

  it('allow connections to public addresses, or to the networks that are named', () => {
    expect(readConfiguration({}).bankNetworks).toEqual(['public']);
    expect(readConfiguration({ BANK_NETWORKS: '10.20.0.0/16, fd00::7' }).bankNetworks).toEqual([
      '10.20.0.0/16',
      'fd00::7',
    ]);
    expect(readConfiguration({ BANK_NETWORKS: 'public,127.0.0.1' }).bankNetworks).toEqual([
      'public',
      '127.0.0.1',
    ]);
    for (const wrong of ['localhost', 'loopback', 'sftp.bank.example', '0x7f.1', '10.0.0.0/33', '*'])
      expect(refusal({ BANK_NETWORKS: wrong }), wrong).toContain(
        'BANK_NETWORKS must be addresses, networks such as 10.0.0.0/8, or public, separated by commas',
      );
  });

  it('treat an empty variable as absent', () => {
    expect(readConfiguration({ PORT: '', PUBLIC_URL: ' ', DATABASE_URL: '' })).toEqual(readConfiguration({}));
  });

  it('derive PUBLIC_URL from PORT, and accept a key in hex or base64', () => {
    expect(readConfiguration({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
    const bytes = Buffer.from(KEY, 'hex');
    expect(readConfiguration({ ENCRYPTION_KEY: KEY }).encryptionKey).toEqual(bytes);
    expect(readConfiguration({ ENCRYPTION_KEY: bytes.toString('base64') }).encryptionKey).toEqual(bytes);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be'],
    [{ PORT: '70000' }, 'PORT must be'],
    [{ SEED: 'production' }, 'SEED must be demo, demo-bank or none; it is "production"'],
    [{ ROLES: 'web,cook' }, 'ROLES must be some of web, worker, exchange'],
    [{ ENCRYPTION_KEY: 'too short' }, 'ENCRYPTION_KEY must be 32 bytes'],
    [{ DATABASE_URL: 'mysql://somewhere/else' }, 'DATABASE_URL must be a URL that begins with postgres://'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be a URL that begins with smtp://'],
    [{ DATABASE_URL: 'postgres://db.example.com/outlay' }, 'ENCRYPTION_KEY is required with DATABASE_URL'],
    [{ DATABASE_REPLICA_URL: 'postgres://db.example.com/outlay' }, 'DATABASE_REPLICA_URL is set without'],
    [{ PUBLIC_URL: 'http://pay.example.com' }, 'Use https'],
    [{ PUBLIC_URL: 'http://127.0.0.1.example.com' }, 'Use https'],
    [{ PUBLIC_URL: 'https://pay.example.com/outlay' }, 'Use only the scheme, the name and the port'],
    [{ OIDC_ISSUER: 'https://id.example.com' }, 'belong together'],
    [
      { OIDC_ISSUER: 'http://id.example.com', OIDC_CLIENT_ID: 'outlay', OIDC_CLIENT_SECRET: 'x' },
      'Use https',
    ],
    [{ TRADING_API_URL: 'https://exchange.example.com' }, 'TRADING_API_KEY'],
    [{ TRADING_FAR_PRICE_PERCENT: '5%' }, 'TRADING_FAR_PRICE_PERCENT must be a percentage'],
    [{ TRADING_RETENTION_DAYS: '0' }, 'TRADING_RETENTION_DAYS must be a whole number of days'],
    [{ TRADING_TAKER_FEE: '0.1%' }, 'TRADING_TAKER_FEE must be a fraction'],
    [{ TRADING_TAKER_FEE: '0.0005', TRADING_MAKER_REWARD: '0.001' }, 'The reward is paid out of the fee'],
  ])('refuse %o in a sentence that names the variable', (environment, sentence) => {
    expect(refusal(environment as Record<string, string>)).toContain(sentence);
  });

  it.each([
    'http://localhost:4000',
    'http://127.0.0.1:8080',
    'http://[::1]:4000',
    'https://pay.example.com',
    'https://pay.example.com:8443',
  ])('accept %s as PUBLIC_URL', (publicUrl) => {
    expect(readConfiguration({ PUBLIC_URL: publicUrl }).publicUrl).toBe(publicUrl);
  });

  it('name every fault at once, and never show a secret', () => {
    const sentence = refusal({ PORT: 'x', SEED: 'y', ENCRYPTION_KEY: 'hunter2' });
    expect(sentence.split('\n')).toHaveLength(3);
    expect(sentence).not.toContain('hunter2');
  });
});
