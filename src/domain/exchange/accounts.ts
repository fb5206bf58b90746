/** The balances of every account and asset, as columns, in smallest units. */

/** The most assets that the exchange can list. */
export const MOST_ASSETS = 16;
const STRIDE = MOST_ASSETS;

export class Accounts {
  count = 0;
  /** Free to use. Negative only for the house. */
  available = new Float64Array(STRIDE * 64);
  /** Held for open orders and positions. */
  reserved = new Float64Array(STRIDE * 64);
  /** Offered to borrowers, whether lent or not. */
  lendReserved = new Float64Array(STRIDE * 64);
  borrowed = new Float64Array(STRIDE * 64);
  readonly marginEnabled: boolean[] = [];
  readonly futuresEnabled: boolean[] = [];

  open(marginEnabled: boolean, futuresEnabled: boolean): number {
    const account = this.count++;
    if (this.count * STRIDE > this.available.length) this.grow();
    this.marginEnabled.push(marginEnabled);
    this.futuresEnabled.push(futuresEnabled);
    return account;
  }

  /** The index of an account's balance of an asset in the columns. */
  at(account: number, asset: number): number {
    return account * STRIDE + asset;
  }

  /** The account of an index in the columns. */
  accountOf(at: number): number {
    return Math.floor(at / STRIDE);
  }

  has(account: number): boolean {
    return Number.isInteger(account) && account >= 0 && account < this.count;
  }

  private grow(): void {
    const longer = (column: Float64Array): Float64Array => {
      const grown = new Float64Array(column.length * 2);
      grown.set(column);
      return grown;
    };
    this.available = longer(this.available) as typeof this.available;
    this.reserved = longer(this.reserved) as typeof this.reserved;
    this.lendReserved = longer(this.lendReserved) as typeof this.lendReserved;
    this.borrowed = longer(this.borrowed) as typeof this.borrowed;
  }
}
