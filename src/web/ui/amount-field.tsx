import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { AMOUNT_FILTER_PATTERN } from '../../shared/money.ts';
import { groupDigits } from './figure.tsx';
import { plainAmount } from '../../shared/typed-amount.ts';

/**
 * The text of a field whose value is a filter in the address. The text follows the filter when that changes
 * elsewhere. Call the third function before reporting a value, so that text typed since is kept when the
 * value arrives in the address.
 */
export function useTyped(
  filter: string | undefined,
): [text: string, setText: (text: string) => void, expectFilter: (value: string | undefined) => void] {
  const [text, setText] = useState(filter ?? '');
  const [known, setKnown] = useState(filter);
  const [expected, setExpected] = useState(filter);
  if (known !== filter) {
    setKnown(filter);
    if (filter !== expected) setText(filter ?? '');
    setExpected(filter);
  }
  return [text, setText, setExpected];
}

interface AmountFieldProps {
  label: string;
  /** A decimal string in major units; undefined while the field is empty. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/**
 * A field for an optional amount. It reports the amount when the user leaves the field or presses Enter, and
 * reports nothing while the text is not an amount.
 */
export function AmountField({ label, value, onChange }: AmountFieldProps) {
  const [text, setText] = useTyped(value);
  const amount = plainAmount(text);
  const isAmount = amount === '' || AMOUNT_FILTER_PATTERN.test(amount);
  const report = () => {
    if (isAmount) onChange(amount || undefined);
  };
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      placeholder={groupDigits('1250.00')}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={report}
      onKeyDown={(event) => event.key === 'Enter' && report()}
      error={isAmount ? undefined : t`Enter an amount such as ${groupDigits('1250.00')}.`}
    />
  );
}
