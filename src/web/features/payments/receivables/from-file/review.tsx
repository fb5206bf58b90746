import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import * as client from '../../../../../client/@tanstack/react-query-collections.gen.ts';
import type { TextTable } from '../../../../../domain/withdrawal-file/text-table.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { type Currency, formatAmount } from '../../../../../shared/money.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { Choice } from '../../../../ui/choice.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { problemOf } from '../../../../ui/problem.ts';
import { useChange } from '../../../../ui/use-change.ts';
import { sentenceWriter } from '../../shared/withdrawal-file/sentence-writer.ts';
import { countedRows } from '../../shared/words.ts';
import { OUTDATED } from '../use-request-step.ts';
import { requestsWords } from '../words.ts';
import { type Field, fieldWord, type Mapping, matchColumns } from './columns.ts';
import { Grid, type GridRow } from './grid.tsx';
import { Match } from './match.tsx';
import { FileMail, useFileMailing } from './file-mail.tsx';
import { checkRows, type Common, placeErrors, remapped, rowsOf, type Sending, withSending } from './rows.ts';
import { type SameNames, SamePayers } from './same-payers.tsx';
import { useRows } from './use-rows.ts';

interface ReviewProps {
  table: TextTable;
  fileName: string;
  currency: Currency;
  onOther: () => void;
}

const PAGE = 50;

/** The rows of the file, the columns, and everything that is wrong, until all requests are created. */
function useReview({ table, currency }: ReviewProps) {
  const [mapping, setMapping] = useState<Mapping>(() => matchColumns(table.headers));
  const [common, setCommon] = useState<Common>({ label: '', dueOn: '' });
  const rows = useRows(() => rowsOf(table, mapping));
  const text = useMemo(() => sentenceWriter(), []);
  const checked = useMemo(
    () => checkRows(rows.rows, common, currency, text),
    [rows.rows, common, currency, text],
  );
  const grid = rows.rows.map((row, index): GridRow => ({
    row,
    errors: { ...rows.refused.get(row.line), ...checked[index]!.errors },
  }));
  const wrong = grid.filter(({ errors }) => Object.keys(errors).length > 0);
  const total = checked.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return {
    mapping,
    map: (next: Mapping) => {
      setMapping(next);
      rows.reset(remapped(rows.rows, table, { before: mapping, after: next }));
    },
    common,
    setCommon,
    rows,
    checked,
    grid,
    wrong,
    total: formatMoney(formatAmount(total, currency), currency),
  };
}

/** Creates all requests or none. What the server refuses is placed on the rows that were sent. */
function useCreation(review: ReturnType<typeof useReview>, onRefused: () => void) {
  const navigate = useNavigate();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [asksName, setAsksName] = useState<SameNames | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const { rows, checked } = review;
  const create = useChange(client.createPaymentRequestsMutation(), {
    outdated: OUTDATED,
    reload: 'meanwhile',
    message: ({ requests }) => {
      const words = requestsWords(requests.length);
      const isNew = requests.filter(({ isNewPayer }) => isNewPayer).map(({ payerId }) => payerId);
      const added = formatNumber(new Set(isNew).size);
      return t`Created: ${words}. New payers: ${added}.`;
    },
    done: () => setIsSaved(true),
    refused: (error) => {
      const { code, detail, errors } = problemOf(error);
      if (code === 'payer_name_known') {
        setAsksName({ detail, questions: errors.map(({ message }) => message) });
        return;
      }
      const placed = placeErrors(problemOf(error).errors, rows.rows);
      rows.setRefused(placed.byLine);
      setLeft(placed.left);
      if (placed.byLine.size > 0) onRefused();
    },
  });
  useEffect(() => {
    if (isSaved) void navigate(paths.receivables());
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSaved]);
  return {
    isSaved,
    isPending: create.isPending || isSaved,
    refusal: asksName === null ? create.refusal : null,
    /** The questions whether payers are those who exist already; null without any. */
    asksName,
    left,
    send: (sending: Sending) => {
      setLeft([]);
      setAsksName(null);
      const requests = checked.map(({ request }) => request!);
      create.send({ body: { requests: withSending(requests, sending) } });
    },
  };
}

