import type { PaymentOrder } from './payment-order.ts';

/**
 * The name of a file by the template of its profile: {date} as YYYYMMDD, {time} as HHMMSS, {number} with four
 * digits, {fileId}.
 */
export function fileNameOf(
  template: string,
  { fileNumber, fileId }: Pick<PaymentOrder, 'fileNumber' | 'fileId'>,
  { date, time }: { date: string; time: string },
): string {
  const fields: Readonly<Record<string, string>> = {
    date: date.replaceAll('-', ''),
    time: time.replaceAll(':', ''),
    number: String(fileNumber).padStart(4, '0'),
    fileId,
  };
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => fields[name] ?? whole);
}
