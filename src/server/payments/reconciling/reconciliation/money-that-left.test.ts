import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../shared/time.ts';
import { parseAmount } from '../../../../shared/money.ts';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { Company, type Line } from '../../testing/month/company.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;

let installation: PaymentsInstallation;
let today = 2;
beforeAll(async () => {
  const clock = { nowMs: () => Date.parse(`${day(2)}T07:00:00Z`) };
  installation = await paymentsInstallation({}, { clock });
  await installBanks(installation.context);
});
afterAll(async () => {
  expect((await verifyLedger(installation.context.database)).faults).toEqual([]);
  await installation.close();
});

/** A company whose account began with 10,000.00 on the 2nd, of which rent took 1.00. */
async function begun() {
  installation.passMs((2 - today) * DAY_MS);
  today = 2;
  const company = await Company.open(installation, { date: day(2), balanceMinor: 1_000_000n });
  await company.connect();
  await company.upload(company.statement(day(2), [['RENT', -100]]));
  await company.begin('10000.00');
  await company.agree('RENT', { category: 'OTHER', words: 'RENT', toAmount: '5.00' });
  const read = (path: string) => company.read(path);
  return {
    company,
    comesTo: (number: number) => {
      company.comesTo(day(number));
      today = number;
    },
    /** Writes a statement that does not come. */
    misses: (number: number, ...lines: Line[]) => company.statement(day(number), lines),
    shows: (number: number, ...lines: Line[]) => company.upload(company.statement(day(number), lines)),
    available: async () => {
      const [position] = await read('/app/funding-position');
      const [{ available }] = await read('/v1/payments/account/balances/FUNDING?currency=ZAR');
      expect(position.availableAmount).toBe(available);
      // The lines of the account add up to what it has.
      const [{ statement, lines, amount }] = position.accounts;
      const parts = [statement.closingAmount, ...lines.map((line: any) => line.amount)];
      const sum = parts.reduce((all: bigint, one: string) => all + parseAmount(one, 'ZAR')!, 0n);
      expect(sum).toBe(parseAmount(amount, 'ZAR'));
      return available as string;
    },
  };
}

describe('money that left without an entry', () => {
  it('between two statements is not available, before and after the missing one comes', async () => {
    const one = await begun();
    one.comesTo(3);
    const missing = one.misses(3, ['DEBIT ORDER 77', -900_000]);
    one.comesTo(4);
    await one.shows(4, ['CARD', -100]);
    expect(await one.available()).toBe('998.00');
    // A batch that asks for more of it is refused, although the ledger still has the money.
    await expect(one.company.pay('Too much', ['5000.00'])).rejects.toThrow('insufficient_funds');
    await one.company.upload(missing);
    expect(await one.available()).toBe('998.00');
  });

  it('that came in between two statements counts only with its entries', async () => {
    const one = await begun();
    one.comesTo(3);
    one.misses(3, ['DEPOSIT', 900_000]);
    one.comesTo(4);
    await one.shows(4, ['CARD', -100]);
    expect(await one.available()).toBe('9998.00');
  });

  it.each([
    ['that the bank has answered', true],
    ['that are only sent', false],
  ])('may be payments %s, which are taken out once', async (_, isAnswered) => {
    const one = await begun();
    one.comesTo(3);
    const file = await one.company.pay('Run', ['100.00', '200.00']);
    if (isAnswered) await one.company.reply(file);
    const missing = one.misses(3, [`BULK ${file.fileId}`, -30_000]);
    one.comesTo(4);
    await one.shows(4, ['CARD', -100]);
    // Two fees of 2.50 with VAT are held, too.
    expect(await one.available()).toBe('9692.24');
    await one.company.upload(missing);
    expect(await one.available()).toBe('9692.24');
  });

  it('and resembles a file of ours is not available beyond what is held for that file', async () => {
    const one = await begun();
    one.comesTo(3);
    const file = await one.company.pay('Small', ['12.00']);
    await one.company.reply(file);
    expect(await one.available()).toBe('9984.12');
    await one.shows(3, [`BULK ${file.fileId}`, -500_000]);
    expect(await one.available()).toBe('4996.12');
  });
});
