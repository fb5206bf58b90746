import { plural, t } from '@lingui/core/macro';
import { Group, NativeSelect, NumberInput, Radio, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getPaymentConfigOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import {
  MOST_CREATE_DAYS_AHEAD,
  MOST_INTERVAL,
  MOST_RUNS,
  WEEKDAYS,
  isSweepSource,
} from '../../../../shared/schedule-terms.ts';
import { DATE_RULES } from '../../../../shared/terms.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { dateRuleChoices, dateRuleWords } from '../shared/date-rule.ts';
import { LAST } from './draft.ts';
import type { PartProps } from './form-source.tsx';
import { weekdayWord } from './words.ts';

const LONGEST_MONTH = 31;
const NARROW_PX = 110;
const WIDE_PX = 240;

/** When runs are due, and what happens when banks are closed. */
export function CalendarPart({ draft, set, errors }: PartProps) {
  const { data: config } = useQuery(getPaymentConfigOptions());
  const usualRule = config
    ? t`As your company does it: ${dateRuleWords(config.ifNotBankingDay)}`
    : t`The rule of the payment config`;
  return (
    <Panel title={t`When`}>
      <Stack gap="md">
        <Rhythm draft={draft} set={set} errors={errors} />
        <TextInput
          type="date"
          label={t`From`}
          description={t`The first run is due on the first such day from here on.`}
          required
          maw={WIDE_PX}
          value={draft.startsOn}
          onChange={({ currentTarget: { value } }) => set({ startsOn: value })}
          error={errors['calendar.startsOn']}
        />
        <End draft={draft} set={set} errors={errors} />
        <NativeSelect
          label={t`If banks are closed on the day`}
          description={t`Salaries and tax are usually paid on the banking day before.`}
          data={[{ value: '', label: usualRule }, ...dateRuleChoices()]}
          value={draft.rule ?? ''}
          onChange={({ currentTarget: { value } }) =>
            set({ rule: DATE_RULES.find((rule) => rule === value) ?? null })
          }
          error={errors['calendar.ifNotBankingDay']}
        />
        {!isSweepSource(draft.from) && (
          <NumberInput
            label={
              draft.from === 'NEW_FILE'
                ? t`Ask for the file this many days ahead`
                : t`Create the batch this many days ahead`
            }
            description={
              draft.from === 'NEW_FILE'
                ? t`Time for the file and its approvals. Less than the time between two runs.`
                : t`Time for its approvals. Less than the time between two runs.`
            }
            allowDecimal={false}
            min={0}
            max={MOST_CREATE_DAYS_AHEAD}
            maw={WIDE_PX}
            value={draft.createDaysAhead}
            onChange={(value) => set({ createDaysAhead: String(value) })}
            error={errors['createDaysAhead']}
          />
        )}
      </Stack>
    </Panel>
  );
}

function Rhythm({ draft, set, errors }: PartProps) {
  const { every } = draft;
  const count = Number(draft.interval) || 1;
  const days = Array.from({ length: LONGEST_MONTH }, (_, at) => String(at + 1));
  return (
    <Group gap="sm" align="flex-end">
      <NumberInput
        label={t`Every`}
        allowDecimal={false}
        min={1}
        max={MOST_INTERVAL}
        w={NARROW_PX}
        value={draft.interval}
        onChange={(value) => set({ interval: String(value) })}
        error={errors['calendar.interval']}
      />
      <NativeSelect
        label={t`Week or month`}
        data={[
          { value: 'WEEK', label: plural(count, { one: 'week', other: 'weeks' }) },
          { value: 'MONTH', label: plural(count, { one: 'month', other: 'months' }) },
        ]}
        value={every}
        onChange={({ currentTarget: { value } }) => set({ every: value === 'WEEK' ? 'WEEK' : 'MONTH' })}
        error={errors['calendar.every']}
      />
      {every === 'WEEK' ? (
        <NativeSelect
          label={t`On`}
          data={WEEKDAYS.map((value) => ({ value, label: weekdayWord(value) }))}
          value={draft.weekday}
          onChange={({ currentTarget: { value } }) =>
            set({ weekday: WEEKDAYS.find((weekday) => weekday === value) ?? 'MONDAY' })
          }
          error={errors['calendar.weekday']}
        />
      ) : (
        <NativeSelect
          label={t`On day`}
          data={[
            ...days.map((value) => ({ value, label: formatNumber(Number(value)) })),
            { value: LAST, label: t`the last day` },
          ]}
          value={draft.dayOfMonth}
          onChange={({ currentTarget: { value } }) => set({ dayOfMonth: value })}
          error={errors['calendar.dayOfMonth']}
        />
      )}
    </Group>
  );
}

function End({ draft, set, errors }: PartProps) {
  return (
    <Stack gap="xs">
      <Radio.Group
        label={t`End`}
        value={draft.end}
        onChange={(value) => set({ end: value === 'DAY' || value === 'RUNS' ? value : 'NEVER' })}
      >
        <Group gap="md" mt={4}>
          <Radio value="NEVER" label={t`No end`} />
          <Radio value="DAY" label={t`On a day`} />
          <Radio value="RUNS" label={t`After a number of runs`} />
        </Group>
      </Radio.Group>
      {draft.end === 'DAY' && (
        <TextInput
          type="date"
          label={t`Last day`}
          required
          maw={WIDE_PX}
          value={draft.endsOn}
          onChange={({ currentTarget: { value } }) => set({ endsOn: value })}
          error={errors['calendar.endsOn']}
        />
      )}
      {draft.end === 'RUNS' && (
        <NumberInput
          label={t`Number of runs`}
          required
          allowDecimal={false}
          min={1}
          max={MOST_RUNS}
          maw={WIDE_PX}
          value={draft.runs}
          onChange={(value) => set({ runs: String(value) })}
          error={errors['calendar.runs']}
        />
      )}
    </Stack>
  );
}
