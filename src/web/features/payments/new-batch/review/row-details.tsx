import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../../../ui/locale.ts';
import { FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import type { DeskRow } from '../desk/protocol.ts';
import type { EarlierFailure } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { placeInFile } from '../row-place.ts';
import { type ActiveCellStore, useActiveRow } from './active-cell.ts';
import { RefusedBefore } from './refused-before.tsx';
import { RowMessages } from './row-messages.tsx';
import classes from './workbench.module.css';

const NAME = FIELDS.indexOf('beneficiary_name');

interface RowDetailsProps {
  store: ActiveCellStore;
  desk: DeskActions;
  /** The payments of a retry that the bank refused before. */
  failures: readonly EarlierFailure[] | undefined;
  version: number;
  isWorkbook: boolean;
  readOnly: boolean;
  messagesId: string;
  onExclude: (rows: number[]) => void;
}

/** The active row: its errors with their remedies, its duplicates, and its interpreted cells. */
export function RowDetails({
  store,
  desk,
  failures,
  version,
  isWorkbook,
  readOnly,
  messagesId,
  onExclude,
}: RowDetailsProps) {
  const row = useRowDetails(store, desk, version);
  const number = formatNumber(row?.row ?? 0);
  const name = row?.cells[NAME]!.trim() ?? '';
  const failure = failures?.find((one) => one.row === row?.row);
  return (
    <section className={classes.details} aria-label={t`The active row`}>
      {row && (
        <>
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <Title order={2} size="h3" className={classes.rowTitle} title={name}>
              {name === '' ? t`Row ${number}` : t`Row ${number}: ${name}`}
            </Title>
            <RowAction row={row} readOnly={readOnly} desk={desk} onExclude={onExclude} />
          </Group>
          <Text size="xs" c="dimmed" mb={4}>
            {row.added ? t`Added here` : placeInFile(row.line, isWorkbook)}
          </Text>
          <div id={messagesId} className={classes.messages} aria-live="polite">
            {failure && row.status !== 'excluded' && <RefusedBefore failure={failure} edited={row.edited} />}
            {isPlain(row) && !failure && (
              <Text size="sm" c="dimmed">
                <Trans>Nothing to correct in this row.</Trans>
              </Text>
            )}
            {!isPlain(row) && (
              <RowMessages
                row={row}
                readOnly={readOnly}
                onUse={(field, value) => void desk.edit(row.row, field, value)}
                onConfirm={() => void desk.change({ kind: 'confirm', row: row.row })}
              />
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** The active row, or the previous one until it has loaded. */
function useRowDetails(store: ActiveCellStore, { call }: DeskActions, version: number): DeskRow | null {
  const number = useActiveRow(store);
  const [row, setRow] = useState<DeskRow | null>(null);
  useEffect(() => {
    if (number === null) return;
    let wanted = true;
    call('row', number).then(
      (found) => wanted && setRow(found),
      // The file was closed meanwhile.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [call, number, version]);
  return row;
}

function isPlain(row: DeskRow): boolean {
  return (
    row.excludedReason === null &&
    !row.hidden &&
    row.errors.length + row.refusals.length + row.notes.length + row.sameAsCount + row.earlier.length === 0 &&
    row.earlierAccount === null
  );
}

function RowAction({
  row,
  readOnly,
  desk,
  onExclude,
}: Pick<RowDetailsProps, 'readOnly' | 'desk' | 'onExclude'> & { row: DeskRow }) {
  if (row.locked)
    return (
      <Text size="sm">
        <Trans>Sent</Trans>
      </Text>
    );
  if (row.totals)
    return (
      <Text size="sm">
        <Trans>Row of totals</Trans>
      </Text>
    );
  const number = row.row;
  const excluded = row.status === 'excluded';
  if (row.added && !excluded) {
    return (
      <Button
        size="compact-xs"
        variant="default"
        disabled={readOnly}
        onClick={() => void desk.change({ kind: 'delete', rows: [row.row] })}
        aria-label={t`Delete row ${number}`}
      >
        <Trans>Delete</Trans>
      </Button>
    );
  }
  return (
    <Button
      size="compact-xs"
      variant="default"
      disabled={readOnly}
      onClick={() =>
        excluded ? void desk.change({ kind: 'include', rows: [row.row] }) : onExclude([row.row])
      }
      aria-label={excluded ? t`Include row ${number}` : t`Exclude row ${number}`}
    >
      {excluded ? t`Include` : t`Exclude…`}
    </Button>
  );
}
