import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invariant } from '../../../shared/errors.ts';
import { isUuid } from '../../../shared/ids.ts';
import { nameInFile, referenceInFile } from '../charset.ts';
import type { OrderedPayment, PaymentOrder } from '../payment-order.ts';
import type { BankFileProfile } from '../profile.ts';
import { ISO_ACCOUNT_TYPE_CODES } from '../../../shared/account-type-codes.ts';
import { PAYMENT_TYPE_PATTERNS, USUAL_MARKS } from '../../../shared/payment-types.ts';
import { RAILS, type AccountType } from '../../../shared/terms.ts';
import { builtInProfile } from '../testing/built-in-profile.ts';
import { FILE_ID, PAIN_PROFILE, paymentId, sampleOrder, samplePayment } from '../testing/samples.ts';
import { uetrOf } from './names.ts';
import { readPain001 } from './read-pain001.ts';
import { writePain001 } from './write-pain001.ts';

const AT = new Date('2026-11-24T12:34:56.789Z');
const orderOf = (payments: readonly OrderedPayment[]) => sampleOrder(payments, AT);
const textOf = (order: PaymentOrder, profile: BankFileProfile = PAIN_PROFILE) =>
  new TextDecoder().decode(writePain001(order, profile).bytes);

describe('a pain.001 file', () => {
  it('is written as the message describes it', () => {
    const payment = { ...samplePayment(1), name: "O'Brien & Sons", reference: 'INV <7>' };
    expect(textOf(orderOf([payment]))).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
      <CstmrCdtTrfInitn>
      <GrpHdr>
      <MsgId>0199a3c4f2d17b6e8c5d4e3f2a1b0c9d</MsgId>
      <CreDtTm>2026-11-24T12:34:56Z</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>1000.01</CtrlSum>
      <InitgPty>
      <Nm>Karoo Wool (Pty) Ltd</Nm>
      </InitgPty>
      </GrpHdr>
      <PmtInf>
      <PmtInfId>0199a3c4f2d17b6e8c5d4e3f2a1b0c9d-1</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <BtchBookg>true</BtchBookg>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>1000.01</CtrlSum>
      <PmtTpInf>
      <SvcLvl>
      <Cd>NURG</Cd>
      </SvcLvl>
      </PmtTpInf>
      <ReqdExctnDt>
      <Dt>2026-11-25</Dt>
      </ReqdExctnDt>
      <Dbtr>
      <Nm>Karoo Wool (Pty) Ltd</Nm>
      </Dbtr>
      <DbtrAcct>
      <Id>
      <Othr>
      <Id>62000000001</Id>
      </Othr>
      </Id>
      <Tp>
      <Cd>CACC</Cd>
      </Tp>
      <Ccy>ZAR</Ccy>
      </DbtrAcct>
      <DbtrAgt>
      <FinInstnId>
      <ClrSysMmbId>
      <ClrSysId>
      <Cd>ZANCC</Cd>
      </ClrSysId>
      <MmbId>250655</MmbId>
      </ClrSysMmbId>
      </FinInstnId>
      </DbtrAgt>
      <CdtTrfTxInf>
      <PmtId>
      <EndToEndId>0199a3c4f2d270018000000000000001</EndToEndId>
      <UETR>0199a3c4-f2d2-4001-8000-000000000001</UETR>
      </PmtId>
      <Amt>
      <InstdAmt Ccy="ZAR">1000.01</InstdAmt>
      </Amt>
      <CdtrAgt>
      <FinInstnId>
      <ClrSysMmbId>
      <ClrSysId>
      <Cd>ZANCC</Cd>
      </ClrSysId>
      <MmbId>051001</MmbId>
      </ClrSysMmbId>
      </FinInstnId>
      </CdtrAgt>
      <Cdtr>
      <Nm>O&apos;Brien &amp; Sons</Nm>
      </Cdtr>
      <CdtrAcct>
      <Id>
      <Othr>
      <Id>1000000001</Id>
      </Othr>
      </Id>
      <Tp>
      <Cd>SVGS</Cd>
      </Tp>
      </CdtrAcct>
      <RmtInf>
      <Ustrd>INV &lt;7&gt;</Ustrd>
      </RmtInf>
      </CdtTrfTxInf>
      </PmtInf>
      </CstmrCdtTrfInitn>
      </Document>
      "
    `);
  });

  it('states the count and the sum of its payments at both levels', () => {
    for (const count of [1, 12, 10_000]) {
      const order = orderOf(Array.from({ length: count }, (_, n) => samplePayment(n)));
      const written = writePain001(order, PAIN_PROFILE);
      const sumMinor = order.payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
      const stated = { count, sumMinor };
      const { bytes, ...figures } = written;
      expect(figures).toEqual({ count, totalMinor: sumMinor, hashTotal: null });
      const file = readPain001(bytes);
      expect(file.stated).toEqual(stated);
      expect(file.information.map((information) => information.stated)).toEqual([stated]);
      expect(file.information[0]!.payments).toHaveLength(count);
    }
  });

  it('reads back as the order, for every name, reference, amount and date', () => {
    fc.assert(
      fc.property(orders, fc.boolean(), (order, isBookedAsOneDebit) => {
        const { bytes } = writePain001(order, { ...PAIN_PROFILE, isBookedAsOneDebit });
        const file = readPain001(bytes);
        expect(file).toMatchObject({
          messageId: order.fileId,
          createdAt: '2026-11-24T12:34:56Z',
          isTest: order.isTest,
          initiator: order.payer.name,
        });
        const [information, ...others] = file.information;
        expect(others).toEqual([]);
        expect(information).toMatchObject({
          executionDate: order.executionDate,
          isBookedAsOneDebit,
          payer: {
            name: order.payer.name,
            branchCode: order.payer.branchCode,
            accountNumber: order.payer.accountNumber,
          },
        });
        expect(information!.payments).toEqual(order.payments.map((payment) => expected(payment, order)));
      }),
      { numRuns: 300 },
    );
  });

  it('carries every name and reference in its character set, and they read as the profile shows them', () => {
    const unit = fc.constantFrom(
      ...'aZ09',
      'é',
      'ß',
      'Ł',
      'æ',
      'ñ',
      '’',
      '&',
      '<',
      '>',
      '"',
      "'",
      '\t',
      '–',
      ' ',
    );
    const text = fc.array(unit, { minLength: 1, maxLength: 200 }).map((units) => `A${units.join('')}`);
    fc.assert(
      fc.property(text, text, (originalName, originalReference) => {
        const name = nameInFile(originalName, PAIN_PROFILE);
        const reference = referenceInFile(originalReference, PAIN_PROFILE);
        invariant('text' in name && 'text' in reference, 'every letter has a substitute');
        const payment = { ...samplePayment(1), name: name.text, reference: reference.text };
        const [read] = readPain001(writePain001(orderOf([payment]), PAIN_PROFILE).bytes).information[0]!
          .payments;
        expect(read).toMatchObject({ name: name.text, reference: reference.text });
      }),
    );
  });

  it('says by which rail the bank has to send the payments, in the words of its profile', () => {
    const value = fc.stringMatching(PAYMENT_TYPE_PATTERNS.localInstrument);
    const kind = fc.constantFrom('CODE' as const, 'PROPRIETARY' as const);
    const type = fc.record({
      rail: fc.constantFrom(...RAILS),
      serviceLevel: fc.option(fc.stringMatching(PAYMENT_TYPE_PATTERNS.serviceLevel)),
      localInstrument: fc.option(fc.record({ kind, value })),
      cutOff: fc.constant(null),
      maxAmount: fc.constant(null),
    });
    fc.assert(
      fc.property(type, (one) => {
        const order = orderOf([{ ...samplePayment(1), rail: one.rail }]);
        const file = readPain001(writePain001(order, { ...PAIN_PROFILE, paymentTypes: [one] }).bytes);
        const { serviceLevel, localInstrument } = one;
        expect(file.information[0]!.paymentType).toEqual({ serviceLevel, localInstrument });
      }),
    );
  });

  it('has a block for each rail, which states its payments, where the bank takes several in a file', () => {
    const paymentTypes = RAILS.map((rail) => ({
      rail,
      ...USUAL_MARKS[rail],
      cutOff: null,
      maxAmount: null,
    }));
    const profile = { ...PAIN_PROFILE, paymentTypes, severalRailsInFile: true };
    const rails = fc.array(fc.constantFrom(...RAILS), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(rails, (of) => {
        const order = orderOf(of.map((rail, n) => ({ ...samplePayment(n), rail })));
        const { bytes, ...figures } = writePain001(order, profile);
        const file = readPain001(bytes);
        const found = RAILS.filter((rail) => of.includes(rail));
        expect(file.information).toHaveLength(found.length);
        for (const [index, rail] of found.entries()) {
          const own = order.payments.filter((payment) => payment.rail === rail);
          const sumMinor = own.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
          expect(file.information[index]).toMatchObject({
            paymentInformationId: `${FILE_ID}-${index + 1}`,
            paymentType: USUAL_MARKS[rail],
            executionDate: order.executionDate,
            stated: { count: own.length, sumMinor },
            payments: own.map(({ endToEndId }) => ({ endToEndId })),
          });
        }
        const stated = { count: figures.count, sumMinor: figures.totalMinor };
        expect(file.stated).toEqual(stated);
        expect(figures.count).toBe(of.length);
      }),
    );
  });

  it.each([
    ['ZA-PAIN-001', 'EFT', '<SvcLvl><Cd>NURG</Cd></SvcLvl>'],
    ['ZA-PAIN-RTC', 'RTC', '<LclInstrm><Prtry>RTC</Prtry></LclInstrm>'],
    ['ZA-PAIN-RTGS', 'RTGS', '<SvcLvl><Cd>URGP</Cd></SvcLvl>'],
    ['ZA-PAIN-PAYSHAP', 'PAYSHAP', '<LclInstrm><Prtry>PAYSHAP</Prtry></LclInstrm>'],
  ] as const)('by the built-in profile %s names %s', (code, rail, mark) => {
    const text = textOf(orderOf([{ ...samplePayment(1), rail }]), builtInProfile(code));
    expect(text.replaceAll('\n', '')).toContain(`<PmtTpInf>${mark}</PmtTpInf>`);
  });

  it.each<[AccountType, string | null, string | null]>([
    ['CURRENT', 'CACC', 'CACC'],
    ['SAVINGS', 'SVGS', 'SVGS'],
    ['TRANSMISSION', 'TRAN', null],
    ['BOND', 'LOAN', null],
    ['SUBSCRIPTION_SHARE', null, null],
  ])('has for %s the code %s, and %s by a profile from before the codes', (accountType, code, before) => {
    const payment = { ...samplePayment(1), accountType };
    const order = orderOf([payment]);
    const codeIn = (profile: BankFileProfile) => {
      const [, creditor] = textOf(order, profile).split('<CdtrAcct>');
      return /<Tp>\n<Cd>(.*)<\/Cd>/.exec(creditor!)?.[1] ?? null;
    };
    expect(codeIn(PAIN_PROFILE)).toBe(code);
    expect(codeIn({ ...PAIN_PROFILE, accountTypeCodes: undefined })).toBe(before);
    const codes = { ...ISO_ACCOUNT_TYPE_CODES, [accountType]: 'OTHR' };
    expect(codeIn({ ...PAIN_PROFILE, accountTypeCodes: codes })).toBe('OTHR');
  });

  it.each([
    ['INSTRUCTION_ID', { instructionId: 'PAYROLL MARCH', forPayersBank: null }],
    ['DEBTOR_AGENT', { instructionId: null, forPayersBank: 'PAYROLL MARCH' }],
  ] as const)('has the own reference in %s, where the profile says so', (ownReferenceIn, expected) => {
    const [own, none] = [{ ...samplePayment(1), ownReference: 'PAYROLL MARCH' }, samplePayment(2)];
    const { bytes } = writePain001(orderOf([own, none]), { ...PAIN_PROFILE, ownReferenceIn });
    const { payments } = readPain001(bytes).information[0]!;
    expect(payments[0]).toMatchObject(expected);
    expect(payments[1]).toMatchObject({ instructionId: null, forPayersBank: null });
    expect(() => writePain001(orderOf([own]), PAIN_PROFILE)).toThrow(RangeError);
  });

  it('is the same for the same order', () => {
    const order = orderOf([samplePayment(1), samplePayment(2)]);
    expect(textOf(order)).toBe(textOf(orderOf([samplePayment(1), samplePayment(2)])));
  });

  const [first, second] = [samplePayment(1), samplePayment(2)];
  it.each<[string, Partial<PaymentOrder>, Partial<BankFileProfile>]>([
    ['without payments', { payments: [] }, {}],
    ['with more payments than its profile allows', { payments: [first, second] }, { maxPayments: 1 }],
    ['that pays one id twice', { payments: [first, { ...second, endToEndId: first.endToEndId }] }, {}],
    ['with an amount of nothing', { payments: [{ ...first, amountMinor: 0n }] }, {}],
    ['with a negative amount', { payments: [{ ...first, amountMinor: -1n }] }, {}],
    ['with an amount of 19 digits', { payments: [{ ...first, amountMinor: 10n ** 18n }] }, {}],
    [
      'whose sum has 19 digits',
      { payments: [first, second].map((payment) => ({ ...payment, amountMinor: 6n * 10n ** 17n })) },
      {},
    ],
    ['with an empty name', { payments: [{ ...first, name: ' ' }] }, {}],
    ['with a name that is too long for its profile', { payments: [first] }, { nameLength: 5 }],
    [
      'with a reference that is too long',
      { payments: [{ ...first, reference: 'x'.repeat(36) }] },
      { referenceLength: 35 },
    ],
    ['with a control character', { payments: [{ ...first, name: 'a\u0007b' }] }, {}],
    ['with half a character', { payments: [{ ...first, reference: 'a\ud800' }] }, {}],
    ['with a UUID as the end-to-end id', { payments: [{ ...first, endToEndId: uetrOf(FILE_ID) }] }, {}],
    ['for a day that does not exist', { executionDate: '2026-02-29' }, {}],
    ['in a currency without an ISO code', { currency: 'USDC' }, {}],
    ['for a profile of another format', {}, { format: 'ACB_198' }],
    ['by a rail that its profile does not name', { payments: [{ ...first, rail: 'RTC' }] }, {}],
    [
      'by several rails, where the bank takes one a file',
      { payments: [first, { ...second, rail: 'RTGS' }] },
      { paymentTypes: builtInProfile('ZA-PAIN-RTGS').paymentTypes },
    ],
    [
      'with a payment above the limit of the bank',
      { payments: [{ ...first, rail: 'PAYSHAP', amountMinor: 5_000_001n }] },
      { paymentTypes: builtInProfile('ZA-PAIN-PAYSHAP').paymentTypes },
    ],
  ])('is not written for an order %s', (_, changes, profile) => {
    const order = { ...orderOf([first]), ...changes };
    expect(() => writePain001(order, { ...PAIN_PROFILE, ...profile })).toThrow();
  });

  it('writes the name of the payer in the characters of the file, and refuses one that has none', () => {
    const order = orderOf([first]);
    const named = (name: string) =>
      Buffer.from(writePain001({ ...order, payer: { ...order.payer, name } }, PAIN_PROFILE).bytes).toString();
    expect(named('Café Zoë & Søn').match(/<Nm>Cafe Zoe \+ Son<\/Nm>/g)).toHaveLength(2);
    expect(() => named('李明')).toThrow(RangeError);
    expect(() => writePain001({ ...order, payments: [{ ...first, name: ' ' }] }, PAIN_PROFILE)).toThrow(
      RangeError,
    );
  });
});

describe('the UETR of a payment', () => {
  it('is the end-to-end id itself when that is a UUID of version 4', () => {
    expect(uetrOf('3f2504e04f894d3c9a0c0305e82c3301')).toBe('3f2504e0-4f89-4d3c-9a0c-0305e82c3301');
  });

  it('is a UUID of version 4 for every id, and keeps all other digits', () => {
    const ids = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(ids, (id) => {
        const uetr = uetrOf(id);
        expect(isUuid(uetr)).toBe(true);
        expect(uetr).toMatch(/^.{14}4.{4}[89ab]/);
        const digits = uetr.replaceAll('-', '');
        expect(digits.slice(0, 12) + digits.slice(13, 16) + digits.slice(17)).toBe(
          id.slice(0, 12) + id.slice(13, 16) + id.slice(17),
        );
      }),
    );
  });

  it('differs for all payments of a large file', () => {
    const uetrs = new Set(Array.from({ length: 10_000 }, (_, n) => uetrOf(paymentId(n))));
    expect(uetrs.size).toBe(10_000);
  });
});

/** What the bank reads: readers trim texts, and the file has no code for some account types. */
function expected(payment: OrderedPayment, { currency }: PaymentOrder) {
  const { endToEndId, amountMinor, name, branchCode, accountNumber, accountType, reference } = payment;
  const hasCode = accountType !== 'SUBSCRIPTION_SHARE';
  return {
    endToEndId,
    uetr: uetrOf(endToEndId),
    amount: { minor: amountMinor, currency },
    name: name.trim(),
    branchCode,
    accountNumber,
    accountType: hasCode ? accountType : null,
    reference: reference.trim(),
    instructionId: null,
    forPayersBank: null,
  };
}

/** Texts after substitution, and everything else that XML can hold. */
const writable = (maxLength: number) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom('&', '<', '>', '"', "'", ' ', ']]>', '<!--', '&amp;', '-', '/', '(', ')'),
        fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
        fc.constantFrom('é', 'ß', 'Ł', 'ʼ', '中', '😀', '\u00a0'),
      ),
      { maxLength: 12 },
    )
    .map((parts) => [...parts.join('')].slice(0, maxLength).join(''));

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const payments = fc.record({
  amountMinor: fc.oneof(fc.bigInt(1n, 99n), fc.bigInt(1n, 10n ** 16n)),
  name: writable(140).filter((name) => name.trim() !== ''),
  branchCode: digits(6, 6),
  accountNumber: digits(5, 13),
  accountType: fc.constantFrom('CURRENT', 'SAVINGS', 'TRANSMISSION', 'BOND', 'SUBSCRIPTION_SHARE'),
  reference: writable(35),
  rail: fc.constant('EFT' as const),
  ownReference: fc.constant(''),
});

const orders: fc.Arbitrary<PaymentOrder> = fc
  .record({
    payments: fc.array(payments, { minLength: 1, maxLength: 12 }),
    executionDate: days,
    isTest: fc.boolean(),
    currency: fc.constantFrom('ZAR', 'EUR', 'USD'),
  })
  .map(({ payments: rows, ...order }) => ({
    ...orderOf(rows.map((row, n) => ({ ...row, endToEndId: paymentId(n) }) as OrderedPayment)),
    ...order,
  })) as fc.Arbitrary<PaymentOrder>;
