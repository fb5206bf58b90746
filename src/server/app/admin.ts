import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { AdminRefused, type AdminCommand } from '../identity/admin/command.ts';
import { ADMIN_COMMANDS } from './admin-commands.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run admin -- <command> --option value …`: sets up an installation. Audited; it may run beside the
 * server.
 */

const [name, ...rest] = process.argv.slice(2);
const command = ADMIN_COMMANDS.find((known) => known.name === name);

if (!command) {
  const asked = name === undefined || name === 'help' || name === '--help';
  (asked ? process.stdout : process.stderr).write(
    `${asked ? '' : `There is no command "${name}".\n\n`}${help()}`,
  );
  process.exit(asked ? 0 : 1);
}

const options = readOptions(command, rest);
await withDatabase(async (context) => {
  try {
    process.stdout.write(`${await command.run(context, options)}\n`);
    if (command.bypasses !== undefined)
      process.stderr.write(`${command.bypasses} The audit log shows this entry in red.\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof AdminRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
});

function readOptions({ options: schema, example }: AdminCommand, words: string[]): Record<string, unknown> {
  try {
    const { values } = parseArgs({
      args: words,
      options: Object.fromEntries(
        Object.entries(schema.shape).map(([option, field]) => [
          option,
          { type: isFlag(field) ? 'boolean' : 'string' } as const,
        ]),
      ),
      allowPositionals: false,
    });
    const parsed = schema.safeParse({ ...values });
    if (parsed.success) return parsed.data;
    const faults = parsed.error.issues.map((issue) => `--${issue.path.join('.')}: ${issue.message}`);
    process.stderr.write(`${faults.join('\n')}\nFor example: ${example}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\nFor example: ${example}\n`);
  }
  process.exit(1);
}

/** Whether an option has no value. */
function isFlag(field: z.ZodType): boolean {
  return field.safeParse(true).data === true;
}

function help(): string {
  const lines = ADMIN_COMMANDS.map(({ name: title, summary, bypasses, options: schema, example }) => {
    const names = Object.entries(schema.shape).map(([option, field]) => {
      const written = isFlag(field) ? `--${option}` : `--${option} …`;
      return field.safeParse(undefined).success ? `[${written}]` : written;
    });
    const about = [summary, ...(bypasses === undefined ? [] : [bypasses]), example];
    return `  ${[`${title} ${names.join(' ')}`, ...about].join('\n      ')}\n`;
  });
  return `npm run admin -- <command>\n\n${lines.join('\n')}`;
}