/** Matches the columns, corrects the rows, and creates the requests. */
export function Review(props: ReviewProps) {
  const { table, fileName, onOther } = props;
  const review = useReview(props);
  const { rows, grid, wrong, total } = review;
  const [view, setView] = useState<'wrong' | 'all'>('all');
  /** The rows with errors when they were last asked for, so that a corrected row does not jump away. */
  const [pinned, setPinned] = useState<ReadonlySet<number>>(new Set());
  const [offset, setOffset] = useState(0);
  const showWrong = (lines = wrong.map(({ row }) => row.line)) => {
    setPinned(new Set(lines));
    setView('wrong');
    setOffset(0);
  };
  const creation = useCreation(review, () => {
    setView('all');
    setOffset(0);
  });
  const shown =
    view === 'all'
      ? grid
      : grid.filter(({ row, errors }) => pinned.has(row.line) || Object.keys(errors).length > 0);
  const named = (line: number, field: Field) => {
    const name = fieldWord(field);
    return t`${name} of line ${line}`;
  };
  return (
    <Stack gap="lg">
      <Group gap="sm" justify="space-between">
        <Text>
          {fileName}: {countedRows(grid.length)}, {total}
        </Text>
        <Button variant="default" onClick={onOther}>
          <Trans>Choose another file</Trans>
        </Button>
      </Group>
      <Match
        table={table}
        mapping={review.mapping}
        onMap={review.map}
        common={review.common}
        onCommon={review.setCommon}
      />
      <Group gap="sm">
        <Choice
          label={t`Rows`}
          value={view}
          onChange={(next) => (next === 'wrong' ? showWrong() : setView('all'))}
          options={[
            { value: 'all', label: t`All rows` },
            { value: 'wrong', label: t`With errors: ${formatNumber(wrong.length)}` },
          ]}
        />
        {rows.undoable !== null && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={rows.undo}
          >
            {t`Undo: ${rows.undoable}`}
          </Button>
        )}
      </Group>
      {shown.length === 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>No row has an error.</Trans>
        </Text>
      ) : (
        <div>
          <Grid
            rows={shown.slice(offset, offset + PAGE)}
            onEdit={(line, field, value) => rows.edit(line, field, value, named(line, field))}
            onRemove={(line) => rows.remove(line, t`removed line ${line}`)}
          />
          <Pager offset={offset} limit={PAGE} total={shown.length} noun={t`rows`} onChange={setOffset} />
        </div>
      )}
      <Finish review={review} creation={creation} showWrong={() => showWrong()} />
      <LeaveGuard when={!creation.isSaved} what={t`What you corrected in the file`} />
    </Stack>
  );
}

interface FinishProps {
  review: ReturnType<typeof useReview>;
  creation: ReturnType<typeof useCreation>;
  showWrong: () => void;
}

/** Whether payers are mailed, what the server refused or asks, and the button that creates them. */
function Finish({ review, creation, showWrong }: FinishProps) {
  const { rows, grid, wrong, total, checked } = review;
  const mailing = useFileMailing(checked.map(({ request }) => request));
  const send = (sameName: Sending['sameName']) => creation.send({ mails: mailing.mails, sameName });
  const money = total;
  const count = requestsWords(grid.length);
  return (
    <>
      <FileMail {...mailing} />
      {creation.asksName !== null && (
        <SamePayers {...creation.asksName} isPending={creation.isPending} answer={send} />
      )}
      {creation.refusal !== null && (
        <ErrorState
          error={creation.refusal}
          title={t`No request was created`}
          fieldsShowErrors={rows.refused.size > 0 && creation.left.length === 0}
        />
      )}
      {wrong.length > 0 && <WrongRows rows={wrong} show={showWrong} />}
      <Group gap="sm">
        <Button
          loading={creation.isPending}
          disabled={grid.length === 0 || wrong.length > 0}
          onClick={() => send('ASK')}
        >
          {t`Create ${count} for ${money}`}
        </Button>
      </Group>
    </>
  );
}

const MOST_NAMED = 5;

/** Names the first rows with errors, by payer, and leads to all of them. */
function WrongRows({ rows, show }: { rows: readonly GridRow[]; show: () => void }) {
  const written = formatNumber(rows.length);
  const title = plural(rows.length, {
    one: '1 row has an error',
    other: `${written} rows have errors`,
  });
  return (
    <Alert color="yellow" title={title} role="status">
      <Stack gap="xs" align="flex-start">
        <List size="sm">
          {rows.slice(0, MOST_NAMED).map(({ row, errors }) => (
            <List.Item key={row.line}>
              {row.values.name === '' ? t`Line ${row.line}` : t`${row.values.name}, line ${row.line}`}
              {': '}
              {Object.values(errors).join(' ')}
            </List.Item>
          ))}
        </List>
        <Button size="xs" variant="default" onClick={show}>
          <Trans>Show only rows with errors</Trans>
        </Button>
      </Stack>
    </Alert>
  );
}
