import { emailSchema, mobileNumberSchema } from '../../../accounts/contact';
import { fullNameEnglishSchema, fullNameNepaliSchema } from '../../../accounts/full-name';
import type { Bilingual } from '../../../bilingual';
import { enumeration } from '../../../enumerations/enumeration';
import { placeKey } from '../../definition/document-requirement';
import {
  filedAnswers,
  filedItems,
  type Answers,
  type FiledItem,
  type FilingFrame,
} from '../../definition/filing-frame';
import type { CrossIssue, ListSection } from '../../definition/section-definition';
import type { SignedPaper, SigningFact, SigningParty } from '../../definition/signing-party';
import { answers, choice, formed, optionalFormed } from '../answer';
import { always, ask, bothScripts } from '../ask';
import { decidingBodies, decision } from '../decision';
import { disclosureLanguages } from '../disclosures/director-disclosures';
import { personTitle } from '../item-title';
import { resolution, resolutionMeetings } from '../resolution';
import { dayFact, partyContact, partyFacts, partyName, sameInBoth } from './party-parts';

const KEY = 'DECISION_SIGNERS';
const SIGNERS_MOST = 50;

/** As what somebody signs a decision of the company. */
const decisionRoles = enumeration([
  ['CHAIR', 'अध्यक्ष', 'Chair'],
  ['DIRECTOR', 'सञ्चालक', 'Director'],
  ['SHAREHOLDER', 'शेयरधनी', 'Shareholder'],
  ['SECRETARY', 'कम्पनी सचिव', 'Company secretary'],
]);

const signer = answers({
  fullNameNepali: formed(fullNameNepaliSchema, 200),
  fullNameEnglish: formed(fullNameEnglishSchema, 100),
  role: choice(decisionRoles.keys, 'ROLE_REQUIRED'),
  email: optionalFormed(emailSchema, 254),
  phoneNo: optionalFormed(mobileNumberSchema, 20),
  language: choice(disclosureLanguages.keys, 'LANGUAGE_REQUIRED'),
});

const CONTACT: Bilingual = { ne: 'लिङ्क र ओटीपी जाने ठेगाना', en: 'Where the link and the OTP go' };

/** Whoever signs is reached at an address of their own. */
function signerIssues(items: readonly FiledItem[]): readonly CrossIssue[] {
  const given = items.map(({ id, data }) => ({ id, name: personTitle(data).ne, ...signer.draft.safeParse(data).data }));
  return given.flatMap(({ id, name, email, phoneNo }): CrossIssue[] => {
    if (!email && !phoneNo) return [{ path: `${id}.email`, code: 'SIGNATURE_CONTACT_REQUIRED', parameters: { name } }];
    const shared = given.find((one) => one.id !== id && Boolean(email) && one.email === email);
    const called = given.find((one) => one.id !== id && Boolean(phoneNo) && one.phoneNo === phoneNo);
    const issue = (path: string, other: string): CrossIssue => ({
      path: `${id}.${path}`,
      code: 'SIGNATURE_CONTACT_SHARED',
      parameters: { name, other },
    });
    return [...(shared ? [issue('email', shared.name)] : []), ...(called ? [issue('phoneNo', called.name)] : [])];
  });
}

/** Who signs the paper of the company's decision in the portal; left empty where it is signed on paper. */
export const DECISION_SIGNERS = {
  kind: 'LIST',
  key: KEY,
  label: { ne: 'निर्णयमा पोर्टलबाटै हस्ताक्षर गर्ने (भएमा)', en: 'Who signs the decision through the portal, if anybody' },
  optional: true,
  most: SIGNERS_MOST,
  item: {
    name: { ne: 'हस्ताक्षर गर्ने व्यक्ति', en: 'Person who signs' },
    schemaFor: () => signer.complete,
    draft: signer.draft,
    title: personTitle,
    fields: [
      ...bothScripts('fullName', 'पूरा नाम', 'Full name', { required: always }),
      ask('role', 'select', 'हस्ताक्षर गर्ने हैसियत', 'Signs as', { required: always, options: decisionRoles }),
      ask('email', 'email', 'इमेल', 'Email', { group: CONTACT, maximum: 254 }),
      ask('phoneNo', 'phone', 'मोबाइल नम्बर', 'Mobile number', { group: CONTACT }),
      ask('language', 'radio', 'लिङ्कको भाषा', 'Language of the link', {
        required: always,
        options: disclosureLanguages,
      }),
    ],
  },
  issues: signerIssues,
} satisfies ListSection<typeof KEY>;

const TAKEN: Bilingual = {
  ne: 'यहाँ लेखिएको निर्णय यहाँ लेखिएकै मितिमा र यहाँ लेखिएकै व्यहोरामा भएको हो।',
  en: 'The decision was taken on the day and in the words written here.',
};

/**
 * The parties of a filing that names who signs its decision: each signs the one paper.
 *
 * @param section of the answers that hold the decision or the resolution
 */
export const decisionParties =
  (paper: Extract<SignedPaper, 'DECISION' | 'BOARD_DECISION' | 'SPECIAL_RESOLUTION'>, section: string) =>
  (frame: FilingFrame): readonly SigningParty[] =>
    filedItems(frame, KEY)
      .filter(({ data }) => personTitle(data).ne !== '')
      .map(({ id, data }): SigningParty => {
        const { role = 'DIRECTOR', email, phoneNo, language = 'ne' } = signer.draft.safeParse(data).data ?? {};
        return {
          key: placeKey(paper, id),
          place: paper,
          role,
          paper,
          name: partyName(personTitle(data)),
          contact: partyContact(email, phoneNo),
          language,
          statement: TAKEN,
          facts: factsOf(filedAnswers(frame, section)),
          reads: [],
          covers: [section],
          signs: { ...filedAnswers(frame, section), role },
        };
      });

function factsOf({ decision: decided, resolution: resolved }: Answers): readonly SigningFact[] {
  const taken = decision.draft.safeParse(decided).data;
  const passed = resolution.draft.safeParse(resolved).data;
  const words = taken?.text ?? passed?.text;
  return partyFacts(
    ['निर्णय गर्ने', 'Decided by', taken?.decidedBy && decidingBodies.name(taken.decidedBy)],
    ['निर्णय मिति', 'Date of the decision', dayFact(taken?.decidedOn)],
    [
      'विशेष प्रस्ताव पारित गर्ने सभा',
      'Where the special resolution was passed',
      passed?.meeting && resolutionMeetings.name(passed.meeting),
    ],
    ['विशेष प्रस्ताव पारित भएको मिति', 'Date of the special resolution', dayFact(passed?.resolutionOn)],
    ['निर्णयको व्यहोरा', 'Text of the decision', words === undefined ? undefined : sameInBoth(words)],
  );
}
