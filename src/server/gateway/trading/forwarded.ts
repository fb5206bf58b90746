import type { Operation } from '../../../contract/operation.ts';

/** An operation of the exchange that is forwarded, and for whom: what the exchange gives to everybody goes to every role. */
export interface Forwarded {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  roles: Operation['roles'];
}

const read = (path: string): Forwarded => ({ method: 'GET', path, roles: 'every' });
const open = (path: string): Forwarded => ({ method: 'GET', path, roles: 'public' });

/** The operations of the seed in its order, and the additions. Nothing else is forwarded. */
export const FORWARDED: readonly Forwarded[] = [
  read('/v1/account/transactionhistory'),
  read('/v1/orders/history'),
  { method: 'POST', path: '/v2/brokerage/quote', roles: 'every' },
  read('/v2/brokerage/history/{orderId}'),
  read('/v1/account/balances/all'),
  read('/v1/orders/open'),
  read('/v1/account/tradehistory'),
  read('/v1/orders/history/detail/orderid/{orderId}'),
  { method: 'POST', path: '/v1/orders/limit', roles: ['TRADER'] },
  read('/v1/orders/{currencyPair}/orderid/{orderId}'),
  read('/v1/account/subaccount/{accountPublicId}'),
  { method: 'POST', path: '/v1/account/subaccount', roles: ['TRADER'] },
  read('/v1/account/subaccounts'),
  read('/v1/loans/update-history'),
  read('/v1/positions/funding/history'),
  open('/v1/public/{currencyPair}/buckets'),
  open('/v1/public/{currencyPair}/orderbook/full'),
  open('/v1/public/pairs'),
  { method: 'DELETE', path: '/v1/orders/order', roles: ['TRADER'] },
];
