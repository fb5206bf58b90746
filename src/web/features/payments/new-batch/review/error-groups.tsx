import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState, type Dispatch } from 'react';
import type { ErrorGroup, ErrorValue } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { countedRows } from '../../shared/words.ts';
import { errorKind } from '../words.ts';
import { AmountMeaning } from './amount-meaning.tsx';
import { Section } from './section.tsx';
import classes from './workbench.module.css';

interface ErrorGroupsProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  desk: DeskActions;
  readOnly: boolean;
  headingId: string;
  goToRow: (row: number) => void;
  onExcludeAll: () => void;
}

/**
 * The errors of the file by kind and by the text that causes them, with corrections for many rows at once.
 */
export function ErrorGroups({
  state,
  dispatch,
  desk,
  readOnly,
  headingId,
  goToRow,
  onExcludeAll,
}: ErrorGroupsProps) {
  const { summary, errorRows, lockedThrough } = state.desk!;
  const { choices } = state;
  const groups = useErrorGroups(desk, state.version);
  const written = formatNumber(errorRows);
  return (
    <Section
      id={headingId}
      title={
        errorRows > 0
          ? plural(errorRows, { one: '1 row needs fixing', other: `${written} rows need fixing` })
          : t`No errors`
      }
    >
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
      {groups.length > 0 && (
        <ul className={classes.groups}>
          {groups.map((group) => (
            <li key={`${group.code} ${group.field}`} className={classes.group}>
              <OneGroup group={group} dispatch={dispatch} desk={desk} readOnly={readOnly} goToRow={goToRow} />
            </li>
          ))}
        </ul>
      )}
      {errorRows > 1 && (
        <Group>
          <Button size="compact-xs" variant="default" disabled={readOnly} onClick={onExcludeAll}>
            <Trans>Exclude all {written} rows with errors…</Trans>
          </Button>
        </Group>
      )}
    </Section>
  );
}

/** The groups of the file in its present state. The groups before a change stay until the new ones arrive. */
function useErrorGroups(desk: DeskActions, version: number): ErrorGroup[] {
  const [groups, setGroups] = useState<ErrorGroup[]>([]);
  const { call } = desk;
  useEffect(() => {
    let wanted = true;
    call('errorGroups', null).then(
      (found) => wanted && setGroups(found),
      // The file was closed meanwhile.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [call, version]);
  return groups;
}

function OneGroup({
  group,
  dispatch,
  desk,
  readOnly,
  goToRow,
}: Pick<ErrorGroupsProps, 'dispatch' | 'desk' | 'readOnly' | 'goToRow'> & { group: ErrorGroup }) {
  const { code, field, rows, values, differentValues, suggestible } = group;
  const kind = errorKind(code, field);
  const accepted = formatNumber(suggestible);
  const shown = values.reduce((sum, value) => sum + value.rows, 0);
  const direct = values.some((value) => value.suggestion !== null && value.rows === suggestible);
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <Text size="sm" fw={600}>
          {kind} ({formatNumber(rows)})
        </Text>
        <Button
          size="compact-xs"
          variant="default"
          className={classes.noShrink}
          onClick={() => dispatch({ type: 'query', query: { show: 'errors', text: '', errorCode: code } })}
          aria-label={t`Show the rows: ${kind}`}
        >
          <Trans>Show</Trans>
        </Button>
      </Group>
      {field !== null &&
        values.map((value) => (
          <OneValue
            key={value.value}
            value={value}
            goToRow={goToRow}
            apply={
              readOnly || value.suggestion === null
                ? null
                : () => void desk.change({ kind: 'fix', code, field, value: value.value })
            }
          />
        ))}
      {field !== null && differentValues > values.length && (
        <Text size="sm" c="dimmed">
          {othersSentence(rows - shown, differentValues - values.length)}
        </Text>
      )}
      {field !== null && suggestible > 1 && !direct && (
        <Group>
          <Button
            size="compact-xs"
            variant="light"
            disabled={readOnly}
            onClick={() => void desk.change({ kind: 'fix', code, field, value: null })}
            aria-label={t`Accept all ${accepted} suggestions: ${kind}`}
          >
            <Trans>Accept all {accepted} suggestions</Trans>
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function OneValue({
  value: { value, rows, firstRow, suggestion },
  goToRow,
  apply,
}: {
  value: ErrorValue;
  goToRow: (row: number) => void;
  apply: (() => void) | null;
}) {
  const written =
    value.trim() === '' ? t`Empty` : `“${value.length > 40 ? `${value.slice(0, 40)}…` : value}”`;
  const inRows = countedRows(rows);
  const applies = applyWords(rows);
  const number = formatNumber(firstRow);
  return (
    <div className={classes.value}>
      <Text size="sm" className={classes.text}>
        {suggestion === null ? (
          rows > 1 ? (
            t`${written} in ${inRows}`
          ) : (
            written
          )
        ) : (
          <Trans>
            {written}: did you mean <b>{suggestion}</b>?
          </Trans>
        )}
      </Text>
      {suggestion !== null && apply ? (
        <Button
          size="compact-xs"
          variant="light"
          className={classes.noShrink}
          onClick={apply}
          aria-label={t`${applies}: ${suggestion} instead of ${written}`}
        >
          {applies}
        </Button>
      ) : (
        <Button
          size="compact-xs"
          variant="subtle"
          className={classes.noShrink}
          onClick={() => goToRow(firstRow)}
        >
          <Trans>Row {number}</Trans>
        </Button>
      )}
    </div>
  );
}

function applyWords(rows: number): string {
  const written = formatNumber(rows);
  return plural(rows, { one: 'Apply', other: `Apply to all ${written}` });
}

/** "12 other rows with 3 other texts." */
function othersSentence(rows: number, texts: number): string {
  const writtenRows = formatNumber(rows);
  const writtenTexts = formatNumber(texts);
  const otherRows = plural(rows, { one: '1 other row', other: `${writtenRows} other rows` });
  const otherTexts = plural(texts, { one: '1 other text', other: `${writtenTexts} other texts` });
  return t`${otherRows} with ${otherTexts}.`;
}
