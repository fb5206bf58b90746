import type { Language } from '../../../../shared/terms.ts';

/** What a mail that asks for money says; money and days are written already. */
export interface RequestMailFacts {
  company: string;
  payer: string;
  label: string;
  invoice: string | null;
  open: string;
  due: string;
  /** The last day of the request; null if it does not expire. */
  lastDay: string | null;
  reference: string;
  fingerprint: string;
}

interface RequestMail {
  subject: string;
  sentences: readonly string[];
  /** One line each. */
  facts: readonly string[];
  /** Above the link. */
  link: string;
  /** Below everything. */
  ending: readonly string[];
}

function inEnglish(facts: RequestMailFacts): RequestMail {
  const { company, payer, label, invoice, open, due, lastDay, reference, fingerprint } = facts;
  return {
    subject: `${label}: please pay ${open} by ${due}`,
    sentences: [`Dear ${payer}`, `${company} asks you to pay ${open} for ${label}, by ${due}.`],
    facts: [
      ...(invoice === null ? [] : [`Invoice: ${invoice}`]),
      `Amount: ${open}`,
      `Due on: ${due}`,
      ...(lastDay === null ? [] : [`Can be paid until: ${lastDay}`]),
      `Reference to quote: ${reference}`,
    ],
    link: 'What is due today, and the account to pay into:',
    ending: [
      'The attached PDF has the same account, and a code that opens this page on a phone.',
      `${company} never changes its account by mail. Before you pay, compare the fingerprint of the ` +
        `account, ${fingerprint}, on the page, in the PDF and on an earlier invoice. If one differs, do ` +
        'not pay, and phone them on a number that you already have.',
    ],
  };
}

function inAfrikaans(facts: RequestMailFacts): RequestMail {
  const { company, payer, label, invoice, open, due, lastDay, reference, fingerprint } = facts;
  return {
    subject: `${label}: betaal asseblief ${open} teen ${due}`,
    sentences: [`Beste ${payer}`, `${company} vra jou om ${open} vir ${label} te betaal, teen ${due}.`],
    facts: [
      ...(invoice === null ? [] : [`Faktuur: ${invoice}`]),
      `Bedrag: ${open}`,
      `Betaalbaar op: ${due}`,
      ...(lastDay === null ? [] : [`Kan betaal word tot: ${lastDay}`]),
      `Verwysing om te gebruik: ${reference}`,
    ],
    link: 'Wat vandag verskuldig is, en die rekening om in te betaal:',
    ending: [
      'Die aangehegte PDF het dieselfde rekening, en ’n kode wat hierdie bladsy op ’n foon oopmaak.',
      `${company} verander nooit sy rekening per e-pos nie. Vergelyk die vingerafdruk van die rekening, ` +
        `${fingerprint}, op die bladsy, in die PDF en op ’n vroeër faktuur voordat jy betaal. As een ` +
        'verskil, moenie betaal nie, en bel hulle by ’n nommer wat jy reeds het.',
    ],
  };
}

const IN: Readonly<Record<Language, (facts: RequestMailFacts) => RequestMail>> = {
  en: inEnglish,
  af: inAfrikaans,
};

/** The texts of a mail that asks for money, in the language of the payer. */
export function requestMail(language: Language, facts: RequestMailFacts): RequestMail {
  return IN[language](facts);
}
