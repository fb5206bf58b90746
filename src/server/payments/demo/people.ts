import { seededNumbers } from '../../../shared/seeded-numbers.ts';

export interface DemoPerson {
  name: string;
  bankCode: string;
  accountNumber: string;
  accountType: 'CURRENT' | 'SAVINGS';
  externalId: string;
  salaryMinor: number;
}

const FIRST = [
  'Thandi',
  'Sipho',
  'Lerato',
  'Johan',
  'Aisha',
  'Pieter',
  'Nomsa',
  'Ruan',
  'Zanele',
  'Kagiso',
  'Fatima',
  'Willem',
  'Palesa',
  'Themba',
  'Anika',
  'Bongani',
  'Priya',
  'Hendrik',
  'Refilwe',
  'Yusuf',
  'Naledi',
  'Gerhard',
  'Ayanda',
  'Chantal',
  'Mpho',
  'Elsabé',
  'Tshepo',
  'Imraan',
  'Lindiwe',
  'Zoë',
];
const LAST = [
  'Nkosi',
  'Dlamini',
  'van der Merwe',
  'Botha',
  'Naidoo',
  'Mokoena',
  'Khumalo',
  'Pillay',
  'Fourie',
  'Mahlangu',
  'Jacobs',
  'Sithole',
  'Venter',
  'Molefe',
  'Adams',
  'Zulu',
  'Steyn',
  'Radebe',
  "O'Connor",
  'Maseko',
  'Govender',
  'du Plessis',
  'Ndlovu',
  'Smit',
];
const BANKS = [
  'FNB',
  'FNB',
  'STANDARD_BANK',
  'ABSA',
  'NEDBANK',
  'CAPITEC',
  'CAPITEC',
  'TYMEBANK',
  'INVESTEC',
  'DISCOVERY',
];

/** Invented people, each with an account that the sandbox bank pays. */
export function demoPeople(count: number, randomSeed: number): DemoPerson[] {
  const next = seededNumbers(randomSeed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  return Array.from({ length: count }, (_, index) => ({
    name: `${pick(FIRST)} ${pick(LAST)}`,
    bankCode: pick(BANKS),
    // The last four digits avoid the endings for which the sandbox bank simulates failures.
    accountNumber: `${62_000 + Math.floor(next() * 900)}${String(index % 10_000)
      .padStart(3, '0')
      .slice(-3)}${10 + Math.floor(next() * 89)}`,
    accountType: next() < 0.8 ? 'CURRENT' : 'SAVINGS',
    externalId: `E${String(1_001 + index)}`,
    salaryMinor: (8_500 + Math.floor(next() * 40) * 500) * 100,
  }));
}

export interface DemoSupplier {
  name: string;
  bankCode: string;
  accountNumber: string;
}

const SUPPLIERS = [
  'Highveld Logistics',
  'Tafelberg Packaging',
  'Umgeni Water Services',
  'Kalahari Solar',
  'Blue Crane Catering',
  'Protea Office Supply',
  'Limpopo Timber',
  'Drakensberg Cold Storage',
  'Sabi Couriers',
  'Namaqua Print Works',
  'Vaal Steel Traders',
  'Knysna Fisheries',
  'Overberg Grain',
  'Sandveld Security',
];

export function demoSuppliers(randomSeed: number): DemoSupplier[] {
  const next = seededNumbers(randomSeed);
  return SUPPLIERS.map((name, index) => ({
    name,
    bankCode: BANKS[index % BANKS.length]!,
    accountNumber: `40${String(10_000_000 + Math.floor(next() * 89_000_000)).slice(0, 6)}${20 + index}`,
  }));
}
