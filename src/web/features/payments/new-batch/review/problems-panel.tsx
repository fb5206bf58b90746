import { t } from '@lingui/core/macro';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type Dispatch, memo, useId, useState } from 'react';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import type { ActiveCellStore } from './active-cell.ts';
import { Comparison } from './comparison.tsx';
import { ErrorGroups } from './error-groups.tsx';
import { FileFacts } from './file-facts.tsx';
import { Later } from './later.tsx';
import { RowDetails } from './row-details.tsx';
import { RowsToCheck } from './rows-to-check.tsx';
import classes from './workbench.module.css';

export interface ProblemsProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  desk: DeskActions;
  history: { again: () => void };
  store: ActiveCellStore;
  readOnly: boolean;
  goToRow: (row: number) => void;
  onExclude: (rows: number[] | 'errors' | 'hidden') => void;
  headingId: string;
  messagesId: string;
}

export type Panel = ReturnType<typeof usePanel>;

/** Decides where the panel is: beside the grid or, without room for that, in a sheet that opens. */
export function usePanel() {
  const beside = useMediaQuery('(min-width: 68em)', true, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  const headingId = useId();
  const open = () => setOpened(true);
  return {
    beside,
    headingId,
    opened,
    open,
    close: () => setOpened(false),
    /** Moves the focus from the grid to the panel. */
    enter: () => {
      if (beside) document.getElementById(headingId)?.focus();
      else open();
    },
  };
}

/** The problems of the file and the details of the active row, beside the grid. */
export const ProblemsPanel = memo(function ProblemsPanel(props: ProblemsProps) {
  return (
    <aside className={classes.panel} aria-label={t`Problems`}>
      <Later turn={3}>
        <Problems {...props} />
      </Later>
    </aside>
  );
});

/** The same panel in a sheet, for screens without room beside the grid. */
export function ProblemsSheet({
  opened,
  close,
  ...props
}: ProblemsProps & { opened: boolean; close: () => void }) {
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="bottom"
      size="85%"
      title={t`Problems`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Problems
        {...props}
        goToRow={(row) => {
          close();
          props.goToRow(row);
        }}
        onExclude={(rows) => {
          close();
          props.onExclude(rows);
        }}
      />
    </Drawer>
  );
}

/** Whether the rows come from a file, not from an earlier batch or from typing. */
function isFile({ source }: NewBatchState): boolean {
  if (!source || source.typed || source.isOfRun) return false;
  return source.retryOf === null && !source.corrects && !source.repeats;
}

function Problems({
  state,
  dispatch,
  desk,
  history,
  store,
  readOnly,
  goToRow,
  onExclude,
  headingId,
  messagesId,
}: ProblemsProps) {
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by the keyboard */}
      <div className={classes.sections} tabIndex={0} role="group" aria-label={t`Problems of the file`}>
        <ErrorGroups
          state={state}
          dispatch={dispatch}
          desk={desk}
          readOnly={readOnly}
          headingId={headingId}
          goToRow={goToRow}
          onExcludeAll={() => onExclude('errors')}
        />
        <RowsToCheck
          state={state}
          dispatch={dispatch}
          desk={desk}
          readOnly={readOnly}
          onExcludeHidden={() => onExclude('hidden')}
        />
        <Later turn={4}>
          <Comparison state={state} dispatch={dispatch} history={history} readOnly={readOnly} />
        </Later>
        <Later turn={5}>{isFile(state) && <FileFacts state={state} dispatch={dispatch} />}</Later>
      </div>
      <RowDetails
        store={store}
        desk={desk}
        failures={state.source?.failures}
        version={state.version}
        isWorkbook={state.desk!.origin.workbook !== null}
        readOnly={readOnly}
        messagesId={messagesId}
        onExclude={onExclude}
      />
    </>
  );
}
