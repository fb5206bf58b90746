import { BANK_ENTITY } from './demo-entities.ts';
import { isLoopbackHost } from '../../platform/configuration.ts';
import type { Context } from '../../platform/context.ts';
import { StartRefused } from '../../platform/start-refused.ts';

/**
 * Refuses to serve demo data as a real installation or under a public name, because demo users have public
 * passwords. Every process calls it after the migrations and before demo data is written. `say` prints a line
 * for the person at the terminal.
 */
export async function guardDemo(
  { configuration, database }: Context,
  say: (line: string) => void,
): Promise<void> {
  const { seed, bankMonth, publicDemo, publicUrl, host, port } = configuration;
  const [found] = await database.query(
    `SELECT EXISTS (SELECT 1 FROM installation WHERE name = 'demo' AND value = 'true'::jsonb) AS demo,
       NOT EXISTS (SELECT 1 FROM entities) AS empty,
       EXISTS (SELECT 1 FROM entities WHERE name = $1) AS bank_demo`,
    [BANK_ENTITY.name],
  );
  const { demo, empty, bank_demo: hasBankDemo } = found!;
  if (bankMonth && !empty && !hasBankDemo) {
    throw new StartRefused(
      'This database has data already, and SEED=demo-bank adds its company only to an empty one. Start npm ' +
        'run demo:bank without DATA_DIR and DATABASE_URL, or with an empty one.',
    );
  }
  if (demo && seed === 'none') {
    throw new StartRefused(
      'SEED=none, but this database contains demo data, whose users have public passwords: ' +
        'set DATA_DIR or DATABASE_URL to an empty database for a real installation.',
    );
  }
  const willServeDemo = demo || (empty && seed === 'demo');
  if (!willServeDemo) {
    if (publicDemo)
      throw new StartRefused('PUBLIC_DEMO=yes, but this database has no demo data: remove PUBLIC_DEMO.');
    return;
  }
  if (!publicDemo && !isLoopbackHost(new URL(publicUrl).hostname)) {
    throw new StartRefused(
      `PUBLIC_URL is ${publicUrl}, where anyone could sign in with the public passwords of the demo data: ` +
        'set SEED=none and use an empty database for a real installation, ' +
        'or set PUBLIC_DEMO=yes for a public demo with invented money.',
    );
  }
  if (!publicDemo && !isLoopbackHost(host) && host !== '::1') {
    say(
      `HOST is ${host}: anyone who can reach port ${port} ` +
        'can sign in with the public passwords of the demo data.',
    );
  }
}
