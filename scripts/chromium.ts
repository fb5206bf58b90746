import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium that runs here: the machine's own, or the one that comes from npm and is unpacked once. */
export async function chromiumPath(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  return INSTALLED.find((path) => existsSync(path)) ?? (await chromium.executablePath());
}

/** What it is started with: no sandbox as root, which Chromium refuses to sandbox; no calls of its own to the network. */
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
