import { FORMATS, type BankFileFormat } from '../../../domain/bank-files/formats.ts';
import type { PaymentFormat } from '../../../shared/bank-file-terms.ts';

/** The formats of bank files. Tests of what happens to a file put one in their place that is easy to read. */
export const formats = { of: (format: PaymentFormat): BankFileFormat => FORMATS[format] };
