import type { PaymentOrder } from './payment-order.ts';
import type { BankFileProfile } from './profile.ts';

type NamedOrder = Pick<PaymentOrder, 'fileNumber' | 'acbNumbers' | 'fileId'>;

/**
 * The name of a file by the template of its profile: {date} as YYYYMMDD, {time} as HHMMSS, {number} with at
 * least four digits, {fileId}.
 */
export function fileNameOf(
  { fileName, format }: Pick<BankFileProfile, 'fileName' | 'format'>,
  order: NamedOrder,
  { date, time }: { date: string; time: string },
): string {
  const fields: Readonly<Record<string, string>> = {
    date: date.replaceAll('-', ''),
    time: time.replaceAll(':', ''),
    number: String(numberInName(format, order)).padStart(4, '0'),
    fileId: order.fileId,
  };
  return fileName.replaceAll(/\{(\w+)\}/g, (whole, name: string) => fields[name] ?? whole);
}

/** The number that the file carries or, when it carries none, the file's number in its connection. */
function numberInName(
  format: BankFileProfile['format'],
  { fileNumber, acbNumbers }: Pick<NamedOrder, 'fileNumber' | 'acbNumbers'>,
): number {
  if (acbNumbers === null) return fileNumber;
  // The older form has no transmission number.
  return format === 'ACB_180' ? acbNumbers.generationNumber : acbNumbers.transmissionNumber;
}
