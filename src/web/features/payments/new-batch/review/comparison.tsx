import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, List, Stack, Text, Textarea } from '@mantine/core';
import { Caution } from '../../shared/caution.tsx';
import type { Dispatch } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { TEXT_LIMITS } from '../../../../../shared/terms.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import type { DeskState, FoundInFile } from '../desk/protocol.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { Section } from './section.tsx';
import { AmongRows } from './among-rows.tsx';
import { SharedAccounts } from './shared-accounts.tsx';
import type { Action, NewBatchState } from '../state.ts';
import { countedPayments } from '../words.ts';
import { useBankName } from '../../shared/use-bank-name.ts';
import { people } from '../../shared/words.ts';
import { askedRun } from './next-run.ts';
import { NextRunQuestion } from './next-run-question.tsx';
import { othersWords, rowNumbers } from './row-numbers.ts';

const SHOWN = 5;

interface ComparisonProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  history: { again: () => void };
  readOnly: boolean;
}

/** Possible duplicates in the file and of earlier payments, and changed bank details. */
export function Comparison({ state, dispatch, history, readOnly }: ComparisonProps) {
  const { inFile } = state;
  const file = state.desk!;
  const { duplicateRows, earlierRows, changedRows, unchecked } = file;
  const refusedAsDuplicates = state.sending?.problem?.code === 'possible_duplicates';
  const run = askedRun(state);
  const asksReason =
    (duplicateRows > 0 && run?.answer !== null) ||
    (refusedAsDuplicates && !run) ||
    state.form.duplicateReason !== '';
  const checked = formatNumber(Math.max(0, file.summary.accepted - unchecked));
  const payments = countedPayments(file.summary.accepted);
  const changed = people(changedRows);
  return (
    <Section title={t`Comparison with earlier payments`}>
      <Stack gap="sm">
        {state.history === 'failed' && (
          <ErrorState
            error={state.historyError}
            title={t`The rows could not be compared with earlier payments`}
            retry={history.again}
          />
        )}
        {state.history !== 'failed' && (
          <Text size="sm" c="dimmed" aria-live="polite">
            {unchecked > 0
              ? t`${checked} of ${payments} compared…`
              : duplicateRows + changedRows === 0
                ? t`No possible duplicates and no changed bank details.`
                : t`All ${payments} compared.`}
          </Text>
        )}
        {changedRows > 0 && (
          <Caution title={t`The bank details of ${changed} have changed`}>
            <Group gap="xs">
              <Text size="sm">
                <Trans>
                  Changed bank details are the most common form of payment fraud. Confirm each one on a number
                  that you already have.
                </Trans>
              </Text>
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => dispatch({ type: 'query', query: { show: 'changed', text: '' } })}
              >
                <Trans>Show the rows</Trans>
              </Button>
            </Group>
          </Caution>
        )}
        {inFile.shared.count > 0 && <SharedAccounts found={inFile.shared} />}
        {inFile.changed.count > 0 && <TwoAccounts found={inFile.changed} />}
        <AmongRows found={inFile} />
        {run && <NextRunQuestion run={run} state={state} dispatch={dispatch} readOnly={readOnly} />}
        {asksReason && (
          <>
            <Caution
              title={
                duplicateRows === 0
                  ? t`The server found possible duplicates.`
                  : duplicatesSentence(duplicateRows, earlierRows)
              }
            >
              <EarlierBatches batches={file.earlierBatches} />
              {duplicateRows > 0 && (
                <Button
                  size="compact-xs"
                  variant="default"
                  onClick={() => dispatch({ type: 'query', query: { show: 'duplicates', text: '' } })}
                >
                  <Trans>Show the rows</Trans>
                </Button>
              )}
            </Caution>
            <Textarea
              label={t`Reason for paying duplicates`}
              description={t`Approvers see this reason.`}
              placeholder={t`Second half of the bonus, agreed for the 25th`}
              required={duplicateRows > 0 || (refusedAsDuplicates && !run)}
              maxLength={TEXT_LIMITS.duplicateReason}
              rows={2}
              value={state.form.duplicateReason}
              disabled={readOnly}
              onChange={(event) =>
                dispatch({ type: 'form', form: { duplicateReason: event.currentTarget.value } })
              }
              error={
                refusedAsDuplicates && !run && state.form.duplicateReason.trim() === ''
                  ? t`The server found possible duplicates. Enter a reason for paying them, or exclude them.`
                  : undefined
              }
            />
          </>
        )}
      </Stack>
    </Section>
  );
}

/** Each earlier batch that made the same payments, by its name: "Salaries March, 25 Mar: 3 payments". */
function EarlierBatches({ batches }: { batches: DeskState['earlierBatches'] }) {
  const others = othersWords(batches.length - SHOWN);
  if (batches.length === 0) return null;
  return (
    <List size="sm" mb={6}>
      {batches.slice(0, SHOWN).map(({ id, label, createdAt, rows }) => (
        <List.Item key={id}>
          <Link to={paths.batch(id)} target="_blank" rel="noopener">
            {label}
          </Link>
          , <Timestamp at={createdAt} dateOnly />: {countedPayments(rows)}
        </List.Item>
      ))}
      {batches.length > SHOWN && (
        <List.Item>
          <Trans>and {others}</Trans>
        </List.Item>
      )}
    </List>
  );
}

/** "3 payments look like duplicates, 2 of them of payments in earlier batches." */
function duplicatesSentence(duplicateRows: number, earlierRows: number): string {
  const written = formatNumber(duplicateRows);
  const earlier = formatNumber(earlierRows);
  if (earlierRows === 0)
    return plural(duplicateRows, {
      one: 'One payment looks like a duplicate within this file.',
      other: `${written} payments look like duplicates within this file.`,
    });
  if (earlierRows < duplicateRows)
    return t`${written} payments look like duplicates, ${earlier} of them of payments in earlier batches.`;
  return plural(duplicateRows, {
    one: 'One payment looks like a duplicate of one in an earlier batch.',
    other: `${written} payments look like duplicates of ones in earlier batches.`,
  });
}

function TwoAccounts({ found }: { found: FoundInFile['changed'] }) {
  const bankName = useBankName();
  const written = formatNumber(found.count);
  const more = found.count - found.first.length;
  const others = othersWords(more);
  return (
    <Caution
      title={plural(found.count, {
        one: 'One person has more than one account in this file',
        other: `${written} people have more than one account in this file`,
      })}
    >
      <List size="sm">
        {found.first.map(({ by, value, accounts }) => (
          <List.Item key={`${by} ${value}`}>
            {by === 'external_id' ? t`External ID ${value}` : value}: {accountsWords(accounts, bankName)}
          </List.Item>
        ))}
        {more > 0 && (
          <List.Item>
            <Trans>and {others}</Trans>
          </List.Item>
        )}
      </List>
    </Caution>
  );
}

/**
 * The first accounts of one person: "FNB 62000001 (row 2) and Absa 4000002 (row 9)". A file that misuses an
 * external id can give a person thousands.
 */
function accountsWords(
  accounts: FoundInFile['changed']['first'][number]['accounts'],
  bankName: (code: string) => string,
): string {
  const shown = accounts.first.map(({ bankCode, accountNumber, rows }) => {
    const account = `${bankName(bankCode)} ${accountNumber}`;
    const numbers = `${rowNumbers(rows.first.slice(0, 3), 0)}${rows.count > 3 ? ', …' : ''}`;
    return t`${account} (row ${numbers})`;
  });
  const more = accounts.count - accounts.first.length;
  if (more > 0) shown.push(othersWords(more));
  return shown.reduce((left, right) => t`${left} and ${right}`);
}
