import { COUNTRIES } from '../../../../domain/countries/registry.ts';

const NAMES = new Map(COUNTRIES.flatMap(({ rails }) => rails.all.map(({ rail, name }) => [rail, name])));

/** The name of a rail for people: "PAYSHAP" -> "PayShap". */
export function railName(rail: string): string {
  return (NAMES as ReadonlyMap<string, string>).get(rail) ?? rail;
}
