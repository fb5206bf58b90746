import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, checkNode, install, root } from './prepare.mjs';

/**
 * `npm start` and `npm run dev`: from a fresh clone to a running dashboard. The server runs in this process,
 * so signals reach it. `--demo-bank` starts the demo with a company that has paid through a file bank for a
 * month, in a separate data directory. `--prepare` only installs and builds, for a container image.
 */

const development = process.argv.includes('--dev');
if (process.argv.includes('--demo-bank')) {
  process.env.SEED = 'demo-bank';
  // Use a separate directory, because demo data is written only into an empty database.
  process.env.DATA_DIR ??= './data/demo-bank';
}

checkNode();
install(console.log, { all: development });
if (development) {
  // The server needs a built page. Vite serves the modules that the browser then loads.
  if (!existsSync(join(root, 'dist/web/index.html'))) build(console.log);
  await (await import('./dev.mjs')).develop();
} else {
  build(console.log);
  process.env.NODE_ENV ??= 'production';
  if (!process.argv.includes('--prepare'))
    await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
}
