import type { NewCommand } from '../engine/engine.ts';
import { atMinute, isDue, type Day } from './day.ts';
import { available, units, type DemoAccounts, type PastAction, type Past } from './past-action.ts';

/** Deposits, withdrawals and transfers between accounts. */

type Owner = 'karoo' | 'treasury' | 'hedging' | 'customer';

interface Movement {
  /** The days between two movements, and the day of the first one. */
  every: number;
  on: number;
  kind: string;
  asset: string;
  /** The smallest and the largest amount. */
  between: readonly [number, number];
  out?: true;
  owner?: Owner;
}

/** The cash flows of a primary account like this one. */
const MOVEMENTS: readonly Movement[] = [
  { every: 7, on: 1, kind: 'FIAT_DEPOSIT', asset: 'ZAR', between: [600_000, 2_400_000] },
  { every: 7, on: 4, kind: 'FIAT_WITHDRAWAL', asset: 'ZAR', between: [450_000, 1_900_000], out: true },
  { every: 30, on: 3, kind: 'BLOCKCHAIN_RECEIVE', asset: 'BTC', between: [0.2, 0.6] },
  { every: 30, on: 26, kind: 'BLOCKCHAIN_SEND', asset: 'BTC', between: [0.15, 0.5], out: true },
  { every: 30, on: 24, kind: 'BLOCKCHAIN_RECEIVE', asset: 'ETH', between: [3, 9] },
  { every: 30, on: 6, kind: 'BLOCKCHAIN_SEND', asset: 'ETH', between: [2, 8], out: true },
  { every: 15, on: 5, kind: 'BLOCKCHAIN_RECEIVE', asset: 'USDC', between: [8_000, 30_000] },
  { every: 15, on: 12, kind: 'BLOCKCHAIN_SEND', asset: 'USDC', between: [6_000, 28_000], out: true },
  { every: 30, on: 8, kind: 'PAYMENT_RECEIVED', asset: 'ZAR', between: [4_000, 40_000] },
  { every: 10, on: 9, kind: 'PAYMENT_SENT', asset: 'ZAR', between: [1_500, 12_000], out: true },
  { every: 30, on: 22, kind: 'PAYMENT_REWARD', asset: 'BTC', between: [0.0001, 0.0006] },
  { every: 30, on: 11, kind: 'CREDIT_CARD_DEPOSIT', asset: 'ZAR', between: [2_000, 10_000] },
  { every: 60, on: 16, kind: 'REFERRAL_REBATE', asset: 'ZAR', between: [100, 400] },
  { every: 60, on: 17, kind: 'REFERRAL_REWARD', asset: 'ZAR', between: [150, 600] },
  { every: 45, on: 18, kind: 'PROMOTIONAL_REBATE', asset: 'USDC', between: [20, 90] },
  { every: 45, on: 20, kind: 'OFF_CHAIN_BLOCKCHAIN_DEPOSIT', asset: 'USDC', between: [3_000, 12_000] },
  {
    every: 45,
    on: 21,
    kind: 'OFF_CHAIN_BLOCKCHAIN_WITHDRAW',
    asset: 'BTC',
    between: [0.02, 0.09],
    out: true,
  },
  { every: 60, on: 27, kind: 'ACCOUNT_FUNDING', asset: 'USDC', between: [5_000, 15_000] },
  { every: 30, on: 2, kind: 'FIAT_DEPOSIT', asset: 'ZAR', between: [8_000, 25_000], owner: 'customer' },
];

export function moneyOf(past: Past, day: Day): PastAction[] {
  const moments = day.number === 0 ? [opening(past, day)] : [];
  for (const movement of MOVEMENTS)
    if (isDue(day, movement.every, movement.on)) moments.push(moved(past, day, movement));
  if (isDue(day, 30, 13))
    moments.push(...returned(past, day, 'FIAT_WITHDRAWAL', 'FIAT_WITHDRAWAL_REVERSAL', 85_000));
  if (isDue(day, 60, 23)) moments.push(...returned(past, day, 'PAYMENT_SENT', 'PAYMENT_REVERSED', 2_400));
  if (isDue(day, 10, 6)) moments.push(transferred(past, day, 'karoo', 'treasury', 'USDC', 2_500));
  if (isDue(day, 14, 9)) moments.push(transferred(past, day, 'treasury', 'karoo', 'ZAR', 60_000));
  if (isDue(day, 30, 19)) moments.push(transferred(past, day, 'karoo', 'hedging', 'USDC', 3_000));
  return moments;
}

