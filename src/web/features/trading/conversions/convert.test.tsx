import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Role } from '../../../../shared/terms.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import { PRIMARY } from '../shared/trading-account.tsx';
import { Convert } from './convert.tsx';
import { CONVERSION_PAIRS, quoteOf } from './testing/quotes.ts';

const LABEL = 'Convert 100.00 USDC';

interface Options {
  quote?: Parameters<typeof quoteOf>[0];
  ageMs?: number;
  available?: string;
  role?: Role;
}

/** Opens the section with a quote of 100 USDC to ZAR. */
function open({ quote = {}, ageMs = 0, available = '1000', role = 'TRADER' }: Options = {}) {
  answer({ 'GET /trading/v1/public/pairs': { body: CONVERSION_PAIRS } });
  const onConvert = vi.fn();
  const askAgain = vi.fn();
  const atMs = Date.now() - ageMs;
  function Section() {
    const [cap, setCap] = useState('0.5');
    return (
      <Convert
        quoted={{ quote: quoteOf(quote), firstLeg: null }}
        atMs={atMs}
        account={PRIMARY}
        available={available}
        pairs={CONVERSION_PAIRS}
        cap={cap}
        onCap={setCap}
        askAgain={askAgain}
        asking={false}
        onConvert={onConvert}
      />
    );
  }
  const { user } = renderPage(<Section />, { session: sessionOf('trader', [role]) });
  return { user, onConvert, button: () => screen.queryByRole<HTMLButtonElement>('button', { name: LABEL }) };
}

it('asks once, with the most that is paid, the least that is received, the cap and the order', async () => {
  const { user, onConvert, button } = open();
  await user.click(button()!);
  expect(onConvert).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('dialog');
  for (const text of [
    'You pay at most100.00 USDC',
    'You receive at least1,839.15 ZAR',
    'Slippage cap0.5 %',
    'OrderSell 100 USDC at 18.41 ZAR or better',
    'about 1.85 ZAR, included above',
  ])
    expect(dialog.textContent.replaceAll('\u00a0', ' ')).toContain(text);
  await user.keyboard('{Enter}');
  expect(onConvert).toHaveBeenCalledTimes(1);
  expect(onConvert).toHaveBeenCalledWith(expect.objectContaining({ pays: '100', receives: '1839.158' }));
});

it('follows the cap, and refuses one that is not a percentage up to 10', async () => {
  const { user, button } = open();
  const field = screen.getByRole('textbox', { name: /^Slippage cap/ });
  await user.clear(field);
  await user.type(field, '1');
  expect(screen.getByText(/1,830\.16/)).toBeTruthy();
  await user.type(field, '1');
  expect(screen.getByText('Enter a percentage from 0 to 10, such as 0.5.')).toBeTruthy();
  expect(button()!.disabled).toBe(true);
});

it.each([
  ['it is older than 30 seconds', { ageMs: 31_000 }, 'This quote is older than 30 seconds.'],
  ['the balance is too small', { available: '99' }, 'This is more than the available balance'],
  ['the amount is too small', { quote: { actualPayAmount: '0.001' } }, 'below the minimum order'],
] as const)('does not convert when %s', (_, options, words) => {
  const { button } = open(options);
  expect(screen.getByText(new RegExp(words))).toBeTruthy();
  expect((button() ?? screen.getByRole<HTMLButtonElement>('button', { name: /^Convert / })).disabled).toBe(
    true,
  );
});

it('explains why a quote with a fee is not converted, and offers the orders', async () => {
  const { button } = open({ quote: { feeAmount: '0.5', feeRate: '0.005' } });
  expect(screen.getByText(/Remove the fee to convert with one confirmation/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: /USDCZAR/ })).toBeTruthy();
  expect(button()).toBeNull();
});

it('tells users without the Trader role what they need', () => {
  const { button } = open({ role: 'VIEWER' });
  expect(screen.getByText(/you need the Trader role/)).toBeTruthy();
  expect(button()).toBeNull();
});
