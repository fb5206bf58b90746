import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Checkbox, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import type { BankConnection, StatementCsvReading } from '../../../../../client/types.gen.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { isZero } from '../../shared/statements/amounts.ts';

/** The doubts about a CSV file with unexpected content that a user has accepted. */
export interface Accepted {
  accounts: readonly string[];
  difference: string | null;
  /**
   * Whether the file belongs to this account although another account's closing balance equals its opening
   * balance.
   */
  isOwnBalance: boolean;
}

export const NOTHING_ACCEPTED: Accepted = { accounts: [], difference: null, isOwnBalance: false };

/** Whether the file raises a doubt that the user has not accepted. */
export function isDoubtful(
  { otherAccounts, continuesConnectionId, follows, difference }: StatementCsvReading,
  accepted: Accepted,
): boolean {
  return (
    otherAccounts.some((one) => !accepted.accounts.includes(one)) ||
    (continuesConnectionId !== null && !accepted.isOwnBalance) ||
    (follows === false && accepted.difference !== difference)
  );
}

interface DoubtsProps {
  reading: StatementCsvReading;
  connection: BankConnection;
  /** The connection that pays from the account that the file names. */
  other: BankConnection | undefined;
  /** The connection whose last statement closes with the file's opening balance. */
  continues: BankConnection | undefined;
  choose: (connection: BankConnection) => void;
  accepted: Accepted;
  accept: (accepted: Accepted) => void;
}

/** Asks before a file is stored that names another account, or whose amounts do not add up. */
export function CsvDoubts({ reading, connection, other, continues, choose, accepted, accept }: DoubtsProps) {
  const { otherAccounts, follows, difference, breakLine, currency } = reading;
  const named = otherAccounts.length > 0 ? otherAccounts.join(', ') : undefined;
  const { displayName: ownName } = connection;
  const own = connection.payer.accountNumber;
  const otherName = other?.displayName;
  const isBalanced = difference !== null && isZero(difference);
  const amount = difference === null ? '' : formatMoney(difference, currency);
  return (
    <Stack gap="sm">
      {named !== undefined && (
        <Alert
          color="yellow"
          icon={<IconAlertTriangle aria-hidden />}
          title={t`The file names another account`}
        >
          <Stack gap="xs">
            <Text size="sm">
              <Trans>
                The file names the account {named}. {ownName} pays from {own}. If it is the account of the
                other side, choose its column under “Rows, marks and further columns”.
              </Trans>
            </Text>
            {other && (
              <Anchor component="button" type="button" size="sm" onClick={() => choose(other)}>
                <Trans>Read it for {otherName}, which pays from that account</Trans>
              </Anchor>
            )}
            <Checkbox
              label={t`It is a statement of ${own}: that number means the same account`}
              checked={otherAccounts.every((one) => accepted.accounts.includes(one))}
              onChange={({ currentTarget: { checked } }) =>
                accept({ ...accepted, accounts: checked ? otherAccounts : [] })
              }
            />
          </Stack>
        </Alert>
      )}
      {continues && (
        <Continued
          reading={reading}
          own={connection}
          other={continues}
          choose={choose}
          accepted={accepted}
          accept={accept}
        />
      )}
      {follows === false && (
        <Alert
          color="yellow"
          icon={<IconAlertTriangle aria-hidden />}
          title={t`The amounts do not add up to the balances`}
        >
          <Stack gap="xs">
            <Text size="sm">
              {isBalanced ? (
                <Trans>
                  In line {breakLine}, the balance does not follow from the amount, although all amounts
                  together do.
                </Trans>
              ) : (
                <Trans>
                  They differ by {amount}, first in line {breakLine}.
                </Trans>
              )}{' '}
              <Trans>
                A column may have another meaning, the signs may be reversed, the order may be different, or a
                row may be missing.
              </Trans>
            </Text>
            <Checkbox
              label={t`Store it anyway. It stays under “Needs attention” until a user closes it`}
              checked={accepted.difference === difference}
              onChange={({ currentTarget: { checked } }) =>
                accept({ ...accepted, difference: checked ? difference : null })
              }
            />
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}

interface ContinuedProps extends Pick<DoubtsProps, 'reading' | 'choose' | 'accepted' | 'accept'> {
  own: BankConnection;
  other: BankConnection;
}

/** The file opens with the balance with which another account closed. */
function Continued({ reading, own, other, choose, accepted, accept }: ContinuedProps) {
  const { opening, currency } = reading;
  const amount = opening ? formatMoney(opening.amount, currency) : '';
  const [ownName, otherName] = [own.displayName, other.displayName];
  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle aria-hidden />}
      title={t`It looks like a statement of ${otherName}`}
    >
      <Stack gap="xs">
        <Text size="sm">
          <Trans>
            The file opens with {amount}. The last statement of {otherName} closes with this balance, and that
            of {ownName} does not.
          </Trans>
        </Text>
        <Anchor component="button" type="button" size="sm" onClick={() => choose(other)}>
          <Trans>Read it for {otherName}</Trans>
        </Anchor>
        <Checkbox
          label={t`It is a statement of ${ownName}`}
          checked={accepted.isOwnBalance}
          onChange={({ currentTarget: { checked } }) => accept({ ...accepted, isOwnBalance: checked })}
        />
      </Stack>
    </Alert>
  );
}
