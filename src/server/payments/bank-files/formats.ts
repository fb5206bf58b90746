import { FORMATS, type BankFileFormat } from '../../../domain/bank-files/formats.ts';
import type { PaymentFormat } from '../../../domain/bank-files/profile.ts';

export function formatOf(format: PaymentFormat): BankFileFormat {
  return FORMATS[format];
}
