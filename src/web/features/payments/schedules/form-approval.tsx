import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { List, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getPaymentConfigOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { IF_SHORT, isSweepSource } from '../../../../shared/schedule-terms.ts';
import { groupDigits } from '../../../ui/figure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { currencyOf } from './draft.ts';
import classes from './form.module.css';
import type { PartProps } from './form-source.tsx';
import { stopsWhen } from './standing.ts';
import { ifShortWords } from './words.ts';

/** Whether each run is approved, or the schedule once for all its runs within limits. */
export function ApprovalPart({ draft, set, errors }: PartProps) {
  const isStanding = draft.approvalMode === 'STANDING';
  const isSweep = isSweepSource(draft.from);
  const { data: config } = useQuery(getPaymentConfigOptions());
  const isAllowed = config === undefined || config.standingApprovals !== null;
  return (
    <Panel title={t`Approval`}>
      <Stack gap="md">
        <Radio.Group
          label={t`How the runs are approved`}
          value={draft.approvalMode}
          onChange={(value) => set({ approvalMode: value === 'STANDING' ? 'STANDING' : 'EACH_RUN' })}
          error={errors['approvalMode'] ?? errors['limits']}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="EACH_RUN"
              disabled={isSweep}
              label={t`Approve each run`}
              description={t`The batch of each run waits for approval, as any other.`}
            />
            <Radio
              value="STANDING"
              disabled={!isStanding && (draft.from === 'NEW_FILE' || !isAllowed)}
              label={t`Standing approval`}
              description={t`Approved once for all runs. They are paid on their days, and no user is asked \
again. It needs the approvals that one batch with the total of all runs needs.`}
            />
          </Stack>
        </Radio.Group>
        {!isAllowed && (
          <Text size="sm" c="dimmed">
            <Trans>
              Your payment config allows no standing approvals. An admin can allow them under Approval rules.
            </Trans>
          </Text>
        )}
        {isStanding && <Limits draft={draft} set={set} errors={errors} />}
      </Stack>
    </Panel>
  );
}

function Limits({ draft, set, errors }: PartProps) {
  const currency = currencyOf(draft);
  const isSweep = isSweepSource(draft.from);
  return (
    <>
      <div>
        <Text size="sm" fw={600}>
          <Trans>It stops by itself when:</Trans>
        </Text>
        <List size="sm">
          {stopsWhen(draft.from).map((words) => (
            <List.Item key={words}>{words}</List.Item>
          ))}
        </List>
      </div>
      <div className={classes.limits}>
        <TextInput
          label={isSweep ? t`Most on one day, in ${currency}` : t`Largest run, in ${currency}`}
          required
          inputMode="decimal"
          placeholder={groupDigits('41000.00')}
          value={draft.perRun}
          onChange={({ currentTarget: { value } }) => set({ perRun: value })}
          error={errors['limits.perRun']}
        />
        <TextInput
          label={t`Largest total, in ${currency}`}
          placeholder={t`No limit`}
          inputMode="decimal"
          value={draft.total}
          onChange={({ currentTarget: { value } }) => set({ total: value })}
          error={errors['limits.total']}
        />
        <TextInput
          type="date"
          label={t`Last day of the approval`}
          required
          value={draft.validUntil}
          onChange={({ currentTarget: { value } }) => set({ validUntil: value })}
          error={errors['limits.validUntil']}
        />
      </div>
      {isSweep && (
        <TextInput
          label={
            draft.from === 'FUNDING'
              ? t`Kept in Funding, in ${currency}`
              : t`Kept in Collection, in ${currency}`
          }
          description={
            draft.from === 'FUNDING'
              ? t`This amount stays there, for the batches of the next days.`
              : t`This amount stays there, for example for refunds to customers.`
          }
          placeholder={groupDigits('0.00')}
          inputMode="decimal"
          value={draft.keep}
          onChange={({ currentTarget: { value } }) => set({ keep: value })}
          error={errors['keepAmount']}
        />
      )}
      {!isSweep && <IfShort draft={draft} set={set} />}
    </>
  );
}

function IfShort({ draft, set }: Pick<PartProps, 'draft' | 'set'>) {
  return (
    <Radio.Group
      label={t`If too little money is available on the day`}
      value={draft.ifShort}
      onChange={(value) => set({ ifShort: IF_SHORT.find((one) => one === value) ?? 'WAIT' })}
    >
      <Stack gap="xs" mt={4}>
        {IF_SHORT.map((value) => (
          <Radio key={value} value={value} label={ifShortWords(value)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
