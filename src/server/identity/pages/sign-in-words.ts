import type { Language, Role } from '../../../shared/terms.ts';

export interface SignInWords {
  signIn: string;
  signInAgain: string;
  recentSignInNeeded: string;
  notSetUp: string;
  /** The title of a page with an error: "Error: Sign in". */
  errorIn: (title: string) => string;
  notSignedIn: string;
  userName: string;
  password: string;
  tryDemo: string;
  publicDemo: string;
  oneClick: string;
  passwordIsName: string;
  /** What a person with a role does, in the demo. */
  does: Record<Role, string>;
  withPasskey: string;
  passkeyRefused: string;
  passkeyCancelled: string;
  passkeyFailed: string;
  wrong: string;
  incomplete: string;
  tooMany: (wait: string) => string;
  seconds: (count: number) => string;
  minutes: (count: number) => string;
  expired: string;
  expiredText: string;
}

/** The texts of the sign-in, which is drawn before the dashboard and its catalogues load. */
export const SIGN_IN_WORDS: Record<Language, SignInWords> = {
  en: {
    signIn: 'Sign in',
    signInAgain: 'Sign in again',
    recentSignInNeeded: 'This action requires a recent sign-in. Sign in once more.',
    notSetUp:
      'No company is set up here yet, so there is no user who can sign in. Open the link that Outlay ' +
      'printed when it started. The next start prints another one.',
    errorIn: (title) => `Error: ${title}`,
    notSignedIn: 'You are not signed in',
    userName: 'User name',
    password: 'Password',
    tryDemo: 'Try the demo as',
    publicDemo: 'This is a public demo: the money is invented, and the passwords are public.',
    oneClick: 'One click signs you in.',
    passwordIsName: 'Each password is the user name.',
    does: {
      VIEWER: 'Looks at everything, changes nothing',
      PREPARER: 'Prepares batches from files',
      APPROVER: 'Checks batches and approves them',
      ADMIN: 'Sets the rules and reads the audit log',
      TRADER: 'Trades and converts on the exchange',
    },
    withPasskey: 'Sign in with a passkey',
    passkeyRefused: 'This passkey was not accepted. Try again, or use your password.',
    passkeyCancelled: 'No passkey was used. Try again, or use your password.',
    passkeyFailed: 'The passkey could not be used. Load this page again, or use your password.',
    wrong: 'The user name or the password is wrong. Check both and try again.',
    incomplete: 'Enter your user name and your password.',
    tooMany: (wait) => `Too many wrong passwords. Try again in ${wait}.`,
    seconds: (count) => (count === 1 ? '1 second' : `${count} seconds`),
    minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
    expired: 'This sign-in has expired',
    expiredText: 'It was started too long ago, or in another browser. Start again from the dashboard.',
  },
  af: {
    signIn: 'Meld aan',
    signInAgain: 'Meld weer aan',
    recentSignInNeeded: 'Hierdie aksie vereis ’n onlangse aanmelding. Meld nog een keer aan.',
    notSetUp:
      'Hier is nog geen maatskappy opgestel nie, so niemand kan aanmeld nie. Maak die skakel oop wat ' +
      'Outlay gedruk het toe dit begin het. Die volgende begin druk nog een.',
    errorIn: (title) => `Fout: ${title}`,
    notSignedIn: 'Jy is nie aangemeld nie',
    userName: 'Gebruikersnaam',
    password: 'Wagwoord',
    tryDemo: 'Probeer die demo as',
    publicDemo: 'Dit is ’n openbare demo: die geld is denkbeeldig, en die wagwoorde is openbaar.',
    oneClick: 'Een klik meld jou aan.',
    passwordIsName: 'Elke wagwoord is die gebruikersnaam.',
    does: {
      VIEWER: 'Sien alles, verander niks',
      PREPARER: 'Berei bondels uit lêers voor',
      APPROVER: 'Gaan bondels na en keur dit goed',
      ADMIN: 'Stel die reëls en lees die ouditlogboek',
      TRADER: 'Handel en skakel om op die beurs',
    },
    withPasskey: 'Meld aan met ’n toegangsleutel',
    passkeyRefused: 'Hierdie toegangsleutel is nie aanvaar nie. Probeer weer, of gebruik jou wagwoord.',
    passkeyCancelled: 'Geen toegangsleutel is gebruik nie. Probeer weer, of gebruik jou wagwoord.',
    passkeyFailed:
      'Die toegangsleutel kon nie gebruik word nie. Laai hierdie bladsy weer, of gebruik jou wagwoord.',
    wrong: 'Die gebruikersnaam of die wagwoord is verkeerd. Gaan albei na en probeer weer.',
    incomplete: 'Tik jou gebruikersnaam en jou wagwoord in.',
    tooMany: (wait) => `Te veel verkeerde wagwoorde. Probeer weer oor ${wait}.`,
    seconds: (count) => (count === 1 ? '1 sekonde' : `${count} sekondes`),
    minutes: (count) => (count === 1 ? '1 minuut' : `${count} minute`),
    expired: 'Hierdie aanmelding het verval',
    expiredText: 'Dit is te lank gelede of in ’n ander blaaier begin. Begin weer van die paneelbord af.',
  },
};
