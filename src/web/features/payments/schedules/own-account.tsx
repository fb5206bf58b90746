import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listBankConnectionsOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { listBanksOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BankConnection, BankDefinition } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { ACCOUNT_TYPES } from '../../../../shared/terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { accountTypeWords } from '../shared/words.ts';
import type { OwnAccount } from './draft.ts';

interface OwnAccountProps {
  value: OwnAccount | null;
  onChange: (own: OwnAccount | null) => void;
  error: string | undefined;
}

/** The account of the company to which a sweep pays: one of those that bank connections name. */
export function OwnAccountFields({ value, onChange, error }: OwnAccountProps) {
  const connections = useQuery(listBankConnectionsOptions());
  const banks = useQuery(listBanksOptions());
  const failed = [connections, banks].find((query) => query.isError && !query.data);
  if (failed) return <ErrorState error={failed.error} retry={() => void failed.refetch()} />;
  const own = connections.data ?? [];
  if (connections.data && own.length === 0)
    return (
      <Text size="sm">
        <Trans>
          No bank connection has another account of your company yet. An admin adds it under{' '}
          <Anchor component={Link} to={paths.watchAccount()} inherit underline="always">
            Watch an account
          </Anchor>
          .
        </Trans>
      </Text>
    );
  const chosen = own.find(({ payer }) => payer.accountNumber === value?.accountNumber);
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t`Your account`}
        description={t`The accounts of your bank connections. Other accounts are paid by batches.`}
        required
        data={[
          { value: '', label: t`Choose an account` },
          ...own.map(({ id, displayName, payer }) => ({
            value: id,
            label: `${displayName} ${payer.accountNumber}`,
          })),
        ]}
        value={chosen?.id ?? ''}
        onChange={({ currentTarget: { value: id } }) => {
          const connection = own.find((one) => one.id === id);
          onChange(connection ? accountOf(connection, banks.data ?? []) : null);
        }}
        error={error}
      />
      {value !== null && (
        <>
          <NativeSelect
            label={t`Its bank`}
            required
            data={[
              { value: '', label: t`Choose a bank` },
              ...(banks.data ?? []).map(({ code, displayName }) => ({ value: code, label: displayName })),
            ]}
            value={value.bankCode}
            onChange={({ currentTarget: { value: bankCode } }) =>
              onChange({ ...value, bankCode, branchCode: undefined })
            }
          />
          <NativeSelect
            label={t`Type of the account`}
            data={ACCOUNT_TYPES.map((type) => ({ value: type, label: accountTypeWords(type) }))}
            value={value.accountType}
            onChange={({ currentTarget: { value: type } }) =>
              onChange({
                ...value,
                accountType: ACCOUNT_TYPES.find((one) => one === type) ?? value.accountType,
              })
            }
          />
        </>
      )}
    </Stack>
  );
}

/** The account of a connection. The bank of an account that is only watched is known by its name alone. */
function accountOf({ payer, bankName }: BankConnection, banks: readonly BankDefinition[]): OwnAccount {
  const { name, branchCode, accountNumber, accountType } = payer;
  const bank = banks.find(
    (one) =>
      one.defaultBranchCode === branchCode ||
      one.displayName.toLowerCase() === bankName?.trim().toLowerCase(),
  );
  return {
    beneficiaryName: name,
    bankCode: bank?.code ?? '',
    ...(branchCode === null ? {} : { branchCode }),
    accountNumber,
    accountType: accountType ?? 'CURRENT',
  };
}
