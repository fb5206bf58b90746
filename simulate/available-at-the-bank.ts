import { parseAmount } from '../src/shared/money.ts';
import type { Broken } from './promises.ts';
import type { World } from './world.ts';

interface Position {
  accounts: { payableAmount: string | null }[];
  elsewhereAmount: string;
  availableAmount: string;
}

/**
 * Compares what entity B has available with the bank's account, once that has begun with an opening balance
 * and every statement has come.
 */
export async function availableAgainstBank({ files, people, stage, entities }: World): Promise<Broken[]> {
  if (!files) return [];
  const caller = people.get('B admin 1')!;
  const { body } = await caller.send('GET', '/app/funding-position');
  const [position] = body as Position[];
  if (!position?.accounts.some(({ payableAmount }) => payableAmount !== null)) return [];
  const { body: balances } = await caller.send('GET', '/v1/payments/account/balances/FUNDING?currency=ZAR');
  const broken: Broken[] = [];
  const say = (text: string) => broken.push({ promise: 'available-as-at-the-bank', text });
  const shown = (balances as { available: string }[])[0]?.available;
  if (shown !== position.availableAmount)
    say(`the balance says ${shown} and its position ${position.availableAmount}`);
  if (/[1-9]/.test(position.elsewhereAmount)) say(`${position.elsewhereAmount} are at no bank`);
  const open = await stage.owner.query(
    `SELECT w.beneficiary_reference AS reference, w.amount_minor
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
      WHERE b.entity_id = $1 AND b.status IN ('APPROVED', 'PROCESSING')
        AND w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED')`,
    [entities.get('B')!],
  );
  const { entries, bankMinor } = files.bank.account;
  const isDebited = new Set(entries.flatMap(({ pays }) => pays));
  const held = open.reduce(
    (sum, { reference, amount_minor }) => (isDebited.has(reference) ? sum : sum + amount_minor),
    0n,
  );
  const availableMinor = parseAmount(position.availableAmount.replace(/^-/, ''), 'ZAR')!;
  const signed = position.availableAmount.startsWith('-') ? -availableMinor : availableMinor;
  if (signed > bankMinor - held)
    say(`${signed} is available, the bank has ${bankMinor}, and ${held} of it is held`);
  return broken;
}
