import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Chip, Group, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowForwardUp from '~icons/tabler/arrow-forward-up';
import IconKeyboard from '~icons/tabler/keyboard';
import IconListDetails from '~icons/tabler/list-details';
import IconReplace from '~icons/tabler/replace';
import IconRowInsertBottom from '~icons/tabler/row-insert-bottom';
import IconSearch from '~icons/tabler/search';
import type { Dispatch } from 'react';
import { formatNumber } from '../../../../ui/locale.ts';
import type { DeskState, Show } from '../desk/protocol.ts';
import type { Action, NewBatchState } from '../state.ts';
import type { Commands } from './use-commands.ts';
import classes from './workbench.module.css';

const TYPING_PAUSE_MS = 250;

interface GridToolbarProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  commands: Commands;
  /** Adds a row below the last one. */
  addRow: () => void;
  /** Opens the panel; null where it is beside the grid. */
  openPanel: (() => void) | null;
}

/** Selects the rows to show, and has the commands of the grid for the mouse. */
export function GridToolbar({ state, dispatch, commands, addRow, openPanel }: GridToolbarProps) {
  const { undo, redo, errorRows } = state.desk!;
  const search = useDebouncedCallback(
    (text: string) => dispatch({ type: 'query', query: { text: text.trim() } }),
    TYPING_PAUSE_MS,
  );
  return (
    <div className={classes.toolbar}>
      <RowLists state={state} dispatch={dispatch} />
      <div className={classes.tools}>
        <TextInput
          size="xs"
          type="search"
          aria-label={t`Search the rows`}
          placeholder={t`Search the rows`}
          leftSection={<IconSearch size={14} aria-hidden />}
          defaultValue={state.query.text}
          onChange={(event) => search(event.currentTarget.value)}
          className={classes.search}
        />
        {state.source?.run && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconRowInsertBottom size={14} aria-hidden />}
            onClick={addRow}
          >
            <Trans>Add a payment</Trans>
          </Button>
        )}
        <ActionIcon.Group>
          <Tool label={t`Undo`} keys="Ctrl+Z" onClick={commands.undo} off={undo === null}>
            <IconArrowBackUp size={16} aria-hidden />
          </Tool>
          <Tool label={t`Redo`} keys="Ctrl+Y" onClick={commands.redo} off={redo === null}>
            <IconArrowForwardUp size={16} aria-hidden />
          </Tool>
          <Tool label={t`Find and replace`} keys="Ctrl+H" onClick={commands.replace}>
            <IconReplace size={16} aria-hidden />
          </Tool>
          <Tool label={t`Add a row`} keys="Insert" onClick={addRow}>
            <IconRowInsertBottom size={16} aria-hidden />
          </Tool>
          <Tool label={t`Shortcuts of the grid`} keys="?" onClick={commands.shortcuts}>
            <IconKeyboard size={16} aria-hidden />
          </Tool>
        </ActionIcon.Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowDown size={14} aria-hidden />}
          aria-disabled={errorRows === 0}
          data-disabled={errorRows === 0 || undefined}
          onClick={errorRows === 0 ? undefined : commands['next error']}
          title={t`Next error (F8)`}
        >
          <Trans>Next error</Trans>
        </Button>
        {openPanel && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconListDetails size={14} aria-hidden />}
            onClick={openPanel}
          >
            <Trans>Problems</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

/** The lists of rows that the file has, each with its number of rows. */
function RowLists({ state, dispatch }: Pick<GridToolbarProps, 'state' | 'dispatch'>) {
  const shown = state.query.show;
  const select = (show: Show) => dispatch({ type: 'query', query: { show } });
  return (
    <Chip.Group multiple={false} value={shown} onChange={(show) => select(show as Show)}>
      <Group gap={6} role="group" aria-label={t`Rows to show`}>
        {listsOf(state.desk!).map(({ show, label, count, isAlways }) =>
          isAlways || count > 0 || shown === show ? (
            <Chip
              key={show}
              value={show}
              size="xs"
              radius="sm"
              variant="outline"
              onClick={() => shown === show && select(show)}
            >
              {label} {formatNumber(count)}
            </Chip>
          ) : null,
        )}
      </Group>
    </Chip.Group>
  );
}

interface RowList {
  show: Show;
  label: string;
  count: number;
  /** Whether the list is offered even when it has no rows. */
  isAlways?: true;
}

function listsOf({ summary, errorRows, duplicateRows, changedRows, hidden }: DeskState): RowList[] {
  return [
    { show: 'all', label: t`All`, count: summary.rows, isAlways: true },
    { show: 'errors', label: t`With errors`, count: errorRows, isAlways: true },
    { show: 'duplicates', label: t`Duplicates`, count: duplicateRows, isAlways: true },
    { show: 'changed', label: t`Bank details changed`, count: changedRows },
    { show: 'branches', label: t`Branch codes`, count: summary.branchRows },
    { show: 'doubtful', label: t`Cells to check`, count: summary.doubtfulRows },
    { show: 'hidden', label: t`Hidden in Excel`, count: hidden.count },
    { show: 'excluded', label: t`Excluded`, count: summary.excluded },
    { show: 'noted', label: t`Interpreted`, count: summary.notedRows },
  ];
}

/** A button that keeps the focus when it has nothing to do. */
function Tool({
  label,
  keys,
  onClick,
  off = false,
  children,
}: {
  label: string;
  keys: string;
  onClick: () => void;
  off?: boolean;
  children: React.ReactNode;
}) {
  return (
    <ActionIcon
      size={30}
      variant="default"
      aria-label={label}
      title={`${label} (${keys})`}
      aria-disabled={off || undefined}
      data-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    >
      {children}
    </ActionIcon>
  );
}
