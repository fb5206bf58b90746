import { INVITATION_LASTS_HOURS, MIN_PASSWORD } from '../../../../shared/control-terms.ts';
import type { Language, Rail } from '../../../../shared/terms.ts';
import { FIRST_START_LASTS_HOURS } from './first-start-link.ts';
import type { Fault, OFFERED_ROLES } from './read-form.ts';

type OfferedRole = (typeof OFFERED_ROLES)[number];

interface Message {
  title: string;
  text: string;
  link: string;
}

export interface FirstStartWords {
  title: string;
  lead: string;
  errorIn: (title: string) => string;
  notDone: string;
  optional: string;
  /** The headings of the parts. */
  company: string;
  you: string;
  secondPerson: string;
  limits: string;
  rails: string;
  bank: string;
  companyName: string;
  legalName: string;
  legalNameHint: string;
  country: string;
  countryHint: (currency: string) => string;
  currencies: string;
  currenciesHint: string;
  timezone: string;
  timezoneHint: string;
  youHint: string;
  name: string;
  userName: string;
  userNameHint: string;
  elsewhere: (host: string) => string;
  subject: string;
  subjectHint: string;
  subjectLink: string;
  email: string;
  emailHint: string;
  password: string;
  passwordHint: string;
  again: string;
  yourRoles: string;
  alwaysAdmin: string;
  secondHint: string;
  personName: string;
  personEmail: string;
  personEmailHint: (mails: boolean) => string;
  theirRoles: string;
  rolesHint: string;
  does: Record<OfferedRole, string>;
  withdrawals: string;
  amount: (currency: string) => string;
  limitsHint: string;
  approvals: string;
  oneApproval: string;
  twoApprovals: string;
  railsHint: string;
  maximum: (rail: string, currency: string) => string;
  maximumHead: (currency: string) => string;
  /** When a payment arrives. */
  speed: Record<Rail, string>;
  sandbox: string;
  sandboxHint: (amount: string) => string;
  own: string;
  ownHint: string;
  submit: string;
  faults: Record<Fault, string>;
  doneTitle: (company: string) => string;
  handOver: (person: string) => string;
  handOverText: string;
  mailed: (address: string) => string;
  lostLink: string;
  signInNext: string;
  signInText: string;
  signInOwnText: string;
  signIn: string;
  signInOwn: string;
  gone: Message;
  tooMany: Message;
}

