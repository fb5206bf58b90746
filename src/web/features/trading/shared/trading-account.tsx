import { t } from '@lingui/core/macro';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { listSubaccountsOptions } from '../../../../client/@tanstack/react-query-trading.gen.ts';

/** The id of the primary account. */
export const PRIMARY = '0';

interface TradingAccount {
  /** "0" is the primary account. */
  account: string;
  /** The header that selects the account in a request; empty for the primary account. */
  headers: { 'X-SERVICE-SUB-ACCOUNT-ID'?: string };
  choose: (account: string) => void;
}

/** The account of a page, kept in the address as `account`. */
export function useTradingAccount(): TradingAccount {
  const [search, setSearch] = useSearchParams();
  const given = search.get('account') ?? PRIMARY;
  const account = /^\d{1,20}$/.test(given) ? given : PRIMARY;
  const choose = useCallback(
    (next: string) =>
      setSearch((current) => {
        const params = new URLSearchParams(current);
        if (next === PRIMARY) params.delete('account');
        else params.set('account', next);
        params.delete('offset');
        params.delete('open');
        return params;
      }),
    [setSearch],
  );
  return { account, headers: account === PRIMARY ? {} : { 'X-SERVICE-SUB-ACCOUNT-ID': account }, choose };
}

/** Chooses the account of a page. */
export function AccountPicker() {
  const { account, choose } = useTradingAccount();
  const { data } = useQuery(listSubaccountsOptions());
  const accounts = data ?? [{ id: account, label: account === PRIMARY ? t`Primary account` : account }];
  return (
    <Select
      label={t`Account`}
      data={accounts.map(({ id, label }) => ({
        value: id,
        label: id === PRIMARY ? t`${label} (primary)` : label,
      }))}
      value={account}
      onChange={(value) => value && choose(value)}
      allowDeselect={false}
      searchable={accounts.length > 10}
      w={{ base: '100%', sm: 240 }}
    />
  );
}
