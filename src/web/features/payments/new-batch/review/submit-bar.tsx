import { Button, Text } from '@mantine/core';
import IconAlertCircle from '~icons/tabler/alert-circle';
import IconSend from '~icons/tabler/send';
import type { Dispatch } from 'react';
import { WRAPPING } from '../../../../ui/wrapping-button.ts';
import type { Setup } from '../../shared/withdrawal-file/withdrawal-rules.ts';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { readiness } from './readiness.ts';
import { SubmitAlerts } from './submit-alerts.tsx';
import { RunFields } from './run-fields.tsx';
import { SubmitFields } from './submit-fields.tsx';
import classes from './workbench.module.css';

interface SubmitBarProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  desk: DeskActions;
  setup: Setup;
  sending: { send: () => void; sendAgain: () => void };
}

/**
 * The bar below the grid: the batch's label and rail, and the submit button, with the reason if it is
 * disabled.
 */
export function SubmitBar({ state, dispatch, desk, setup, sending }: SubmitBarProps) {
  const running = state.sending?.running ?? false;
  const { button, reason } = readiness(state, setup.entity.payoutsEnabled);
  return (
    <>
      <SubmitAlerts state={state} dispatch={dispatch} setup={setup} sendAgain={sending.sendAgain} />
      {state.source?.run ? (
        <RunFields state={state} dispatch={dispatch} desk={desk} run={state.source.run} />
      ) : (
        <SubmitFields state={state} dispatch={dispatch} desk={desk} setup={setup} />
      )}
      <div className={classes.decision}>
        {reason !== null && !running && (
          <Text size="xs" id="submit-reason">
            <IconAlertCircle size={15} aria-hidden className={classes.inlineIcon} /> {reason}
          </Text>
        )}
        <Button
          size="sm"
          leftSection={<IconSend size={16} aria-hidden />}
          disabled={reason !== null}
          aria-describedby={reason !== null ? 'submit-reason' : undefined}
          loading={running}
          onClick={sending.send}
          className={classes.submit}
          {...WRAPPING}
        >
          {button}
        </Button>
      </div>
    </>
  );
}
