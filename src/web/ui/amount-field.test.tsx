import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AmountField } from './amount-field.tsx';
import { renderPage } from './testing/render-page.tsx';

const ERROR = 'Enter an amount such as 1,250.00.';

function open(value?: string) {
  const onChange = vi.fn();
  const { user } = renderPage(<AmountField label="Minimum amount" value={value} onChange={onChange} />);
  return { user, onChange, field: screen.getByLabelText<HTMLInputElement>('Minimum amount') };
}

it.each([
  ['1250', '1250'],
  ['1250.5', '1250.5'],
  [' 1250.00 ', '1250.00'],
  ['1,250.00', '1250.00'],
  ['3 210 400.00', '3210400.00'],
  ['12,5', '12.5'],
  ['250 000,50', '250000.50'],
  ['3\u00a0210\u00a0400', '3210400'],
])('reads %j as %s', async (typed, amount) => {
  const { user, onChange, field } = open();
  await user.type(field, typed);
  expect(screen.queryByText(ERROR)).toBeNull();
  await user.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(amount);
});

it.each(['ten', '1,25.00', '-5', '1e3', '1.', '1 2', '1250.000000001'])(
  'refuses %j with an example, and keeps what was typed',
  async (typed) => {
    const { user, onChange, field } = open();
    await user.type(field, `${typed}{Enter}`);
    expect(screen.getByText(ERROR)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe(typed);
    expect(onChange).not.toHaveBeenCalled();
  },
);

it('reports on Enter, and an empty field as no amount', async () => {
  const { user, onChange, field } = open('5.00');
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('follows a value that changes elsewhere', async () => {
  function Page() {
    const [value, setValue] = useState<string | undefined>('5.00');
    return (
      <>
        <AmountField label="Minimum amount" value={value} onChange={setValue} />
        <button onClick={() => setValue(undefined)}>Clear</button>
      </>
    );
  }
  const { user } = renderPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByLabelText<HTMLInputElement>('Minimum amount').value).toBe('');
});
