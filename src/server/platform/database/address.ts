/**
 * How to reach a PostgreSQL: by URL, or by the directory of a Unix socket. Plain data, so that it can be sent
 * to a worker thread.
 */
export interface DatabaseAddress {
  connectionString?: string;
  host?: string;
  port?: number;
  user?: string;
  password?: string;
  database?: string;
}
