import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of a worker thread: beside the module `from` in the sources, which tsx runs, or beside the bundle.
 * `name` is an entry of `vite.server.config.ts`.
 */
export function threadFile(from: string, name: string): { filename: string; execArgv?: string[] } {
  const here = fileURLToPath(from);
  if (here.endsWith('.ts'))
    return { filename: join(dirname(here), `${name}.ts`), execArgv: ['--import', 'tsx'] };
  let folder = dirname(here);
  while (!existsSync(join(folder, `${name}.js`)) && folder !== dirname(folder)) folder = dirname(folder);
  return { filename: join(folder, `${name}.js`) };
}
