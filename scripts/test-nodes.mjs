import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/**
 * `npm run test:nodes`: the tests of rules and interface, and a start and stop, on every supported Node.js,
 * as root (when root runs this) and as an ordinary user. Each run uses a fresh clone of the last commit.
 * Arguments (versions, `root`, `user`) select fewer runs.
 */

const VERSIONS = ['20.19.6', '22.23.3', '24.21.0'];
const USERS = process.getuid?.() === 0 ? ['root', 'user'] : ['user'];
/** The account used as an ordinary user when this runs as root: one that every Unix has. */
const ORDINARY = 'nobody';

const asked = process.argv.slice(2);
const versions = VERSIONS.filter(
  (version) => asked.every((word) => !/^\d/.test(word)) || asked.some((word) => version.startsWith(word)),
);
const users = USERS.filter((user) => !asked.some((word) => USERS.includes(word)) || asked.includes(user));

const folder = mkdtempSync(join(tmpdir(), 'outlay-nodes-'));
chmodSync(folder, 0o711);
const total = { passed: 0, failed: 0 };
try {
  for (const version of versions) for (const user of users) testOn(version, user);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function testOn(version, user) {
  const name = `Node.js ${version} as ${user === 'root' ? 'root' : 'an ordinary user'}`;
  console.log(`${name}: begins`);
  const node = nodeOf(version);
  const home = join(folder, `${version}-${user}`);
  mkdirSync(home);
  must('git', ['clone', '--quiet', '--no-hardlinks', root, join(home, 'outlay')]);
  if (user === 'user' && process.getuid?.() === 0) must('chown', ['-R', `${ORDINARY}:`, home]);
  const result = inClone(user, home, node, [
    'node',
    'scripts/test.mjs',
    '--only',
    'rules and interface',
    '--only',
    'start and stop',
  ]);
  const found = /(\d+) passed, (\d+) failed\s*$/.exec(result.stdout);
  const failed = found ? Number(found[2]) : 1;
  total.passed += found ? Number(found[1]) : 0;
  total.failed += failed;
  console.log(`${name}: ${found?.[0].trim() ?? 'did not end'}`);
  if (failed > 0 || result.status !== 0) console.log(`${result.stdout}${result.stderr}`);
  rmSync(home, { recursive: true, force: true });
}

/** The folder with the binary of a version, from its npm package. */
function nodeOf(version) {
  const place = join(folder, `node-${version}`);
  const bin = join(place, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin');
  if (!existsSync(bin)) {
    mkdirSync(place);
    must('npm', [
      'install',
      '--prefix',
      place,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `node-${process.platform}-${process.arch}@${version}`,
    ]);
  }
  return bin;
}

function inClone(user, home, node, command) {
  const switched = user === 'user' && process.getuid?.() === 0 ? ['runuser', '-u', ORDINARY, '--'] : [];
  // Drop the variables that npm sets for this run's scripts. Keep the others, because a machine may need them
  // to reach its package registry.
  const ofNpm = Object.keys(process.env).filter((name) => /^npm_/i.test(name));
  const changed = [
    ...ofNpm.flatMap((name) => ['-u', name]),
    `PATH=${node}:${process.env.PATH}`,
    `HOME=${home}`,
  ];
  const [program, ...args] = [...switched, 'env', ...changed, ...command];
  return spawnSync(program, args, { cwd: join(home, 'outlay'), encoding: 'utf8', maxBuffer: 1 << 28 });
}

function must(command, args) {
  const result = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (result.status !== 0)
    throw new Error(`${command} ${args.join(' ')}\n${result.stderr || String(result.error ?? '')}`);
}
