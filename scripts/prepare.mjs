import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Prepares a fresh clone: installs and builds. Plain JavaScript without dependencies. */

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const NEEDED = [20, 19];

/** Refuses a Node.js that is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(
    `Outlay needs Node.js ${NEEDED.join('.')} or later; this is ${process.versions.node}. ` +
      'Install a newer one and try again.',
  );
  process.exit(1);
}

/**
 * Installs the packages when the lockfile or Node.js has changed since the last installation, and prints a
 * line about it. A start installs what builds and runs Outlay (`dependencies`); `all` adds the packages that
 * test and measure it (`devDependencies`), which stay once they are installed.
 */
export function install(say, { all = false } = {}) {
  const stamp = join(root, 'node_modules', '.outlay-stamp');
  const wanted = hashOf(
    [join(root, 'package-lock.json')],
    `${process.version} ${process.platform} ${process.arch}`,
  );
  // Earlier versions installed everything, and wrote no extent.
  const [installed, extent = 'all'] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : ['', ''];
  if (installed === wanted && (extent === 'all' || !all)) return;
  const isAll = all || extent === 'all';
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm would empty the folder that the link points to.
    console.error(
      'node_modules is a link to another folder, whose packages are not those of this copy. ' +
        'Remove the link and try again.',
    );
    process.exit(1);
  }
  requireWritable('install its packages');
  say('Installing packages (the first start takes a minute or two).');
  run(
    'npm',
    [
      // Add the missing packages, because a running server may load the others: `npm ci` would remove all of
      // them.
      ...(installed === wanted ? ['install', '--no-save'] : ['ci']),
      // This does not depend on NODE_ENV.
      isAll ? '--include=dev' : '--omit=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    'The packages could not be installed.',
  );
  writeFileSync(stamp, `${wanted} ${isAll ? 'all' : 'start'}`);
}

/** Refuses a copy that is on a read-only disk, or in a folder of another user. */
function requireWritable(what) {
  try {
    accessSync(root, constants.W_OK);
  } catch (error) {
    console.error(
      `Outlay has to ${what} in ${root}, and this user may not write there (${error.code}). Run npm start ` +
        'once as a user who may, or start a copy in another folder.',
    );
    process.exit(1);
  }
}

const SOURCES = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.icons.ts',
  'vite.texts.ts',
  'vite.typeface.ts',
  'vite.pages.ts',
  'vite.compressed.ts',
  'vite.server.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

const BUILD_STAMP = join(root, 'dist', '.outlay-stamp');

/**
 * Builds the dashboard and the server when a source has changed since the last build, and prints a line.
 */
export function build(say) {
  if (isBuilt()) return;
  requireWritable('build');
  say('Building.');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  run(process.execPath, [vite, 'build', '--logLevel', 'error'], 'The dashboard could not be built.');
  run(
    process.execPath,
    [vite, 'build', '--config', 'vite.server.config.ts', '--logLevel', 'error'],
    'The server could not be built.',
  );
  mkdirSync(dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, `${sourcesHash()}\n${sourcesSeen()}\n`);
}

/**
 * Whether the last build was made from the current sources. They are read only when one was touched since.
 */
export function isBuilt() {
  if (!existsSync(BUILD_STAMP)) return false;
  const [content, seen] = readFileSync(BUILD_STAMP, 'utf8').split('\n');
  return seen === sourcesSeen() || content === sourcesHash();
}

function sourceFiles() {
  return SOURCES.flatMap((name) => filesBelow(join(root, name)));
}

function sourcesHash() {
  return hashOf(sourceFiles(), process.version);
}

/** A text that changes with the name, the size or the time of any source. */
function sourcesSeen() {
  const seen = sourceFiles().map((file) => {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    return `${file.slice(root.length)} ${size} ${mtimeMs} ${ctimeMs}`;
  });
  seen.sort();
  return createHash('sha256')
    .update([process.version, ...seen].join('\n'))
    .digest('hex');
}

function run(command, args, failure) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, NODE_ENV: undefined },
  });
  if (result.status === 0) return;
  console.error(`${failure}\n${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}`);
  process.exit(1);
}

function filesBelow(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function hashOf(files, extra) {
  const hash = createHash('sha256').update(extra);
  for (const file of files.toSorted())
    hash.update(`\n${file.slice(root.length)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}
