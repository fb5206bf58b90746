import {
  calculateJwkThumbprint,
  exportJWK,
  FlattenedSign,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type FlattenedJWS,
  type JWK,
} from 'jose';
import { formatAmount } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import { nowOf } from '../../../platform/clock.ts';
import { secretOf } from '../../../platform/secrets.ts';
import type { PayPage } from './load-pay-page.ts';

/** Where programs find the public keys of the statements, as a JWK set. */
export const PAY_KEYS_PATH = '/.well-known/outlay-pay-keys.json';
/** The `typ` of a statement: no other token of the installation has it. */
const STATEMENT_TYPE = 'outlay-pay-statement+jws';
const ALGORITHM = 'ES256';

/** Signs the statements of an installation. */
export interface StatementSigner {
  /** The public keys, as they are published. */
  keys: { keys: JWK[] };
  sign(page: PayPage, url: string): Promise<FlattenedJWS>;
}

/** The key is made on first use, and sealed in the database. It signs nothing but statements of pay pages. */
export async function statementSigner(context: Context): Promise<StatementSigner> {
  const stored = await secretOf(context, 'pay.signing', makeKey);
  const secret = JSON.parse(stored.toString('utf8')) as JWK;
  const { d: _secret, ...shared } = secret;
  const kid = await calculateJwkThumbprint(shared);
  const key = (await importJWK(secret, ALGORITHM)) as CryptoKey;
  return {
    keys: { keys: [{ ...shared, kid, alg: ALGORITHM, use: 'sig' }] },
    sign: (page, url) =>
      new FlattenedSign(Buffer.from(JSON.stringify(claimsOf(context, page, url))))
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: STATEMENT_TYPE })
        .sign(key),
  };
}

async function makeKey(): Promise<Buffer> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return Buffer.from(JSON.stringify(await exportJWK(privateKey)));
}

/** What a statement says: the page in fields, who says it, and when. */
function claimsOf(context: Context, page: PayPage, url: string) {
  const { currency, payInto } = page;
  return {
    iss: context.configuration.publicUrl,
    iat: Math.floor(nowOf(context.clock).getTime() / 1_000),
    url,
    company: page.company,
    payer: page.payer,
    label: page.label,
    invoiceNumber: page.invoiceNumber,
    reference: page.reference,
    status: page.status === 'WRITTEN_OFF' ? 'CLOSED' : page.status,
    currency,
    amount: formatAmount(page.amountMinor, currency),
    paidAmount: formatAmount(page.paidMinor, currency),
    openAmount: formatAmount(page.openMinor, currency),
    dueOn: page.dueOn,
    expiresOn: page.expiresOn,
    payInto,
  };
}
