import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Group, Loader, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { uploadStatement } from '../../../../client/sdk-bank.gen.ts';
import type { StatementFile } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { MOST_STATEMENT_BYTES } from '../../../../shared/statement-terms.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { problemOf, ShownError } from '../../../ui/problem.ts';
import { useReload } from '../../../ui/reload.ts';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { WatchButtons } from '../shared/statements/watch-buttons.tsx';
import { base64Of } from '../shared/upload/file-content.ts';
import { UploadArea } from '../shared/upload/upload-area.tsx';
import { useUploads } from '../shared/upload/use-uploads.ts';
import { HowItCame } from './how-it-came.tsx';
import { FILE_AGAIN, FILE_CHANGED, FILE_STORED, FILE_WITH_FINDINGS } from './looks.ts';
import { STATEMENTS } from './outdated-statements.ts';
import { contentWords, findings, nameOf } from './words.ts';

const MEGABYTE = 1024 * 1024;
/** The number of bytes at the start of a file in which a format is recognised. */
const HEAD_BYTES = 4_096;

/** How many of the statements that were stored before are named. */
const MOST_KNOWN = 5;

const CsvStep = lazy(() => import('./csv/csv-step.tsx'));

/** Uploads statement files, several at once, and shows the outcome of each. CSV files are matched first. */
export function Upload() {
  const reload = useReload();
  const uploads = useUploads(sendOne, () => reload(STATEMENTS));
  const [csvFiles, setCsvFiles] = useState<readonly File[]>([]);
  const take = async (files: readonly File[]) => {
    const isCsv = await Promise.all(files.map(looksLikeCsv));
    setCsvFiles(files.filter((_, index) => isCsv[index]));
    uploads.take(files.filter((_, index) => !isCsv[index]));
  };
  const [csv, ...rest] = csvFiles;
  const megabytes = formatNumber(MOST_STATEMENT_BYTES / MEGABYTE);
  return (
    <Panel title={t`Upload statements`} mb="lg">
      <UploadArea
        uploads={uploads}
        take={(files) => void take(files)}
        chooseLabel={t`Choose statement files`}
        dropLabel={t`Drop statement files here, or press Enter to choose them`}
        title={t`Drop the bank’s statement files here or choose them`}
        hint={t`camt.052, camt.053, camt.054, MT940 or CSV, up to ${megabytes} MB each. A statement that \
is uploaded again adds nothing.`}
        errorTitle={(name) => t`${name} was not stored`}
        outcome={(answer, { name }) => <Outcome answer={answer} name={name} />}
        refused={(error) => <Refused error={error} />}
      />
      {csv && (
        <Suspense fallback={<Loader size="sm" mt="md" aria-label={t`Loading`} />}>
          <CsvStep
            key={`${csv.name} ${csv.lastModified} ${csv.size}`}
            file={csv}
            stored={(answer) => {
              uploads.add(csv, answer);
              setCsvFiles(rest);
            }}
            skip={() => setCsvFiles(rest)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

/** A text file that is neither camt nor MT940. The server refuses a file that is not text. */
async function looksLikeCsv(file: File): Promise<boolean> {
  if (!/\.(csv|tsv|txt)$/i.test(file.name) || file.size === 0 || file.size > MOST_STATEMENT_BYTES)
    return false;
  const head = (await file.slice(0, HEAD_BYTES).text()).trimStart();
  return !head.startsWith('<') && !/^(\{1:|:20:)/m.test(head);
}

/** What an administrator can do about a file whose accounts are all unknown. */
function Refused({ error }: { error: unknown }) {
  const { code, params } = problemOf(error);
  const detail = params?.['detail'];
  if (code !== 'statement_account_unknown' || typeof detail !== 'string') return null;
  return (
    <Group gap="sm">
      <WatchButtons detail={detail} />
    </Group>
  );
}

/** The outcome of one uploaded file. */
function Outcome({ answer, name }: { answer: StatementFile; name: string }) {
  const changed = answer.statements.filter(({ arrival }) => arrival === 'CHANGED');
  const stored = answer.statements.filter(({ arrival }) => arrival !== 'CHANGED');
  const open = stored.reduce((sum, { statement }) => sum + statement.openFindings, 0);
  const { leftOut } = answer;
  const isInPart = changed.length > 0 || leftOut !== null;
  const known = stored.filter(({ arrival }) => answer.isAgain || arrival === 'AGAIN');
  const isAllKnown = stored.length > 0 && known.length === stored.length;
  const whole = isAllKnown ? FILE_AGAIN : FILE_STORED;
  const look = isInPart ? FILE_CHANGED : open > 0 ? FILE_WITH_FINDINGS : whole;
  return (
    <Group gap="sm" align="flex-start" wrap="nowrap">
      <LookBadge look={look} />
      <Stack gap={2} miw={0}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <strong>{name}</strong>: {contentWords(answer)}{' '}
          {known.length === 0 && (
            <Trans>
              Received <Timestamp at={answer.receivedAt} />.
            </Trans>
          )}
        </Text>
        {known.slice(0, MOST_KNOWN).map(({ statement }) => (
          <Text key={statement.id} size="sm">
            <Trans>
              <Anchor component={Link} to={paths.statement(statement.id)} inherit underline="always">
                {nameOf(statement)}
              </Anchor>{' '}
              was here already, since <Timestamp at={statement.receivedAt} />:
            </Trans>{' '}
            <HowItCame statement={statement} />
          </Text>
        ))}
        {leftOut !== null && (
          <Text size="sm">
            <Trans>
              No bank connection pays from or watches the account {leftOut}, so its statement was left out.
              Add the connection or watch the account, then upload the file again.
            </Trans>
          </Text>
        )}
        {leftOut !== null && (
          <Group gap="sm">
            <WatchButtons detail={leftOut} />
          </Group>
        )}
        {changed.map(({ statement }) => (
          <Text key={statement.id} size="sm">
            <Trans>
              <Anchor component={Link} to={paths.statement(statement.id)} inherit underline="always">
                {nameOf(statement)}
              </Anchor>{' '}
              was stored before with other contents. Nothing of this version was stored.
            </Trans>
          </Text>
        ))}
        {stored
          .filter(({ statement }) => statement.openFindings > 0)
          .map(({ statement }) => (
            <Text key={statement.id} size="sm">
              <Anchor component={Link} to={paths.statement(statement.id)} inherit underline="always">
                {nameOf(statement)}
              </Anchor>
              {': '}
              {findings(statement.openFindings)}
            </Text>
          ))}
      </Stack>
    </Group>
  );
}

async function sendOne(file: File): Promise<StatementFile> {
  if (file.size === 0) throw new ShownError(t`This file is empty. Download it again from your bank.`);
  if (file.size > MOST_STATEMENT_BYTES) {
    const most = formatNumber(MOST_STATEMENT_BYTES / MEGABYTE);
    throw new ShownError(t`This file is larger than ${most} MB. Download a shorter period from your bank.`);
  }
  const { data } = await uploadStatement({
    body: { fileName: file.name, content: await base64Of(file) },
    throwOnError: true,
  });
  return data;
}
