import { t } from '@lingui/core/macro';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Facts } from '../../../ui/facts.tsx';
import type { Change, EntryDescription, Fact } from '../../../../shared/audit/describe-entry.ts';
import classes from './details.module.css';

/** What an entry changed: each field with its value before and after, and other details as facts. */
export function Details({ description: { changes, facts } }: { description: EntryDescription }) {
  if (changes.length === 0 && facts.length === 0)
    return <Text c="dimmed">{t`This entry has no further details.`}</Text>;
  return (
    <Stack gap="sm">
      {changes.length > 0 && (
        <dl className={classes.changes}>
          {changes.map((change) => (
            <ChangeOf key={change.label} change={change} />
          ))}
        </dl>
      )}
      {facts.length > 0 && (
        <Facts items={facts.map((fact) => [fact.label, <FactOf key={fact.label} fact={fact} />] as const)} />
      )}
    </Stack>
  );
}

function ChangeOf({ change: { label, before, after } }: { change: Change }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes.before}>
        <Lines lines={before} />
      </dd>
      <dd className={classes.after}>
        <Lines lines={after} />
      </dd>
    </div>
  );
}

function FactOf({ fact: { lines, batchId } }: { fact: Fact }) {
  if (batchId === undefined) return <Lines lines={lines} />;
  return (
    <Anchor component={Link} to={paths.batch(batchId)} inherit>
      {lines.join(', ')}
    </Anchor>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <span key={index} className={classes.line}>
      {line}
    </span>
  ));
}
