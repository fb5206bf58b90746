import { parseArgs } from 'node:util';
import { readConfiguration } from '../platform/configuration.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { CookieClient } from '../gateway/command-line/cookie-client.ts';
import { obtainToken, TokenRefused } from '../gateway/command-line/obtain-token.ts';

/**
 * `npm run --silent token -- <user>`: prints a bearer token of a demo user, for scripts. It signs in to the
 * running server over HTTP with the demo password. The token is valid for an hour. `--entity "…"` names the
 * entity for a user who works in several; without it, the token is for the one where the user worked last.
 */

async function token(args: readonly string[]): Promise<string> {
  const { user, entity } = readArguments(args);
  const configuration = readConfiguration(process.env);
  if (configuration.oidc)
    throw new TokenRefused(
      'OIDC_ISSUER is set. Get a token from that identity provider: this command is for the embedded one ' +
        'with demo data.',
    );
  if (configuration.seed !== 'demo')
    throw new TokenRefused(
      'This installation has SEED=none, so there are no demo users. ' +
        'This command is for an installation with demo data.',
    );
  const { publicUrl, port } = configuration;
  const host = ['0.0.0.0', '::'].includes(configuration.host) ? '127.0.0.1' : configuration.host;
  try {
    return await obtainToken(new CookieClient(publicUrl, { host, port }), user, user, {
      demoOnly: true,
      ...(entity === undefined ? {} : { entity }),
    });
  } catch (error) {
    if (isConnectionFailure(error))
      throw new TokenRefused(
        `No server answers on port ${port}. Start Outlay with npm start and the same PORT.`,
      );
    throw error;
  }
}

function readArguments(args: readonly string[]): { user: string; entity: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { entity: { type: 'string' } },
      allowPositionals: true,
    });
    const [user, ...others] = positionals;
    if (user && others.length === 0) return { user, entity: values.entity };
  } catch {
    // An option that does not exist, or one without its value.
  }
  throw new TokenRefused(
    'Name the user of the token: npm run --silent token -- <user> [--entity "Harbour Foods"]',
  );
}

function isConnectionFailure(error: unknown): boolean {
  return ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
}

token(process.argv.slice(2)).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    if (!(error instanceof TokenRefused || error instanceof StartRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
