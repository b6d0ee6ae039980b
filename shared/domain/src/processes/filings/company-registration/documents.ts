import type { Bilingual } from '../../../bilingual';
import type { CompanyType } from '../../../enumerations/company-types';
import { sections } from '../../../law/citation';
import { companyTypeRules, isForeignOffice } from '../../../registration/company-type-rules';
import { askableDocuments, type DocumentRequirement } from '../../definition/document-requirement';
import { filedAnswers, type FiledItem, type FilingFrame } from '../../definition/filing-frame';

const IMAGES_AND_PDF = ['JPG', 'JPEG', 'PNG', 'PDF'] as const;
const IMAGES = ['JPG', 'JPEG', 'PNG'] as const;
const MEGABYTES = 5;
/** Specification section 5: the witness's identity document is jpeg, jpg, png or pdf of at most 1 MB. */
const WITNESS_MEGABYTES = 1;
const PICTURE_MEGABYTES = 1;

type More = Partial<Omit<DocumentRequirement, 'key' | 'name'>>;
const paper = (key: string, ne: string, en: string, more: More = {}): DocumentRequirement => ({
  key,
  name: { ne, en },
  when: 'ALWAYS',
  maximumMegabytes: MEGABYTES,
  extensions: IMAGES_AND_PDF,
  ...more,
});
const may: More = { when: 'NEVER' };

const rulesOf = ({ companyType }: FilingFrame) => (companyType ? companyTypeRules(companyType) : undefined);
const ofForeignOffice = (frame: FilingFrame): boolean => isForeignOffice(frame.companyType);
const ofOwnCompany = (frame: FilingFrame): boolean => !isForeignOffice(frame.companyType);
const isPublic = (frame: FilingFrame): boolean => rulesOf(frame)?.minimumPaidUp != null;
const isPrivate = (frame: FilingFrame): boolean => rulesOf(frame)?.levels === 2;
/** Companies Act section 4(3): a sole holder may use the model articles instead of own ones. */
const writesArticles = (frame: FilingFrame): boolean =>
  ofOwnCompany(frame) &&
  !(rulesOf(frame)?.mayTakeModelArticles && filedAnswers(frame, 'DOCUMENT_GENERATION')['modelArticles'] === true);
const withForeignHolders = (frame: FilingFrame): boolean =>
  ofOwnCompany(frame) && rulesOf(frame)?.residence !== 'NEPALI_NRN';

const isPerson = ({ data }: FiledItem): boolean => data['entity'] === 'INDIVIDUAL';
const isCompany = ({ data }: FiledItem): boolean =>
  data['entity'] === 'COMPANY' && data['shareholderType'] !== 'GOVERNMENT_BODY_SHAREHOLDER';
const isGovernment = ({ data }: FiledItem): boolean =>
  data['entity'] === 'COMPANY' && data['shareholderType'] === 'GOVERNMENT_BODY_SHAREHOLDER';
const isForeign = ({ data }: FiledItem): boolean =>
  data['investorType'] === 'FOREIGN' || data['investorType'] === 'FOREIGN_NON_FDI';
const isForeignCompany = (item: FiledItem): boolean => isCompany(item) && isForeign(item);
const isMinor = ({ data }: FiledItem): boolean =>
  typeof data['person'] === 'object' &&
  data['person'] !== null &&
  'isMinor' in data['person'] &&
  data['person'].isMinor === true;
const ofHolder = (askedOf: (item: FiledItem) => boolean, more: More = {}): More => ({
  forEachOf: 'SHAREHOLDER',
  asked: ofOwnCompany,
  askedOf,
  ...more,
});

const AUTHORITY = sections('157');

