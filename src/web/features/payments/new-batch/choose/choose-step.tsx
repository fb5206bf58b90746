import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import IconAlertCircle from '~icons/tabler/alert-circle';
import IconDownload from '~icons/tabler/download';
import IconFileSpreadsheet from '~icons/tabler/file-spreadsheet';
import IconRotateClockwise from '~icons/tabler/rotate-clockwise';
import { Caution } from '../../shared/caution.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { sentenceText } from '../../shared/withdrawal-file/file-sentences.ts';
import type { DeskActions } from '../use-desk.ts';
import { paths, TEMPLATE_PATH } from '../../../../../shared/dashboard-routes.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import type { Draft } from '../draft/drafts.ts';
import type { SavedSending } from '../sending/saved-sending.ts';
import type { Setup } from '../../shared/withdrawal-file/withdrawal-rules.ts';
import type { NewBatchState } from '../state.ts';
import { countedPayments } from '../words.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { ColumnMatcher } from '../../shared/withdrawal-file/match/column-matcher.tsx';
import { overridesOf } from '../../shared/withdrawal-file/match/picks.ts';
import { ColumnsGuide } from './columns-guide.tsx';
import { PasteButton } from './paste-button.tsx';
import { SheetChooser } from '../../shared/withdrawal-file/sheet-chooser.tsx';
import { StartFrom } from './start-from.tsx';

interface ChooseStepProps {
  state: NewBatchState;
  desk: DeskActions;
  setup: Setup;
  interrupted: SavedSending[];
  /** An unsubmitted file, with the user's work on it. */
  left: Draft | null;
  putAway: () => void;
  forget: (sha256: string) => void;
  /** Whether the rows are the payments of a run, which are one batch. */
  isRun: boolean;
}

/**
 * The first step: the user drops, picks or pastes a file. Explains the columns, and why a file could not be
 * read.
 */
export function ChooseStep({
  state,
  desk,
  setup,
  interrupted,
  left,
  putAway,
  forget,
  isRun,
}: ChooseStepProps) {
  const [several, setSeveral] = useState(false);
  // A ref on the drop area itself would replace the library's own ref, and Enter would no longer open the
  // file dialog.
  const dropzone = useRef<HTMLDivElement>(null);
  // The pressed button has disappeared, so move the focus to the drop area.
  const focusDropzone = () => dropzone.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const take = (files: File[]) => {
    setSeveral(files.length > 1);
    const [file] = files;
    if (files.length === 1 && file) desk.open({ name: file.name, blob: file, retryOf: null });
  };
  return (
    <Stack gap="lg">
      {interrupted.map((sending) => (
        <Interrupted
          key={sending.sha256}
          sending={sending}
          goOn={left?.sha256 === sending.sha256 ? () => desk.goOn(left) : null}
          forget={() => {
            forget(sending.sha256);
            focusDropzone();
          }}
        />
      ))}
      {left && !interrupted.some(({ sha256 }) => sha256 === left.sha256) && (
        <Left
          draft={left}
          goOn={() => desk.goOn(left)}
          putAway={() => {
            putAway();
            focusDropzone();
          }}
        />
      )}
      <Unreadable state={state} open={desk.open} />
      {several && (
        <Refusal title={t`One file at a time`}>
          <Trans>You dropped several files. Drop one at a time: each file becomes a separate batch.</Trans>
        </Refusal>
      )}
      <HeaderMatcher state={state} open={desk.open} />
      <div ref={dropzone}>
        <DropArea most={isRun ? null : setup.entity.maxBatchWithdrawals} take={take} />
      </div>
      <Group>
        <Button
          component="a"
          href={TEMPLATE_PATH}
          download
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          <Trans>Download the template</Trans>
        </Button>
        <PasteButton
          paste={(text) =>
            desk.open({ name: t`Pasted rows`, blob: new Blob([text], { type: 'text/csv' }), retryOf: null })
          }
          drop={take}
        />
        <Text size="sm" c="dimmed" flex="1 1 20rem">
          <Trans>
            The file is read and checked in this browser. Its payments are compared with earlier ones; nothing
            is created until you submit.
          </Trans>
        </Text>
      </Group>
      {/* An earlier batch opens the page of a new one. */}
      <StartFrom setup={setup} open={desk.open} offersBatch={!isRun} />
      <ColumnsGuide banks={setup.banks} />
    </Stack>
  );
}

interface UnreadProps {
  state: NewBatchState;
  open: DeskActions['open'];
}

