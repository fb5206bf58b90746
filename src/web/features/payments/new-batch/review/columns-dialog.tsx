import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import type { Dispatch } from 'react';
import { ColumnMatcher } from '../../shared/withdrawal-file/match/column-matcher.tsx';
import { overridesOf } from '../../shared/withdrawal-file/match/picks.ts';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';

interface ColumnsDialogProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  desk: DeskActions;
  readOnly: boolean;
}

/** The columns of the file. The user can change how they are read until rows have been sent. */
export function ColumnsDialog({ state, dispatch, desk, readOnly }: ColumnsDialogProps) {
  const { mapping, samples, lockedThrough } = state.desk!;
  const close = () => dispatch({ type: 'mapper', open: false });
  return (
    <Modal
      opened={state.mapperOpen}
      onClose={close}
      size="xl"
      lockScroll={false}
      title={t`Columns`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <ColumnMatcher
        key={JSON.stringify([mapping.columns, mapping.doubts.map(({ id }) => id)])}
        headers={mapping.headers}
        mapping={mapping}
        samples={samples}
        button={t`Read these columns`}
        apply={(picks, asSuggested, checked) => {
          if (!asSuggested) desk.remap({ ...overridesOf(picks), checked });
          close();
        }}
        close={close}
        disabled={readOnly || lockedThrough > 0}
      />
    </Modal>
  );
}
