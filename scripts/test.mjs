import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PLANTED_KEYS } from './planted-keys.mjs';
import { checkNode, install, root } from './prepare.mjs';
import { runProgram } from './run-program.mjs';
import { scratchFolder } from './scratch-folder.mjs';

/**
 * `npm test`: every check except the long ones (`npm run test:long`). Each step prints a line when it begins
 * and a line with its result. The output does not vary between runs; the last line has the totals. How long
 * each step and each of its parts took is written to `test-results/times.txt`; `--times` prints the steps and
 * the slowest ten parts too.
 */

const RESULTS = join(root, 'test-results');
const SHOWN_LINES = 120;
/** The lines of the error of a test that passed at its second attempt. */
const NOTE_LINES = 12;
const MINUTE_MS = 60_000;
/**
 * A step that runs longer than this hangs. Each limit is several times the time that a slow machine needs.
 */
const CHECK_LIMIT_MS = 20 * MINUTE_MS;
const BENCHMARK_LIMIT_MS = 8 * MINUTE_MS;
const SUITE_LIMIT_MS = 45 * MINUTE_MS;
const bin = (name) => join(root, 'node_modules', '.bin', name);

checkNode();
install(() => undefined, { all: true });
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

/** Where the tests keep their databases and files; removed at the end. */
const SCRATCH = scratchFolder();
process.on('exit', () => rmSync(SCRATCH, { recursive: true, force: true }));

/** The build, once a step has asked for it. */
let building;

/** The data of the demo that a step has started and stopped, of which others start copies. */
let demoData;

const total = { passed: 0, failed: 0 };
/** What failed, a line each: the last lines of a long output are those that are read. */
const failedParts = [];
/** How long steps and their parts (test files, journeys, benchmarks) took, in milliseconds. */
const times = { steps: [], parts: [] };
const SLOWEST = 10;

/** `--only <step>` runs only this step; it may be repeated. */
const only = process.argv.flatMap((word, index, words) => (words[index - 1] === '--only' ? [word] : []));

/** `--long` (`npm run test:long`): the forms that are too long for every run. */
const isLong = process.argv.includes('--long');
if (isLong) {
  await steps([
    { name: 'types by the TypeScript compiler', run: () => check(bin('tsc'), ['--noEmit', '-p', '.']) },
  ]);
  await steps([{ name: 'benchmarks in short', run: benchmarks }]);
  await steps([{ name: 'start and stop', run: startAndStop }]);
  await steps([
    {
      name: 'long forms of rules',
      run: () => unitAndInterface(withRuns(), { LONG_TESTS: '1' }),
    },
  ]);
  await steps([{ name: 'long forms of journeys', run: () => journeys('journeys', { LONG_TESTS: '1' }) }]);
  await steps([{ name: 'long journeys', run: () => journeys('long', { LONG_TESTS: '1' }) }]);
  await steps([{ name: 'looks of every page', run: () => journeys('looks', { LONG_TESTS: '1' }) }]);
} else await everyRun();

mkdirSync(RESULTS, { recursive: true });
writeFileSync(join(RESULTS, 'times.txt'), timesReport(times.parts.length));
if (process.argv.includes('--times')) console.log(timesReport(SLOWEST).trimEnd());
for (const part of failedParts) console.log(`Failed: ${part}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function everyRun() {
  const npm = (script) => () => check('npm', ['run', '--silent', script]);
  const tool = (name, words) => ({ run: () => check(bin(name), words) });
  // Two at a time, as most of them keep one core busy.
  await steps([
    { name: 'lint and types', run: npm('lint') },
    { name: 'types of SQL', ...tool('tsx', ['scripts/sql-types.ts', '--check']) },
    { name: 'size of the dashboard', run: sizeOfDashboard },
    { name: 'format', ...tool('oxfmt', ['--check', '.']) },
    { name: 'unused code and packages', ...tool('knip', ['--no-progress']) },
    { name: 'code that only tests reach', ...tool('knip', ['--production', '--no-progress']) },
    { name: 'generated client', ...tool('tsx', ['scripts/generate.ts', '--check']) },
    { name: 'interface documents', ...tool('tsx', ['scripts/lint-documents.ts']) },
    { name: 'start and stop', run: startAndStop },
  ]);
  // A journey waits for the server, the browser and itself in turn, and leaves a core idle for half its time.
  await steps([
    { name: 'rules and interface', run: () => unitAndInterface([], { SHORT_TESTS: '1' }) },
    { name: 'journeys in a browser', run: () => journeys() },
  ]);
}

/** Runs steps, two at a time and in the given order, which is also that of their lines. */
async function steps(all) {
  const group = all.filter(({ name }) => only.length === 0 || only.includes(name));
  for (const { name } of group) console.log(`${name}: begins`);
  const results = [];
  let begun = 0;
  let reported = 0;
  const lane = async () => {
    while (begun < group.length) {
      const index = begun++;
      const { name, run: start } = group[index];
      const startedMs = performance.now();
      results[index] = await start().catch((error) => ({ passed: 0, failed: 1, details: String(error) }));
      times.steps.push({ name, ms: performance.now() - startedMs });
      while (results[reported]) report(group[reported].name, results[reported++]);
    }
  };
  await Promise.all([lane(), lane()]);
}

function report(name, { passed, failed, details, failures = [], notes = [] }) {
  total.passed += passed;
  total.failed += failed;
  for (const note of notes) console.log(stripVTControlCharacters(note));
  if (failed > 0)
    failedParts.push(...(failures.length > 0 ? failures : ['']).map((text) => `${name}: ${firstLine(text)}`));
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  if (failed > 0) console.log(stripVTControlCharacters(details).trim());
}

function firstLine(text) {
  return stripVTControlCharacters(text).split('\n')[0];
}

/** Steps in the order in which they ended, then the slowest parts; those of one step may run side by side. */
function timesReport(most) {
  const line = ({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}\n`;
  const slowest = times.parts.toSorted((a, b) => b.ms - a.ms).slice(0, most);
  return `${times.steps.map(line).join('')}Slowest parts:\n${slowest.map(line).join('')}`;
}

