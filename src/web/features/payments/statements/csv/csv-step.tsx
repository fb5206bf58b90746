import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Paper, Select, Skeleton, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { listBankConnectionsOptions } from '../../../../../client/@tanstack/react-query-bank.gen.ts';
import { previewStatementCsv, uploadStatement } from '../../../../../client/sdk-bank.gen.ts';
import type {
  BankConnection,
  StatementCsvPreview,
  StatementCsvProfile,
  StatementFile,
} from '../../../../../client/types.gen.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { base64Of } from '../../shared/upload/file-content.ts';
import { CsvDoubts, isDoubtful, NOTHING_ACCEPTED, type Accepted } from './csv-doubts.tsx';
import { CsvFields } from './csv-fields.tsx';
import { CsvPreview } from './csv-preview.tsx';
import { entriesWords } from './csv-words.ts';

interface CsvStepProps {
  file: File;
  stored: (answer: StatementFile) => void;
  skip: () => void;
}

/** Shows how a CSV statement is read and its first entries, and stores it once the user agrees. */
export default function CsvStep({ file, stored, skip }: CsvStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const connections = useQuery(listBankConnectionsOptions());
  const [chosen, setChosen] = useState<string | null>(null);
  const all = connections.data ?? [];
  // With several accounts the user has to choose, because a wrong account would get entries that are not its
  // own.
  const connection = all.length === 1 ? all[0] : all.find(({ id }) => id === chosen);
  const { name } = file;
  return (
    <Paper withBorder p="md" radius="md" mt="md" component="section" aria-label={t`CSV file ${name}`}>
      <Stack gap="md">
        <Title order={3} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          <Trans>How to read {name}</Trans>
        </Title>
        {connections.isError && <ErrorState error={connections.error} />}
        {all.length > 1 && (
          <Select
            label={t`Account of the statement`}
            description={t`Some CSV files do not say whose they are.`}
            placeholder={t`Choose the account`}
            data={all.map((one) => ({ value: one.id, label: accountName(one) }))}
            value={connection?.id ?? null}
            onChange={setChosen}
            allowDeselect={false}
            maw={480}
          />
        )}
        {connection && (
          <Matching
            key={connection.id}
            file={file}
            connection={connection}
            all={all}
            choose={({ id }) => setChosen(id)}
            stored={stored}
            skip={skip}
          />
        )}
      </Stack>
    </Paper>
  );
}

function accountName({ displayName, payer }: BankConnection): string {
  return `${displayName} ${payer.accountNumber}`;
}

interface MatchingProps extends CsvStepProps {
  connection: BankConnection;
  all: readonly BankConnection[];
  choose: (connection: BankConnection) => void;
}

function Matching({ file, connection, all, choose, stored, skip }: MatchingProps) {
  const [accepted, accept] = useState(NOTHING_ACCEPTED);
  const [profile, setProfile] = useState<StatementCsvProfile | null>(null);
  const suggested = usePreview(file, connection.id, null);
  const preview = usePreview(file, connection.id, profile);
  const store = useMutation({
    mutationFn: async () => {
      const { data } = await uploadStatement({
        body: {
          fileName: file.name,
          content: await base64Of(file),
          csv: {
            connectionId: connection.id,
            ...profileToSend(profile, preview.data),
            ...acceptedToSend(accepted, preview.data),
          },
        },
        throwOnError: true,
      });
      return data;
    },
    onSuccess: stored,
  });
  const { data } = preview;
  const entryCount = data?.reading?.entryCount ?? 0;
  const accountNumber = connection.payer.accountNumber;
  const entries = entriesWords(entryCount);
  return (
    <>
      {preview.isPending && <Skeleton height={240} role="status" aria-busy aria-label={t`Loading`} />}
      {preview.isError && <ErrorState error={preview.error} retry={() => void preview.refetch()} />}
      {data && (
        <>
          {suggested.data?.source === 'REMEMBERED' ? (
            <details>
              <summary>
                <Trans>Read as the last CSV file of this account. Change how it is read</Trans>
              </summary>
              <CsvFields preview={data} change={setProfile} />
            </details>
          ) : (
            <>
              <Text size="sm">
                <Trans>
                  Check what each column means. The next file of this account is read in the same way.
                </Trans>
              </Text>
              <CsvFields preview={data} change={setProfile} />
            </>
          )}
          <CsvPreview preview={data} stale={preview.isPlaceholderData} />
          {data.reading && (
            <CsvDoubts
              reading={data.reading}
              connection={connection}
              other={all.find(({ id }) => id === data.reading!.otherConnectionId)}
              continues={all.find(({ id }) => id === data.reading!.continuesConnectionId)}
              choose={choose}
              accepted={accepted}
              accept={accept}
            />
          )}
        </>
      )}
      {store.isError && <ErrorState error={store.error} title={t`The statement was not stored`} />}
      <Group gap="sm">
        <Button
          disabled={
            entryCount === 0 ||
            preview.isPlaceholderData ||
            (data?.reading != null && isDoubtful(data.reading, accepted))
          }
          loading={store.isPending}
          onClick={() => store.mutate()}
        >
          {entryCount > 0 ? t`Store ${entries} of ${accountNumber}` : t`Store the statement`}
        </Button>
        <Button variant="default" onClick={skip} disabled={store.isPending}>
          <Trans>Do not store this file</Trans>
        </Button>
      </Group>
    </>
  );
}

/** The doubts that the user has accepted, as far as the file raises them. */
function acceptedToSend(
  { accounts, difference, isOwnBalance }: Accepted,
  preview: StatementCsvPreview | undefined,
) {
  const { otherAccounts = [], follows, continuesConnectionId } = preview?.reading ?? {};
  return {
    ...(otherAccounts.length > 0 ? { acceptedAccounts: [...accounts] } : {}),
    ...(follows === false && difference !== null ? { acceptedDifference: difference } : {}),
    ...(continuesConnectionId && isOwnBalance ? { isOwnBalance } : {}),
  };
}

/** The content of the file, read by a profile or as the server suggests. */
function usePreview(file: File, connectionId: string, profile: StatementCsvProfile | null) {
  return useQuery({
    queryKey: ['csv-preview', file.name, file.size, file.lastModified, connectionId, profile],
    queryFn: async () => {
      const { data } = await previewStatementCsv({
        body: { content: await base64Of(file), connectionId, ...(profile ? { profile } : {}) },
        throwOnError: true,
      });
      return data;
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** A remembered profile that the user has not changed is not sent, because the server has it. */
function profileToSend(
  chosen: StatementCsvProfile | null,
  preview: StatementCsvPreview | undefined,
): { profile?: StatementCsvProfile } {
  if (chosen) return { profile: chosen };
  return preview && preview.source !== 'REMEMBERED' ? { profile: preview.profile } : {};
}
