import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { describe } from './describe.ts';
import { filesNamed, groupBy } from './files.ts';
import { findStatements, type FoundStatement } from './find-statements.ts';
import { nullabilityOf } from './nullability.ts';
import { parameterType, resultType } from './postgres-types.ts';
import { roomFile, type TypedStatement } from './room-file.ts';
import { readSchema, type Schema } from './schema.ts';
import { withMigratedDatabase } from './migrated-database.ts';

const FILE = 'statements.gen.ts';
const ROOTS = ['src', 'bench', 'e2e', 'scripts', 'torture', 'simulate'];

export interface Outcome {
  /** The statements that cannot be described, each with its place. */
  faults: string[];
  /** The files that differ from the generated text. */
  stale: string[];
}

export async function generateStatements(root: string, options: { isCheck: boolean }): Promise<Outcome> {
  const files = new Map<string, string>();
  const unknown = new Set<string>();
  const faults: string[] = [];
  await withMigratedDatabase(async (client) => {
    const schema = await readSchema(root, client);
    faults.push(...schema.faults);
    // The faults of statements would only repeat those of their tables.
    if (faults.length > 0) return;
    const found = findStatements(root);
    faults.push(...found.faults.map((place) => `${place}: the SQL is not a literal text`));
    for (const [room, statements] of byRoom(found.statements)) {
      const typed: TypedStatement[] = [];
      for (const statement of statements) {
        try {
          typed.push(await typeOf(statement, client, schema));
        } catch (error) {
          faults.push(`${statement.place}: ${(error as Error).message}`);
          unknown.add(`${room}/${FILE}`);
        }
      }
      if (typed.length > 0) files.set(`${room}/${FILE}`, roomFile(room, typed));
    }
  });
  if (files.size === 0) return { faults, stale: [] };
  const differ = staleFiles(root, files);
  // If a room has a fault, its file differs because of the fault.
  const stale = options.isCheck ? differ.filter((file) => !unknown.has(file)) : differ;
  if (!options.isCheck) for (const file of stale) write(join(root, file), files.get(file));
  return { faults, stale };
}

/** Each room's statements once, sorted by their text, so that a change does not move the others. */
function byRoom(statements: FoundStatement[]): Map<string, FoundStatement[]> {
  const sorted = statements.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  const rooms = groupBy(sorted, (statement) => statement.room);
  for (const [room, all] of rooms)
    rooms.set(
      room,
      all.filter((statement, i) => statement.text !== all[i - 1]?.text),
    );
  return rooms;
}

async function typeOf(statement: FoundStatement, client: pg.Client, schema: Schema): Promise<TypedStatement> {
  const { parameters, columns } = await describe(client, statement.text);
  const { columns: followed, relied } = (await nullabilityOf(statement.text, schema.catalog)) ?? {
    // A command such as EXPLAIN has no NULL in its answer.
    columns: columns.map(({ name }) => ({ name, notNull: true, texts: undefined })),
    relied: new Set<number>(),
  };
  if (followed.length !== columns.length)
    throw new Error(`${columns.length} columns are described and ${followed.length} were followed`);
  return {
    text: statement.text,
    parameters: parameters.map((oid, i) => {
      const type = parameterType(oid, !relied.has(i + 1));
      if (type === null) throw new Error(`the type ${oid} of $${i + 1} is not in postgres-types.ts`);
      return type;
    }),
    columns: columns.map((column, i) => {
      const { notNull, texts } = followed[i]!;
      const type = texts?.length ? texts.map((text) => `'${text}'`).join(' | ') : resultType(column.type);
      if (type === null)
        throw new Error(`the type ${column.type} of ${column.name} is not in postgres-types.ts`);
      const declared = schema.declared.get(`${column.table} ${column.attribute}`) ?? null;
      return { name: column.name, type, declared, isNullable: !notNull };
    }),
  };
}

function staleFiles(root: string, files: Map<string, string>): string[] {
  const committed = ROOTS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    filesNamed(FILE, join(root, folder)).map((file) => `${folder}/${file}`),
  );
  return [...new Set([...files.keys(), ...committed])].sort().filter((file) => {
    const path = join(root, file);
    return (existsSync(path) ? readFileSync(path, 'utf8') : undefined) !== files.get(file);
  });
}

function write(path: string, content: string | undefined): void {
  if (content === undefined) rmSync(path);
  else writeFileSync(path, content);
}
