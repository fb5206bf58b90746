import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Radio, Stack } from '@mantine/core';
import type { AmountMarks } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import type { Currency } from '../../../../../shared/money.ts';
import { formatMoney } from '../../../../ui/amount.tsx';

type Mark = '.' | ',';

const MARK_WORDS: Record<Mark, MessageDescriptor> = { '.': msg`point`, ',': msg`comma` };

interface AmountMeaningProps {
  /** The text in the file, such as "12.345". */
  amount: string;
  marks: AmountMarks;
  currency: Currency;
  /** The decimal mark that the user has chosen. */
  value: Mark | null;
  disabled: boolean;
  onChange: (decimalMark: Mark | null) => void;
}

/**
 * Asks how to read an amount that has two meanings. A meaning that contradicts other amounts of the file
 * cannot be chosen.
 */
export function AmountMeaning({ amount, marks, currency, value, disabled, onChange }: AmountMeaningProps) {
  const mark: Mark = amount.includes('.') ? '.' : ',';
  const other: Mark = mark === '.' ? ',' : '.';
  const contradicting = mark === '.' ? marks.point : marks.comma;
  const markWord = i18n._(MARK_WORDS[mark]);
  const whole = formatMoney(amount.replace(/\D/g, ''), currency);
  return (
    <Radio.Group
      label={t`What does ${amount} mean in this file?`}
      description={
        contradicting
          ? t`Other amounts in this file, such as ${contradicting}, have the ${markWord} before the \
decimals, so it cannot separate thousands here. Correct each amount that is marked.`
          : t`The ${markWord} can separate thousands or come before decimals.`
      }
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen === '.' || chosen === ',' ? chosen : null)}
    >
      <Stack mt="xs" gap="xs">
        <Radio
          value={other}
          label={t`${whole}: the ${markWord} separates thousands`}
          disabled={disabled || contradicting !== null}
        />
        <Radio
          value={mark}
          label={t`A fraction: the ${markWord} comes before three decimals`}
          disabled={disabled}
        />
      </Stack>
    </Radio.Group>
  );
}
