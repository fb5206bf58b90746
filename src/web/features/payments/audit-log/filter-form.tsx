import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Group, Select, Switch } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPeopleOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { listAuditOptions, searchOptions } from '../../../../client/@tanstack/react-query-records.gen.ts';
import { isUuid } from '../../../../shared/ids.ts';
import { dayOf } from '../../../../shared/calendar-day.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { chipsOf, FilterChips } from '../../../ui/filters.tsx';
import { useSession } from '../../../ui/session-context.tsx';
import { daysWords, PeriodFilter } from '../shared/period-filter.tsx';
import { daysOf, periodWords } from '../shared/periods.ts';
import type { AuditFilters, SetFilters } from './filters.ts';
import { isKnownAction } from '../../../../shared/audit/wording.ts';
import { actionChoices, actionWords, subjectName } from './words.ts';

const TYPING_PAUSE_MS = 200;
const SHORTEST_SEARCH = 2;
const KINDS = { USER: msg`Any user`, SYSTEM: msg`Outlay itself`, OPERATOR: msg`The operator` };

interface FilterFormProps {
  filters: AuditFilters;
  /** The first month of the tax year. */
  taxYearMonth: number;
  set: SetFilters;
}

/** The filters of the audit log. They are kept in the address and shown as chips. */
export function FilterForm({ filters, taxYearMonth, set }: FilterFormProps) {
  const { action } = filters;
  const choices =
    action && !isKnownAction(action)
      ? [...actionChoices(), { group: t`Other`, items: [{ value: action, label: actionWords(action) }] }]
      : actionChoices();
  return (
    <Group align="flex-end" gap="sm" mb="sm">
      <BatchFilter subjectId={filters.subjectId} set={set} />
      <PersonFilter filters={filters} set={set} />
      <Select
        label={t`Action`}
        placeholder={t`Any action`}
        clearable
        searchable
        nothingFoundMessage={t`No such action`}
        w={{ base: '100%', sm: 230 }}
        data={choices}
        value={action ?? null}
        onChange={(chosen) => set({ action: chosen ?? undefined })}
        clearButtonProps={{ 'aria-label': t`Any action` }}
      />
      <PeriodFilter filters={filters} taxYearMonth={taxYearMonth} set={set} />
      <Switch
        label={t`Sign-ins`}
        mih={36}
        styles={{ body: { alignItems: 'center', height: 36 } }}
        checked={filters.signIns === 'SHOWN'}
        onChange={(event) => set({ signIns: event.currentTarget.checked ? 'SHOWN' : undefined })}
      />
    </Group>
  );
}

/**
 * The name of the subject by which the log is filtered, from any entry about it, because other filters may
 * make the list itself empty. Undefined until it is known.
 */
function useSubjectName(subjectId: string | undefined): string | undefined {
  const { data } = useQuery({
    ...listAuditOptions({ query: { subjectId: subjectId ?? '', limit: 1 } }),
    enabled: subjectId !== undefined,
  });
  if (!data) return undefined;
  const [entry] = data.items;
  return entry ? subjectName(entry) : subjectId;
}

/** Finds a batch by its label. A pasted id finds its user, payout or batch. */
function BatchFilter({ subjectId, set }: { subjectId: string | undefined; set: SetFilters }) {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const [settled] = useDebouncedValue(text, TYPING_PAUSE_MS);
  const found = useQuery({
    ...searchOptions({ query: { q: settled } }),
    enabled: settled.length >= SHORTEST_SEARCH,
  });
  const batches = (settled.length >= SHORTEST_SEARCH ? found.data?.batches : undefined) ?? [];
  const data = batches.map(({ id, label }) => ({ value: id, label }));
  if (isUuid(text) && !data.some(({ value }) => value === text.toLowerCase()))
    data.push({ value: text.toLowerCase(), label: text });
  const chosen = useSubjectName(subjectId);
  if (subjectId && chosen !== undefined && !data.some(({ value }) => value === subjectId))
    data.push({ value: subjectId, label: chosen });
  return (
    <Select
      label={t`Batch`}
      placeholder={t`Label, or paste an ID`}
      searchable
      clearable
      w={{ base: '100%', sm: 240 }}
      data={data}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={chosen === undefined ? null : (subjectId ?? null)}
      onChange={(id) => set({ subjectId: id ?? undefined })}
      clearButtonProps={{ 'aria-label': t`Any batch` }}
      nothingFoundMessage={
        text.length < SHORTEST_SEARCH
          ? t`Type two letters of its label`
          : settled !== text || found.isFetching
            ? t`Searching…`
            : t`No batch has this label`
      }
      key={subjectId ?? ''}
    />
  );
}

function PersonFilter({ filters, set }: Pick<FilterFormProps, 'filters' | 'set'>) {
  const people = useQuery(listPeopleOptions());
  return (
    <Select
      label={t`User`}
      placeholder={t`Anyone`}
      clearable
      searchable
      nothingFoundMessage={t`No such user`}
      w={{ base: '100%', sm: 200 }}
      data={[
        {
          group: t`Users`,
          items: (people.data ?? []).map(({ userId, displayName }) => ({
            value: userId,
            label: displayName,
          })),
        },
        {
          group: t`All of one kind`,
          items: Object.entries(KINDS).map(([value, label]) => ({ value, label: i18n._(label) })),
        },
      ]}
      value={filters.actorId ?? filters.actorKind ?? null}
      onChange={(chosen) =>
        set(
          chosen !== null && chosen in KINDS
            ? { actorKind: chosen, actorId: undefined }
            : { actorId: chosen ?? undefined, actorKind: undefined },
        )
      }
      clearButtonProps={{ 'aria-label': t`Anyone` }}
    />
  );
}

interface ChipsProps extends FilterFormProps {
  clear: () => void;
}

/** The active filters as chips. */
export function Chips({ filters, taxYearMonth, set, clear }: ChipsProps) {
  const { timezone } = useSession();
  const [today] = useState(() => dayOf(Date.now(), timezone));
  const people = useQuery(listPeopleOptions());
  const { action, actorId, actorKind, subjectId, period, from, to } = filters;
  const user = people.data?.find(({ userId }) => userId === actorId)?.displayName ?? '…';
  const subject = useSubjectName(subjectId);
  const chips = chipsOf(
    {
      subjectId: subjectId && t`About: ${subject ?? '…'}`,
      actorId: actorId && t`User: ${user}`,
      actorKind: actorKind && t`User: ${i18n._(KINDS[actorKind])}`,
      action: action && t`Action: ${actionWords(action)}`,
      period: period && `${periodWords(period)}: ${daysWords(daysOf(period, today, taxYearMonth))}`,
      from: from === undefined ? null : t`From ${dayWords(dayOf(from, timezone), true)}`,
      to: to === undefined ? null : t`To ${dayWords(dayOf(to, timezone), true)}`,
    },
    set,
  );
  return <FilterChips chips={chips} clear={clear} />;
}
