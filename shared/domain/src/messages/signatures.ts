import type { Bilingual } from '../bilingual';
import { required } from './required';

/** What keeps a paper of a filing from being signed in the portal. */
export const signatureMessages = {
  SIGNATURE_OBJECTION_REQUIRED: required('आपत्तिको कारण', 'Reason for objecting'),
  SIGNATURE_REPLY_REQUIRED: {
    ne: 'आपत्तिको जवाफ लेखेर मात्र फेरि हस्ताक्षर माग्न सकिन्छ।',
    en: 'Write an answer to the objection before asking again',
  },
  SIGNATURE_OUTSTANDING: {
    ne: '{{name}} ले {{paper}} मा अझै हस्ताक्षर गर्नुभएको छैन। हस्ताक्षर भएपछि वा सही गरेको कागज राखेपछि मात्र पेश गर्न सकिन्छ।',
    en: '{{name}} has not signed yet ({{paper}}). Submit once it is signed, or put the signed paper in its place',
  },
  SIGNATURE_NOT_ASKED: {
    ne: '{{paper}} मा {{name}} को पनि हस्ताक्षर चाहिन्छ। लिङ्क पठाउनुहोस्, वा सबैले सही गरेको कागज राख्नुहोस्।',
    en: '{{name}} has to sign too ({{paper}}). Send the link, or upload the paper with everybody’s signature',
  },
  SIGNATURE_NO_CONTACT: {
    ne: '{{paper}} मा {{name}} को पनि हस्ताक्षर चाहिन्छ, तर उहाँको इमेल वा मोबाइल नम्बर निवेदनमा छैन। त्यो भर्नुहोस्, वा सबैले सही गरेको कागज राख्नुहोस्।',
    en: '{{name}} has to sign too ({{paper}}), but the application has no email or mobile number of theirs. Enter one, or upload the paper with everybody’s signature',
  },
  SIGNATURE_VOID: {
    ne: '{{name}} ले हस्ताक्षर गरेपछि विवरण फेरिएकाले {{paper}} को हस्ताक्षर अमान्य भयो। फेरि हस्ताक्षर माग्नुहोस्।',
    en: 'The answers changed after {{name}} had signed, so the signature is void ({{paper}}). Ask to sign again',
  },
  SIGNATURE_OBJECTED: {
    ne: '{{name}} ले {{paper}} मा हस्ताक्षर गर्न आपत्ति जनाउनुभएको छ। जवाफ दिएर फेरि माग्नुहोस्।',
    en: '{{name}} objected to signing ({{paper}}). Answer the objection and ask again',
  },
  SIGNATURE_CONTACT_REQUIRED: {
    ne: '{{name}} को इमेल वा मोबाइल नम्बर निवेदनमा छैन। पहिले त्यो भर्नुहोस्।',
    en: 'The application has no email or mobile number of {{name}}. Enter one first',
  },
  SIGNATURE_CONTACT_SHARED: {
    ne: '{{name}} र {{other}} को सम्पर्क एउटै छ। हस्ताक्षर गर्ने हरेक व्यक्तिको आफ्नै इमेल र मोबाइल नम्बर चाहिन्छ।',
    en: '{{name}} and {{other}} have the same contact. Everybody who signs needs an email and a mobile number of their own',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
