import { expect } from 'vitest';
import type { Account } from '../account-directory.ts';
import type { TestClient, TestExchange } from './test-exchange.ts';

export const LIMIT = '/v1/orders/limit';

/** Gives each account enough USDC and BTC for the orders of a test. */
export async function fundForOrders(installation: TestExchange, accounts: readonly Account[]): Promise<void> {
  for (const account of accounts) {
    await installation.deposit(account, 'USDC', 1e12);
    await installation.deposit(account, 'BTC', 1e10);
  }
}

/** The body of a limit order for BTCUSDC. */
export const order = (side: string, price: string, quantity = '0.01', more: object = {}) => ({
  side,
  price,
  quantity,
  pair: 'BTCUSDC',
  ...more,
});

/** Places an order, which may fail later; returns its id. */
export async function place(by: TestClient, body: object, subaccount?: string): Promise<string> {
  const answer = await by.post(LIMIT, body, { subaccount });
  expect(answer.text).toContain('"id"');
  expect(answer.status).toBe(202);
  return answer.json.id as string;
}

export const statusOf = async (by: TestClient, id: string, subaccount?: string) =>
  (await by.get(`/v1/orders/BTCUSDC/orderid/${id}`, { subaccount })).json;
