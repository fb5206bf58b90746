import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build, checkNode, install, root } from './prepare.mjs';

/** `npm test`: everything that is checked, one step after another. Prints nothing that varies; the last line counts. */

const RESULTS = join(root, 'test-results');
const bin = (name) => join(root, 'node_modules', '.bin', name);

checkNode();
install(() => undefined);
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0 };

function report(name, passed, failed, details) {
  total.passed += passed;
  total.failed += failed;
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  if (failed > 0) console.log(stripVTControlCharacters(details).trim());
}

function run(command, args, environment = {}) {
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: undefined, FORCE_COLOR: '0', ...environment } });
  return { ok: result.status === 0, output: `${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}` };
}

/** A step that either holds or does not. */
function check(name, command, args) {
  const { ok, output } = run(command, args);
  report(name, ok ? 1 : 0, ok ? 0 : 1, output);
}

check('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
check('types', bin('tsc'), ['--noEmit', '-p', '.']);
check('unused code and packages', bin('knip'), ['--no-progress']);
check('generated client', bin('tsx'), ['scripts/generate.ts', '--check']);
check('interface documents', bin('tsx'), ['scripts/lint-documents.ts']);
unitAndInterface();
build(() => undefined);
check('size of the dashboard', bin('size-limit'), []);
await journeys();

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function unitAndInterface() {
  const file = join(RESULTS, 'vitest.json');
  const { ok, output } = run(bin('vitest'), ['run', '--reporter=json', `--outputFile=${file}`]);
  const result = readResult(file);
  if (!result) return report('rules and interface', 0, 1, output);
  const failures = result.testResults.flatMap((suite) => [
    ...(suite.status === 'failed' && suite.assertionResults.length === 0 ? [`${suite.name.slice(root.length + 1)}\n${suite.message}`] : []),
    ...suite.assertionResults.filter((test) => test.status === 'failed').map((test) => `${test.fullName}\n${test.failureMessages.join('\n')}`),
  ]);
  const failed = Math.max(failures.length, ok ? 0 : 1);
  report('rules and interface', result.numPassedTests, failed, failures.length > 0 ? failures.join('\n\n') : output);
}

async function journeys() {
  const file = join(RESULTS, 'journeys.json');
  // Where every account may enter, and gone afterwards.
  const data = mkdtempSync(join(tmpdir(), 'outlay-journeys-'));
  chmodSync(data, 0o711);
  const { ok, output } = run(bin('playwright'), ['test', '--reporter=json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file, JOURNEYS_DATA_DIR: join(data, 'data'), JOURNEYS_PORT: String(await freePort()) });
  rmSync(data, { recursive: true, force: true });
  const result = readResult(file);
  if (!result) return report('journeys in a browser', 0, 1, output);
  const failures = [];
  let passed = 0;
  const walk = (suite, path) => {
    for (const spec of suite.specs ?? []) {
      if (spec.ok) passed += 1;
      else failures.push(`${[...path, spec.title].join(' > ')}\n${spec.tests.flatMap((test) => test.results.flatMap((r) => r.errors.map((error) => error.message))).join('\n')}`);
    }
    for (const child of suite.suites ?? []) walk(child, [...path, child.title]);
  };
  for (const suite of result.suites) walk(suite, [suite.title]);
  for (const error of result.errors) failures.push(error.message);
  report('journeys in a browser', passed, Math.max(failures.length, ok ? 0 : 1), failures.length > 0 ? failures.join('\n\n') : output);
}

/** Two free ports next to each other: the first of them. */
async function freePort() {
  for (let port = 4310; ; port += 2) if ((await isFree(port)) && (await isFree(port + 1))) return port;
}

function isFree(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}

function readResult(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
