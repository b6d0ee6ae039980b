import type { Bilingual } from '../bilingual';
import type { NamedProcess } from './processes';

/** What people say has happened, in their own words, and what is filed for it. */
export interface Happening {
  readonly said: Bilingual;
  /** A filing of a company, or the page of the portal where it is done. */
  readonly leadsTo: NamedProcess | `/${string}`;
}

const said = (ne: string, en: string, leadsTo: Happening['leadsTo']): Happening => ({ said: { ne, en }, leadsTo });

/** In the order in which they come up most. */
export const happenings: readonly Happening[] = [
  said('कार्यालय वा शाखाको ठेगाना फेरियो', 'We moved an office or a branch', 'LOCATION_CHANGE'),
  said('सञ्चालक थपिए, हटे वा फेरिए', 'A director came or left', 'SHARE_HOLDER_CHANGE'),
  said('शेयर किनबेच भयो वा दान दिइयो', 'Shares were sold or given', 'SHARES_PURCHASE_SALES_AGREEMENT'),
  said('शेयरधनीको मृत्यु भयो', 'A shareholder has died', 'SHARES_PURCHASE_SALES_AGREEMENT'),
  said('आर्थिक वर्ष सकियो', 'A fiscal year has ended', '/annual-report/list/all'),
  said('कम्पनी भर्खर दर्ता भयो', 'Our company has just been registered', 'THREE_MONTH_UPDATE'),
  said('अर्को नाम राख्न चाहन्छौँ', 'We want another name', 'NAME_CHANGE'),
  said('अर्को काम पनि गर्न चाहन्छौँ', 'We want to do other business', 'OBJECTIVE_CHANGE'),
  said('पुँजी बढाउन वा घटाउन चाहन्छौँ', 'We want to raise or reduce our capital', 'CAPITAL_CHANGE'),
  said('पोर्टलमा काम गर्ने प्रतिनिधि फेरिए', 'Other people act for us in the portal', 'COMPANY_REPRESENTATIVE_CHANGE'),
  said('शेयरधनीको विवरण गलत छ', 'What the register says of a shareholder is wrong', 'SHARE_HOLDER_CHANGE'),
  said('दर्ता किताब वा कागजातमा गल्ती छ', 'There is a mistake in the register or a paper', '/error-correction/request'),
  said('प्रबन्धपत्र वा नियमावली फेर्छौँ', 'We change the memorandum or the articles', 'AMENDMENT_OF_AOA_MOA'),
  said('प्राइभेट वा पब्लिक कम्पनीमा बदलिन्छौँ', 'We become a private or a public company', 'COMPANY_TYPE_CHANGE'),
  said('शेयर विभाजन, एकीकरण वा बाँडफाँड गर्छौँ', 'We split, consolidate or allot shares', 'SHARE_BAAD_PHAAD'),
  said('अर्को कम्पनीसँग गाभिन्छौँ', 'We merge with another company', 'DECISION_OF_MERGING_COMPANY'),
  said('कार्यालयले कैफियत मागेको छ', 'The office has asked us for an explanation', 'CALL_FOR_EXPLANATION'),
  said('कम्पनी बन्द गर्न चाहन्छौँ', 'We want to close the company', '/de-registration/list/all'),
  said('कागजातको प्रतिलिपि चाहियो', 'We need a copy of a paper', '/pratilipi'),
  said('अरू कुरा जनाउनु छ', 'Something else has to be noted', 'OTHERS'),
];
