import { MIN_PASSWORD } from '../../../shared/control-terms.ts';
import type { Language } from '../../../shared/terms.ts';
import type { AcceptFault } from './accept-invitation.ts';

export interface InvitationWords {
  title: (entity: string) => string;
  hello: (name: string) => string;
  choose: string;
  userName: string;
  userNameHint: string;
  password: string;
  again: string;
  passwordHint: string;
  join: string;
  resetTitle: string;
  resetText: (userName: string) => string;
  reset: string;
  elsewhere: (issuer: string) => string;
  elsewhereButton: string;
  known: string;
  knownText: (entity: string) => string;
  knownButton: string;
  notDone: string;
  faults: Record<Exclude<AcceptFault, 'GONE'>, string>;
  done: { title: string; text: string; link: string };
  gone: { title: string; text: string; link: string };
  tooMany: { title: string; text: string; link: string };
}

/** The texts of the page of an invitation, which is drawn without the dashboard and its catalogues. */
export const INVITATION_WORDS: Record<Language, InvitationWords> = {
  en: {
    title: (entity) => `Join ${entity}`,
    hello: (name) => `You were invited as ${name}. If that is not you, close this page and tell the sender.`,
    choose: 'Choose how you sign in. Your company does not learn the password.',
    userName: 'User name',
    userNameHint: 'You sign in with it. It cannot be changed later.',
    password: 'Password',
    again: 'The same password again',
    passwordHint: `At least ${MIN_PASSWORD} characters. A sentence of several words is easy to remember.`,
    join: 'Join',
    resetTitle: 'Choose a new password',
    resetText: (userName) => `For the user name ${userName}. Every browser that is signed in is signed out.`,
    reset: 'Save the password',
    elsewhere: (issuer) =>
      `You sign in with ${issuer}, so you need no password here. Sign in there as yourself: that ` +
      'identity is then yours in Outlay.',
    elsewhereButton: 'Sign in and join',
    known: 'Do you already use Outlay here for another company?',
    knownText: (entity) =>
      `Sign in as usual to join ${entity} too. You can then switch companies: choose the company’s name at ` +
      'the top of any page. The companies do not see each other’s data.',
    knownButton: 'Sign in and join',
    notDone: 'Nothing was saved',
    faults: {
      NAME: 'Enter a user name of at most 100 characters.',
      NAME_TAKEN:
        'This user name is taken. If it is yours, choose “Sign in and join” below. Otherwise enter ' +
        'another one.',
      PASSWORD_SHORT: `Choose a password of at least ${MIN_PASSWORD} characters.`,
      PASSWORD_LONG: 'Choose a shorter password.',
      PASSWORDS_DIFFER: 'The two passwords differ. Type them again.',
    },
    done: {
      title: 'You can sign in now',
      text: 'The link has been used and works no more. Sign in with your user name and password.',
      link: 'Sign in',
    },
    gone: {
      title: 'This link does not work',
      text:
        'A link works once, for 72 hours, and a newer one ends it. If you did not use it yourself, tell ' +
        'the sender at once. Otherwise ask the sender for another one.',
      link: 'Sign in',
    },
    tooMany: {
      title: 'Too many wrong links',
      text: 'Wait some minutes, then open the link again.',
      link: 'Sign in',
    },
  },
  af: {
    title: (entity) => `Sluit aan by ${entity}`,
    hello: (name) =>
      `Jy is as ${name} genooi. As dit nie jy is nie, maak hierdie bladsy toe en sê vir die sender.`,
    choose: 'Kies hoe jy aanmeld. Niemand by jou maatskappy kom die wagwoord te wete nie.',
    userName: 'Gebruikersnaam',
    userNameHint: 'Jy meld daarmee aan. Dit kan nie later verander word nie.',
    password: 'Wagwoord',
    again: 'Dieselfde wagwoord weer',
    passwordHint: `Ten minste ${MIN_PASSWORD} karakters. ’n Sin van verskeie woorde is maklik om te onthou.`,
    join: 'Sluit aan',
    resetTitle: 'Kies ’n nuwe wagwoord',
    resetText: (userName) =>
      `Vir die gebruikersnaam ${userName}. Elke blaaier wat aangemeld is, word afgemeld.`,
    reset: 'Stoor die wagwoord',
    elsewhere: (issuer) =>
      `Jy meld met ${issuer} aan, so jy het nie hier ’n wagwoord nodig nie. Meld daar as jouself aan: ` +
      'daardie identiteit is dan joune in Outlay.',
    elsewhereButton: 'Meld aan en sluit aan',
    known: 'Gebruik jy Outlay reeds hier vir ’n ander maatskappy?',
    knownText: (entity) =>
      `Meld soos gewoonlik aan om ook by ${entity} aan te sluit. Daarna kan jy van maatskappy wissel: kies ` +
      'die naam van die maatskappy bo-aan enige bladsy. Die maatskappye sien nie mekaar se data nie.',
    knownButton: 'Meld aan en sluit aan',
    notDone: 'Niks is gestoor nie',
    faults: {
      NAME: 'Tik ’n gebruikersnaam van hoogstens 100 karakters.',
      NAME_TAKEN:
        'Hierdie gebruikersnaam is gevat. As dit joune is, kies “Meld aan en sluit aan” hier onder. Tik ' +
        'anders ’n ander een.',
      PASSWORD_SHORT: `Kies ’n wagwoord van ten minste ${MIN_PASSWORD} karakters.`,
      PASSWORD_LONG: 'Kies ’n korter wagwoord.',
      PASSWORDS_DIFFER: 'Die twee wagwoorde verskil. Tik hulle weer.',
    },
    done: {
      title: 'Jy kan nou aanmeld',
      text: 'Die skakel is gebruik en werk nie meer nie. Meld aan met jou gebruikersnaam en wagwoord.',
      link: 'Meld aan',
    },
    gone: {
      title: 'Hierdie skakel werk nie',
      text:
        '’n Skakel werk een keer, vir 72 uur, en ’n nuwer een beëindig dit. As jy dit nie self gebruik het ' +
        'nie, sê dadelik vir die sender. Vra anders die sender vir nog een.',
      link: 'Meld aan',
    },
    tooMany: {
      title: 'Te veel verkeerde skakels',
      text: 'Wag ’n paar minute, en maak die skakel dan weer oop.',
      link: 'Meld aan',
    },
  },
};
