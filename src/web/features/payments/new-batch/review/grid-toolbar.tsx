import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Chip, Group, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowForwardUp,
  IconKeyboard,
  IconListDetails,
  IconReplace,
  IconRowInsertBottom,
  IconSearch,
} from '@tabler/icons-react';
import type { Dispatch } from 'react';
import { formatNumber } from '../../../../ui/locale.ts';
import type { Show } from '../desk/protocol.ts';
import type { Action, NewBatchState } from '../state.ts';
import classes from './workbench.module.css';

const TYPING_PAUSE_MS = 250;

export interface ToolbarActions {
  nextError: () => void;
  undo: () => void;
  redo: () => void;
  replace: () => void;
  addRow: () => void;
  shortcuts: () => void;
  /** Opens the panel, where it is not beside the grid. */
  panel: (() => void) | null;
}

interface GridToolbarProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  actions: ToolbarActions;
}

/** Selects the rows to show, and has the commands of the grid for the mouse. */
export function GridToolbar({ state, dispatch, actions }: GridToolbarProps) {
  const { query } = state;
  const file = state.desk!;
  const { summary } = file;
  const lists: { show: Show; label: string; count: number; hidden?: boolean }[] = [
    { show: 'all', label: t`All`, count: summary.rows },
    { show: 'errors', label: t`With errors`, count: file.errorRows },
    { show: 'duplicates', label: t`Duplicates`, count: file.duplicateRows },
    {
      show: 'changed',
      label: t`Bank details changed`,
      count: file.changedRows,
      hidden: file.changedRows === 0 && query.show !== 'changed',
    },
    {
      show: 'branches',
      label: t`Branch codes`,
      count: summary.branchRows,
      hidden: summary.branchRows === 0 && query.show !== 'branches',
    },
    {
      show: 'doubtful',
      label: t`Cells to check`,
      count: summary.doubtfulRows,
      hidden: summary.doubtfulRows === 0 && query.show !== 'doubtful',
    },
    {
      show: 'hidden',
      label: t`Hidden in Excel`,
      count: file.hidden.count,
      hidden: file.hidden.count === 0 && query.show !== 'hidden',
    },
    {
      show: 'excluded',
      label: t`Excluded`,
      count: summary.excluded,
      hidden: summary.excluded === 0 && query.show !== 'excluded',
    },
    {
      show: 'noted',
      label: t`Interpreted`,
      count: summary.notedRows,
      hidden: summary.notedRows === 0 && query.show !== 'noted',
    },
  ];
  const search = useDebouncedCallback(
    (text: string) => dispatch({ type: 'query', query: { text: text.trim() } }),
    TYPING_PAUSE_MS,
  );
  return (
    <div className={classes.toolbar}>
      <Chip.Group
        multiple={false}
        value={query.show}
        onChange={(show) => dispatch({ type: 'query', query: { show: show as Show } })}
      >
        <Group gap={6} role="group" aria-label={t`Rows to show`}>
          {lists.map(({ show, label, count, hidden }) =>
            hidden ? null : (
              <Chip
                key={show}
                value={show}
                size="xs"
                radius="sm"
                variant="outline"
                onClick={() => query.show === show && dispatch({ type: 'query', query: { show } })}
              >
                {label} {formatNumber(count)}
              </Chip>
            ),
          )}
        </Group>
      </Chip.Group>
      <div className={classes.tools}>
        <TextInput
          size="xs"
          type="search"
          aria-label={t`Search the rows`}
          placeholder={t`Search the rows`}
          leftSection={<IconSearch size={14} aria-hidden />}
          defaultValue={query.text}
          onChange={(event) => search(event.currentTarget.value)}
          className={classes.search}
        />
        <ActionIcon.Group>
          <Tool label={t`Undo`} keys="Ctrl+Z" onClick={actions.undo} off={file.undo === null}>
            <IconArrowBackUp size={16} aria-hidden />
          </Tool>
          <Tool label={t`Redo`} keys="Ctrl+Y" onClick={actions.redo} off={file.redo === null}>
            <IconArrowForwardUp size={16} aria-hidden />
          </Tool>
          <Tool label={t`Find and replace`} keys="Ctrl+H" onClick={actions.replace}>
            <IconReplace size={16} aria-hidden />
          </Tool>
          <Tool label={t`Add a row`} keys="Insert" onClick={actions.addRow}>
            <IconRowInsertBottom size={16} aria-hidden />
          </Tool>
          <Tool label={t`Shortcuts of the grid`} keys="?" onClick={actions.shortcuts}>
            <IconKeyboard size={16} aria-hidden />
          </Tool>
        </ActionIcon.Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowDown size={14} aria-hidden />}
          aria-disabled={file.errorRows === 0}
          data-disabled={file.errorRows === 0 || undefined}
          onClick={file.errorRows === 0 ? undefined : actions.nextError}
          title={t`Next error (F8)`}
        >
          <Trans>Next error</Trans>
        </Button>
        {actions.panel && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconListDetails size={14} aria-hidden />}
            onClick={actions.panel}
          >
            <Trans>Problems</Trans>
          </Button>
        )}
      </div>
    </div>
  );
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
