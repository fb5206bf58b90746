import { checkNode, install } from './prepare.mjs';

/** Installs every package, for the tools. Messages go to standard error, because some tools print data. */

checkNode();
install(console.error, { all: true });
