import { enumeration, type KeyOf } from './enumeration';

/** Why a filing that the portal may approve by itself is left to an officer. */
export const automaticFlags = enumeration([
  ['NAME_OBJECTION', 'नाम जाँचमा आपत्ति वा मिल्दोजुल्दो नाम भेटियो', 'The name check found an objection or a similar name'],
  [
    'CONSENT_NEEDED',
    'मुख्य कम्पनी वा नियमनकारी निकायको सहमति चाहिन्छ',
    'A consent of a parent company or a regulator is needed',
  ],
  ['WITH_DOCUMENTS', 'निवेदनसँग कागजात छन्', 'There are documents with the application'],
  [
    'AUDITOR_TERMS',
    'एउटै लेखापरीक्षक लगातार सीमाभन्दा बढी वर्ष भएका छन्',
    'The same auditor has served as many years before as the limit allows',
  ],
  [
    'AUDITOR_NAMESAKE',
    'लेखापरीक्षक र कुनै सञ्चालक वा शेयरधनीको नाम एउटै छ',
    'The auditor has the name of a director or shareholder',
  ],
  [
    'LICENCE_OF_ANOTHER',
    'लेखापरीक्षकको प्रमाणपत्र नम्बर अर्को नामबाट पनि दर्ता छ',
    'The auditor’s licence number also stands under another name',
  ],
  [
    'FIGURES_JUMP',
    'सम्पत्ति वा आम्दानी अघिल्लो वर्षभन्दा धेरै गुणा फरक छ',
    'Assets or income differ from the year before by more than the factor',
  ],
  [
    'FIGURES_CHANGED',
    'अघिल्लो वर्षको आँकडा त्यस वर्षको स्वीकृत विवरणसँग मिल्दैन',
    'The figures of the year before are not those of its approved report',
  ],
  ['DISCLOSURE_ON_PAPER', 'सञ्चालकको जानकारी कागजबाट राखिएको छ', 'A director’s disclosure was entered from paper'],
  [
    'FILED_APART',
    'दफा ७८ को प्रतिवेदन छुट्टै बुझाइएको भनिएको छ',
    'The report of section 78 is said to have been filed apart',
  ],
  ['BLOCKED', 'स्वीकृतिमा बाधा छ', 'Something stands against its approval'],
  ['SAMPLED', 'नमुना जाँचका लागि छानिएको', 'Chosen for the sample that officers review'],
]);
export type AutomaticFlag = KeyOf<typeof automaticFlags>;
