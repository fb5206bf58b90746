import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  AccountTrade,
  BalanceGroup,
  Subaccount,
  TransactionHistoryItem,
} from '../../../contract/trading/account.ts';
import type { Account } from '../account-directory.ts';
import { testExchange, type TestClient, type TestExchange } from '../testing/test-exchange.ts';

const DAY = 86_400_000;

let installation: TestExchange;
let primary: Account;
let treasury: Account;
let client: TestClient;

beforeAll(async () => {
  installation = await testExchange({}, 60 * DAY);
  primary = await installation.account({ kycEnabled: true });
  treasury = await installation.account({ kind: 'PROPRIETARY', primary: primary.number, label: 'Treasury' });
  client = await installation.client(primary);
});
afterAll(() => installation.close());

describe('the transaction history of an account', () => {
  type Item = z.infer<typeof TransactionHistoryItem>;
  type Trade = z.infer<typeof AccountTrade>;
  const items: Item[] = [];
  const trades: Trade[] = [];
  const HISTORY = '/v1/account/transactionhistory';
  const TRADES = '/v1/account/tradehistory';

  beforeAll(async () => {
    const { engine, context } = installation.exchange;
    const rival = await installation.account();
    const start = context.clock.nowMs();
    let at = start + 20 * DAY;
    const submit = (command: Parameters<typeof engine.submit>[0]) =>
      engine.submit(command, { at: (at += DAY / 6) });
    for (const account of [primary, rival]) {
      await submit({
        type: 'deposit',
        account: account.number,
        asset: 'USDC',
        amount: 1e12,
        kind: 'FIAT_DEPOSIT',
      });
      await submit({
        type: 'deposit',
        account: account.number,
        asset: 'BTC',
        amount: 1e10,
        kind: 'BLOCKCHAIN_RECEIVE',
      });
    }
    for (let i = 0; i < 90; i++) {
      const [maker, taker] = i % 2 ? [primary, rival] : [rival, primary];
      const order = {
        type: 'limit',
        pair: 'BTCUSDC',
        quantity: 10_000 + i,
        price: 50_000 + i,
        timeInForce: 'GTC',
      } as const;
      await submit({ ...order, account: maker.number, side: i % 3 ? 'buy' : 'sell' });
      await submit({ ...order, account: taker.number, side: i % 3 ? 'sell' : 'buy' });
      if (i % 10 === 0)
        await submit({
          type: 'transfer',
          from: primary.number,
          to: treasury.number,
          asset: 'USDC',
          amount: 1_000_000,
        });
      if (i % 30 === 0)
        await submit({
          type: 'withdraw',
          account: primary.number,
          asset: 'BTC',
          amount: 1_000,
          kind: 'BLOCKCHAIN_SEND',
        });
    }
    installation.passMs(60 * DAY);
    const from = new Date(start).toISOString();
    for (let skip = 0; ; skip += 200) {
      const { json } = await client.get(`${HISTORY}?startTime=${from}&limit=200&skip=${skip}`);
      items.push(...json);
      if (json.length < 200) break;
    }
    for (let skip = 0; ; skip += 60) {
      const { json } = await client.get(`${TRADES}?startTime=${from}&limit=60&skip=${skip}`);
      trades.push(...json);
      if (json.length < 60) break;
    }
  });

  it('lists every transaction, newest first, in the shape of the contract', () => {
    for (const item of items) TransactionHistoryItem.strict().parse(item);
    for (const trade of trades) AccountTrade.strict().parse(trade);
    expect(trades).toHaveLength(90);
    expect(items.length).toBeGreaterThan(100);
    for (const times of [items.map(({ eventAt }) => eventAt), trades.map(({ tradedAt }) => tradedAt)])
      expect(times).toEqual([...times].sort().reverse());
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('describes each type, and what a trade cost', () => {
    const of = (type: string) => items.find((item) => item.transactionType.type === type)!;
    expect(of('LIMIT_BUY').transactionType.description).toBe('Limit Buy');
    expect(of('INTERNAL_TRANSFER').transactionType.description).toBe('Transfer');
    expect(of('LIMIT_SELL').additionalInfo).toEqual({
      costPerCoin: expect.any(Number),
      costPerCoinSymbol: 'USDC',
      currencyPairSymbol: 'BTCUSDC',
      orderId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(of('FIAT_DEPOSIT')).toEqual({
      id: expect.any(String),
      transactionType: { type: 'FIAT_DEPOSIT', description: 'Fiat Deposit' },
      creditCurrency: 'USDC',
      creditValue: '1000000',
      eventAt: expect.any(String),
      additionalInfo: {},
    });
    expect(of('BLOCKCHAIN_SEND')).not.toHaveProperty('creditCurrency');
  });

  it('sums to the balance', async () => {
    const units = (text: string | undefined) =>
      text === undefined ? 0n : BigInt(Math.round(Number(text) * 1e8));
    const sums = new Map<string, bigint>();
    for (const item of items) {
      const add = (currency: string | undefined, amount: bigint) =>
        currency && sums.set(currency, (sums.get(currency) ?? 0n) + amount);
      add(item.creditCurrency, units(item.creditValue));
      add(item.debitCurrency, -units(item.debitValue));
      add(item.feeCurrency, -units(item.feeValue));
    }
    const [group] = (await client.get('/v1/account/balances/all')).json;
    for (const { currency, total } of group.balances)
      expect([currency, sums.get(currency)]).toEqual([currency, units(total)]);
  });

  const isRecent = (time: string) => Date.parse(time) >= installation.context.clock.nowMs() - 30 * DAY;

  it('is that of the latest 30 days without times', async () => {
    expect((await client.get(`${HISTORY}?limit=200`)).json).toEqual(
      items.filter(({ eventAt }) => isRecent(eventAt)).slice(0, 200),
    );
    expect((await client.get(TRADES)).json).toEqual(
      trades.filter(({ tradedAt }) => isRecent(tradedAt)).slice(0, 100),
    );
    expect(items.some(({ eventAt }) => !isRecent(eventAt))).toBe(true);
  });

  const filters: [string, (item: Item) => boolean][] = [
    ['currency=BTC', (item) => [item.debitCurrency, item.creditCurrency, item.feeCurrency].includes('BTC')],
    [
      'transactionTypes=LIMIT_BUY%2CMAKER_REWARD',
      (item) => ['LIMIT_BUY', 'MAKER_REWARD'].includes(item.transactionType.type),
    ],
    [
      'transactionTypes=INTERNAL_TRANSFER&currency=usdc',
      (item) => item.transactionType.type === 'INTERNAL_TRANSFER',
    ],
    ['currency=XRP', () => false],
  ];
  it.each(filters)('filters by %s like a plain filter of all transactions', async (query, keep) => {
    const start = items[items.length - 1]!.eventAt;
    const expected = items.filter(keep);
    expect((await client.get(`${HISTORY}?startTime=${start}&${query}`)).json).toEqual(expected.slice(0, 100));
    expect((await client.get(`${HISTORY}?startTime=${start}&${query}&skip=2&limit=3`)).json).toEqual(
      expected.slice(2, 5),
    );
  });

  it('pages backward by beforeId, also past the 30 days, and is limited by times', async () => {
    const ids: string[] = [];
    let before = items[0]!.id;
    for (;;) {
      const { json } = await client.get(`${HISTORY}?beforeId=${before}&limit=37`);
      if (json.length === 0) break;
      ids.push(...json.map(({ id }: Item) => id));
      before = ids[ids.length - 1]!;
    }
    expect(ids).toEqual(items.slice(1).map(({ id }) => id));
    expect((await client.get(`${TRADES}?beforeId=${trades[70]!.id}&limit=10`)).json).toEqual(
      trades.slice(71, 81),
    );
    const [late, early] = [trades[20]!.tradedAt, trades[50]!.tradedAt];
    expect((await client.get(`${TRADES}?startTime=${early}&endTime=${late}`)).json).toEqual(
      trades.slice(20, 51),
    );
    expect((await client.get(`${HISTORY}?endTime=${early}&limit=5`)).json).toEqual(
      items.filter(({ eventAt }) => eventAt <= early).slice(0, 5),
    );
  });

  it.each([
    [HISTORY, 'limit=201', 'limit'],
    [TRADES, 'limit=101', 'limit'],
    [HISTORY, 'transactionTypes=GIFT', 'transactionTypes.0'],
    [HISTORY, 'beforeId=1', 'beforeId'],
    [TRADES, 'beforeId=00000000-0000-7000-8000-000000000000', 'beforeId'],
    [HISTORY, 'endTime=2026-13-01T00:00:00Z', 'endTime'],
  ])('%s refuses %s', async (path, query, field) => {
    const answer = await client.get(`${path}?${query}`);
    expect([answer.status, answer.json.code, answer.json.validationErrors.errors[0].field]).toEqual([
      400,
      -11,
      field,
    ]);
  });

  it('shows a subaccount its own transactions only', async () => {
    const subaccount = String(treasury.id);
    const own = (await client.get(`${HISTORY}?endTime=2100-01-01T00:00:00Z`, { subaccount })).json;
    expect(own).toHaveLength(9);
    expect((await client.get(`${HISTORY}?beforeId=${items[0]!.id}`, { subaccount })).json.code).toBe(-11);
  });
});

describe('balances', () => {
  it('lists the primary account and every subaccount, without zero balances', async () => {
    const empty = await installation.account({
      kind: 'PROPRIETARY',
      primary: primary.number,
      label: 'Empty',
    });
    await client.post('/v1/orders/limit', { side: 'BUY', quantity: '0.01', price: '20000', pair: 'BTCUSDC' });
    const { json } = await client.get('/v1/account/balances/all');
    for (const group of json) BalanceGroup.strict().parse(group);
    expect(json.map((group: any) => group.account)).toEqual([
      { label: 'Primary', id: '0' },
      { label: 'Treasury', id: String(treasury.id) },
      { label: 'Empty', id: String(empty.id) },
    ]);
    expect(json[2].balances).toEqual([]);
    expect(json[0].balances.map((balance: any) => balance.currency)).toEqual(['USDC', 'BTC']);
    const usdc = json[0].balances[0];
    expect(Number(usdc.reserved)).toBe(200);
    expect(Number(usdc.available) + Number(usdc.reserved)).toBeCloseTo(Number(usdc.total), 6);
    const [order] = (await client.get('/v1/orders/open')).json;
    expect(usdc.updatedAt).toBe(order.updatedAt);
    const [transfer] = (
      await client.get('/v1/account/transactionhistory?endTime=2100-01-01T00:00:00Z', {
        subaccount: String(treasury.id),
      })
    ).json;
    expect(json[1].balances[0].updatedAt).toBe(transfer.eventAt);
  });
});

const PERSON = {
  label: 'Thandi Mokoena',
  firstName: 'Thandi',
  lastName: 'Mokoena',
  dateOfBirth: '1990-04-12',
  residentialCountry: 'ZA',
  identityIssuingCountry: 'ZAF',
  identityType: 'PASSPORT',
  identityNumber: 'A12345678',
  identityExpiryDate: '2099-01-01',
  cellNumber: '+27821234567',
  email: 'thandi@example.com',
  purpose: 'TRADING',
  employmentStatus: 'SELF_EMPLOYED',
  sourceOfFunds: 'SAVINGS',
};

describe('subaccounts', () => {
  const CREATE = '/v1/account/subaccount';
  const create = (body: object, query = '') => {
    // The limit is one subaccount a second.
    installation.passMs(1_000);
    return client.post(`${CREATE}${query}`, body);
  };

  it('creates a proprietary subaccount by its label, and lists it after the primary account', async () => {
    for (const query of ['?isProprietarySubAccount=true', '?isProprietarySubAccount=TRUE']) {
      const answer = await create(
        { label: `MarketMakers ${query.length} ${query.slice(-1)}`, firstName: null },
        query,
      );
      expect([answer.status, answer.json]).toEqual([200, { id: expect.stringMatching(/^[4-9]\d{18}$/) }]);
    }
    const { json } = await client.get('/v1/account/subaccounts');
    expect(json[0]).toEqual({ label: 'Primary', id: '0' });
    expect(json.at(-1)).toEqual({ label: 'MarketMakers 29 E', id: expect.any(String) });
    expect((await client.get(`${CREATE}/${json.at(-1).id}`)).json).toEqual(json.at(-1));
    expect((await client.get(`${CREATE}/0`)).json).toEqual({ label: 'Primary', id: '0' });
  });

  it("reads a customer's data back whole, and keeps it unreadable in the database", async () => {
    const { status, json } = await create(PERSON);
    expect(status).toBe(200);
    const read = (await client.get(`${CREATE}/${json.id}`)).json;
    Subaccount.strict().parse(read);
    expect(read).toEqual({ id: json.id, ...PERSON });
    const tables = await installation.database.query(
      `SELECT format('%I.%I', table_schema, table_name) AS name
       FROM information_schema.tables
       WHERE table_schema IN ('exchange', 'public')`,
    );
    for (const { name } of tables) {
      const { rows } = await installation.database.pool.query<{ text: string }>(
        `SELECT t::text || encode(convert_to(t::text, 'UTF8'), 'escape') AS text FROM ${name} t`,
      );
      for (const { text } of rows) {
        for (const secret of [PERSON.identityNumber, '27821234567', PERSON.email, PERSON.dateOfBirth]) {
          expect([name, text.includes(secret), text.includes(Buffer.from(secret).toString('hex'))]).toEqual([
            name,
            false,
            false,
          ]);
        }
      }
    }
  });

  it("takes the interface's values for customers in any case", async () => {
    const words = {
      identityType: 'Passport',
      purpose: 'trading',
      employmentStatus: 'Self_Employed',
      sourceOfFunds: 'savings',
    };
    const { status, json } = await create({
      ...PERSON,
      label: 'Any case',
      identityNumber: 'C12345678',
      cellNumber: '+27821111111',
      ...words,
    });
    expect(status).toBe(200);
    expect((await client.get(`${CREATE}/${json.id}`)).json).toMatchObject({
      identityType: 'PASSPORT',
      purpose: 'TRADING',
      employmentStatus: 'SELF_EMPLOYED',
      sourceOfFunds: 'SAVINGS',
    });
  });

  it('refuses a body with unknown fields', async () => {
    const before = installation.exchange.engine.state.accounts.count;
    const { status, json } = await create(
      { label: 'Misspelt', first_name: 'Thandi', nickname: 'T' },
      '?isProprietarySubAccount=true',
    );
    expect([status, json.code]).toEqual([400, -11]);
    expect(json.validationErrors.errors).toEqual([
      { field: 'first_name', message: 'Unknown field. Did you mean firstName?' },
      { field: 'nickname', message: expect.stringContaining('Unknown field.') },
    ]);
    expect(installation.exchange.engine.state.accounts.count).toBe(before);
  });

  it('requires a unique label, identity number and cell number', async () => {
    const label = await create({ ...PERSON, identityNumber: 'B12345678', cellNumber: '+27820000000' });
    expect([label.status, label.json.code]).toEqual([403, -11132]);
    const proprietary = await create({ label: 'Treasury' }, '?isProprietarySubAccount=true');
    expect([proprietary.status, proprietary.json.code]).toEqual([403, -11132]);
    const identity = await create({
      ...PERSON,
      label: 'Another',
      identityNumber: 'a 1234 5678',
      cellNumber: '+27820000000',
    });
    expect([identity.status, identity.json.validationErrors.errors[0].field]).toEqual([
      400,
      'identityNumber',
    ]);
    const cell = await create({ ...PERSON, label: 'Another', identityNumber: 'B12345678' });
    expect([cell.status, cell.json.validationErrors.errors[0].field]).toEqual([400, 'cellNumber']);
  });

  it.each([
    ['firstName', undefined],
    ['lastName', 'x'.repeat(129)],
    ['dateOfBirth', '1990-02-30'],
    ['dateOfBirth', '2999-01-01'],
    ['residentialCountry', 'South Africa'],
    ['residentialCountry', 'XX'],
    ['identityIssuingCountry', 'ZZZ'],
    ['identityType', 'LIBRARY_CARD'],
    ['identityNumber', '1234'],
    ['identityExpiryDate', '2020-01-01'],
    ['cellNumber', '0821234567'],
    ['email', 'thandi'],
    ['purpose', 'FUN'],
    ['employmentStatus', ''],
    ['sourceOfFunds', null],
    ['label', 'Thandi & Co'],
    ['label', 'x'.repeat(65)],
  ])('refuses a customer with %s being %s', async (field, value) => {
    const before = installation.exchange.engine.state.accounts.count;
    const answer = await create({
      ...PERSON,
      label: 'Fresh',
      identityNumber: 'Z99999999',
      cellNumber: '+27829999999',
      [field]: value,
    });
    expect([answer.status, answer.json.code, answer.json.validationErrors.errors[0].field]).toEqual([
      400,
      -11,
      field,
    ]);
    expect(installation.exchange.engine.state.accounts.count).toBe(before);
  });

  it('creates customers only for clients that may have them', async () => {
    const plain = await installation.client(await installation.account());
    expect((await plain.post(CREATE, PERSON)).status).toBe(403);
    installation.passMs(1_000);
    expect((await plain.post(`${CREATE}?isProprietarySubAccount=true`, { label: 'Own' })).status).toBe(200);
  });

  it('creates at most 2,000 subaccounts', async () => {
    const full = await installation.account();
    for (let i = 0; i < 2_000; i++)
      installation.exchange.accounts.add({
        ...treasury,
        number: 1e6 + i,
        id: BigInt(i + 1e6),
        label: `S${i}`,
        primaryNumber: full.number,
      });
    const answer = await (
      await installation.client(full)
    ).post(`${CREATE}?isProprietarySubAccount=true`, { label: 'One more' });
    expect([answer.status, answer.json.code]).toEqual([400, -11136]);
  });

  it('hides the accounts of other clients, and unknown ones', async () => {
    const stranger = await installation.client(await installation.account());
    for (const id of [String(treasury.id), '1', 'x', '18446744073709551617']) {
      const answer = await stranger.get(`${CREATE}/${id}`);
      expect([answer.status, answer.json.code]).toEqual([400, -11]);
    }
  });
});
