import { parseArgs } from 'node:util';
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
    return 0;
  } catch (error) {
    if (!(error instanceof AdminRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
});

function readOptions({ options: schema, example }: AdminCommand, words: string[]): Record<string, unknown> {
  const names = Object.keys(schema.shape);
  try {
    const { values } = parseArgs({
      args: words,
      options: Object.fromEntries(names.map((option) => [option, { type: 'string' as const }])),
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

function help(): string {
  const lines = ADMIN_COMMANDS.map(({ name: title, summary, options: schema, example }) => {
    const names = Object.entries(schema.shape).map(([option, field]) =>
      field.safeParse(undefined).success ? `[--${option} …]` : `--${option} …`,
    );
    return `  ${title} ${names.join(' ')}\n      ${summary}\n      ${example}\n`;
  });
  return `npm run admin -- <command>\n\n${lines.join('\n')}`;
}
