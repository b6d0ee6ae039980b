import type { Bilingual } from '../bilingual';
import type { SimilarReason } from './similar';

/** Why a known name prevents this one. */
export const SIMILAR_REASONS: Readonly<Record<SimilarReason, Bilingual>> = {
  SAME_ENGLISH: { ne: 'अङ्ग्रेजी नाम उही हो।', en: 'The English name is the same.' },
  SAME_NEPALI: { ne: 'नेपाली नाम उही हो।', en: 'The Nepali name is the same.' },
  SOUNDS_ALIKE: { ne: 'उच्चारण उस्तै सुनिन्छ।', en: 'It sounds alike.' },
  ONE_LETTER: { ne: 'एउटा अक्षर मात्र फरक छ।', en: 'Only one letter differs.' },
  WRITTEN_TOGETHER: { ne: 'शब्द जोडेर वा छुट्याएर लेखिएको मात्र फरक छ।', en: 'Only the spacing of the words differs.' },
  OTHER_ORDER: { ne: 'शब्दको क्रम मात्र फरक छ।', en: 'Only the order of the words differs.' },
  SAME_MEANING: { ne: 'शब्दको अर्थ उही हो।', en: 'The words mean the same.' },
  EXTRA_WORD: { ne: 'सामान्य शब्द थपिएको वा घटेको मात्र फरक छ।', en: 'It differs by a common word only.' },
  OTHER_SCRIPT: {
    ne: 'अर्को लिपिमा लेखिएको त्यही उच्चारणको नाम हो।',
    en: 'It sounds the same, written in the other script.',
  },
};

/** Whoever wrote one may take it for the difference to the name that stands. */
const FORM_IS_ADDED: Bilingual = {
  ne: ' कम्पनीको किसिम जनाउने शब्द (जस्तै “प्राइभेट लिमिटेड”) कार्यालयले आफैँ थप्छ; त्यसले नाम फरक हुँदैन।',
  en: ' The office adds the suffix (“Private Limited”) itself; it makes no other name.',
};
const withForm = ({ ne, en }: Bilingual, hasForm: boolean): Bilingual =>
  hasForm ? { ne: `${ne}${FORM_IS_ADDED.ne}`, en: `${en}${FORM_IS_ADDED.en}` } : { ne, en };

export const alreadyRegistered = (hasForm: boolean): Bilingual =>
  withForm(
    {
      ne: 'यो नाम दर्ता भइसकेकाले उपलब्ध छैन; अर्को नाम छान्नुहोस्।',
      en: 'Company name not available since already registered; try an alternative.',
    },
    hasForm,
  );

export const similarExists = (english: string, nepali: string, hasForm: boolean): Bilingual =>
  withForm({ ne: `“${nepali || english}” सँग मिल्दोजुल्दो छ।`, en: `It is similar to “${english || nepali}”.` }, hasForm);

export const blacklistedExact = (word: string): Bilingual => ({
  ne: `“${word}” कालोसूचीमा रहेको छ।`,
  en: `Company name is listed on the blacklist (“${word}”).`,
});

export const blacklistedSimilar = (word: string): Bilingual => ({
  ne: `नाममा कालोसूचीको “${word}” सँग मिल्ने शब्द छ।`,
  en: `Company name contains blacklisted words (like “${word}”).`,
});

export const oddWord = (word: string): Bilingual => ({
  ne: `“${word}” शब्द अर्को लिपिको नाममा भेटिएन। दुवै नामको अर्थ वा उच्चारण एउटै हो?`,
  en: `“${word}” has no counterpart in the other script. Do both names have the same sound or meaning?`,
});

export const consentNeeded = (word: string, body: Bilingual): Bilingual => ({
  ne: `“${word}” शब्द राख्न ${body.ne}को सहमति चाहिन्छ; सहमतिपत्र निवेदनसँगै राख्नुहोस्।`,
  en: `The word “${word}” needs the consent of ${body.en}; attach its letter to the application.`,
});

export const wordWithoutObjective = (word: string): Bilingual => ({
  ne: `“${word}” ले जनाउने काम छानिएका उद्देश्यमा छैन।`,
  en: `What “${word}” says the company does is not among the chosen objectives.`,
});

export const otherLeadingWord = (english: string, nepali: string): Bilingual => ({
  ne: `समूहको नाम मुख्य कम्पनीकै पहिलो शब्द “${nepali || english}” बाट सुरु हुनुपर्छ।`,
  en: `A name within a group begins with the parent company’s first word, “${english || nepali}”.`,
});
