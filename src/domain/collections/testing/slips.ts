/** What people make of a reference when they type it. */
export const SLIPS = ['WRONG', 'MISSING', 'DOUBLED', 'SWAPPED'] as const;
export type Slip = (typeof SLIPS)[number];

/** A reference with a slip at a place; two equal neighbours are not swapped, but the next two that differ. */
export function slipped(reference: string, slip: Slip, at: number): string {
  const [before, sign, after] = [reference.slice(0, at), reference[at]!, reference.slice(at + 1)];
  if (slip === 'WRONG') return before + (sign === '7' ? '4' : '7') + after;
  if (slip === 'MISSING') return before + after;
  if (slip === 'DOUBLED') return before + sign + sign + after;
  const places = Array.from(reference, (_, place) => (at + place) % reference.length);
  const place = places.find((one) => (reference[one + 1] ?? reference[one]) !== reference[one])!;
  return reference.slice(0, place) + reference[place + 1]! + reference[place]! + reference.slice(place + 2);
}
