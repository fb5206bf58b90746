import { Button, Group, List, Radio, Stack, Text } from '@mantine/core';
import type { Dispatch } from 'react';
import { Panel } from '../../../ui/panel.tsx';
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

/** What is wrong, kind by kind, with what mends many rows at once; and what was understood rather than taken literally. */
export function FaultsPanel({ state, dispatch, desk, readOnly, onExcludeAll }: FaultsPanelProps) {
  const { summary, errorRows, lockedThrough } = state.desk!;
  const { choices } = state;
  const ambiguous = choices.decimalMark !== null || summary.errors.some((error) => error.code === 'amount_ambiguous');
  if (summary.errors.length === 0 && summary.notes.length === 0 && !ambiguous) return null;
  return (
    <Panel title={errorRows > 0 ? `${counted(errorRows, 'row')} to mend` : 'Nothing to mend'}>
      <Stack gap="md">
        {summary.errors.length > 0 && (
          <List listStyleType="none" spacing={6}>
            {summary.errors.map(({ code, field, count, suggestible }) => (
              <List.Item key={`${code} ${field}`}>
                <Group gap="xs">
                  <Text size="sm">
                    <b>{count.toLocaleString('en')}</b> × {errorKind(code, field)}
                  </Text>
                  <Button size="compact-xs" variant="default" onClick={() => dispatch({ type: 'query', query: { show: 'errors', text: '', errorCode: code } })} aria-label={`Show the rows: ${errorKind(code, field)}`}>
                    Show
                  </Button>
                  {suggestible && field && (
                    <Button size="compact-xs" variant="default" disabled={readOnly} onClick={() => desk.suggestions(code, field)} aria-label={`Take what is suggested: ${errorKind(code, field)}`}>
                      Take what is suggested
                    </Button>
                  )}
                </Group>
              </List.Item>
            ))}
          </List>
        )}
        {ambiguous && (
          <Radio.Group
            label="What does 1,234 mean in this file?"
            description="A number with one comma or one point and three digits behind it can be read in two ways."
            value={choices.decimalMark ?? ''}
            onChange={(mark) => desk.choose({ ...choices, decimalMark: mark === '.' || mark === ',' ? mark : null })}
          >
            <Group mt="xs">
              <Radio value="." label="1,234 is one thousand two hundred and thirty-four" disabled={readOnly || lockedThrough > 0} />
              <Radio value="," label="1,234 is one and a fraction" disabled={readOnly || lockedThrough > 0} />
            </Group>
          </Radio.Group>
        )}
        {summary.notes.length > 0 && (
          <Text size="sm" c="dimmed">
            Understood differently: {summary.notes.map(({ code, field, count }) => `${FIELD_WORDS[field]}, ${NOTE_WORDS[code]} (${count.toLocaleString('en')})`).join('; ')}.
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
