import { buildApp } from '../src/server/app/compose.ts';
import type { Context } from '../src/server/platform/context.ts';
import { freePort } from '../src/server/platform/testing/free-port.ts';
import { benchInstallation } from './bench-installation.ts';
import { child } from './contender-process.ts';

/**
 * An installation whose server is built and does not listen yet, and the processes beside it: a bare server
 * and the load. Each client has an address, as behind a proxy.
 */
export async function servedInstallation() {
  const made = await benchInstallation();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { configuration } = made.context;
  const context: Context = {
    ...made.context,
    configuration: { ...configuration, port, publicUrl: origin, trustedProxies: ['127.0.0.1'] },
  };
  const app = await buildApp(context);
  const [bare, load] = [child('./bare-server.mjs'), child('./http-load.mjs')];
  return {
    installation: { ...made, context },
    port,
    origin,
    app,
    bare,
    load,
    close: async () => {
      bare.kill();
      load.kill();
      await app.close();
      await made.close();
    },
  };
}
