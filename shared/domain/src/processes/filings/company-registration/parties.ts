import type { Bilingual, Language } from '../../../bilingual';
import { companyTypes } from '../../../enumerations/company-types';
import { directorTypes, drafterDesignations } from '../../../enumerations/persons';
import { citation } from '../../../law/citation';
import { isForeignOffice } from '../../../registration/company-type-rules';
import { placeKey } from '../../definition/document-requirement';
import {
  filedAnswers,
  filedItems,
  type Answers,
  type FiledItem,
  type FilingFrame,
} from '../../definition/filing-frame';
import type { SigningParty } from '../../definition/signing-party';
import { directorTitle } from '../../questions/directors/bod-details';
import { personTitle } from '../../questions/item-title';
import {
  countFact,
  dayFact,
  partyContact,
  partyFacts,
  partyName,
  sameInBoth,
} from '../../questions/signing/party-parts';
import { DRAFTED_SECTIONS, foundingParties } from '../../questions/signing/founding-parties';
import { drafterDraft } from './legal-person-details';

const CONSENT_SECTIONS = ['GENERAL_INFORMATION', 'SHAREHOLDER', 'BOD_DETAILS'] as const;

const REGISTRATION_PAPERS = citation('4(2)');
const CONSENT: Bilingual = {
  ne: 'म यस कम्पनीको सञ्चालक भई काम गर्न मञ्जुर छु। मेरो सम्बन्धमा यहाँ लेखिएको विवरण ठीक साँचो हो, र सञ्चालक हुन ऐनले तोकेको अयोग्यता ममा छैन।',
  en: 'I consent to act as a director of this company. What is said of me here is true, and nothing in the Act disqualifies me from being a director.',
};
const AUTHENTICATION: Bilingual = {
  ne: `यस कम्पनीको प्रबन्धपत्र र नियमावली मैले मस्यौदा गरेको हुँ। ती ${REGISTRATION_PAPERS.ne} बमोजिम पेश गर्न तयार भएको र यहाँ देखाइएको मस्यौदासँग मिल्ने भनी प्रमाणित गर्दछु।`,
  en: `I drafted the memorandum and the articles of this company. I certify that they are ready to be submitted under the ${REGISTRATION_PAPERS.en} and agree with the drafts shown here.`,
};

/** A holder of a foreign passport reads English until the applicant says otherwise. */
const languageOf = (person: unknown): Language =>
  typeof person === 'object' && person !== null && 'identification' in person && isPassport(person.identification)
    ? 'en'
    : 'ne';
const isPassport = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'PASSPORT';

const seatOf = (type: unknown): Bilingual | undefined => {
  const { data } = directorTypes.schema.safeParse(type);
  return data && directorTypes.name(data);
};
const companyTypeOf = ({ companyType }: FilingFrame): Bilingual | undefined =>
  companyType === null ? undefined : companyTypes.name(companyType);

/**
 * The directors consent; founders and witnesses sign the memorandum and the articles; whoever drafted the two
 * authenticates them.
 */
export function registrationParties(frame: FilingFrame): readonly SigningParty[] {
  if (isForeignOffice(frame.companyType)) return [];
  return [
    ...filedItems(frame, 'BOD_DETAILS').map((item) => directorParty(item, frame)),
    ...foundingParties(frame),
    ...drafterParty(frame),
  ];
}

function directorParty(item: FiledItem, frame: FilingFrame): SigningParty {
  const { data } = item;
  const holder = filedItems(frame, 'SHAREHOLDER').find(({ id }) => id === data['holderItemId'])?.data;
  const { phoneVerifiedAt: _proof, ...director } = data;
  const { directorType, designation } = data;
  return {
    key: placeKey('DIRECTOR_CONSENT', item.id),
    role: 'DIRECTOR',
    paper: 'DIRECTOR_CONSENT',
    name: partyName(directorTitle(item, frame)),
    contact: partyContact(data['email'], data['phoneNo']),
    language: languageOf(directorType === 'PROMOTER' ? holder?.['person'] : data['person']),
    statement: CONSENT,
    facts: partyFacts(
      ['कम्पनीको किसिम', 'Company type', companyTypeOf(frame)],
      ['सञ्चालकको किसिम', 'Type of director', seatOf(directorType)],
      ['पद', 'Designation', typeof designation === 'string' ? sameInBoth(designation) : undefined],
      ['कार्यकाल सुरु मिति', 'From', dayFact(data['fromDate'])],
      ['कार्यकाल सकिने मिति', 'To', dayFact(data['toDate'])],
      ['सञ्चालक सङ्ख्या', 'Number of directors', countFact(filedItems(frame, 'BOD_DETAILS').length)],
    ),
    reads: [],
    covers: CONSENT_SECTIONS,
    signs: {
      companyType: frame.companyType,
      company: filedAnswers(frame, 'GENERAL_INFORMATION'),
      director,
      // a promoter's own details are those of the holder
      ...(directorType === 'PROMOTER' && { holder: holder?.['person'] }),
    },
  };
}

function drafterParty(frame: FilingFrame): readonly SigningParty[] {
  const { data: drafter } = drafterDraft.safeParse(filedAnswers(frame, 'LEGAL_PERSON_DETAILS'));
  const name = personTitle(drafter);
  if (name.ne === '') return [];
  const generation = filedAnswers(frame, 'DOCUMENT_GENERATION');
  const { clauses, modelArticles } = generation;
  const takesModel = modelArticles === true;
  return [
    {
      key: 'DRAFTER_AUTHENTICATION',
      role: 'DRAFTER',
      paper: 'DRAFTER_AUTHENTICATION',
      name: partyName(name),
      contact: partyContact(drafter?.email, drafter?.contactNumber),
      language: languageOf(drafter),
      statement: AUTHENTICATION,
      facts: partyFacts(
        ['कम्पनीको किसिम', 'Company type', companyTypeOf(frame)],
        ['मस्यौदाकार', 'Drafted by', drafter?.designation && drafterDesignations.name(drafter.designation)],
        [
          'कानुन व्यवसायीको प्रमाणपत्र नम्बर',
          'Lawyer’s licence number',
          drafter?.licenceNumber ? sameInBoth(drafter.licenceNumber) : undefined,
        ],
        ['नियमावली', 'Articles', takesModel ? MODEL_ARTICLES : OWN_ARTICLES],
        [
          'बदलिएका दफा',
          'Changed clauses',
          Array.isArray(clauses) && clauses.length > 0 ? countFact(clauses.length) : undefined,
        ],
        ['शेयरधनी वा सदस्य', 'Shareholders or members', countFact(filedItems(frame, 'SHAREHOLDER').length)],
      ),
      reads: takesModel ? ['MEMORANDUM'] : ['MEMORANDUM', 'ARTICLES'],
      covers: DRAFTED_SECTIONS,
      signs: {
        companyType: frame.companyType,
        ...Object.fromEntries(
          DRAFTED_SECTIONS.map((section): [string, Answers] => [section, filedAnswers(frame, section)]),
        ),
      },
    },
  ];
}

const MODEL_ARTICLES: Bilingual = { ne: 'नमुना नियमावली', en: 'Model articles' };
const OWN_ARTICLES: Bilingual = { ne: 'आफ्नै नियमावली', en: 'Own articles' };
