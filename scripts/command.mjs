import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, checkNode, install, isBuilt, root } from './prepare.mjs';

/**
 * Runs one of the server's commands (`npm run admin`, `token`, `audit:verify`) from the bundle of the last
 * start. It does not install or build, because that would change the files under a running server. Messages
 * go to standard error.
 */

const name = process.argv[2];
process.argv.splice(1, 2, name);

checkNode();
const bundle = join(root, 'dist', 'server', `${name}.js`);
if (!existsSync(bundle) || !existsSync(join(root, 'node_modules', '.outlay-stamp'))) {
  install(console.error);
  build(console.error);
} else if (!isBuilt()) {
  console.error(
    'This copy of Outlay has changed since it was built. ' +
      'The command runs as it was built; restart Outlay to use the new version.',
  );
}
await import(pathToFileURL(bundle).href);
