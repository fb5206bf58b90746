import type { Answer, VerificationProvider } from './verification-provider.ts';

const MATCH: Answer = { result: 'MATCH', differs: [] };

/** The last two digits of an account number decide what the sandbox says about it. */
const SAID: Readonly<Record<string, Answer | null>> = {
  '91': { result: 'PARTIAL', differs: ['NAME'] },
  '92': { result: 'NO_MATCH', differs: ['EXISTS'] },
  '93': { result: 'CLOSED', differs: [] },
  '94': null,
};

/** Such an account is silent for these look-ups, so that it times out, and matches then. */
const LATE = '95';
const LATE_LOOKUPS = 3;

/** A provider without a network: it keeps nothing, so a repeated question is the same one. */
export const SANDBOX: VerificationProvider = {
  send: async () => undefined,
  lookup: async ({ accountNumber, asked }) => {
    const last = accountNumber.slice(-2);
    if (last === LATE) return asked < LATE_LOOKUPS ? null : MATCH;
    const said = SAID[last];
    return said === undefined ? MATCH : said;
  },
};
