import type { Database } from '../database/pool.ts';

/** The fields of a node of `EXPLAIN (FORMAT JSON)` that are used here. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Plan Rows': number;
  Plans?: PlanNode[];
}

interface Statement {
  text: string;
  values: readonly unknown[];
}

/** A page of a list has at most 200 rows, so the cost of sorting it does not grow. */
const ROWS_OF_A_PAGE = 200;

/**
 * Runs `work` and returns every SELECT and UPDATE that it sent through the database, also within
 * transactions, in the order sent.
 */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const query = Reflect.get(database, 'query') as Database['query'];
  const dynamicQuery = Reflect.get(database, 'dynamicQuery') as Database['dynamicQuery'];
  const transaction = Reflect.get(database, 'transaction') as Database['transaction'];
  const sent: Statement[] = [];
  const note = (text: string, values: readonly unknown[] = []) => {
    if (/^\s*(SELECT|WITH|UPDATE)\b/i.test(text)) sent.push({ text, values });
  };
  database.query = (text, ...values) => {
    note(text, ...values);
    return query(text, ...values);
  };
  database.dynamicQuery = (statement, clauses, values) => {
    note(`${statement} ${clauses}`, values);
    return dynamicQuery(statement, clauses, values);
  };
  database.transaction = (within, options) =>
    transaction(async (tx) => {
      const sender = { query: tx.query.bind(tx), dynamicQuery: tx.dynamicQuery.bind(tx) };
      tx.query = (text, ...values) => {
        note(text, ...values);
        return sender.query(text, ...values);
      };
      tx.dynamicQuery = (statement, clauses, values) => {
        note(`${statement} ${clauses}`, values);
        return sender.dynamicQuery(statement, clauses, values);
      };
      return await within(tx);
    }, options);
  try {
    await work();
  } finally {
    Object.assign(database, { query, dynamicQuery, transaction });
  }
  return sent;
}

/**
 * The parts of a statement's plan that grow with the history: sorts of more than a page, and sequential scans
 * of the named tables. A good plan returns an empty list.
 */
export async function growingSteps(
  database: Database,
  statement: Statement,
  largeTables: ReadonlySet<string>,
): Promise<string[]> {
  return stepsOf(await planOf(database.pool, statement), largeTables);
}

/** The names of the indexes that a statement's plan would read in tables too long to be read whole. */
export async function indexesOf(database: Database, statement: Statement): Promise<string[]> {
  const within = (node: PlanNode): string[] => [
    ...(node['Index Name'] ? [node['Index Name']] : []),
    ...(node.Plans ?? []).flatMap(within),
  ];
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL enable_seqscan = off');
    return within(await planOf(client, statement));
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

async function planOf(client: Pick<Database['pool'], 'query'>, statement: Statement): Promise<PlanNode> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `EXPLAIN (FORMAT JSON) ${statement.text}`,
    [...statement.values],
  );
  return rows[0]!['QUERY PLAN'][0].Plan;
}

function stepsOf(node: PlanNode, largeTables: ReadonlySet<string>): string[] {
  const type = node['Node Type'];
  const table = node['Relation Name'] ?? '';
  const below = (node.Plans ?? []).flatMap((child) => stepsOf(child, largeTables));
  if (
    type.endsWith('Sort') &&
    Math.max(0, ...(node.Plans ?? []).map((child) => child['Plan Rows'])) > ROWS_OF_A_PAGE
  ) {
    return [`${type} of ${node.Plans![0]!['Plan Rows']} rows`, ...below];
  }
  if (type === 'Seq Scan' && largeTables.has(table)) return [`Seq Scan on ${table}`, ...below];
  return below;
}
