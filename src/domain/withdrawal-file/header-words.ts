import { words } from '../withdrawal/words.ts';

/*
 * Words in the headers of files, in comparable form: lower case, words joined by one space, brackets removed.
 * English and Afrikaans. The names of whole columns are in the table of fields (domain/withdrawal/fields.ts).
 */

/** Parts of a person's name that are split over columns. */
export const GIVEN_NAMES = words(`
  first name, firstname, first names, forename, forenames, given name, given names, known as,
  preferred name, employee first name, voornaam, voorname, noemnaam, eerste naam`);
export const INITIALS = words(`
  initials, initial, init, employee initials, voorletters, voorletter`);
export const MIDDLE_NAMES = words(`
  middle name, middle names, second name, second names, tweede naam`);
export const FAMILY_NAMES = words(`
  surname, last name, lastname, family name, employee surname, employee last name, beneficiary surname,
  recipient surname, payee surname, account holder surname, van, familienaam`);
/** The whole name when there is no surname column, the first name when there is one. */
export const PLAIN_NAMES = words(`
  name, names, naam, employee name, beneficiary name, recipient name, payee name`);

/** Words that say whose column it is: the more of them, the more specific the name. */
export const SPECIFIC_WORDS: ReadonlySet<string> = new Set(
  words(`
  beneficiary, beneficiarys, bene, ben, benef, recipient, recipients, payee, creditor, their, to, homing,
  counter, net, nett, netto, payment, payable, pay, due, transaction, transfer, holder, begunstigde,
  ontvanger, betaal, betaalbaar, betaalbare, hul, employee, werknemer, nettobedrag, nettosalaris, netpay`),
);

/** Words of the paying side: such an account or bank is never the beneficiary's. */
export const PAYER_WORDS: ReadonlySet<string> = new Set(
  words(`
  from, payer, payers, debit, debited, debtor, sender, source, our, own, my, company, employer, nominated,
  contra, paying, funding, van, betaler, werkgewer, debiet, ons, eie`),
);

/** Words for the part of a person's pay that one account receives: that part is paid, not the whole. */
export const SPLIT_WORDS: ReadonlySet<string> = new Set(
  words('split, portion, allocation, allocated, distribution, this, verdeling, gedeelte, hierdie'),
);

/** Words that show that a header which mentions an account holder or a person is not the column of names. */
export const NOT_A_NAME: ReadonlySet<string> = new Set(
  words(`
  relationship, relation, verhouding, type, tipe, soort, kind, status, id, identity, no, number, nr, nommer,
  email, mail, epos, phone, tel, telephone, cell, mobile, selfoon, address, adres, date, datum, code, kode,
  verified, match, score, gender, title, titel, language, taal, country, birth, dob, initials, voorletters,
  reference, verwysing, signature, consent`),
);

/** Words for amounts other than the amount to pay. */
export const OTHER_AMOUNTS: ReadonlySet<string> = new Set(
  words(`
  gross, bruto, tax, belasting, paye, uif, sdl, deduction, deductions, aftrekking, aftrekkings, basic,
  basies, basiese, ytd, fee, fees, charge, charges, vat, btw, balance, saldo, rate, tarief, hours, ure,
  days, dae, previous, prior, vorige, last, limit, medical, pension, provident, bonus, overtime, oortyd,
  leave, verlof, commission, allowance, toelae, loan, lening, advance, voorskot, discount, cost, opening,
  closing, contribution, contributions, benefit, benefits, earnings, annual, monthly`),
);

/** Words that show that a header with "pay" or "payment" in it is not an amount. */
export const NOT_AN_AMOUNT: ReadonlySet<string> = new Set(
  words(`
  date, datum, method, metode, type, tipe, no, number, nr, nommer, id, code, kode, ref, reference,
  verwysing, run, period, periode, point, frequency, status, day, name, naam, slip, group, grade, advice,
  currency, terms, count, batch, details, channel, basis, instruction, description, info, email, account,
  words, rekening, bank, branch, rail, time, to, by`),
);
