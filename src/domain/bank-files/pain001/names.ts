/** The names of the parts of a pain.001 file, by which replies and statements are matched with it. */

export const PAIN_001 = 'pain.001.001.09';

/** The name of a payment information block of a file, by its number from 1. It has room for 35 characters. */
export function paymentInformationId(fileId: string, block: number): string {
  return `${fileId}-${block}`;
}

/** The number of the block of a file that has this name; null when the file has no block of this name. */
export function blockNumberOf(fileId: string, name: string): number | null {
  if (!name.startsWith(`${fileId}-`)) return null;
  const number = name.slice(fileId.length + 1);
  return /^[1-9]$/.test(number) ? Number(number) : null;
}

/**
 * The UETR of a payment, which must be a UUID of version 4: its end-to-end id with dashes. An id of another
 * version gets the bits of version 4, so that the same payment always has the same UETR.
 */
export function uetrOf(endToEndId: string): string {
  const hex = [...endToEndId];
  hex[12] = '4';
  hex[16] = (8 + (Number.parseInt(hex[16]!, 16) % 4)).toString(16);
  const text = hex.join('');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  );
}
