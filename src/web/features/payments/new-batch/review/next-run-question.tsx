import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Radio, Stack, Text } from '@mantine/core';
import IconRepeat from '~icons/tabler/repeat';
import type { Dispatch } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { dayWords } from '../../../../ui/calendar-day.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { Caution } from '../../shared/caution.tsx';
import type { Action, NewBatchState } from '../state.ts';
import { countedPayments } from '../words.ts';
import type { AskedRun } from './next-run.ts';
import { laterWords } from './run-words.ts';

interface NextRunQuestionProps {
  run: AskedRun;
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  readOnly: boolean;
}

/** One question for all payments that repeat an earlier batch. */
export function NextRunQuestion({ run, state, dispatch, readOnly }: NextRunQuestionProps) {
  const { id, label, interval, rows, answer } = run;
  const day = dayWords(run.day, true);
  const written = formatNumber(rows);
  const payments = countedPayments(state.desk!.summary.accepted);
  const later = laterWords(interval);
  return (
    <Caution title={t`Most payments repeat the batch of ${day}`} icon={IconRepeat}>
      <Stack gap="xs">
        <Text size="sm">
          <Trans>
            {written} of {payments} pay the same accounts the same amounts as{' '}
            <Link to={paths.batch(id)} target="_blank" rel="noopener">
              {label}
            </Link>
            , {later}.
          </Trans>
        </Text>
        <Radio.Group
          label={t`Is this the next run of that batch?`}
          description={t`Approvers see your answer.`}
          value={answer === null ? null : answer ? 'yes' : 'no'}
          onChange={(value) =>
            dispatch({ type: 'form', form: { run: { batchId: id, isNext: value === 'yes' } } })
          }
        >
          <Stack gap={4} mt={6}>
            <Radio size="xs" value="yes" disabled={readOnly} label={t`Yes, pay them again`} />
            <Radio size="xs" value="no" disabled={readOnly} label={t`No, they may be duplicates`} />
          </Stack>
        </Radio.Group>
      </Stack>
    </Caution>
  );
}
