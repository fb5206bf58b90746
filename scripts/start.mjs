import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, checkNode, install, root } from './prepare.mjs';

/** `npm start` and `npm run dev`: from a fresh clone to a running dashboard, in this very process, so that signals reach it. */

const development = process.argv.includes('--dev');

checkNode();
install(console.log);
if (development) {
  const { register } = await import('tsx/esm/api');
  register();
  process.env.OUTLAY_DEVELOPMENT = '1';
  await import(pathToFileURL(join(root, 'src/server/app/main.ts')).href);
} else {
  build(console.log);
  process.env.NODE_ENV ??= 'production';
  await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
}
