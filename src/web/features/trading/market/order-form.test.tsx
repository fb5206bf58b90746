import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { BalanceEntry, PairDescription } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import { PRIMARY } from '../shared/trading-account.tsx';
import type { Book } from './book.ts';
import { OrderForm } from './order-form.tsx';
import type { OrderDraft } from './order-values.ts';
import { ETHZAR } from './testing/pair.ts';

const PAIR: PairDescription = { ...ETHZAR, marginTradingAllowed: false };
const BOOK: Book = {
  asks: [{ price: '30010', quantity: '2', cumulative: '2' }],
  bids: [{ price: '29990', quantity: '2', cumulative: '2' }],
  sequence: 1,
};
const BALANCE = { currency: 'ZAR', available: '20000' } as BalanceEntry;
const DRAFT: OrderDraft = {
  side: 'buy',
  price: '',
  amount: '',
  unit: 'quantity',
  timeInForce: 'GTC',
  postOnly: false,
  reduceOnly: false,
  allowMargin: false,
};
const STATUS = { configured: true, available: true, since: null, farPricePercent: 5, embedded: true };

function problem(status: number, code: string, errors: object[] = []) {
  return {
    status,
    body: {
      type: 'about:blank',
      title: 'Refused',
      status,
      detail: 'The reason.',
      code,
      instance: '',
      errors,
    },
  };
}

function Form({ onSent }: { onSent: (sent: unknown) => void }) {
  const [draft, setDraft] = useState(DRAFT);
  const [book, setBook] = useState<Book | null>(BOOK);
  return (
    <>
      {/* Simulates a broken connection of the market page. */}
      <button type="button" onClick={() => setBook(null)}>
        Lose the book
      </button>
      <OrderForm
        pair={PAIR}
        book={book}
        draft={draft}
        change={(change) => setDraft((before) => ({ ...before, ...change }))}
        account={PRIMARY}
        headers={{}}
        balances={[BALANCE]}
        onSent={onSent}
      />
    </>
  );
}

/** Opens the form; the exchange gives one answer to every order. */
type Answer = { status?: number; body: unknown };
function open(placed: Answer | (() => Promise<Answer>) = { status: 202, body: { id: 'order-1' } }) {
  const sent = answer({
    'GET /app/trading/status': { body: STATUS },
    'POST /trading/v1/orders/limit': placed,
  });
  const onSent = vi.fn();
  const { user } = renderPage(<Form onSent={onSent} />, { session: sessionOf('trader', ['TRADER']) });
  const orders = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const type = async (price: string, quantity: string) => {
    await user.type(screen.getByRole('textbox', { name: /^Price/ }), price);
    await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), quantity);
  };
  const submit = () => user.click(document.querySelector('button[type="submit"]')!);
  const confirm = async () => {
    const dialog = await screen.findByRole('dialog');
    await user.click([...dialog.querySelectorAll('button')].find((b) => b.textContent?.startsWith('Buy'))!);
  };
  return { user, onSent, orders, type, submit, confirm };
}

it('sends the order that the confirmation shows, with a unique reference', async () => {
  const { onSent, orders, type, submit, confirm } = open();
  await type('30000', '0.5');
  await submit();
  await confirm();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(orders()).toMatchObject([
    { pair: 'ETHZAR', side: 'BUY', price: '30000', quantity: '0.5', timeInForce: 'GTC', postOnly: false },
  ]);
  const [{ customerOrderId }] = orders() as [{ customerOrderId: string }];
  expect(customerOrderId).toMatch(/^[0-9a-f-]{36}$/);
  expect(onSent).toHaveBeenCalledWith(
    expect.objectContaining({ orderId: 'order-1', reference: customerOrderId }),
  );
});

it('reports the order that was sent, also when the form shows another one by then', async () => {
  let answerNow: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answerNow = resolve));
  const placed = { status: 202, body: { id: 'order-1' } };
  const { user, onSent, orders, type, submit, confirm } = open(() => answered.then(() => placed));
  await type('30000', '0.5');
  await submit();
  await confirm();
  await waitFor(() => expect(orders()).toHaveLength(1));
  await user.click(screen.getByRole('radio', { name: 'Sell' }));
  answerNow();
  await waitFor(() =>
    expect(onSent).toHaveBeenCalledWith(
      expect.objectContaining({ side: 'buy', account: PRIMARY, quantity: '0.5' }),
    ),
  );
});

it('names what is missing, focuses the field and sends nothing', async () => {
  const { orders, submit } = open();
  await submit();
  expect(screen.getByText('Enter a price.')).toBeTruthy();
  expect(screen.getByText('Enter an amount.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Price/ }));
  expect(orders()).toEqual([]);
});

it('keeps the warning of a far price in the dialog while the order book reloads', async () => {
  const { type, submit } = open();
  await type('40000', '0.1');
  await submit();
  const far = { name: 'This price is far from the market' };
  await screen.findByRole('dialog', far);
  act(() => screen.getByText('Lose the book').click());
  expect(screen.getByRole('dialog', far).textContent).toMatch(/33\.3.% above the market price/);
});

it('warns of a price far from the market and of an amount above the balance', async () => {
  const { type } = open();
  await type('36000', '1');
  expect((await screen.findByRole('alert')).textContent).toMatch(/20\.0.% above the market price/);
  expect(screen.getByText(/This is more than your available balance/)).toBeTruthy();
});

it('fills in a share of the balance at the best price', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: '50 %' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Price/ }).value).toBe('30010');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Quantity/ }).value).toBe('0.33322225');
});

it('reports an order as sent without an id when its outcome is unknown', async () => {
  const { onSent, type, submit, confirm } = open(problem(503, 'exchange_unavailable'));
  await type('30000', '0.5');
  await submit();
  await confirm();
  await waitFor(() => expect(onSent).toHaveBeenCalledWith(expect.objectContaining({ orderId: null })));
  expect(screen.queryByText('The order was not placed')).toBeNull();
});

it.each([
  [
    'the gateway confirms with a code that nothing was sent',
    problem(503, 'exchange_unavailable', [
      { path: '', code: 'not_sent', message: 'Nothing was sent to the exchange.' },
    ]),
  ],
  ['the exchange refuses the order', problem(400, 'exchange_refused')],
])('shows that the order was not placed when %s', async (_, refusal) => {
  const { onSent, type, submit, confirm } = open(refusal);
  await type('30000', '0.5');
  await submit();
  await confirm();
  expect(await screen.findByText('The order was not placed')).toBeTruthy();
  expect(onSent).not.toHaveBeenCalled();
});

it('takes the best price of either side at one click, and says what may happen there', async () => {
  const { user } = open();
  const price = screen.getByRole<HTMLInputElement>('textbox', { name: /^Price/ });
  await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), '1');
  await user.click(screen.getByRole('button', { name: /^Best ask/ }));
  expect(price.value).toBe('30010');
  expect(screen.getByText(/If others take it first, the order waits in the book/)).toBeTruthy();
  await user.click(screen.getByText('IOC'));
  expect(screen.getByText(/If others take it first, the order is cancelled/)).toBeTruthy();
  await user.click(screen.getByText('GTC'));
  await user.click(screen.getByRole('button', { name: /^Best bid/ }));
  expect(price.value).toBe('29990');
  expect(screen.getByText(/the order waits behind the orders/)).toBeTruthy();
});
