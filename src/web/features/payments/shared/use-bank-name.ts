import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listBanksOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { COUNTRIES } from '../../../../domain/countries/registry.ts';

type Named = readonly { code: string; displayName: string }[];

/** Names to show before the list of banks has loaded. The operator can replace the list. */
const SHIPPED: Named = COUNTRIES.flatMap(({ banks }) => banks.shipped);

function namesOf(banks: Named): (code: string) => string {
  const names = new Map(banks.map(({ code, displayName }) => [code, displayName]));
  return (code) => names.get(code) ?? code;
}

const shippedName = namesOf(SHIPPED);

/** Returns the name of a bank by its code: "STANDARD_BANK" -> "Standard Bank". */
export function useBankName(): (code: string) => string {
  const { data } = useQuery({ ...listBanksOptions(), staleTime: Infinity });
  return useMemo(() => {
    // The same function, so that a list with the usual names is not drawn again.
    if (!data || data.every(({ code, displayName }) => shippedName(code) === displayName)) return shippedName;
    return namesOf([...SHIPPED, ...data]);
  }, [data]);
}
