import type { Bilingual } from '../../../bilingual';
import type { DraftPaperKind } from '../../../calls/papers';
import { companyTypes } from '../../../enumerations/company-types';
import { citation } from '../../../law/citation';
import { placeKey } from '../../definition/document-requirement';
import { filedAnswers, filedItems, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { SigningParty, SigningRole } from '../../definition/signing-party';
import { answers } from '../answer';
import { witnessShape } from '../people/witness';
import { shareholderDraft } from '../holders/shareholder-answers';
import { holderTitle, personTitle } from '../item-title';
import { holderSigner, type HolderSigner } from './holder-signer';
import { countFact, partyContact, partyFacts, partyName } from './party-parts';

/** All of which the memorandum and the articles are made, and who drafted them. */
export const DRAFTED_SECTIONS = [
  'GENERAL_INFORMATION',
  'OBJECTIVE_DETAILS',
  'CAPITAL_STRUCTURE',
  'SHAREHOLDER',
  'WITNESS',
  'SHARE_RANGE_ASSIGN',
  'LEGAL_PERSON_DETAILS',
  'DOCUMENT_GENERATION',
] as const;

const witnessDraft = answers(witnessShape).draft;
const MEMORANDUM = citation('18');
const ARTICLES = citation('20');

type FoundingRole = Extract<SigningRole, 'FOUNDER' | 'WITNESS'>;
interface SignedByFounders {
  readonly paper: 'MOA' | 'AOA';
  readonly kind: DraftPaperKind;
  readonly statements: Readonly<Record<FoundingRole, Bilingual>>;
}

const PAPERS: readonly SignedByFounders[] = [
  {
    paper: 'MOA',
    kind: 'MEMORANDUM',
    statements: {
      FOUNDER: {
        ne: `यहाँ देखाइएको प्रबन्धपत्र मैले पढेँ। ${MEMORANDUM.ne} बमोजिम यो स्वीकार गरी कम्पनी संस्थापना गर्न मञ्जुर छु, र मेरो नाममा लेखिएको शेयर वा दायित्व लिन कबुल गर्दछु।`,
        en: `I have read the memorandum shown here. I accept it under the ${MEMORANDUM.en}, agree to found the company, and undertake the shares or the liability written beside my name.`,
      },
      WITNESS: {
        ne: 'यहाँ देखाइएको प्रबन्धपत्र त्यसमा नाम लेखिएका संस्थापकले स्वीकार गरेको म साक्षी छु।',
        en: 'I am a witness that the founders named in the memorandum shown here accept it.',
      },
    },
  },
  {
    paper: 'AOA',
    kind: 'ARTICLES',
    statements: {
      FOUNDER: {
        ne: `यहाँ देखाइएको नियमावली मैले पढेँ। ${ARTICLES.ne} बमोजिम यो स्वीकार गर्दछु।`,
        en: `I have read the articles shown here and accept them under the ${ARTICLES.en}.`,
      },
      WITNESS: {
        ne: 'यहाँ देखाइएको नियमावली त्यसमा नाम लेखिएका संस्थापकले स्वीकार गरेको म साक्षी छु।',
        en: 'I am a witness that the founders named in the articles shown here accept them.',
      },
    },
  },
];

interface Signer extends HolderSigner {
  readonly itemId: string;
  readonly role: FoundingRole;
  /** Null: no shares are taken. */
  readonly quantity: number | null;
}

/** Every founder signs memorandum and articles, and every witness; of model articles there is nothing to sign. */
export function foundingParties(frame: FilingFrame): readonly SigningParty[] {
  const takesModel = filedAnswers(frame, 'DOCUMENT_GENERATION')['modelArticles'] === true;
  const signers = [...foundersOf(frame), ...witnessesOf(frame)].filter(({ name }) => name.ne !== '');
  return PAPERS.filter(({ paper }) => paper === 'MOA' || !takesModel).flatMap((paper) => {
    const signs = signedAnswers(frame, paper.paper);
    return signers.map((signer) => partyOf(signer, paper, signs, frame));
  });
}

function foundersOf(frame: FilingFrame): readonly Signer[] {
  return filedItems(frame, 'SHAREHOLDER').map((item): Signer => {
    const holder = shareholderDraft.safeParse(item.data).data;
    return {
      itemId: item.id,
      role: 'FOUNDER',
      quantity: holder?.holding?.quantity ?? null,
      ...holderSigner(holder, holderTitle(item.data)),
    };
  });
}

function witnessesOf(frame: FilingFrame): readonly Signer[] {
  return filedItems(frame, 'WITNESS').map((item): Signer => {
    const witness = witnessDraft.safeParse(item.data).data;
    const name = personTitle(item.data);
    return {
      itemId: item.id,
      role: 'WITNESS',
      quantity: null,
      name,
      person: name,
      contact: partyContact(witness?.email, witness?.phoneNo),
      language: witness?.isForeign === true ? 'en' : 'ne',
    };
  });
}

function partyOf(
  { itemId, role, name, person, contact, language, quantity }: Signer,
  { paper, kind, statements }: SignedByFounders,
  signs: Answers,
  frame: FilingFrame,
): SigningParty {
  const { clauses } = filedAnswers(frame, 'DOCUMENT_GENERATION');
  const changed = ofPaper(clauses, paper).length;
  return {
    key: placeKey(paper, itemId),
    place: paper,
    role,
    paper,
    name: partyName(name),
    person: partyName(person),
    contact,
    language,
    statement: statements[role],
    facts: partyFacts(
      ['कम्पनीको किसिम', 'Company type', frame.companyType === null ? undefined : companyTypes.name(frame.companyType)],
      ['कबुल गरेको शेयर', 'Shares undertaken', quantity === null ? undefined : countFact(quantity)],
      ['शेयरधनी वा सदस्य', 'Shareholders or members', countFact(filedItems(frame, 'SHAREHOLDER').length)],
      ['बदलिएका दफा', 'Changed clauses', changed === 0 ? undefined : countFact(changed)],
    ),
    reads: [kind],
    covers: DRAFTED_SECTIONS,
    signs,
  };
}

const ofPaper = (clauses: unknown, paper: SignedByFounders['paper']): readonly unknown[] =>
  Array.isArray(clauses)
    ? clauses.filter(
        (clause: unknown) =>
          typeof clause === 'object' && clause !== null && 'document' in clause && clause.document === paper,
      )
    : [];

/** No paper prints how its people are reached: an address that is corrected keeps the signatures of the others. */
const CONTACTS = new Set(['contact', 'email', 'phoneNo', 'contactNumber', 'phoneVerifiedAt']);
const OF_PEOPLE: readonly string[] = ['SHAREHOLDER', 'WITNESS', 'LEGAL_PERSON_DETAILS'];

function withoutContacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutContacts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
      CONTACTS.has(key) ? [] : [[key, withoutContacts(part)]],
    ),
  );
}

/** The answers that this paper is made of. */
function signedAnswers(frame: FilingFrame, paper: SignedByFounders['paper']): Answers {
  return {
    companyType: frame.companyType,
    ...Object.fromEntries(
      DRAFTED_SECTIONS.map((section): [string, unknown] => {
        const filed = filedAnswers(frame, section);
        if (section === 'DOCUMENT_GENERATION') return [section, ofPaper(filed['clauses'], paper)];
        return [section, OF_PEOPLE.includes(section) ? withoutContacts(filed) : filed];
      }),
    ),
  };
}
