import type { BookSide } from './book.ts';
import {
  applyRules,
  customerKey,
  emptyState,
  type Debt,
  type Loan,
  type Position,
  type State,
} from './state.ts';
import type { Rules } from './markets.ts';

/**
 * The whole state as plain data in a fixed order, so that equal states give equal texts. Replays start from
 * a snapshot, and two engines are compared by theirs.
 */
export interface Snapshot {
  version: 1;
  rules: Rules;
  sequence: number;
  at: number;
  next: { order: number; trade: number; position: number; loan: number };
  accounts: AccountSnapshot[];
  books: BookSnapshot[];
  /** By market, then by account. */
  positions: Position[];
  loans: Loan[];
  debts: DebtSnapshot[];
}

interface AccountSnapshot {
  marginEnabled: boolean;
  futuresEnabled: boolean;
  /** Assets by number that are not all zero: available, reserved, offered, borrowed. */
  balances: [asset: number, available: number, reserved: number, lendReserved: number, borrowed: number][];
}

interface BookSnapshot {
  last: number;
  sequence: number;
  changedAt: number;
  /** Best price first, then oldest first. */
  bids: OrderSnapshot[];
  asks: OrderSnapshot[];
}

export interface OrderSnapshot {
  order: number;
  account: number;
  flags: number;
  price: number;
  original: number;
  remaining: number;
  reserved: number;
  reservePrice: number;
  createdAt: number;
  updatedAt: number;
  customerOrderId: string | null;
}

interface DebtSnapshot {
  account: number;
  asset: number;
  owed: Debt[];
}

export function takeSnapshot(state: State): Snapshot {
  return {
    version: 1,
    rules: state.rules,
    sequence: state.sequence,
    at: state.at,
    next: {
      order: state.nextOrder,
      trade: state.nextTrade,
      position: state.nextPosition,
      loan: state.nextLoan,
    },
    accounts: Array.from({ length: state.accounts.count }, (_, account) => accountOf(state, account)),
    books: state.books.map((book) => ({
      last: book.last,
      sequence: book.sequence,
      changedAt: book.changedAt,
      bids: ordersOf(state, book.bids),
      asks: ordersOf(state, book.asks),
    })),
    positions: state.positions.flatMap((positions) =>
      [...positions.values()].sort((a, b) => a.account - b.account).map((position) => ({ ...position })),
    ),
    loans: [...state.loans.values()].sort((a, b) => a.number - b.number).map((loan) => ({ ...loan })),
    debts: debtsOf(state),
  };
}

function accountOf(state: State, account: number): AccountSnapshot {
  const { available, reserved, lendReserved, borrowed, marginEnabled, futuresEnabled } = state.accounts;
  const balances: AccountSnapshot['balances'] = [];
  for (let asset = 0; asset < state.rules.assets.length; asset++) {
    const at = state.accounts.at(account, asset);
    if (available[at] || reserved[at] || lendReserved[at] || borrowed[at])
      balances.push([asset, available[at]! + 0, reserved[at]! + 0, lendReserved[at]! + 0, borrowed[at]! + 0]);
  }
  return { marginEnabled: marginEnabled[account]!, futuresEnabled: futuresEnabled[account]!, balances };
}

function ordersOf(state: State, side: BookSide): OrderSnapshot[] {
  const { orders } = state;
  const found: OrderSnapshot[] = [];
  for (const level of side.fromBest()) {
    for (let slot = level.head; slot >= 0; slot = orders.after[slot]!) {
      found.push({
        order: orders.number[slot]!,
        account: orders.account[slot]!,
        flags: orders.flags[slot]!,
        price: orders.price[slot]!,
        original: orders.original[slot]!,
        remaining: orders.remaining[slot]!,
        reserved: orders.reserved[slot]!,
        reservePrice: orders.reservePrice[slot]!,
        createdAt: orders.createdAt[slot]!,
        updatedAt: orders.updatedAt[slot]!,
        customerOrderId: orders.customerOrderIds.get(slot) ?? null,
      });
    }
  }
  return found;
}

function debtsOf(state: State): DebtSnapshot[] {
  const found: DebtSnapshot[] = [];
  for (let account = 0; account < state.accounts.count; account++) {
    for (let asset = 0; asset < state.rules.assets.length; asset++) {
      const owed = state.debts.get(state.accounts.at(account, asset));
      if (owed)
        found.push({
          account,
          asset,
          owed: owed.map((debt) => ({ ...debt })).sort((a, b) => a.loan - b.loan),
        });
    }
  }
  return found;
}

/** Rebuilds the state of a snapshot. */
export function restore(snapshot: Snapshot): State {
  const state = emptyState();
  applyRules(state, snapshot.rules);
  state.sequence = snapshot.sequence;
  state.at = snapshot.at;
  state.nextOrder = snapshot.next.order;
  state.nextTrade = snapshot.next.trade;
  state.nextPosition = snapshot.next.position;
  state.nextLoan = snapshot.next.loan;
  for (const { marginEnabled, futuresEnabled, balances } of snapshot.accounts) {
    const account = state.accounts.open(marginEnabled, futuresEnabled);
    for (const [asset, available, reserved, lendReserved, borrowed] of balances) {
      const at = state.accounts.at(account, asset);
      state.accounts.available[at] = available;
      state.accounts.reserved[at] = reserved;
      state.accounts.lendReserved[at] = lendReserved;
      state.accounts.borrowed[at] = borrowed;
    }
  }
  snapshot.books.forEach((book, market) => {
    for (const order of book.bids) putBack(state, market, true, order);
    for (const order of book.asks) putBack(state, market, false, order);
    const { last, sequence, changedAt } = book;
    Object.assign(state.books[market]!, { last, sequence, changedAt });
  });
  for (const position of snapshot.positions)
    state.positions[position.market]!.set(position.account, { ...position });
  for (const loan of snapshot.loans) state.loans.set(loan.number, { ...loan });
  for (const { account, asset, owed } of snapshot.debts)
    state.debts.set(
      state.accounts.at(account, asset),
      owed.map((debt) => ({ ...debt })),
    );
  return state;
}

function putBack(state: State, market: number, buy: boolean, order: OrderSnapshot): void {
  const { orders } = state;
  const slot = orders.add(order.order, order.account);
  orders.market[slot] = market;
  orders.buy[slot] = buy ? 1 : 0;
  orders.flags[slot] = order.flags;
  orders.price[slot] = order.price;
  orders.original[slot] = order.original;
  orders.remaining[slot] = order.remaining;
  orders.reserved[slot] = order.reserved;
  orders.reservePrice[slot] = order.reservePrice;
  orders.createdAt[slot] = order.createdAt;
  orders.updatedAt[slot] = order.updatedAt;
  if (order.customerOrderId !== null) {
    orders.customerOrderIds.set(slot, order.customerOrderId);
    state.byCustomerOrderId.set(customerKey(order.account, order.customerOrderId), order.order);
  }
  state.books[market]!.side(buy).append(slot);
}
