import { dissolutionNotice } from './dissolution-notice';
import type { ProceedingNotice, ProceedingPhase } from '../proceeding-kind';

/** What section 136 has in common, whoever began: the notice of two months, and the phases that follow it. */
export const forcedNotices = [
  {
    key: 'SERVED',
    name: { ne: 'कम्पनीलाई दिइने दुई महिने सूचना', en: 'Notice of two months to the company' },
    length: 'TWO_MONTHS',
    // section 136(2): the registered office, else an officer, else the promoters, else a newspaper
    channels: ['REGISTERED_OFFICE', 'OFFICER', 'PROMOTER', 'NEWSPAPER'],
    inTurn: true,
    text: {
      version: 1,
      ne: '{{company}} (दर्ता नम्बर {{registrationNumber}}) को दर्ता खारेज गर्ने कारबाही नम्बर {{number}} मा चलेको छ। दर्ता खारेज गर्नु नपर्ने भए त्यसको कारण र प्रमाणसहित {{until}} सम्म जवाफ दिनुहोला। म्यादभित्र जवाफ नआए वा जवाफ मनासिब नठहरिए कम्पनी ऐन, २०६३ को दफा १३६ बमोजिम दर्ता खारेज हुनेछ।',
      en: 'Cancellation of the registration of {{company}} (registration number {{registrationNumber}}) is under way as {{number}}. Answer until {{until}}, with reasons and evidence, if it should not be cancelled. If no answer comes in time, or it does not convince, the registration is cancelled under section 136 of the Companies Act, 2063.',
    },
    takes: ['OBJECTION', 'CLAIM'],
  },
  publication('PUBLISHED_I', 'TWENTY_ONE_DAY_I', 'पहिलो सार्वजनिक सूचना', 'First public notice'),
  {
    ...publication('PUBLISHED_II', 'TWENTY_ONE_DAY_II', 'दोस्रो सार्वजनिक सूचना', 'Second public notice'),
    follows: 'PUBLISHED_I',
  },
  dissolutionNotice({ ne: '१३६', en: '136' }),
] as const satisfies readonly ProceedingNotice[];

/** Nothing waits for it: it calls those whom the company owes, whose claims the order names. */
function publication<Key extends string>(
  key: Key,
  length: 'TWENTY_ONE_DAY_I' | 'TWENTY_ONE_DAY_II',
  ne: string,
  en: string,
) {
  return {
    key,
    name: { ne, en },
    length,
    channels: ['NEWSPAPER'],
    text: {
      version: 1,
      ne: '{{company}} (दर्ता नम्बर {{registrationNumber}}) को दर्ता खारेज गर्ने कारबाही नम्बर {{number}} मा चलेको छ। यस कम्पनीबाट रकम लिनुपर्ने जोसुकैले प्रमाणसहित {{until}} सम्म दाबी दिनुहोला (कम्पनी ऐन, २०६३ को दफा १३६)।',
      en: 'Cancellation of the registration of {{company}} (registration number {{registrationNumber}}) is under way as {{number}}. Whoever is owed money by it may submit a claim with evidence until {{until}} (Companies Act, 2063, section 136).',
    },
    takes: ['CLAIM'],
  } as const satisfies ProceedingNotice;
}

/** The answer is the company's to give or not; the order waits until its time is over and it is decided. */
export const forcedPhases = [
  {
    key: 'FORCED_II',
    name: { ne: 'दोस्रो चरण: कम्पनीको जवाफ', en: 'Phase II: answer of the company' },
    forms: ['FORCED_II'],
    optional: { forms: ['FORCED_II'], until: 'SERVED' },
    opens: [{ after: 'SERVICE', notice: 'SERVED' }],
  },
  {
    key: 'FORCED_III',
    name: { ne: 'तेस्रो चरण: दर्ता खारेजीको आदेश', en: 'Phase III: order of de-registration' },
    forms: [],
    opens: [{ after: 'NOTICE', notice: 'SERVED' }],
  },
] as const satisfies readonly ProceedingPhase[];

export const forcedOutcomes = {
  DEREGISTERED: { ne: 'दर्ता खारेज भएको', en: 'De-registered' },
  ANSWERED: { ne: 'कम्पनीको जवाफ मनासिब ठहरिएको', en: 'Answer of the company accepted' },
} as const;