/** Runs a program of this clone, without colours and without the caller's NODE_ENV. */
function run(command, args, { environment = {}, limitMs = CHECK_LIMIT_MS } = {}) {
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    FORCE_COLOR: '0',
    TMPDIR: SCRATCH,
    ...environment,
  };
  return runProgram(command, args, { cwd: root, env, limitMs });
}

/** A step with one result. */
async function check(command, args) {
  const { ok, output } = await run(command, args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, details: output };
}

/** Builds once, in another process, so that this one can start and limit the steps beside it. */
async function built() {
  const source = "(await import('./scripts/prepare.mjs')).build(() => undefined)";
  building ??= run(process.execPath, ['--input-type=module', '--eval', source], {
    environment: PLANTED_KEYS,
  });
  const { ok, output } = await building;
  if (!ok) throw new Error(output);
}

async function sizeOfDashboard() {
  await built();
  return check(bin('size-limit'), []);
}

/**
 * The first steps of a newcomer: `npm start` in this clone until Outlay is ready, a request, and Ctrl-C.
 */
async function startAndStop() {
  await built();
  const data = mkdtempSync(join(SCRATCH, 'outlay-start-'));
  chmodSync(data, 0o711);
  const port = await freePort();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    timeout: CHECK_LIMIT_MS,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: undefined,
      DATA_DIR: join(data, 'data'),
      PORT: String(port),
      TRADING_PORT: String(port + 1),
      LOG_LEVEL: 'warn',
    },
  });
  let printed = '';
  const ended = new Promise((done) => child.once('close', (code) => done(code)));
  const ready = new Promise((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        printed += chunk;
        if (printed.includes('Outlay is ready on ')) done(true);
      });
    }
    void ended.then(() => done(false));
  });
  const faults = [];
  if (await ready) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    if (answer.status !== 200) faults.push(`/readyz answered ${answer.status}`);
    child.kill('SIGINT');
    const code = await ended;
    if (code !== 0) faults.push(`it ended with ${code}`);
  } else {
    faults.push('it ended before it was ready');
  }
  if (faults.length === 0) demoData = join(data, 'data');
  return {
    passed: faults.length === 0 ? 1 : 0,
    failed: faults.length === 0 ? 0 : 1,
    details: `${faults.join('; ')}\n${printed}`,
  };
}

/** Tells tests where the data of a demo are (src/server/platform/testing/demo-data.ts). */
function ofDemo() {
  return demoData ? { OUTLAY_DEMO_DATA: demoData } : {};
}

