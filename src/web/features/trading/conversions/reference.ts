const PREFIX = 'convert-';

/** The reference of an order that converts money, by which it is later distinguished from other orders. */
export function newConversionReference(): string {
  return PREFIX + crypto.randomUUID();
}

/** Whether an order was placed by a conversion of this dashboard. */
export function isOfConversion({ customerOrderId }: { customerOrderId?: string }): boolean {
  return customerOrderId?.startsWith(PREFIX) === true;
}
