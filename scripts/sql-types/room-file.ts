import { posix } from 'node:path';
import { groupBy } from './files.ts';
import type { DeclaredColumn } from './schema.ts';

export interface TypedStatement {
  text: string;
  parameters: string[];
  columns: { name: string; type: string; declared: DeclaredColumn | null; isNullable: boolean }[];
}

const POOL = 'src/server/platform/database/pool.ts';

/** The text of a room's `statements.gen.ts`. */
export function roomFile(room: string, statements: TypedStatement[]): string {
  const declared = statements.flatMap(({ columns }) => columns.flatMap((column) => column.declared ?? []));
  const pool = pathFrom(room, POOL);
  const head = ['// Generated from the SQL of this room by `npm run generate`. Never edited.'];
  if (declared.length > 0) head.push(`import type { Column } from '${pool}';`);
  for (const [file, columns] of [...groupBy(declared, (column) => column.file)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  )) {
    const tables = [...new Set(columns.map(({ table }) => table))].sort().join(', ');
    head.push(`import type { ${tables} } from '${pathFrom(room, file)}';`);
  }
  // A file without an import declares the module instead of extending it.
  if (declared.length === 0) head.push(`import type {} from '${pool}';`);
  const body = statements.map(
    (statement) =>
      `    ${keyOf(statement.text)}: {\n` +
      `      values: [${statement.parameters.join(', ')}];\n` +
      `      row: ${rowOf(statement)};\n    };\n`,
  );
  return (
    `${head.join('\n')}\n\n` +
    `declare module '${pool}' {\n  interface Statements {\n${body.join('')}  }\n}\n`
  );
}

function rowOf({ columns }: TypedStatement): string {
  if (columns.length === 0) return 'never';
  // The driver keeps the last of several columns with the same name.
  const named = new Map(columns.map((column) => [column.name, column]));
  const lines = [...named.values()].map(({ name, type, declared, isNullable }) => {
    const base = declared ? `Column<typeof ${declared.table}, '${declared.property}'>` : type;
    return `        ${propertyOf(name)}: ${base}${isNullable && base !== 'unknown' ? ' | null' : ''};\n`;
  });
  return `{\n${lines.join('')}      }`;
}

function propertyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

/** Keeps the line breaks of a statement, so that its diffs are readable. */
function keyOf(text: string): string {
  if (!text.includes('\n')) return quoted(text);
  return `[\`${text.replaceAll(/[\\`]|\$\{/g, (found) => `\\${found}`)}\`]`;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, (found) => `\\${found}`)}'`;
}

function pathFrom(folder: string, file: string): string {
  const path = posix.relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
}