/** Why the file cannot be read, or the question which sheet of a workbook to read. */
function Unreadable({ state: { problem, source }, open }: UnreadProps) {
  if (!problem) return null;
  const name = source?.name ?? t`The file`;
  const message = sentenceText(problem.message);
  if (!problem.sheets) return <Refusal title={t`${name} cannot be read`}>{message}</Refusal>;
  return (
    source && (
      <SheetChooser
        title={t`Which sheet has the payments?`}
        message={message}
        sheets={problem.sheets}
        choose={(sheet) => open({ ...source, sheet })}
      />
    )
  );
}

/** The columns of a file without meaningful names, for the user to match. */
function HeaderMatcher({ state: { problem, source }, open }: UnreadProps) {
  if (!problem?.headers || !source) return null;
  return (
    <Panel title={t`Columns`}>
      <Text size="sm" c="dimmed" mb="md">
        <Trans>
          The first line is read as column names, never as a payment. If your first line is a payment, add a
          line of column names above it.
        </Trans>
      </Text>
      <ColumnMatcher
        headers={problem.headers}
        mapping={null}
        samples={[]}
        button={t`Read these columns`}
        apply={(picks) => open({ ...source, overrides: overridesOf(picks) })}
      />
    </Panel>
  );
}

function Refusal({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert color="red" variant="light" icon={<IconAlertCircle aria-hidden />} title={title} role="alert">
      {children}
    </Alert>
  );
}

/** `most`: the payments that one batch may have, when a larger file is divided. */
function DropArea({ most, take }: { most: number | null; take: (files: File[]) => void }) {
  return (
    <Dropzone
      onDrop={take}
      multiple
      inputProps={{ 'aria-label': t`Choose a withdrawal file` }}
      aria-label={t`Drop a withdrawal file here, or press Enter to choose one`}
      py={48}
      radius="md"
    >
      <Stack align="center" gap="xs" style={{ pointerEvents: 'none' }}>
        <IconFileSpreadsheet size={40} stroke={1.5} aria-hidden />
        <Text size="lg" fw={600} ta="center">
          <Trans>Drop a CSV or Excel file here or choose one</Trans>
        </Text>
        <Text size="sm" c="dimmed" ta="center">
          {most === null ? (
            <Trans>CSV up to 100 MB, Excel (.xlsx) up to 30 MB, with all payments of the run.</Trans>
          ) : (
            <Trans>
              CSV up to 100 MB, Excel (.xlsx) up to 30 MB. A file with more than {countedPayments(most)} is
              split into several batches.
            </Trans>
          )}
        </Text>
      </Stack>
    </Dropzone>
  );
}

function Left({ draft, goOn, putAway }: { draft: Draft; goOn: () => void; putAway: () => void }) {
  const { source, work } = draft;
  const label = work.form.label.trim() || source.name;
  return (
    <Caution icon={IconRotateClockwise} title={t`${label} is not submitted`}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          <Trans>
            {source.name}, as you left it on <Timestamp at={work.savedAt} />. Your corrections and input are
            kept in this browser until you sign out.
          </Trans>
        </Text>
        <Group gap="xs">
          <Button size="xs" onClick={goOn}>
            <Trans>Continue</Trans>
          </Button>
          <Button size="xs" variant="default" onClick={putAway}>
            <Trans>Discard it</Trans>
          </Button>
        </Group>
      </Stack>
    </Caution>
  );
}

function Interrupted({
  sending,
  goOn,
  forget,
}: {
  sending: SavedSending;
  goOn: (() => void) | null;
  forget: () => void;
}) {
  const sent = sending.parts.filter((part) => part.batchId !== null);
  return (
    <Caution icon={IconRotateClockwise} title={t`${sending.fileName} has not been fully submitted`}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {sentWords(sent.length, sending.parts.length)}{' '}
          {goOn
            ? t`Continue with the rest. Your corrections are repeated, and nothing is sent twice.`
            : t`Choose the same file again to continue. Your corrections are repeated, and nothing is sent \
twice.`}
        </Text>
        {sent.length > 0 && (
          <List size="sm">
            {sent.map((part) => (
              <List.Item key={part.batchId}>
                <Anchor component={Link} to={paths.batch(part.batchId!)}>
                  {sending.form.label} {part.label}
                </Anchor>
              </List.Item>
            ))}
          </List>
        )}
        <Group gap="xs">
          {goOn && (
            <Button size="xs" onClick={goOn}>
              <Trans>Continue</Trans>
            </Button>
          )}
          <Button size="xs" variant="default" onClick={forget}>
            <Trans>Discard the rest</Trans>
          </Button>
        </Group>
      </Stack>
    </Caution>
  );
}

/** "1 of 3 batches was sent." */
function sentWords(sent: number, of: number): string {
  const written = formatNumber(sent);
  const total = formatNumber(of);
  const batches = plural(of, { one: '1 batch', other: `${total} batches` });
  return plural(sent, { one: `1 of ${batches} was sent.`, other: `${written} of ${batches} were sent.` });
}