function opening({ state, accounts }: Past, day: Day): PastAction {
  const brought = (asset: string, amount: number, kind: string): NewCommand => ({
    type: 'deposit',
    account: accounts.karoo,
    asset,
    amount: units(state, asset, amount),
    kind,
  });
  const given = (to: number, asset: string, amount: number): NewCommand => ({
    type: 'transfer',
    from: accounts.karoo,
    to,
    asset,
    amount: units(state, asset, amount),
  });
  return {
    at: atMinute(day, 20),
    make: () => [
      brought('ZAR', 26_000_000, 'FIAT_DEPOSIT'),
      brought('USDC', 900_000, 'BLOCKCHAIN_RECEIVE'),
      brought('BTC', 12.5, 'BLOCKCHAIN_RECEIVE'),
      brought('ETH', 190, 'BLOCKCHAIN_RECEIVE'),
      given(accounts.treasury, 'ZAR', 6_500_000),
      given(accounts.treasury, 'USDC', 240_000),
      given(accounts.treasury, 'BTC', 2),
      given(accounts.treasury, 'ETH', 45),
      given(accounts.hedging, 'USDC', 140_000),
      given(accounts.hedging, 'BTC', 1.6),
      given(accounts.customer, 'ZAR', 20_000),
    ],
  };
}

/** Deposits and withdrawals. A withdrawal that would leave little behind is skipped. */
function moved(
  past: Past,
  day: Day,
  { kind, asset, between: [least, most], out, owner = 'karoo' }: Movement,
): PastAction {
  const { state, next } = past;
  const amount = roughly(past, asset, least + (most - least) * next());
  const account = past.accounts[owner];
  const make = (): NewCommand[] => {
    if (!out) return [{ type: 'deposit', account, asset, amount, kind }];
    return available(state, account, asset) > amount * 3
      ? [{ type: 'withdraw', account, asset, amount, kind }]
      : [];
  };
  return { at: atMinute(day, 30 + next() * 600), make };
}

/** Amounts as people send them: tens or thousands of rands, dollars with two decimals, coins with four. */
function roughly({ state }: Past, asset: string, amount: number): number {
  const step = asset === 'ZAR' ? (amount > 20_000 ? 1_000 : 10) : asset === 'USDC' ? 0.01 : 0.0001;
  return units(state, asset, Math.round(amount / step) * step);
}

/** A withdrawal that is reversed two hours later, with its fee. */
function returned(past: Past, day: Day, sent: string, back: string, amount: number): PastAction[] {
  const { state, accounts } = past;
  const of = (type: 'deposit' | 'withdraw', kind: string, rands: number): NewCommand => ({
    type,
    account: accounts.karoo,
    asset: 'ZAR',
    amount: units(state, 'ZAR', rands),
    kind,
  });
  const came = [
    of('deposit', back, amount),
    ...(sent === 'FIAT_WITHDRAWAL' ? [of('deposit', 'FIAT_WITHDRAWAL_FEE_REVERSAL', 8.5)] : []),
  ];
  return [
    { at: atMinute(day, 200), make: () => [of('withdraw', sent, amount)] },
    { at: atMinute(day, 320), make: () => came },
  ];
}

function transferred(
  { state, accounts }: Past,
  day: Day,
  from: keyof DemoAccounts,
  to: keyof DemoAccounts,
  asset: string,
  amount: number,
): PastAction {
  return {
    at: atMinute(day, 440),
    make: () => [
      {
        type: 'transfer',
        from: accounts[from],
        to: accounts[to],
        asset,
        amount: units(state, asset, amount),
      },
    ],
  };
}
