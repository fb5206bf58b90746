import { useQuery } from '@tanstack/react-query';
import { listBanksOptions } from '../../../../client/@tanstack/react-query.gen.ts';

/** The name of a bank as people know it; its code until the list has loaded. */
export function useBankNames(): (code: string) => string {
  const { data } = useQuery({ ...listBanksOptions(), staleTime: Infinity });
  return (code) => data?.find((bank) => bank.code === code)?.displayName ?? code;
}
