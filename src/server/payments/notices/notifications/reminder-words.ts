import type { ReminderKind } from '../../../../shared/collection-terms.ts';
import type { Language } from '../../../../shared/terms.ts';

/** What a reminder says; money and days are written already. It never names an account. */
export interface ReminderFacts {
  kind: ReminderKind;
  company: string;
  label: string;
  invoice: string | null;
  open: string;
  due: string;
  isLate: boolean;
  reference: string;
}

interface ReminderMail {
  subject: string;
  sentences: readonly string[];
  /** Above the link; the page has the account. */
  link: string;
  /** Below everything. */
  ending: readonly string[];
}

function inEnglish(facts: ReminderFacts): ReminderMail {
  const { company, label, invoice, open, due, isLate, reference } = facts;
  const about = invoice === null ? label : `${label} (invoice ${invoice})`;
  return {
    subject: isLate ? `${label}: ${open} was due on ${due}` : `${label}: ${open} is due on ${due}`,
    sentences: [
      isLate
        ? `${company} has not received ${open} for ${about} yet. It was due on ${due}.`
        : `${company} reminds you of ${about}: ${open} is due on ${due}.`,
      `Please pay with the reference ${reference}. If you have paid in the last few days, thank you: you ` +
        'need not do anything.',
    ],
    link: 'What is due, and the account to pay into:',
    ending: [
      `${company} never changes its account by mail. This mail names none: use the page above, and compare ` +
        `its fingerprint with an earlier invoice.`,
      `To get no more reminders, ask ${company}.`,
    ],
  };
}

function inAfrikaans(facts: ReminderFacts): ReminderMail {
  const { company, label, invoice, open, due, isLate, reference } = facts;
  const about = invoice === null ? label : `${label} (faktuur ${invoice})`;
  return {
    subject: isLate
      ? `${label}: ${open} was op ${due} betaalbaar`
      : `${label}: ${open} is op ${due} betaalbaar`,
    sentences: [
      isLate
        ? `${company} het ${open} vir ${about} nog nie ontvang nie. Dit was op ${due} betaalbaar.`
        : `${company} herinner jou aan ${about}: ${open} is op ${due} betaalbaar.`,
      `Betaal asseblief met die verwysing ${reference}. As jy in die afgelope paar dae betaal het, dankie: ` +
        'jy hoef niks te doen nie.',
    ],
    link: 'Wat verskuldig is, en die rekening om in te betaal:',
    ending: [
      `${company} verander nooit sy rekening per e-pos nie. Hierdie e-pos noem geen rekening nie: gebruik ` +
        'die bladsy hierbo, en vergelyk sy vingerafdruk met ’n vroeër faktuur.',
      `Vra ${company} as jy geen herinnerings meer wil kry nie.`,
    ],
  };
}

const IN: Readonly<Record<Language, (facts: ReminderFacts) => ReminderMail>> = {
  en: inEnglish,
  af: inAfrikaans,
};

/** The texts of a reminder in the language of the payer. */
export function reminderMail(language: Language, facts: ReminderFacts): ReminderMail {
  return IN[language](facts);
}
