import type { Kysely } from 'kysely';
import type { BlacklistWordTable, DB } from '../platform/database/schema.generated';

type Type = BlacklistWordTable['type'];

const REASONS: Readonly<Record<Type, { english: string; nepali: string }>> = {
  STATE: { english: 'It suggests an organ of the state.', nepali: 'राज्यको निकाय भएको भ्रम पार्छ।' },
  REGULATED: {
    english: 'It is reserved by law for a body with a licence or a statute of its own.',
    nepali: 'कानुनले अनुमति वा छुट्टै ऐन भएको निकायका लागि मात्र छुट्याएको छ।',
  },
  OFFENSIVE: { english: 'It is offensive or against public order.', nepali: 'अपमानजनक वा सार्वजनिक शिष्टाचारविपरीत छ।' },
  RELIGION: {
    english: 'It hurts the faith or the dignity of a community.',
    nepali: 'धर्म वा समुदायको मर्यादामा आँच पुर्‍याउँछ।',
  },
  DECEPTIVE: {
    english: 'It misleads the public about what the company does.',
    nepali: 'कम्पनीको कामबारे सर्वसाधारणलाई भ्रममा पार्छ।',
  },
};

const WORDS: readonly (readonly [english: string, nepali: string, type: Type])[] = [
  ['Police', 'प्रहरी', 'STATE'],
  ['Army', 'सेना', 'STATE'],
  ['Government', 'सरकार', 'STATE'],
  ['Ministry', 'मन्त्रालय', 'STATE'],
  ['Parliament', 'संसद', 'STATE'],
  ['Supreme Court', 'सर्वोच्च अदालत', 'STATE'],
  ['President', 'राष्ट्रपति', 'STATE'],
  ['Prime Minister', 'प्रधानमन्त्री', 'STATE'],
  ['Municipality', 'नगरपालिका', 'STATE'],
  ['Singha Durbar', 'सिंहदरबार', 'STATE'],
  ['Rastra Bank', 'राष्ट्र बैंक', 'REGULATED'],
  ['Stock Exchange', 'स्टक एक्सचेन्ज', 'REGULATED'],
  ['Red Cross', 'रेडक्रस', 'REGULATED'],
  ['United Nations', 'संयुक्त राष्ट्रसङ्घ', 'REGULATED'],
  ['Interpol', 'इन्टरपोल', 'REGULATED'],
  ['Olympic', 'ओलम्पिक', 'REGULATED'],
  ['Terrorist', 'आतङ्ककारी', 'OFFENSIVE'],
  ['Mafia', 'माफिया', 'OFFENSIVE'],
  ['Narcotics', 'लागुऔषध', 'OFFENSIVE'],
  ['Gambling', 'जुवा', 'OFFENSIVE'],
  ['Smuggling', 'तस्करी', 'OFFENSIVE'],
  ['Pashupatinath', 'पशुपतिनाथ', 'RELIGION'],
  ['Lumbini Trust', 'लुम्बिनी ट्रस्ट', 'RELIGION'],
  ['Lottery', 'चिट्ठा', 'DECEPTIVE'],
  ['Pyramid Scheme', 'पिरामिड स्किम', 'DECEPTIVE'],
  ['Network Marketing', 'नेटवर्क मार्केटिङ', 'DECEPTIVE'],
];

/** Seeds the default list of a new installation; the office edits it afterwards. */
export async function seedBlacklist(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .insertInto('blacklist_word')
    .values(
      WORDS.map(([word_english, word_nepali, type]) => ({
        word_english,
        word_nepali,
        type,
        reason_english: REASONS[type].english,
        reason_nepali: REASONS[type].nepali,
        added_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['word_english', 'word_nepali']).doNothing())
    .execute();
}
