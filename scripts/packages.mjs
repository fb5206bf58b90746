import { checkNode, install } from './prepare.mjs';

/** Installs every package, for the tools. What it says goes to standard error: some tools print data. */

checkNode();
install(console.error, { all: true });
