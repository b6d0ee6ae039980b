import type { Bilingual, Language } from '../../../bilingual';
import type { SigningParty } from '../../definition/signing-party';
import type { HolderDraft } from '../holders/shareholder-answers';
import { personTitle } from '../item-title';
import { partyContact } from './party-parts';

/** Who signs for a holder of shares. */
export interface HolderSigner {
  /** The holder, and where somebody else signs for it, that person too. */
  readonly name: Bilingual;
  /** Who signs. */
  readonly person: Bilingual;
  readonly contact: SigningParty['contact'];
  readonly language: Language;
}

type Holder = Partial<Pick<HolderDraft, 'entity' | 'investorType' | 'person' | 'company' | 'guardian' | 'contact'>>;

/** A company signs by its representative, a minor by the guardian. */
export function holderSigner(holder: Holder | undefined, name: Bilingual): HolderSigner {
  const language = holder?.investorType === undefined || holder.investorType === 'NEPALI' ? 'ne' : 'en';
  const representative = holder?.entity === 'COMPANY' ? holder.company?.representative : undefined;
  const guardian = holder?.entity === 'INDIVIDUAL' && holder.person?.isMinor === true ? holder.guardian : undefined;
  const own = holder?.contact;
  if (representative)
    return {
      ...by(name, representative),
      contact: partyContact(representative.email, representative.phoneNo),
      language,
    };
  if (guardian) return { ...by(name, guardian), contact: partyContact(own?.email, guardian.phoneNo), language };
  return { name, person: name, contact: partyContact(own?.email, own?.phoneNo), language };
}

function by(name: Bilingual, person: object): Pick<HolderSigner, 'name' | 'person'> {
  const who = personTitle(person);
  return who.ne === ''
    ? { name, person: name }
    : { name: { ne: `${name.ne}, ${who.ne}`, en: `${name.en}, ${who.en}` }, person: who };
}
