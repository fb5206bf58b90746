import type { Convert } from '../commands.ts';
import type { ConvertedLeg, Reason } from '../events.ts';
import { changed, planMarket, received, takePlan, type SlowPlan } from './slow-matching.ts';
import { give, maySpend } from './slow-money.ts';
import { asset, balance, pairOf, share, units, whole, type SlowState } from './slow-state.ts';

/** The slow engine's conversions. */

interface SlowLeg extends ConvertedLeg {
  plan: SlowPlan;
  spent: bigint;
  brought: bigint;
}

interface SlowConversion {
  legs: SlowLeg[];
  fee: bigint;
  paid: bigint;
  received: bigint;
}

/** The best route, or the reason of the last route that was tried. */
function planConversion(
  state: SlowState,
  { account, feeAccount, pay: payName, receive: receiveName, amount, feePpm, feeAsset }: Convert,
): SlowConversion | Reason {
  const [from, to, feeIn] = [asset(state, payName), asset(state, receiveName), asset(state, feeAsset)];
  const possible =
    from >= 0 &&
    to >= 0 &&
    from !== to &&
    (feeIn === from || feeIn === to) &&
    state.accounts[account] &&
    state.accounts[feeAccount] &&
    account !== feeAccount &&
    whole(amount);
  if (!possible || !Number.isSafeInteger(feePpm) || feePpm < 0 || feePpm >= 1_000_000) return 'invalid';
  const between = (a: number, b: number) =>
    state.rules.pairs.findIndex(
      ({ type, base, quote }) =>
        type === 'SPOT' && [a, b].includes(asset(state, base)) && [a, b].includes(asset(state, quote)),
    );
  const ways: number[][] = [
    [between(from, to)],
    ...state.rules.assets.flatMap((_, middle) =>
      middle === from || middle === to ? [] : [[between(from, middle), between(middle, to)]],
    ),
  ].filter((way) => way.every((pair) => pair >= 0));
  const feeBefore = feeIn === from ? share(BigInt(amount), feePpm) : 0n;
  let best: SlowConversion | null = null;
  let reason: Reason = 'no-route';
  for (const way of ways) {
    const legs = planWay(state, account, way, from, BigInt(amount) - feeBefore);
    if (typeof legs === 'string') {
      reason = legs;
      continue;
    }
    const brought = legs[legs.length - 1]!.brought;
    const fee = feeIn === from ? feeBefore : share(brought, feePpm);
    const found: SlowConversion = {
      legs,
      fee,
      paid: legs[0]!.spent + feeBefore,
      received: feeIn === from ? brought : brought - fee,
    };
    if (!best || found.received > best.received) best = found;
  }
  return best ?? reason;
}

function planWay(
  state: SlowState,
  account: number,
  way: readonly number[],
  from: number,
  amount: bigint,
): SlowLeg[] | Reason {
  const legs: SlowLeg[] = [];
  let [index, rest] = [from, amount];
  for (const pair of way) {
    const of = pairOf(state, pair);
    const buy = asset(state, of.quote) === index;
    const given = buy ? rest : rest / units(state, of, 1n);
    if (given <= 0n) return 'invalid';
    const plan = planMarket(state, pair, account, buy, given);
    if (typeof plan === 'string') return plan;
    index = asset(state, buy ? of.base : of.quote);
    rest = (buy ? units(state, of, plan.lots) : plan.value) - plan.fee;
    legs.push({
      pair,
      side: buy ? 'buy' : 'sell',
      lots: Number(plan.lots),
      value: Number(plan.value),
      tradeFee: Number(plan.fee),
      tradeFeeAsset: index,
      plan,
      spent: buy ? plan.value : units(state, of, plan.lots),
      brought: rest,
    });
  }
  return legs;
}

export function convert(state: SlowState, command: Convert): void {
  const order = state.next.order++;
  const { account, feeAccount, customerOrderId, feePpm } = command;
  const plan = planConversion(state, command);
  const first = typeof plan === 'string' ? null : plan.legs[0]!;
  const pair = first?.pair ?? -1;
  received(state, {
    order,
    account,
    pair,
    side: first?.side ?? 'buy',
    kind: 'simple',
    price: 0,
    quantity: first?.lots ?? 0,
    timeInForce: 'FOK',
    postOnly: false,
    reduceOnly: false,
    allowMargin: false,
    customerOrderId: customerOrderId ?? null,
  });
  const fails = (reason: Reason) =>
    void state.events.push({
      type: 'state',
      order,
      account,
      pair,
      state: 'failed',
      remaining: first?.lots ?? 0,
      reason,
    });
  if (typeof plan === 'string') return fails(plan);
  if (
    customerOrderId !== undefined &&
    state.orders.some((known) => known.account === account && known.customerOrderId === customerOrderId)
  )
    return fails('duplicate-customer-order-id');
  const [from, to, feeIn] = [
    asset(state, command.pay),
    asset(state, command.receive),
    asset(state, command.feeAsset),
  ];
  if (
    balance(state, account, from).available < plan.paid ||
    !maySpend(state, account, from, 0n, feeIn === from ? plan.fee : 0n)
  )
    return fails('insufficient-balance');
  const owes = (index: number) => balance(state, account, index).borrowed > 0n;
  if (
    (plan.legs.length > 1 && owes(plan.legs[0]!.tradeFeeAsset)) ||
    (plan.fee > 0n && feeIn === to && owes(to))
  )
    return fails('insufficient-balance');
  const payFee = () => {
    if (plan.fee === 0n) return;
    balance(state, account, feeIn).available -= plan.fee;
    give(state, feeAccount, feeIn, plan.fee);
    const fee = Number(plan.fee);
    state.events.push(
      { type: 'money', account, asset: feeIn, amount: -fee, kind: 'BROKERAGE_FEE', other: feeAccount },
      {
        type: 'money',
        account: feeAccount,
        asset: feeIn,
        amount: fee,
        kind: 'BROKERAGE_FEE',
        other: account,
      },
    );
  };
  if (feeIn === from) payFee();
  for (const leg of plan.legs)
    takePlan(state, order, account, leg.pair, leg.side === 'buy', leg.plan, 'simple');
  if (feeIn === to) payFee();
  state.events.push({
    type: 'converted',
    order,
    account,
    feeAccount,
    pay: from,
    receive: to,
    requested: command.amount,
    paid: Number(plan.paid),
    received: Number(plan.received),
    feePpm,
    feeAsset: feeIn,
    fee: Number(plan.fee),
    legs: plan.legs.map(({ pair: leg, side: of, lots, value: worth, tradeFee, tradeFeeAsset }) => ({
      pair: leg,
      side: of,
      lots,
      value: worth,
      tradeFee,
      tradeFeeAsset,
    })),
  });
  changed(state, order, account, pair, 'completed', 0n, null);
}