/** The documents of a registration (domain/workflow.md 6.11), by company type and by the people in it. */
export const registrationDocuments: readonly DocumentRequirement[] = [
  paper('MOA', 'प्रबन्धपत्र', 'Memorandum of association', { asked: ofOwnCompany, extensions: ['PDF'] }),
  paper('AOA', 'नियमावली', 'Articles of association', { asked: writesArticles, extensions: ['PDF'] }),
  paper('DRAFTER_AUTHENTICATION', 'मस्यौदाकारको प्रमाणीकरण', 'Drafter’s authentication', { asked: ofOwnCompany }),
  paper('PROMOTERS_AGREEMENT', 'संस्थापकहरूबीचको सम्झौता', 'Promoters’ agreement', { asked: isPublic }),
  paper('UNANIMOUS_AGREEMENT', 'सर्वसम्मत सम्झौता (भएमा)', 'Unanimous agreement, if any', { ...may, asked: isPrivate }),
  paper('REGULATOR_LETTER', 'नियमनकारी निकायको पूर्वस्वीकृति', 'Regulator’s pre-approval', {
    when: 'CONSENT',
    consentOf: 'REGULATOR',
  }),
  paper('INVESTMENT_APPROVAL', 'वैदेशिक लगानीको स्वीकृति', 'Approval of the foreign investment', {
    asked: withForeignHolders,
  }),
  paper('POWER_OF_ATTORNEY', 'अख्तियारनामा (भएमा)', 'Letter of authority, if any', { ...may }),

  paper(
    'IDENTITY',
    'नागरिकता वा राष्ट्रिय परिचयपत्र',
    'Citizenship or NID',
    ofHolder((item) => isPerson(item) && !isForeign(item), { provesIdentity: true }),
  ),
  paper(
    'PASSPORT',
    'राहदानी',
    'Passport',
    ofHolder((item) => isPerson(item) && isForeign(item), { provesIdentity: true }),
  ),
  paper(
    'PHOTO',
    'फोटो',
    'Photo',
    ofHolder(isPerson, { maximumMegabytes: PICTURE_MEGABYTES, extensions: IMAGES, when: 'NEVER' }),
  ),
  paper(
    'SIGNATURE',
    'हस्ताक्षरको नमुना',
    'Signature',
    ofHolder(isPerson, { maximumMegabytes: PICTURE_MEGABYTES, extensions: IMAGES }),
  ),
  paper(
    'GUARDIANSHIP',
    'संरक्षक भएको प्रमाण',
    'Proof of guardianship',
    ofHolder((item) => isPerson(item) && isMinor(item)),
  ),
  paper(
    'HOLDER_CERTIFICATE',
    'कम्पनी दर्ता प्रमाणपत्र',
    'Certificate of the company',
    ofHolder((item) => isCompany(item) && !isForeign(item)),
  ),
  paper(
    'HOLDER_DECISION',
    'लगानी गर्ने सम्बन्धी सञ्चालक समितिको निर्णय',
    'Decision of its board to invest',
    ofHolder(isCompany),
  ),
  paper(
    'GOVERNMENT_DECISION',
    'लगानी गर्ने सम्बन्धी सरकारी निर्णय',
    'Decision of the government body to invest',
    ofHolder(isGovernment),
  ),
  paper(
    'FOREIGN_CERTIFICATE',
    'विदेशी कम्पनीको दर्ता प्रमाणपत्र (नोटरी प्रमाणित)',
    'Certificate of the foreign company, notarised',
    ofHolder(isForeignCompany),
  ),
  paper(
    'FOREIGN_CONSTITUTION',
    'विदेशी कम्पनीको प्रबन्धपत्र तथा नियमावली (नोटरी प्रमाणित)',
    'Constitution of the foreign company, notarised',
    ofHolder(isForeignCompany),
  ),
  paper('NEPALI_TRANSLATION', 'नेपाली अनुवाद', 'Nepali translation', ofHolder(isForeignCompany)),

  paper('WITNESS_IDENTITY', 'साक्षीको परिचयपत्र', 'Identity of the witness', {
    forEachOf: 'WITNESS',
    provesIdentity: true,
    asked: ofOwnCompany,
    maximumMegabytes: WITNESS_MEGABYTES,
  }),
  paper('DIRECTOR_CONSENT', 'सञ्चालकको मञ्जुरीनामा', 'Consent of the director', {
    forEachOf: 'BOD_DETAILS',
    asked: ofOwnCompany,
  }),
  paper('REPRESENTATIVE_IDENTITY', 'प्रतिनिधिको परिचयपत्र', 'Identity of the representative', {
    forEachOf: 'COMPANY_REPRESENTATIVE',
    provesIdentity: true,
  }),

  paper('BODY_APPROVAL', 'सम्बन्धित निकायको स्वीकृति', 'Approval of the competent body', { asked: ofForeignOffice }),
  paper(
    'CONSTITUTION',
    'विदेशी कम्पनीको (प्रधान कार्यालय) प्रबन्धपत्र तथा नियमावली',
    'Constitution of the foreign company (head office)',
    { asked: ofForeignOffice },
  ),
  paper('CONSTITUTION_TRANSLATION', 'प्रबन्धपत्र तथा नियमावलीको नेपाली अनुवाद', 'Nepali translation of the constitution', {
    asked: ofForeignOffice,
  }),
  paper(
    'DIRECTORS_LIST',
    'विदेशी कम्पनीका (प्रधान कार्यालय) सञ्चालकको सूची',
    'List of directors of the foreign company (head office)',
    { asked: ofForeignOffice },
  ),
  paper('AUTHORITY_LETTER', `${AUTHORITY.ne} बमोजिमको अख्तियारनामा`, `Letter of authority under ${AUTHORITY.en}`, {
    asked: ofForeignOffice,
  }),
  paper('LAST_ACCOUNTS', 'पछिल्लो आर्थिक विवरण', 'Last accounts', { ...may, asked: ofForeignOffice }),
  paper('ADDRESS_PROOF', 'कार्यालयको ठेगानाको प्रमाण', 'Proof of the address', { asked: ofForeignOffice }),
  paper('FOCAL_PERSON_IDENTITY', 'सम्पर्क व्यक्तिको परिचयपत्र', 'Identity of the focal person', {
    forEachOf: 'FOCAL_PERSON',
    provesIdentity: true,
    asked: ofForeignOffice,
  }),
];

