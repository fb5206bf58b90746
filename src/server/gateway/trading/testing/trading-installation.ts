import { pino } from 'pino';
import type { Role } from '../../../../shared/terms.ts';
import { obtainToken } from '../../command-line/obtain-token.ts';
import type { Answer, Sent } from '../../command-line/cookie-client.ts';
import { testInstallation, type TestInstallation, type TestUser } from '../../testing/test-installation.ts';
import { otherExchange, type OtherExchange } from './other-exchange.ts';

export const API_KEY = 'a1b2c3d4'.repeat(8);
export const API_SECRET = '4961b74efac86b25cce8fbe4c9811c4c7a787b7a5996660afcc2e287ad864363';

/** The longest wait for the exchange in tests; short, so that tests of a timeout are quick. */
const ANSWER_MS = 5_000;

/** A user with a bearer token. */
export interface TradingUser extends TestUser {
  token: string;
  send(path: string, sent?: Sent): Promise<Answer>;
}

/** The gateway in front of an external exchange, with the first entity's key. */
export interface TradingInstallation extends TestInstallation {
  exchange: OtherExchange;
  firstEntity: string;
  /** Everything that was logged. */
  logged(): string;
  /** Every answer to a user's `send`. */
  answered: Answer[];
  tradingUser(name: string, entityId: string, roles: Role[]): Promise<TradingUser>;
}

export async function tradingInstallation(
  settings: Record<string, string> = {},
  basePath = '',
): Promise<TradingInstallation> {
  const exchange = await otherExchange(API_KEY, API_SECRET, settings['TRADING_HEADER_PREFIX']);
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const installation = await testInstallation(
    {
      TRADING_API_URL: exchange.url + basePath,
      TRADING_API_KEY: API_KEY,
      TRADING_API_SECRET: API_SECRET,
      ...settings,
    },
    undefined,
    { exchangeAnswerMs: ANSWER_MS },
    log,
  );
  const firstEntity = await installation.entity('First Limited');
  const answered: Answer[] = [];
  return {
    ...installation,
    passMs: (ms) => {
      installation.passMs(ms);
      exchange.passMs(ms);
    },
    exchange,
    firstEntity,
    logged: () => lines.join(''),
    answered,
    tradingUser: async (name, entityId, roles) => {
      const user = await installation.user(name, entityId, roles);
      const token = await obtainToken(installation.browser(), name, name);
      const send = async (path: string, { headers = {}, ...sent }: Sent = {}) => {
        const answer = await installation
          .browser()
          .send(path, { ...sent, headers: { authorization: `Bearer ${token}`, ...headers } });
        answered.push(answer);
        return answer;
      };
      return { ...user, token, send };
    },
    close: async () => {
      await installation.close();
      await exchange.stop();
    },
  };
}
