import { pino, type Logger } from 'pino';

/** Credentials and account numbers never reach the log. */
const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.accountNumber',
  '*.account_number',
  '*.apiSecret',
];

/** Whoever knows the address of a pay page, of an invitation or of the first start may open it. */
const SECRET_LINK = /^(\/(?:pay|app\/invitation|app\/first-start)\/).+/;

/**
 * Logs one JSON line for each event on standard error. Standard output is for the operator at the terminal.
 */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      redact: { paths: REDACTED, censor: '[hidden]' },
      serializers: {
        req: (request: { method: string; url: string; id: string }) => ({
          method: request.method,
          path: request.url?.split('?', 1)[0]?.replace(SECRET_LINK, '$1[hidden]'),
          id: request.id,
        }),
      },
    },
    pino.destination(2),
  );
}