/** The texts of the page of the first start, which is drawn without the dashboard and its catalogues. */
export const FIRST_START_WORDS: Record<Language, FirstStartWords> = {
  en: {
    title: 'Set up your company',
    lead:
      'This takes about five minutes, and nothing is saved before you choose the button at the end. ' +
      'The name of the company, the country and your user name cannot be changed later. The operator can ' +
      'change the registered name and the currencies; people, limits, rails and approval rules change ' +
      'on the screens.',
    errorIn: (title) => `Error: ${title}`,
    notDone: 'Nothing was saved. Correct this first:',
    optional: '(optional)',
    company: 'Company',
    you: 'You',
    secondPerson: 'The second person',
    limits: 'Limits and approvals',
    rails: 'Rails',
    bank: 'Sandbox or bank',
    companyName: 'Name of the company',
    legalName: 'Registered name',
    legalNameHint: 'As registered, such as Karoo Trading (Pty) Ltd. Empty: the same name.',
    country: 'Country',
    countryHint: (currency) => `Its banks and rails are used, and batches are paid in ${currency}.`,
    currencies: 'Other currencies that the company holds',
    currenciesHint: 'To keep balances in them and convert them. Leave them out if you only pay.',
    timezone: 'Time zone',
    timezoneHint: 'Days, cut-offs and times are shown and counted in it.',
    youHint: 'You become the first admin.',
    name: 'Your name',
    userName: 'User name',
    userNameHint: 'You sign in with it. It cannot be changed later.',
    elsewhere: (host) =>
      `Your people sign in at ${host}, which keeps names, passwords and second factors. Outlay recognises ` +
      'you by the subject that it gives you.',
    subject: 'Your subject',
    subjectHint: 'Sign in once: the page that then refuses you shows the subject. Copy it from there.',
    subjectLink: 'Find my subject (opens in a new tab)',
    email: 'Your email',
    emailHint: 'For mail about batches that wait for you, if the operator has set up mail.',
    password: 'Password',
    passwordHint: `At least ${MIN_PASSWORD} characters. A sentence of several words is easy to remember.`,
    again: 'The same password again',
    yourRoles: 'What you do',
    alwaysAdmin: 'Always yours: people, limits, approval rules and bank connections',
    secondHint:
      'No one can pay alone: the creator of a batch never approves it. The second person gets a link and ' +
      'sets up their own sign-in. You never learn their password.',
    personName: 'Name of the second person',
    personEmail: 'Email of the second person',
    personEmailHint: (mails) =>
      mails
        ? 'Outlay mails the link there. Without an address the next page shows it.'
        : 'The next page shows the link, because the operator has not set up mail.',
    theirRoles: 'What the second person does',
    rolesHint: 'One of you has to prepare, and the other to approve.',
    does: {
      PREPARER: 'Prepare batches from files',
      APPROVER: 'Check batches and approve them',
      ADMIN: 'Confirm what the other admin changes: with one admin, each change waits a day',
    },
    withdrawals: 'Maximum number of payments in a batch',
    amount: (currency) => `Largest total of a batch, in ${currency}`,
    limitsHint:
      'What a mistake or a thief can cost at once. Choose a little more than your largest run; two admins ' +
      'raise it later in a minute.',
    approvals: 'Approvals that each batch needs',
    oneApproval: 'One: with two people, one prepares and the other approves',
    twoApprovals: 'Two: nothing is paid before a third person has joined',
    railsHint:
      'The ways in which payments travel. A smaller maximum limits what one payment can cost; an empty one ' +
      'means no limit. Fees are zero until two admins set them.',
    maximum: (rail, currency) => `Largest payment by ${rail}, in ${currency}`,
    maximumHead: (currency) => `Largest payment, ${currency}`,
    speed: {
      EFT: 'arrives the same or the next banking day',
      RTC: 'arrives within a minute',
      PAYSHAP: 'arrives immediately, for small amounts',
      RTGS: 'arrives the same day, for large amounts',
    },
    sandbox: 'Try it with the sandbox',
    sandboxHint: (amount) =>
      `You begin with ${amount} of simulated money. No real money moves. You can connect your bank later: ` +
      'its opening balance then replaces the simulated money.',
    own: 'Connect a bank',
    ownHint: 'After you have signed in, a page asks for the account and the format of the bank’s files.',
    submit: 'Set up the company',
    faults: {
      COMPANY: 'Enter the name of the company, of at most 100 characters.',
      LEGAL_NAME: 'Enter a registered name of at most 200 characters, or leave it empty.',
      TIMEZONE: 'Choose a time zone from the list.',
      NAME: 'Enter your name, of at most 100 characters.',
      USER_NAME: 'Enter a user name of at most 100 characters.',
      SUBJECT: 'Enter your subject at the identity provider.',
      EMAIL: 'Enter an email address such as thandi@karoo.example, or leave it empty.',
      PASSWORD_SHORT: `Choose a password of at least ${MIN_PASSWORD} characters.`,
      PASSWORD_LONG: 'Choose a shorter password.',
      PASSWORDS_DIFFER: 'The two passwords differ. Type them again.',
      PERSON: 'Enter the name of the second person, of at most 100 characters.',
      SAME_PERSON: 'The second person has your name. Enter the name of another person.',
      PERSON_EMAIL: 'Enter a valid email address that is not yours, or leave it empty.',
      ROLES: 'One of you has to prepare batches, and the other to approve them. Choose the roles again.',
      WITHDRAWALS: 'Enter how many payments a batch may have, from 1 to 1,000,000.',
      AMOUNT: 'Enter the largest total of a batch as a plain amount, such as 1000000.00.',
      RAILS: 'Choose at least one rail.',
      RAIL_MAXIMUM:
        'Enter the largest payment of a rail as a plain amount such as 50000.00, or leave it empty.',
    },
    doneTitle: (company) => `${company} is set up`,
    handOver: (person) => `Give this link to ${person}`,
    handOverText:
      `It works once, for ${INVITATION_LASTS_HOURS} hours. Whoever opens it first becomes this user, so ` +
      'hand it over in person or in a message that only this person reads. No other page shows it.',
    mailed: (address) =>
      `Outlay mails a link to ${address}. It works once, for ${INVITATION_LASTS_HOURS} hours.`,
    lostLink: 'If the link is lost, make another one on the page People.',
    signInNext: 'Sign in',
    signInText: 'The overview lists what is still missing before the first payout.',
    signInOwnText: 'The page that then opens connects your bank. The overview lists what else is missing.',
    signIn: 'Sign in',
    signInOwn: 'Sign in and connect the bank',
    gone: {
      title: 'This link does not work',
      text:
        `The link of the first start works once, for ${FIRST_START_LASTS_HOURS} hours, until Outlay starts ` +
        'again or a company exists. If you have just set up the company, sign in. If a person whom you do ' +
        'not know has set it up, stop Outlay and begin with an empty database. Otherwise start Outlay ' +
        'again and open the link that it prints.',
      link: 'Sign in',
    },
    tooMany: {
      title: 'Too many wrong links',
      text: 'Wait some minutes, then open the link again.',
      link: 'Sign in',
    },
  },
  af: {
    title: 'Stel jou maatskappy op',
    lead:
      'Dit neem omtrent vyf minute, en niks word gestoor voordat jy die knoppie aan die einde kies nie. ' +
      'Twee mense kan alles later verander, behalwe die land en jou gebruikersnaam.',
    errorIn: (title) => `Fout: ${title}`,
    notDone: 'Niks is gestoor nie. Stel dit eers reg:',
    optional: '(opsioneel)',
    company: 'Maatskappy',
    you: 'Jy',
    secondPerson: 'Die tweede persoon',
    limits: 'Limiete en goedkeurings',
    rails: 'Betaalstelsels',
    bank: 'Sandbox of bank',
    companyName: 'Naam van die maatskappy',
    legalName: 'Geregistreerde naam',
    legalNameHint: 'Soos geregistreer, byvoorbeeld Karoo Trading (Edms) Bpk. Leeg: dieselfde naam.',
    country: 'Land',
    countryHint: (currency) =>
      `Sy banke en betaalstelsels word gebruik, en bondels word in ${currency} betaal.`,
    currencies: 'Ander geldeenhede wat die maatskappy hou',
    currenciesHint: 'Om saldo’s daarin te hou en dit om te skakel. Laat dit weg as jy net betaal.',
    timezone: 'Tydsone',
    timezoneHint: 'Dae, afsnytye en tye word daarin gewys en getel.',
    youHint: 'Jy word die eerste admin.',
    name: 'Jou naam',
    userName: 'Gebruikersnaam',
    userNameHint: 'Jy meld daarmee aan. Dit kan nie later verander word nie.',
    elsewhere: (host) =>
      `Jou mense meld by ${host} aan, wat name, wagwoorde en tweede faktore hou. Outlay herken jou aan die ` +
      'subjek wat jy daar het.',
    subject: 'Jou subjek',
    subjectHint: 'Meld een keer aan: die bladsy wat jou dan weier, wys die subjek. Kopieer dit daar.',
    subjectLink: 'Vind my subjek (maak in ’n nuwe oortjie oop)',
    email: 'Jou e-pos',
    emailHint: 'Vir pos oor bondels wat op jou wag, as die operateur pos opgestel het.',
    password: 'Wagwoord',
    passwordHint: `Ten minste ${MIN_PASSWORD} karakters. ’n Sin van verskeie woorde is maklik om te onthou.`,
    again: 'Dieselfde wagwoord weer',
    yourRoles: 'Wat jy doen',
    alwaysAdmin: 'Altyd joune: mense, limiete, goedkeuringsreëls en bankverbindings',
    secondHint:
      'Niemand kan alleen betaal nie: die opsteller van ’n bondel keur dit nooit goed nie. Die tweede ' +
      'persoon kry ’n skakel en kies ’n eie wagwoord, wat jy nie te wete kom nie.',
    personName: 'Naam van die tweede persoon',
    personEmail: 'E-pos van die tweede persoon',
    personEmailHint: (mails) =>
      mails
        ? 'Outlay pos die skakel daarheen. Sonder ’n adres wys die volgende bladsy dit.'
        : 'Die volgende bladsy wys die skakel, want die operateur het nie pos opgestel nie.',
    theirRoles: 'Wat die tweede persoon doen',
    rolesHint: 'Een van julle moet voorberei, en die ander een goedkeur.',
    does: {
      PREPARER: 'Berei bondels uit lêers voor',
      APPROVER: 'Gaan bondels na en keur dit goed',
      ADMIN: 'Bevestig wat die ander admin verander: met een admin wag elke verandering ’n dag',
    },
    withdrawals: 'Meeste betalings in ’n bondel',
    amount: (currency) => `Grootste totaal van ’n bondel, in ${currency}`,
    limitsHint:
      'Wat ’n fout of ’n dief op een slag kan kos. Kies ’n bietjie meer as jou grootste lopie; twee admins ' +
      'verhoog dit later binne ’n minuut.',
    approvals: 'Goedkeurings wat elke bondel nodig het',
    oneApproval: 'Een: met twee mense berei een voor en keur die ander een goed',
    twoApprovals: 'Twee: niks word betaal voordat ’n derde persoon aangesluit het nie',
    railsHint:
      'Die maniere waarop betalings loop. ’n Kleiner maksimum beperk wat een betaling kan kos; ’n leë een ' +
      'beteken geen limiet nie. Fooie is nul totdat twee admins dit stel.',
    maximum: (rail, currency) => `Grootste betaling met ${rail}, in ${currency}`,
    maximumHead: (currency) => `Grootste betaling, ${currency}`,
    speed: {
      EFT: 'kom dieselfde of die volgende bankdag aan',
      RTC: 'kom binne ’n minuut aan',
      PAYSHAP: 'kom onmiddellik aan, vir klein bedrae',
      RTGS: 'kom dieselfde dag aan, vir groot bedrae',
    },
    sandbox: 'Probeer dit met die sandbox',
    sandboxHint: (amount) =>
      `Jy begin met ${amount} se gesimuleerde geld. Geen regte geld beweeg nie. Jy kan jou bank later ` +
      'verbind: sy beginsaldo vervang dan die gesimuleerde geld.',
    own: 'Verbind ’n bank',
    ownHint: 'Nadat jy aangemeld het, vra ’n bladsy vir die rekening en die formaat van die bank se lêers.',
    submit: 'Stel die maatskappy op',
    faults: {
      COMPANY: 'Tik die naam van die maatskappy, van hoogstens 100 karakters.',
      LEGAL_NAME: 'Tik ’n geregistreerde naam van hoogstens 200 karakters, of laat dit leeg.',
      TIMEZONE: 'Kies ’n tydsone uit die lys.',
      NAME: 'Tik jou naam, van hoogstens 100 karakters.',
      USER_NAME: 'Tik ’n gebruikersnaam van hoogstens 100 karakters.',
      SUBJECT: 'Tik jou subjek by die identiteitsverskaffer.',
      EMAIL: 'Tik ’n e-posadres soos thandi@karoo.example, of laat dit leeg.',
      PASSWORD_SHORT: `Kies ’n wagwoord van ten minste ${MIN_PASSWORD} karakters.`,
      PASSWORD_LONG: 'Kies ’n korter wagwoord.',
      PASSWORDS_DIFFER: 'Die twee wagwoorde verskil. Tik hulle weer.',
      PERSON: 'Tik die naam van die tweede persoon, van hoogstens 100 karakters.',
      SAME_PERSON: 'Die tweede persoon het jou naam. Tik die naam van iemand anders.',
      PERSON_EMAIL: 'Tik ’n ander e-posadres as joune, of laat dit leeg.',
      ROLES: 'Een van julle moet bondels voorberei, en die ander een dit goedkeur. Kies die rolle weer.',
      WITHDRAWALS: 'Tik hoeveel betalings ’n bondel mag hê, van 1 tot 1,000,000.',
      AMOUNT: 'Tik die grootste totaal van ’n bondel as ’n gewone bedrag, soos 1000000.00.',
      RAILS: 'Kies ten minste een betaalstelsel.',
      RAIL_MAXIMUM:
        'Tik die grootste betaling van ’n betaalstelsel as ’n gewone bedrag soos 50000.00, of laat dit leeg.',
    },
    doneTitle: (company) => `${company} is opgestel`,
    handOver: (person) => `Gee hierdie skakel vir ${person}`,
    handOverText:
      `Dit werk een keer, vir ${INVITATION_LASTS_HOURS} uur. Wie dit eerste oopmaak, word hierdie ` +
      'gebruiker: oorhandig dit dus persoonlik of in ’n boodskap wat net hierdie persoon lees. Geen ander ' +
      'bladsy wys dit nie.',
    mailed: (address) =>
      `Outlay pos ’n skakel aan ${address}. Dit werk een keer, vir ${INVITATION_LASTS_HOURS} uur.`,
    lostLink: 'As die skakel verlore raak, maak nog een op die bladsy Mense.',
    signInNext: 'Meld aan',
    signInText: 'Die oorsig lys wat nog voor die eerste uitbetaling ontbreek.',
    signInOwnText: 'Die bladsy wat dan oopmaak, verbind jou bank. Die oorsig lys wat nog ontbreek.',
    signIn: 'Meld aan',
    signInOwn: 'Meld aan en verbind die bank',
    gone: {
      title: 'Hierdie skakel werk nie',
      text:
        `Die skakel van die eerste begin werk een keer, vir ${FIRST_START_LASTS_HOURS} uur, totdat Outlay ` +
        'weer begin of ’n maatskappy bestaan. As jy die maatskappy pas opgestel het, meld aan. As iemand ' +
        'wat jy nie ken nie dit opgestel het, stop Outlay en begin met ’n leë databasis. Begin Outlay ' +
        'anders weer en maak die skakel oop wat dit druk.',
      link: 'Meld aan',
    },
    tooMany: {
      title: 'Te veel verkeerde skakels',
      text: 'Wag ’n paar minute, en maak die skakel dan weer oop.',
      link: 'Meld aan',
    },
  },
};
