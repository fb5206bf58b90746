import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listSubaccountsOptions } from '../../../../client/@tanstack/react-query-trading.gen.ts';
import { useTradingAccount } from './trading-account.tsx';

const OFFERED = 4;

/** Buttons to the other accounts, for a page without data of the chosen one. */
export function OtherAccounts() {
  const { account, choose } = useTradingAccount();
  const { data = [] } = useQuery(listSubaccountsOptions());
  return data
    .filter(({ id }) => id !== account)
    .slice(0, OFFERED)
    .map(({ id, label }) => (
      <Button key={id} variant="default" onClick={() => choose(id)}>
        {label}
      </Button>
    ));
}