/** For whom a paper is brought once each; the company itself brings the others. */
const paperBearers = [
  { section: 'SHAREHOLDER', label: { ne: 'प्रत्येक शेयरधनी वा सदस्यको', en: 'Of each shareholder or member' } },
  { section: 'BOD_DETAILS', label: { ne: 'प्रत्येक सञ्चालकको', en: 'Of each director' } },
  { section: 'WITNESS', label: { ne: 'प्रत्येक साक्षीको', en: 'Of each witness' } },
  { section: 'COMPANY_REPRESENTATIVE', label: { ne: 'प्रत्येक प्रतिनिधिको', en: 'Of each representative' } },
  { section: 'FOCAL_PERSON', label: { ne: 'सम्पर्क व्यक्तिको', en: 'Of the focal person' } },
] as const;

export interface ExpectedPaper {
  readonly key: string;
  readonly name: Bilingual;
  /** False: it may be left out, or it depends on who the person is. */
  readonly isRequired: boolean;
}

/** Nobody brings it where all holders are Nepali: only a holder from abroad is asked for it. */
function isOfForeignHolderAlone({ forEachOf, askedOf }: DocumentRequirement, frame: FilingFrame): boolean {
  if (forEachOf !== 'SHAREHOLDER' || askedOf === undefined) return false;
  const isAskedOf = (investorType: string): boolean =>
    ['INDIVIDUAL', 'COMPANY'].some((entity) => askedOf({ id: '', position: 1, data: { entity, investorType } }, frame));
  return isAskedOf('FOREIGN') && !isAskedOf('NEPALI');
}

/** The papers of a registration before anything is answered: those of the company, and those of its people. */
export function expectedPapers(companyType: CompanyType): {
  readonly ofCompany: readonly ExpectedPaper[];
  readonly ofPeople: readonly { readonly label: Bilingual; readonly papers: readonly ExpectedPaper[] }[];
} {
  const frame: FilingFrame = { companyType, company: null, answers: {}, today: '' };
  const asked = askableDocuments(registrationDocuments, frame).filter(
    (one) => withForeignHolders(frame) || !isOfForeignHolderAlone(one, frame),
  );
  const papersOf = (section: string | undefined) =>
    asked
      .filter(({ forEachOf }) => forEachOf === section)
      .map(({ key, name, when, askedOf }) => ({ key, name, isRequired: when === 'ALWAYS' && askedOf === undefined }));
  return {
    ofCompany: papersOf(undefined),
    ofPeople: paperBearers
      .map(({ section, label }) => ({ label, papers: papersOf(section) }))
      .filter(({ papers }) => papers.length > 0),
  };
}
