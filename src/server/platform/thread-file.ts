import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface ThreadOptions {
  filename: string;
  execArgv?: string[];
  atomics: 'disabled';
}

/**
 * An idle thread waits in its event loop, not in a lock: so it notices that its connection to PostgreSQL
 * breaks, and opens another one for its next task.
 */
const NOTICES = { atomics: 'disabled' } as const;

/**
 * The file of a worker thread: beside the module `from` in the sources, which tsx runs, or beside the bundle.
 * `name` is an entry of `vite.server.config.ts`.
 */
export function threadFile(from: string, name: string): ThreadOptions {
  const here = fileURLToPath(from);
  if (here.endsWith('.ts'))
    return { filename: join(dirname(here), `${name}.ts`), execArgv: ['--import', 'tsx'], ...NOTICES };
  let folder = dirname(here);
  while (!existsSync(join(folder, `${name}.js`)) && folder !== dirname(folder)) folder = dirname(folder);
  return { filename: join(folder, `${name}.js`), ...NOTICES };
}
