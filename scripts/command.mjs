import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, checkNode, install, root } from './prepare.mjs';

/** Runs one of the server's commands (`npm run admin`, `token`, `audit:verify`) from the bundle; what it prepares goes to standard error. */

const name = process.argv[2];
process.argv.splice(1, 2, name);

checkNode();
install(console.error);
build(console.error);
await import(pathToFileURL(join(root, 'dist', 'server', `${name}.js`)).href);
