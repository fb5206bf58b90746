import type { Language } from '../../../../shared/terms.ts';

/** The texts of the pay page in one language. Money and days are written already. */
export interface PayWords {
  title: (label: string, company: string) => string;
  /** The link to the page in the other language, in that language. */
  otherLanguage: string;
  from: (company: string) => string;
  /** The end of the request: a heading, and what the payer should do. */
  paid: { heading: string; text: (amount: string) => string };
  cancelled: { heading: string; text: (company: string) => string };
  expired: { heading: string; text: (company: string, day: string | null) => string };
  closed: { heading: string; text: (company: string) => string };
  noAccount: { heading: string; text: (company: string) => string };
  openAmount: string;
  received: (paid: string, amount: string) => string;
  dueOn: (day: string) => string;
  dueToday: string;
  late: (day: string) => string;
  lastDay: (day: string) => string;
  whole: string;
  minimumPart: (amount: string) => string;
  facts: { about: string; for: string; payer: string; invoice: string; amount: string };
  how: {
    heading: string;
    steps: readonly [string, string, string];
    select: string;
    accountName: string;
    bank: string;
    branchCode: string;
    accountNumber: string;
    reference: string;
    amount: string;
    scan: string;
    qr: string;
  };
  check: {
    heading: string;
    never: (company: string) => string;
    fingerprint: string;
    compare: (company: string) => string;
    call: string;
    programs: { before: string; statement: string; between: string; key: string; after: string };
  };
  asksNothing: string;
  notFound: { title: string; text: string };
  tooMany: { title: string; text: (minutes: number) => string };
  unavailable: { title: string; text: string };
}

