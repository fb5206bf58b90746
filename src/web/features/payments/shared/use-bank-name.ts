import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listBanksOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { COUNTRIES } from '../../../../domain/countries/registry.ts';

/** Names to show before the list of banks has loaded. The operator can replace the list. */
const SHIPPED = COUNTRIES.flatMap(({ banks }) => banks.shipped);

/** Returns the name of a bank by its code: "STANDARD_BANK" -> "Standard Bank". */
export function useBankName(): (code: string) => string {
  const { data } = useQuery({ ...listBanksOptions(), staleTime: Infinity });
  return useMemo(() => {
    const names = new Map([...SHIPPED, ...(data ?? [])].map((bank) => [bank.code, bank.displayName]));
    return (code) => names.get(code) ?? code;
  }, [data]);
}
