import type { PasskeyEvent } from '../../../identity/passkeys/announce.ts';
import type { Language } from '../../../../shared/terms.ts';

interface PasskeyFacts {
  entity: string;
  /** The user whose passkeys they are. */
  user: string;
  /** The name of the passkey; empty for a reset. */
  passkey: string;
  /** The user who asked for the reset, or stopped it; empty without one. */
  by: string;
  /** When a reset takes effect, with its zone; empty without one. */
  time: string;
}

interface Mail {
  subject: string;
  sentence: string;
}

type Words = Record<PasskeyEvent, (facts: PasskeyFacts) => Mail>;

/** The texts of mails about passkeys. */
export const PASSKEY_WORDS: Record<Language, Words> = {
  en: {
    ADDED: ({ entity, user, passkey }) => ({
      subject: `${entity}: a passkey was added for ${user}`,
      sentence:
        `The passkey “${passkey}” was added for ${user}. It can sign in and approve payments. If you did ` +
        'not add it, remove it at once and tell your administrator.',
    }),
    REMOVED: ({ entity, user, passkey }) => ({
      subject: `${entity}: a passkey of ${user} was removed`,
      sentence:
        `The passkey “${passkey}” of ${user} was removed and no longer works. If you did not remove it, ` +
        'tell your administrator at once.',
    }),
    RESET_ASKED: ({ entity, user, by, time }) => ({
      subject: `${entity}: all passkeys of ${user} will be removed`,
      sentence:
        `${by} asked to remove all passkeys of ${user}, who may have lost them. They stop working at ` +
        `${time}. If ${user} has not lost them, ${user} or any admin can stop this until then.`,
    }),
    RESET_STOPPED: ({ entity, user, by }) => ({
      subject: `${entity}: the passkeys of ${user} stay`,
      sentence: `${by} stopped the removal of the passkeys of ${user}. They work as before.`,
    }),
    RESET_DONE: ({ entity, user }) => ({
      subject: `${entity}: all passkeys of ${user} were removed`,
      sentence:
        `All passkeys of ${user} were removed, as an admin had asked. ${user} signs in with the password ` +
        'and can add a new passkey.',
    }),
  },
  af: {
    ADDED: ({ entity, user, passkey }) => ({
      subject: `${entity}: ’n toegangsleutel is vir ${user} bygevoeg`,
      sentence:
        `Die toegangsleutel “${passkey}” is vir ${user} bygevoeg. Dit kan aanmeld en betalings goedkeur. ` +
        'As jy dit nie bygevoeg het nie, verwyder dit dadelik en vertel jou administrateur.',
    }),
    REMOVED: ({ entity, user, passkey }) => ({
      subject: `${entity}: ’n toegangsleutel van ${user} is verwyder`,
      sentence:
        `Die toegangsleutel “${passkey}” van ${user} is verwyder en werk nie meer nie. As jy dit nie ` +
        'verwyder het nie, vertel jou administrateur dadelik.',
    }),
    RESET_ASKED: ({ entity, user, by, time }) => ({
      subject: `${entity}: al die toegangsleutels van ${user} gaan verwyder word`,
      sentence:
        `${by} het gevra om al die toegangsleutels van ${user} te verwyder, omdat hulle dalk verloor is. ` +
        `Hulle hou om ${time} op werk. As ${user} hulle nie verloor het nie, kan ${user} of enige ` +
        'administrateur dit tot dan stop.',
    }),
    RESET_STOPPED: ({ entity, user, by }) => ({
      subject: `${entity}: die toegangsleutels van ${user} bly`,
      sentence:
        `${by} het die verwydering van die toegangsleutels van ${user} gestop. ` + 'Hulle werk soos tevore.',
    }),
    RESET_DONE: ({ entity, user }) => ({
      subject: `${entity}: al die toegangsleutels van ${user} is verwyder`,
      sentence:
        `Al die toegangsleutels van ${user} is verwyder, soos ’n administrateur gevra het. ${user} meld ` +
        'met die wagwoord aan en kan ’n nuwe toegangsleutel byvoeg.',
    }),
  },
};