const EN: PayWords = {
  title: (label, company) => `${label}: pay ${company}`,
  otherLanguage: 'In English',
  from: (company) => `A payment request from ${company}`,
  paid: {
    heading: 'Paid',
    text: (amount) => `Thank you. ${amount} was received, and nothing more is due.`,
  },
  cancelled: {
    heading: 'Cancelled: please do not pay',
    text: (company) => `${company} has cancelled this request. If you have paid already, contact them.`,
  },
  expired: {
    heading: 'Expired: please do not pay',
    text: (company, day) =>
      `${day === null ? 'The last day of this request has passed' : `The last day was ${day}`}. ` +
      `Ask ${company} whether you should still pay.`,
  },
  closed: {
    heading: 'Closed: please do not pay',
    text: (company) => `${company} has closed this request. If you want to pay all the same, contact them.`,
  },
  noAccount: {
    heading: 'You cannot pay yet',
    text: (company) =>
      `${company} has no account for payments at the moment. Wait for this page to show one, or ask them ` +
      'by phone. Do not use an account from a mail.',
  },
  openAmount: 'Amount due',
  received: (paid, amount) => `${paid} of ${amount} was received.`,
  dueOn: (day) => `Due on ${day}`,
  dueToday: 'Due today',
  late: (day) => `Was due on ${day}`,
  lastDay: (day) => `Can be paid until ${day}`,
  whole: 'Please pay the amount in one payment.',
  minimumPart: (amount) => `You may pay in parts of at least ${amount}.`,
  facts: { about: 'Details', for: 'For', payer: 'Payer', invoice: 'Invoice', amount: 'Amount asked' },
  how: {
    heading: 'How to pay',
    steps: [
      'Open the app or the website of your bank, and choose to pay a new beneficiary.',
      'Enter this account:',
      'Enter this reference as the reference of the beneficiary, exactly as it is, and the amount:',
    ],
    select: 'Tap a value to select all of it, then copy it.',
    accountName: 'Account name',
    bank: 'Bank',
    branchCode: 'Branch code',
    accountNumber: 'Account number',
    reference: 'Reference',
    amount: 'Amount',
    scan: 'Scan this code with a phone to open this page there.',
    qr: 'QR code with the address of this page',
  },
  check: {
    heading: 'Is this account right?',
    never: (company) =>
      `${company} never changes its account by mail, by text message or by phone. If a message names ` +
      'another account, do not pay into it.',
    fingerprint: 'Fingerprint of the account',
    compare: (company) =>
      `Compare it with the fingerprint on an earlier invoice of ${company}. It must be the same.`,
    call: 'If it differs, phone them on a number that you already have, not on one from a message.',
    programs: {
      before: 'Programs can verify the ',
      statement: 'signed statement',
      between: ' of this page with the ',
      key: 'key of this site',
      after: '.',
    },
  },
  asksNothing: 'This page never asks for a password, a PIN or a card number.',
  notFound: {
    title: 'This link does not work',
    text:
      'It may be incomplete, or a new one has replaced it. Open the link in the latest message again, or ' +
      'ask the sender for a new one.',
  },
  tooMany: {
    title: 'Too many links that do not work',
    text: (minutes) =>
      'Too many wrong links were opened from your network. Try again in ' +
      `${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  },
  unavailable: {
    title: 'This page is not available at the moment',
    text: 'Try again in a few seconds. Nothing about your payment has changed.',
  },
};

const AF: PayWords = {
  title: (label, company) => `${label}: betaal ${company}`,
  otherLanguage: 'In Afrikaans',
  from: (company) => `’n Betaalversoek van ${company}`,
  paid: {
    heading: 'Betaal',
    text: (amount) => `Dankie. ${amount} is ontvang, en niks meer is verskuldig nie.`,
  },
  cancelled: {
    heading: 'Gekanselleer: moenie betaal nie',
    text: (company) => `${company} het hierdie versoek gekanselleer. Kontak hulle as jy reeds betaal het.`,
  },
  expired: {
    heading: 'Verval: moenie betaal nie',
    text: (company, day) =>
      `${day === null ? 'Die laaste dag van hierdie versoek is verby' : `Die laaste dag was ${day}`}` +
      `. Vra ${company} of jy nog moet betaal.`,
  },
  closed: {
    heading: 'Gesluit: moenie betaal nie',
    text: (company) => `${company} het hierdie versoek gesluit. Kontak hulle as jy tog wil betaal.`,
  },
  noAccount: {
    heading: 'Jy kan nog nie betaal nie',
    text: (company) =>
      `${company} het tans geen rekening vir betalings nie. Wag tot hierdie bladsy een wys, of bel hulle. ` +
      'Moenie ’n rekening uit ’n e-pos gebruik nie.',
  },
  openAmount: 'Bedrag verskuldig',
  received: (paid, amount) => `${paid} van ${amount} is ontvang.`,
  dueOn: (day) => `Betaalbaar op ${day}`,
  dueToday: 'Vandag betaalbaar',
  late: (day) => `Was op ${day} betaalbaar`,
  lastDay: (day) => `Kan tot ${day} betaal word`,
  whole: 'Betaal asseblief die bedrag in een betaling.',
  minimumPart: (amount) => `Jy mag in dele van minstens ${amount} betaal.`,
  facts: { about: 'Besonderhede', for: 'Vir', payer: 'Betaler', invoice: 'Faktuur', amount: 'Bedrag gevra' },
  how: {
    heading: 'Hoe om te betaal',
    steps: [
      'Maak jou bank se toepassing of webwerf oop, en kies om ’n nuwe begunstigde te betaal.',
      'Tik hierdie rekening in:',
      'Tik hierdie verwysing presies so in as die verwysing van die begunstigde, en die bedrag:',
    ],
    select: 'Tik op ’n waarde om dit alles te kies, en kopieer dit dan.',
    accountName: 'Rekeningnaam',
    bank: 'Bank',
    branchCode: 'Takkode',
    accountNumber: 'Rekeningnommer',
    reference: 'Verwysing',
    amount: 'Bedrag',
    scan: 'Skandeer hierdie kode met ’n foon om die bladsy daar oop te maak.',
    qr: 'QR-kode met die adres van hierdie bladsy',
  },
  check: {
    heading: 'Is hierdie rekening reg?',
    never: (company) =>
      `${company} verander nooit sy rekening per e-pos, teksboodskap of telefoon nie. As ’n boodskap ’n ` +
      'ander rekening noem, moenie daarin betaal nie.',
    fingerprint: 'Vingerafdruk van die rekening',
    compare: (company) =>
      `Vergelyk dit met die vingerafdruk op ’n vroeër faktuur van ${company}. Dit moet dieselfde wees.`,
    call: 'As dit verskil, bel hulle by ’n nommer wat jy reeds het, nie by een uit ’n boodskap nie.',
    programs: {
      before: 'Programme kan die ',
      statement: 'getekende verklaring',
      between: ' van hierdie bladsy nagaan met die ',
      key: 'sleutel van hierdie werf',
      after: '.',
    },
  },
  asksNothing: 'Hierdie bladsy vra nooit ’n wagwoord, ’n PIN of ’n kaartnommer nie.',
  notFound: {
    title: 'Hierdie skakel werk nie',
    text:
      'Dit is dalk onvolledig, of ’n nuwe een het dit vervang. Maak die skakel in die jongste boodskap ' +
      'weer oop, of vra die afsender vir ’n nuwe een.',
  },
  tooMany: {
    title: 'Te veel skakels wat nie werk nie',
    text: (minutes) =>
      'Te veel verkeerde skakels is van jou netwerk af oopgemaak. Probeer weer oor ' +
      `${minutes === 1 ? '’n minuut' : `${minutes} minute`}.`,
  },
  unavailable: {
    title: 'Hierdie bladsy is tans nie beskikbaar nie',
    text: 'Probeer weer oor ’n paar sekondes. Niks aan jou betaling het verander nie.',
  },
};

export const PAY_WORDS: Readonly<Record<Language, PayWords>> = { en: EN, af: AF };
