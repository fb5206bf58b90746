import { note, type RowsFound } from './rows-found.ts';
import type { AmountChange } from './words.ts';

/** The rates of value added tax that South Africa has had. */
const TAX_RATES = [0.14, 0.15, 0.155];

/**
 * How the numbers of a column that is not read relate to the amounts of their rows. Whether that matters
 * depends on the name of the column.
 */
export class BesideAmount {
  private rows = 0;
  /** Numbers that are not hundredths: larger, negative or with decimals. */
  private notCents = 0;
  private readonly notZero = none();
  private readonly notOne = none();
  /** Numbers that are the tax on the amount, not a part of the amount. */
  private readonly tax = none();
  /** Rows with the amount of the row above and another number, and those with another amount. */
  private readonly sameAmount = none();
  private otherAmount = 0;
  private last: { number: number; amount: number } | null = null;

  take(number: number, amount: number | null, row: number, text: string): void {
    this.rows++;
    if (!Number.isInteger(number) || number < 0 || number > 99) this.notCents++;
    if (number !== 0) note(this.notZero, row, text);
    if (number !== 1) note(this.notOne, row, text);
    if (amount === null) return;
    if (number > 0 && TAX_RATES.some((rate) => Math.abs(number - amount * rate) < 0.011))
      note(this.tax, row, text);
    if (this.last && amount !== this.last.amount) this.otherAmount++;
    else if (this.last && number !== this.last.number) note(this.sameAmount, row, text);
    this.last = { number, amount };
  }

  /** The rows whose amount may be wrong because of the column; null if the column explains nothing. */
  changed(how: AmountChange): RowsFound | null {
    if (this.rows === 0) return null;
    if (how === 'less') return some(this.notZero);
    if (how === 'exchange') return some(this.notOne);
    if (how === 'cents') return this.notCents === 0 ? some(this.notZero) : null;
    if (how === 'tax') return this.tax.count * 2 > this.rows ? this.tax : null;
    // If one amount repeats with different shares or days, it is the whole amount, or the price of one unit.
    const fewest = how === 'share' ? 1 : FEWEST_PRICES;
    return this.sameAmount.count >= fewest && this.sameAmount.count > this.otherAmount
      ? this.sameAmount
      : null;
  }
}

const FEWEST_PRICES = 2;

function some(found: RowsFound): RowsFound | null {
  return found.count > 0 ? found : null;
}

function none(): RowsFound {
  return { count: 0, first: [], text: '' };
}
