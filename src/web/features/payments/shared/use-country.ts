import { useQuery } from '@tanstack/react-query';
import { getEntityConfigOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { Country } from '../../../../domain/countries/country.ts';
import { countryOf, DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';

/** The country whose rules the entity pays by; null until the entity config has loaded. */
export function useCountry(): Country | null {
  const { data, isPending } = useQuery(getEntityConfigOptions());
  if (isPending) return null;
  return data && 'country' in data ? countryOf(data.country) : DEFAULT_COUNTRY;
}
