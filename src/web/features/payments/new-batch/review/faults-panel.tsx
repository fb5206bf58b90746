import { Button, Group, List, Radio, Stack, Text } from '@mantine/core';
import type { Dispatch } from 'react';
import type { AmountMarks } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import type { Currency } from '../../../../../shared/money.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { counted, errorKind, FIELD_WORDS, NOTE_WORDS } from '../words.ts';

interface FaultsPanelProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  desk: DeskActions;
  readOnly: boolean;
  onExcludeAll: () => void;
}

/**
 * The errors of the file by kind, with corrections for many rows at once, and the cells that were
 * interpreted.
 */
export function FaultsPanel({ state, dispatch, desk, readOnly, onExcludeAll }: FaultsPanelProps) {
  const { summary, errorRows, lockedThrough } = state.desk!;
  const { choices } = state;
  if (summary.errors.length === 0 && summary.notes.length === 0 && !summary.amountMarks?.ambiguous)
    return null;
  return (
    <Panel
      title={
        errorRows > 0
          ? `${counted(errorRows, 'row')} ${errorRows === 1 ? 'needs' : 'need'} fixing`
          : 'No errors'
      }
    >
      <Stack gap="md">
        {summary.errors.length > 0 && (
          <List listStyleType="none" spacing={6}>
            {summary.errors.map(({ code, field, count, suggestible }) => (
              <List.Item key={`${code} ${field}`}>
                <Group gap="xs">
                  <Text size="sm">
                    <b>{count.toLocaleString('en')}</b> × {errorKind(code, field)}
                  </Text>
                  <Button
                    size="compact-xs"
                    variant="default"
                    onClick={() =>
                      dispatch({ type: 'query', query: { show: 'errors', text: '', errorCode: code } })
                    }
                    aria-label={`Show the rows: ${errorKind(code, field)}`}
                  >
                    Show
                  </Button>
                  {suggestible && field && (
                    <Button
                      size="compact-xs"
                      variant="default"
                      disabled={readOnly}
                      onClick={() => desk.suggestions(code, field)}
                      aria-label={`Accept suggestions: ${errorKind(code, field)}`}
                    >
                      Accept suggestions
                    </Button>
                  )}
                </Group>
              </List.Item>
            ))}
          </List>
        )}
        {summary.amountMarks?.ambiguous && (
          <AmountMeaning
            amount={summary.amountMarks.ambiguous}
            marks={summary.amountMarks}
            currency={summary.currency}
            value={choices.decimalMark}
            disabled={readOnly || lockedThrough > 0}
            onChange={(decimalMark) => desk.choose({ ...choices, decimalMark })}
          />
        )}
        {summary.notes.length > 0 && (
          <Text size="sm" c="dimmed">
            Interpreted:{' '}
            {summary.notes
              .map(
                ({ code, field, count }) =>
                  `${FIELD_WORDS[field]}, ${NOTE_WORDS[code]} (${count.toLocaleString('en')})`,
              )
              .join('; ')}
            .
          </Text>
        )}
        {errorRows > 1 && (
          <Group>
            <Button size="xs" variant="default" disabled={readOnly} onClick={onExcludeAll}>
              Exclude all {counted(errorRows, 'row')} with errors…
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}

type Mark = '.' | ',';

const MARK_WORDS: Record<Mark, string> = { '.': 'point', ',': 'comma' };

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
function AmountMeaning({ amount, marks, currency, value, disabled, onChange }: AmountMeaningProps) {
  const mark: Mark = amount.includes('.') ? '.' : ',';
  const other: Mark = mark === '.' ? ',' : '.';
  const contradicting = mark === '.' ? marks.point : marks.comma;
  const whole = formatMoney(amount.replace(/\D/g, ''), currency);
  return (
    <Radio.Group
      label={`What does ${amount} mean in this file?`}
      description={
        contradicting
          ? `Other amounts in this file, such as ${contradicting}, have the ` +
            `${MARK_WORDS[mark]} before the decimals, so it cannot separate thousands ` +
            'here. Correct each amount that is marked.'
          : `The ${MARK_WORDS[mark]} can separate thousands or come before decimals.`
      }
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen === '.' || chosen === ',' ? chosen : null)}
    >
      <Stack mt="xs" gap="xs">
        <Radio
          value={other}
          label={`${whole}: the ${MARK_WORDS[mark]} separates thousands`}
          disabled={disabled || contradicting !== null}
        />
        <Radio
          value={mark}
          label={`A fraction: the ${MARK_WORDS[mark]} comes before three decimals`}
          disabled={disabled}
        />
      </Stack>
    </Radio.Group>
  );
}
