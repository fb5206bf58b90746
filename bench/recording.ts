import type { Database } from '../src/server/platform/database/pool.ts';

export interface RecordedStatement {
  text: string;
  values: readonly unknown[];
}

/** A database that notes the SQL statements of the verbs that use it. */
export function recordingInto(database: Database, statements: RecordedStatement[]): Database {
  // Bytes go to another process as PostgreSQL writes them.
  const plain = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value);
  const record = (text: string, values: readonly unknown[] = []) =>
    void statements.push({ text, values: values.map(plain) });
  return {
    ...database,
    query: (text, ...values) => {
      record(text, ...values);
      return database.query(text, ...values);
    },
    prepared: (text, ...values) => {
      record(text, ...values);
      return database.prepared(text, ...values);
    },
  };
}
