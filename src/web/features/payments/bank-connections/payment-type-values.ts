import type { PaymentType } from '../../../../client/types.gen.ts';
import type { Country } from '../../../../domain/countries/country.ts';
import { formatAmount } from '../../../../shared/money.ts';
import { USUAL_MARKS } from '../../../../shared/payment-types.ts';
import { RAILS, type Rail } from '../../../../shared/terms.ts';

/** A payment type as the form has it: every value is a text, empty for a value that the file lacks. */
interface PaymentTypeValues {
  serviceLevel: string;
  localInstrument: string;
  localInstrumentKind: NonNullable<PaymentType['localInstrument']>['kind'];
  cutOff: string;
  maxAmount: string;
}

export type PaymentTypesOfRails = Partial<Record<Rail, PaymentTypeValues>>;

export function typeValuesOf(types: readonly PaymentType[]): PaymentTypesOfRails {
  return Object.fromEntries(
    types.map(({ rail, serviceLevel, localInstrument, cutOff, maxAmount }) => [
      rail,
      {
        serviceLevel: serviceLevel ?? '',
        localInstrument: localInstrument?.value ?? '',
        localInstrumentKind: localInstrument?.kind ?? 'PROPRIETARY',
        cutOff: cutOff ?? '',
        maxAmount: maxAmount ?? '',
      },
    ]),
  );
}

/** The payment types as the API takes them, in the order of the rails. */
export function typesOf(values: PaymentTypesOfRails): PaymentType[] {
  return RAILS.flatMap((rail): PaymentType[] => {
    const type = values[rail];
    if (!type) return [];
    const value = type.localInstrument.trim();
    return [
      {
        rail,
        serviceLevel: type.serviceLevel.trim().toUpperCase() || null,
        localInstrument: value === '' ? null : { kind: type.localInstrumentKind, value },
        cutOff: type.cutOff.trim() || null,
        maxAmount: amountOf(type.maxAmount),
      },
    ];
  });
}

/** An amount without spaces, with its cents. */
function amountOf(text: string): string | null {
  const plain = text.replaceAll(/\s/g, '');
  if (plain === '') return null;
  return /^\d+$/.test(plain) ? `${plain}.00` : plain;
}

/** The values that most banks use for a rail, to start from. */
export function usualTypeValues(rail: Rail, { rails, currency }: Country): PaymentTypeValues {
  const usual = rails.all.find((one) => one.rail === rail);
  const maxAmountMinor = rail === 'EFT' ? null : (usual?.maxAmountMinor ?? null);
  return typeValuesOf([
    {
      rail,
      ...USUAL_MARKS[rail],
      cutOff: usual?.cutOff ?? null,
      maxAmount: maxAmountMinor === null ? null : formatAmount(maxAmountMinor, currency),
    },
  ])[rail]!;
}