/** The tests that have a long form, and those that are one. */
function withRuns() {
  return ['src', 'simulate', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter(
      (file) =>
        file.includes('.long.') || readFileSync(join(root, file), 'utf8').includes("shared/testing/runs.ts'"),
    );
}

async function unitAndInterface(files = [], more = {}) {
  if (!existsSync(process.env.BANK_SCHEMAS || join(root, '..', 'shared', 'facts', 'xsd'))) {
    console.log('bank schemas: none. Name a folder in BANK_SCHEMAS to validate bank files with its schemas.');
  }
  await built();
  const file = join(RESULTS, 'vitest.json');
  const { ok, output } = await run(
    bin('vitest'),
    ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    // Tests that start a program start the built one, not the source.
    { environment: { OUTLAY_BUILT: 'true', RETRY_LATE: '1', ...ofDemo(), ...more }, limitMs: SUITE_LIMIT_MS },
  );
  const result = readResult(file);
  if (!result) return { passed: 0, failed: 1, details: output };
  for (const { name, startTime, endTime } of result.testResults)
    times.parts.push({ name: name.slice(root.length + 1), ms: endTime - startTime });
  const nameOf = (suite, test) => `${suite.name.slice(root.length + 1)} > ${test.fullName}`;
  const failures = result.testResults.flatMap((suite) => [
    // Include files whose hook failed, which leaves every test of the file skipped.
    ...(suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed')
      ? [`${suite.name.slice(root.length + 1)}\n${suite.message}`]
      : []),
    ...suite.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${nameOf(suite, test)}\n${test.failureMessages.join('\n')}`),
  ]);
  const notes = result.testResults.flatMap((suite) =>
    suite.assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((test) => secondAttempt(`${nameOf(suite, test)}\n${test.failureMessages.join('\n')}`)),
  );
  const failed = Math.max(failures.length, ok ? 0 : 1);
  return {
    passed: result.numPassedTests,
    failed,
    details: failures.length > 0 ? failures.join('\n\n') : unhandledErrors(output),
    failures,
    notes,
  };
}

/**
 * Says that a test passed at its second attempt, with the beginning of its error: it has a fault, although it
 * passed.
 */
function secondAttempt(failure) {
  return `Passed at the second attempt: ${failure.split('\n').slice(0, NOTE_LINES).join('\n')}`;
}

/** Errors that no test handled. They fail the run even if every test passed. */
function unhandledErrors(output) {
  const start = output.indexOf('Unhandled Errors');
  return start < 0 ? output : output.slice(start);
}

/**
 * Every benchmark in its short form must run to its end and report. Its goals are not checked, because the
 * machine has other work and the short forms are too small for them.
 */
async function benchmarks() {
  const names = readdirSync(join(root, 'bench')).flatMap((file) => {
    const isBenchmark = readFileSync(join(root, 'bench', file), 'utf8').includes('function bench(');
    return isBenchmark ? [file.slice(0, -'.ts'.length)] : [];
  });
  const waiting = names.toSorted();
  const failures = [];
  // Two at a time, as most of them keep one core busy. Side by side their figures mean nothing.
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const startedMs = performance.now();
      const { output } = await run(bin('tsx'), ['bench/run.ts', name, '--small', '--json'], {
        limitMs: BENCHMARK_LIMIT_MS,
      });
      times.parts.push({ name: `benchmark ${name}`, ms: performance.now() - startedMs });
      if (!isReport(output)) failures.push(`${name}\n${output}`);
    }
  };
  await Promise.all([work(), work()]);
  return { passed: names.length - failures.length, failed: failures.length, details: failures.join('\n') };
}

function isReport(output) {
  const line = output.split('\n').find((text) => text.startsWith('{"name"'));
  const results = line === undefined ? [] : JSON.parse(line).results;
  return results.length > 0 && results.every(({ value, beside }) => value > 0 && beside > 0);
}

async function journeys(project = 'journeys', more = {}) {
  await built();
  const file = join(RESULTS, 'journeys.json');
  // A directory that every account may enter; it is removed afterwards.
  const data = mkdtempSync(join(SCRATCH, 'outlay-journeys-'));
  chmodSync(data, 0o711);
  if (demoData) execFileSync('cp', ['-a', demoData, join(data, 'data')]);
  const environment = {
    ...ofDemo(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    JOURNEYS_DATA_DIR: join(data, 'data'),
    JOURNEYS_PORT: String(await freePort()),
    ...more,
  };
  const words = ['test', `--project=${project}`, '--reporter=json', '--retries=1'];
  const { ok, output } = await run(bin('playwright'), words, { environment, limitMs: SUITE_LIMIT_MS });
  rmSync(data, { recursive: true, force: true });
  const result = readResult(file);
  if (!result) return { passed: 0, failed: 1, details: output };
  const failures = [];
  const notes = [];
  let passed = 0;
  const walk = (suite, path) => {
    for (const spec of suite.specs ?? []) {
      const said = spec.tests.flatMap((test) =>
        test.results.flatMap((r) => [...r.errors.map((error) => error.message), ...shown(r)]),
      );
      const title = [...path, spec.title].join(' > ');
      const ms = spec.tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + duration, 0);
      times.parts.push({ name: title, ms });
      const journey = `${title}\n${said.join('\n')}`;
      if (!spec.ok) failures.push(journey);
      else passed += 1;
      if (spec.ok && said.length > 0) notes.push(secondAttempt(journey));
    }
    for (const child of suite.suites ?? []) walk(child, [...path, child.title]);
  };
  for (const suite of result.suites) walk(suite, [suite.title]);
  for (const error of result.errors) failures.push(error.message);
  const failed = Math.max(failures.length, ok ? 0 : 1);
  const details = failures.length > 0 ? failures.join('\n\n') : unhandledErrors(output);
  return { passed, failed, details, failures, notes };
}

/** The end of the page's content when a journey failed, because dialogs come last. */
function shown({ attachments }) {
  return attachments
    .filter(({ name, path }) => name === 'error-context' && path && existsSync(path))
    .map(({ path }) => readFileSync(path, 'utf8').split('\n').slice(-SHOWN_LINES).join('\n'));
}

/** The first of two free, adjacent ports. */
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
