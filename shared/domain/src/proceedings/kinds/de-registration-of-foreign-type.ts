import { dissolutionNotice } from './dissolution-notice';
import { callForClaims, endsOfOwnClosing } from './own-closing-parts';
import type { ProceedingKind } from '../proceeding-kind';

/** Section 158(3): the notice to creditors, at least twice. */
const claims = {
  text: {
    version: 1,
    ne: '{{company}} (दर्ता नम्बर {{registrationNumber}}) को नेपालस्थित कारोबार बन्द गरी दर्ता खारेज गर्ने कारबाही नम्बर {{number}} मा चलेको छ। यस कम्पनीबाट रकम लिनुपर्ने वा यो कारबाहीमा चित्त नबुझ्ने जोसुकैले प्रमाणसहित {{until}} सम्म दाबी वा उजुरी दिनुहोला (कम्पनी ऐन, २०६३ को दफा १५८)।',
    en: 'De-registration of the place of business of {{company}} (registration number {{registrationNumber}}) in Nepal is under way as {{number}}. Whoever is owed money by it or objects may submit a claim or an objection with evidence until {{until}} (Companies Act, 2063, section 158).',
  },
  takes: ['CLAIM', 'OBJECTION'],
} as const;

/**
 * Section 158: a branch or liaison office of a foreign company leaves the register once its claims are settled. The
 * approval of the application opens it.
 */
export const deRegistrationOfForeignType = {
  key: 'DE_REGISTRATION_OF_FOREIGN_TYPE',
  closing: 'DE_REGISTRATION_OF_FOREIGN_TYPE',
  name: { ne: 'विदेशी कम्पनीको दर्ता खारेजी', en: 'De-registration of a foreign company' },
  openedBy: 'DE_REGISTRATION_OF_FOREIGN_TYPE',
  phases: [
    {
      key: 'DE_REGISTRATION_OF_FOREIGN_TYPE_I',
      name: { ne: 'पहिलो चरण: निवेदन', en: 'Phase I: application' },
      forms: ['DE_REGISTRATION_OF_FOREIGN_TYPE'],
      opens: [],
    },
    {
      key: 'DE_REGISTRATION_OF_FOREIGN_TYPE_II',
      name: { ne: 'दोस्रो चरण: दाबी फर्स्योट', en: 'Phase II: settlement of claims' },
      forms: ['DE_REGISTRATION_OF_FOREIGN_TYPE_II'],
      opens: [
        { after: 'NOTICE', notice: 'CLAIMS_I' },
        { after: 'NOTICE', notice: 'CLAIMS_II' },
      ],
    },
    {
      key: 'DE_REGISTRATION_OF_FOREIGN_TYPE_ORDER',
      name: { ne: 'दर्ता खारेजीको आदेश', en: 'Order of de-registration' },
      forms: [],
      opens: [{ after: 'OPINION', body: 'TAX_OFFICE', silence: 'NO_CONSENT' }],
    },
  ],
  notices: [
    callForClaims({
      key: 'CLAIMS_I',
      name: { ne: 'दाबीको पहिलो सूचना', en: 'First notice to creditors' },
      length: 'TWENTY_ONE_DAY_I',
      ...claims,
    }),
    {
      ...callForClaims({
        key: 'CLAIMS_II',
        name: { ne: 'दाबीको दोस्रो सूचना', en: 'Second notice to creditors' },
        length: 'TWENTY_ONE_DAY_II',
        ...claims,
      }),
      follows: 'CLAIMS_I',
    },
    dissolutionNotice({ ne: '१५८', en: '158' }),
  ],
  opinions: ['TAX_OFFICE', 'LABOUR_OFFICE', 'SOCIAL_SECURITY_FUND', 'BANK', 'INDUSTRY_BODY'],
  ...endsOfOwnClosing('IN_DEREGISTRATION', { ne: 'दर्ता खारेज नगर्ने निर्णय भएको', en: 'De-registration refused' }),
} as const satisfies ProceedingKind;
