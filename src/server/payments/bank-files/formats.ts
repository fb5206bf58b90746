import { FORMATS, type BankFileFormat } from '../../../domain/bank-files/formats.ts';
import type { PaymentFormat } from '../../../shared/bank-file-terms.ts';

export function formatOf(format: PaymentFormat): BankFileFormat {
  return FORMATS[format];
}
