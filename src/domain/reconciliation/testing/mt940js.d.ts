/** What the tests use of the package, which has no types. */
declare module 'mt940js' {
  export class Parser {
    parse(text: string): {
      openingBalance: number;
      closingBalance: number;
      transactions: { amount: number; date: Date }[];
    }[];
  }
}
