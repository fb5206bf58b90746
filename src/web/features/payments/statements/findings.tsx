import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCheck from '~icons/tabler/check';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { listStatementFindingsOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { StatementFinding } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { CloseFinding } from './close-finding.tsx';
import classes from './findings.module.css';
import { findingWords, statementName } from './words.ts';

const LIMIT = 5;

/** The findings that are open, some at a time. */
export const openFindingsOptions = (offset = 0) =>
  listStatementFindingsOptions({ query: { open: 'true', offset, limit: LIMIT } });

/** The open findings of all statements, each with what to do; empty when all is well. */
export function OpenFindings() {
  const [offset, setOffset] = useState(0);
  const query = useQuery({
    ...openFindingsOptions(offset),
    placeholderData: keepPreviousData,
  });
  if (query.isError && !query.data)
    return (
      <Panel title={t`Needs attention`} mb="lg">
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      </Panel>
    );
  const { items = [], total = 0 } = query.data ?? {};
  // The last finding of the last page may be closed.
  if (query.isSuccess && offset > 0 && offset >= total) setOffset(Math.max(0, offset - LIMIT));
  if (total === 0) return null;
  return (
    <Panel title={t`Needs attention`} mb="lg">
      <FindingList items={items} withStatement />
      {total > LIMIT && (
        <Pager offset={offset} limit={LIMIT} total={total} noun={t`findings`} onChange={setOffset} />
      )}
    </Panel>
  );
}

interface FindingListProps {
  items: readonly StatementFinding[];
  /** Names the statement of each finding, for lists of several statements. */
  withStatement?: boolean;
}

/** Findings, each with what it means and what to do. */
export function FindingList({ items, withStatement = false }: FindingListProps) {
  return (
    <ul className={classes.list}>
      {items.map((finding) => (
        <Finding key={finding.id} finding={finding} withStatement={withStatement} />
      ))}
    </ul>
  );
}

/** The finding leaves the list, so the focus moves to the title of the page. */
function focusTitle(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

function Finding({ finding, withStatement }: { finding: StatementFinding; withStatement: boolean }) {
  const { title, meaning, remedy } = findingWords(finding);
  const { id, statement, resolvedAt, closed } = finding;
  const mayClose = useMay('reconcileEntries');
  const [closing, setClosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const goBack = () => {
    setClosing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  const day = dayWords(statement.date, true);
  const { accountNumber } = statement;
  return (
    <li className={classes.finding} data-resolved={resolvedAt !== null || undefined}>
      {resolvedAt === null ? (
        <IconAlertTriangle size={20} aria-hidden className={classes.icon} />
      ) : (
        <IconCheck size={20} aria-hidden className={classes.icon} />
      )}
      <Stack gap={4} className={classes.text}>
        <Text fw={600}>{title}</Text>
        {withStatement && (
          <Text size="sm" c="dimmed">
            <Anchor component={Link} to={paths.statement(statement.id)} inherit underline="always">
              {statementName(statement)}
            </Anchor>
            {', '}
            <Trans>
              account {accountNumber}, {day}
            </Trans>
          </Text>
        )}
        <Text size="sm">{meaning}</Text>
        <Text size="sm">
          {resolvedAt === null && remedy}
          {resolvedAt !== null && !closed && (
            <Trans>
              Resolved <Timestamp at={resolvedAt} /> by a later file.
            </Trans>
          )}
          {resolvedAt !== null && closed && (
            <>
              <Trans>
                Closed by <Person of={closed.by} />, <Timestamp at={resolvedAt} />:
              </Trans>{' '}
              {closed.note}
            </>
          )}
        </Text>
        {resolvedAt === null && mayClose && !closing && (
          <div>
            <Button ref={button} variant="default" size="xs" onClick={() => setClosing(true)}>
              <Trans>Close with a reason</Trans>
            </Button>
          </div>
        )}
        {resolvedAt === null && closing && <CloseFinding id={id} onDone={focusTitle} onCancel={goBack} />}
      </Stack>
    </li>
  );
}
