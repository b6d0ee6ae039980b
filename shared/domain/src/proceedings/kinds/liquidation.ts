import { dissolutionNotice } from './dissolution-notice';
import type { ProceedingKind } from '../proceeding-kind';
import { callForClaims, endsOfOwnClosing } from './own-closing-parts';

/**
 * Sections 126 to 132: a solvent company ends by its own resolution. The approval of the application opens it and puts
 * the company in liquidation; creditors are called before a liquidator settles the claims and gives the final report.
 */
export const liquidation = {
  key: 'LIQUIDATION',
  closing: 'LIQUIDATION',
  name: { ne: 'लिक्विडेसन', en: 'Liquidation' },
  openedBy: 'LIQUIDATION',
  phases: [
    {
      key: 'LIQUIDATION_I',
      name: { ne: 'पहिलो चरण: निवेदन', en: 'Phase I: application' },
      forms: ['LIQUIDATION'],
      opens: [],
    },
    {
      key: 'LIQUIDATION_II',
      name: { ne: 'दोस्रो चरण: दाबी, बाँडफाँड र अन्तिम प्रतिवेदन', en: 'Phase II: claims, distribution and final report' },
      forms: ['LIQUIDATION_II', 'LIQUIDATION_FINAL'],
      // section 132: the final report is about a distribution that was accepted
      inOrder: { LIQUIDATION_FINAL: 'LIQUIDATION_II' },
      opens: [{ after: 'NOTICE', notice: 'CREDITORS' }],
    },
    {
      key: 'LIQUIDATION_ORDER',
      name: { ne: 'दर्ता खारेजीको आदेश', en: 'Order of de-registration' },
      forms: [],
      opens: [{ after: 'OPINION', body: 'TAX_OFFICE', silence: 'NO_CONSENT' }],
    },
  ],
  notices: [
    callForClaims({
      key: 'CREDITORS',
      name: { ne: 'साहूलाई सूचना', en: 'Notice to creditors' },
      length: 'THIRTY_FIVE_DAY',
      text: {
        version: 1,
        ne: '{{company}} (दर्ता नम्बर {{registrationNumber}}) को लिक्विडेसनको कारबाही नम्बर {{number}} मा चलेको छ। यस कम्पनीबाट रकम लिनुपर्ने वा यो कारबाहीमा चित्त नबुझ्ने जोसुकैले प्रमाणसहित {{until}} सम्म दाबी वा उजुरी दिनुहोला (कम्पनी ऐन, २०६३ को दफा १२६ देखि १३२)।',
        en: 'The liquidation of {{company}} (registration number {{registrationNumber}}) is under way as {{number}}. Whoever is owed money by it or objects may submit a claim or an objection with evidence until {{until}} (Companies Act, 2063, sections 126 to 132).',
      },
      takes: ['CLAIM', 'OBJECTION'],
    }),
    dissolutionNotice({ ne: '१३२ को उपदफा (२)', en: '132(2)' }),
  ],
  opinions: ['TAX_OFFICE', 'LABOUR_OFFICE', 'SOCIAL_SECURITY_FUND', 'BANK', 'INDUSTRY_BODY'],
  hasLiquidator: true,
  ...endsOfOwnClosing('IN_LIQUIDATION', { ne: 'लिक्विडेसन नगर्ने निर्णय भएको', en: 'Liquidation refused' }),
} as const satisfies ProceedingKind;
