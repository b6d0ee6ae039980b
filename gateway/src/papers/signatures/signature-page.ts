import type { Language } from '@registrar/domain/bilingual';
import { signingRoles, type SigningRole } from '@registrar/domain/processes';
import type { BilingualName } from '../../register/person-name';
import { HOW_SIGNED, SIGNING_WORDS, signingMoment } from './signature-paper';

/** One signature that stands. */
interface GivenSignature {
  readonly party: BilingualName;
  readonly role: SigningRole;
  readonly signedAt: Date;
  /** Masked. */
  readonly sentTo: string;
  /** SHA-256 in hex. */
  readonly hash: string;
}

/** The last page of a paper that several signed in the portal. */
export function signaturePage(given: readonly GivenSignature[], language: Language) {
  const words = {
    signedAt: SIGNING_WORDS.signedAt[language],
    sentTo: SIGNING_WORDS.confirmed[language],
    hash: SIGNING_WORDS.hash[language],
  };
  return {
    heading: SIGNING_WORDS.signed[language],
    how: HOW_SIGNED[language],
    unsigned: SIGNING_WORDS.unsigned[language],
    words,
    rows: given.map(({ party, role, signedAt, sentTo, hash }) => ({
      name: language === 'ne' ? party.nameNepali : party.nameEnglish,
      role: signingRoles.name(role)[language],
      signedAt: signingMoment(signedAt, language),
      sentTo,
      hash,
    })),
  };
}
export type SignaturePage = ReturnType<typeof signaturePage>;
