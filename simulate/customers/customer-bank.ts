import { slipped } from '../../src/domain/collections/testing/slips.ts';
import type { BankAccount } from '../banks/bank-account.ts';
import type { World } from '../world.ts';
import type { KnownRequest } from './company-c.ts';
import { CUSTOMERS, type CustomerPays, type CustomerTakesBack, type OwnerPays } from './events.ts';

/** What customers do at the bank of company C. */

/** The account from which a customer pays. */
function accountOf(name: string): string {
  return `6300000001${CUSTOMERS.findIndex((one) => one === name)}`;
}

interface Money {
  text: string;
  minor: bigint;
  payers: string[];
  quoted: string[];
}

export async function customerPays({ customers, stage }: World, event: CustomerPays): Promise<string> {
  const request = customers?.requests.get(event.request);
  if (!customers || !request) return 'has no request to pay';
  const other = customers.requests.get(event.other ?? '') ?? request;
  const own = [...customers.requests.values()].filter(({ payer }) => payer === request.payer);
  const [row] = await stage.owner.query('SELECT reference FROM payers WHERE id = $1', [request.payerId]);
  const foreign = customers.foreignReference;
  const money = moneyOf(event, { ...request, payerReference: row!.reference }, { other, own, foreign });
  const name = request.payer;
  for (const { text, minor, payers, quoted } of money)
    customers.bank.account.book(stage.clock.ms, minor, text, {
      sent: { payers, quoted },
      ...(event.isStated ? { otherSide: { name: name.toUpperCase(), account: accountOf(name) } } : {}),
    });
  const sums = money.map(({ minor }) => (Number(minor) / 100).toFixed(2)).join(' and ');
  return `${name} sends ${sums} (${event.how}) for ${event.request}`;
}

function moneyOf(
  { how, slip }: CustomerPays,
  request: KnownRequest & { payerReference: string },
  { other, own, foreign }: { other: KnownRequest; own: readonly KnownRequest[]; foreign: string },
): Money[] {
  const { reference, payerReference, minor, payer } = request;
  const plain = { text: reference, minor, payers: [payer], quoted: [reference] };
  if (how === 'PART') return [{ ...plain, text: `EFT ${reference}`, minor: (minor + 1n) / 2n }];
  if (how === 'OVER') return [{ ...plain, minor: minor + 700n }];
  if (how === 'TWICE') return [plain, plain];
  if (how === 'UNNAMED') return [{ ...plain, text: 'THANK YOU', quoted: [] }];
  if (how === 'FOREIGN') return [{ ...plain, text: foreign, quoted: [] }];
  if (how === 'PAYER') return [{ ...plain, text: payerReference, quoted: [payerReference] }];
  if (how === 'SLIP' && slip) {
    const text = slipped(reference, slip.kind, slip.at);
    // A doubled character at either end leaves the whole reference in the text.
    return [{ ...plain, text, quoted: text.includes(reference) ? [reference] : [] }];
  }
  if (how === 'TOTAL') {
    const sum = own.reduce((total, one) => total + one.minor, 0n);
    return [{ ...plain, text: payerReference, minor: sum, quoted: [payerReference] }];
  }
  if (how === 'TWO' && other.reference !== reference)
    return [
      {
        text: `${reference} AND ${other.reference}`,
        minor: minor + other.minor,
        payers: [payer, other.payer],
        quoted: [reference, other.reference],
      },
    ];
  return [{ ...plain, text: `ref${reference.toLowerCase()}` }];
}

/** On an account that only receives, even money of the owner is a receipt, which a person decides about. */
export function ownerPays({ customers, stage }: World, event: OwnerPays): string {
  const request = customers?.requests.get(event.request);
  if (!customers || !request) return 'has nothing to pay in';
  const about =
    customers.account === 'BOTH' ? { asks: 'FUNDING' as const } : { sent: { payers: [], quoted: [] } };
  customers.bank.account.book(stage.clock.ms, request.minor, 'CAPITAL', about);
  return `pays ${(Number(request.minor) / 100).toFixed(2)} in`;
}

/** Money of customers that their banks have not taken back. */
function standing(account: BankAccount) {
  const taken = new Set(account.entries.map(({ takesBack }) => takesBack));
  return account.entries.filter(({ sent, bankReference }) => sent !== null && !taken.has(bankReference));
}

export function customerTakesBack({ customers, stage }: World, event: CustomerTakesBack): string {
  const account = customers?.bank.account;
  const all = account ? standing(account) : [];
  const back = all[event.pick % Math.max(1, all.length)];
  if (!account || !back) return 'has nothing to take back';
  const { bankReference, text, amountMinor, otherSide } = back;
  account.book(stage.clock.ms, -amountMinor, text, {
    takesBack: bankReference,
    otherSide,
    ...(event.isMarked ? { isReversal: true } : {}),
  });
  return `${back.sent!.payers[0] ?? 'the owner'} takes back ${(Number(amountMinor) / 100).toFixed(2)}`;
}
