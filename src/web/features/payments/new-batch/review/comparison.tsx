import { Button, Group, List, Stack, Text, Textarea } from '@mantine/core';
import { Caution } from '../caution.tsx';
import type { Dispatch } from 'react';
import type {
  ChangedDetails,
  ShortenedAccounts,
} from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import { TEXT_LIMITS } from '../../../../../shared/terms.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Section } from './section.tsx';
import type { Action, NewBatchState } from '../state.ts';
import { useBankName } from '../../shared/use-bank-name.ts';
import { people } from '../../shared/words.ts';
import { counted, figure } from '../words.ts';

const SHOWN = 5;

interface ComparisonProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  history: { again: () => void };
  readOnly: boolean;
}

/** Possible duplicates in the file and of earlier payments, and changed bank details. */
export function Comparison({ state, dispatch, history, readOnly }: ComparisonProps) {
  const file = state.desk!;
  const { duplicateRows, earlierRows, changedRows, unchecked } = file;
  const refusedAsDuplicates = state.sending?.problem?.code === 'possible_duplicates';
  const asksReason = duplicateRows > 0 || refusedAsDuplicates || state.form.duplicateReason !== '';
  const checked = file.summary.accepted - unchecked;
  return (
    <Section title="Comparison with earlier payments">
      <Stack gap="sm">
        {state.history === 'failed' && (
          <ErrorState
            error={state.historyError}
            title="The rows could not be compared with earlier payments"
            retry={history.again}
          />
        )}
        {state.history !== 'failed' && (
          <Text size="sm" c="dimmed" aria-live="polite">
            {unchecked > 0
              ? `${figure(Math.max(0, checked))} of ${counted(file.summary.accepted, 'payment')} compared…`
              : duplicateRows + changedRows === 0
                ? 'No possible duplicates and no changed bank details.'
                : `All ${counted(file.summary.accepted, 'payment')} compared.`}
          </Text>
        )}
        {changedRows > 0 && (
          <Caution title={`The bank details of ${people(changedRows)} have changed`}>
            <Group gap="xs">
              <Text size="sm">
                Changed bank details are the most common form of payment fraud. Confirm each one on a number
                that you already have.
              </Text>
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => dispatch({ type: 'query', query: { show: 'changed', text: '' } })}
              >
                Show the rows
              </Button>
            </Group>
          </Caution>
        )}
        {state.changedInFile.length > 0 && <TwoAccounts found={state.changedInFile} />}
        {state.shortenedAccounts.length > 0 && <LostZeros found={state.shortenedAccounts} />}
        {asksReason && (
          <>
            <Group gap="xs">
              <Text size="sm">
                {duplicateRows === 0
                  ? 'The server found possible duplicates.'
                  : duplicatesSentence(duplicateRows, earlierRows)}
              </Text>
              {duplicateRows > 0 && (
                <Button
                  size="compact-xs"
                  variant="default"
                  onClick={() => dispatch({ type: 'query', query: { show: 'duplicates', text: '' } })}
                >
                  Show the rows
                </Button>
              )}
            </Group>
            <Textarea
              label="Reason for paying duplicates"
              description="Approvers see this reason."
              placeholder="Second half of the bonus, agreed for the 25th"
              required={duplicateRows > 0 || refusedAsDuplicates}
              maxLength={TEXT_LIMITS.duplicateReason}
              rows={2}
              value={state.form.duplicateReason}
              disabled={readOnly}
              onChange={(event) =>
                dispatch({ type: 'form', form: { duplicateReason: event.currentTarget.value } })
              }
              error={
                refusedAsDuplicates && state.form.duplicateReason.trim() === ''
                  ? 'The server found possible duplicates. Enter a reason for paying them, or exclude them.'
                  : undefined
              }
            />
          </>
        )}
      </Stack>
    </Section>
  );
}

/** "3 payments look like duplicates, 2 of them of payments in earlier batches." */
function duplicatesSentence(duplicateRows: number, earlierRows: number): string {
  const found =
    duplicateRows === 1
      ? 'One payment looks like a duplicate'
      : `${figure(duplicateRows)} payments look like duplicates`;
  if (earlierRows === 0) return `${found} within this file.`;
  if (earlierRows < duplicateRows)
    return `${found}, ${figure(earlierRows)} of them of payments in earlier batches.`;
  return duplicateRows === 1
    ? `${found} of one in an earlier batch.`
    : `${found} of ones in earlier batches.`;
}

function TwoAccounts({ found }: { found: readonly ChangedDetails[] }) {
  const bankName = useBankName();
  return (
    <Caution
      title={
        found.length === 1
          ? 'One person has more than one account in this file'
          : `${figure(found.length)} people have more than one account in this file`
      }
    >
      <List size="sm">
        {found.slice(0, SHOWN).map(({ by, value, accounts }) => (
          <List.Item key={`${by} ${value}`}>
            {by === 'external_id' ? `External ID ${value}` : value}:{' '}
            {accounts
              .map(
                ({ bankCode, accountNumber, rows }) =>
                  `${bankName(bankCode)} ${accountNumber} (row ` +
                  `${rows.slice(0, 3).map(figure).join(', ')}${rows.length > 3 ? ', …' : ''})`,
              )
              .join(' and ')}
          </List.Item>
        ))}
        {found.length > SHOWN && <List.Item>and {counted(found.length - SHOWN, 'other')}</List.Item>}
      </List>
    </Caution>
  );
}

function LostZeros({ found }: { found: readonly ShortenedAccounts[] }) {
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Caution title={`${counted(count, 'account number')} may have lost leading zeros`}>
      <Text size="sm">
        Excel removes zeros at the start of a number. Compare these account numbers with their source and add
        the missing zeros.
      </Text>
      <List size="sm">
        {found.slice(0, SHOWN).map(({ bankName, usualDigits, rows }) => (
          <List.Item key={bankName}>
            {bankName}: row {rows.slice(0, SHOWN).map(figure).join(', ')}
            {rows.length > SHOWN && ` and ${counted(rows.length - SHOWN, 'other')}`}{' '}
            {rows.length === 1 ? 'has' : 'have'} fewer than the {usualDigits} digits of nearly all others.
          </List.Item>
        ))}
      </List>
    </Caution>
  );
}
