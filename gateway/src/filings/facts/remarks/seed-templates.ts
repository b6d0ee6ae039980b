import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ReasonCode } from '@registrar/domain/transitions';
import type { DB } from '../../../platform/database/schema.generated';

const TO_BEGIN_WITH: readonly { readonly reasonCode: ReasonCode; readonly nepali: string; readonly english: string }[] =
  [
    {
      reasonCode: 'SAME_AS_REGISTERED',
      nepali:
        'प्रस्तावित नाम “{name}” कम्पनी दर्ता किताबमा रहेको “{conflict}” सँग मिलेकाले राख्न मिल्दैन। कृपया अर्को नाम प्रस्ताव गर्नुहोस्।',
      english: 'The proposed name “{name}” is the same as “{conflict}” in the register. Please propose another name.',
    },
    {
      reasonCode: 'TOO_SIMILAR',
      nepali:
        'प्रस्तावित नाम “{name}” कम्पनी दर्ता किताबमा रहेको “{conflict}” सँग झुक्किने गरी मिल्दोजुल्दो छ। स्पष्ट रूपमा फरक अर्को नाम प्रस्ताव गर्नुहोस्।',
      english:
        'The proposed name “{name}” is confusingly similar to “{conflict}” in the register. Please propose a name that is clearly different.',
    },
    {
      reasonCode: 'SCRIPTS_DO_NOT_MATCH',
      nepali:
        '“{name}” को नेपाली र अङ्ग्रेजी नामको अर्थ वा उच्चारण एउटै भएन। दुवै भाषामा एउटै नाम हुने गरी सच्याएर फेरि निवेदन दिनुहोस्।',
      english:
        'The Nepali and English names of “{name}” do not have the same sound or meaning. Please apply again with one name in both scripts.',
    },
    {
      reasonCode: 'OBJECTIVE_DOES_NOT_FIT',
      nepali: '“{name}” ले जनाउने काम छानिएका उद्देश्यमा परेको छैन। नाम वा उद्देश्य मिलाएर फेरि निवेदन दिनुहोस्।',
      english:
        'What “{name}” says the company does is not among the chosen objectives. Please make the name and the objectives match and apply again.',
    },
    {
      reasonCode: 'CONSENT_MISSING',
      nepali: '“{name}” राख्न नियमनकारी निकायको सहमति चाहिन्छ। सहमतिपत्र संलग्न छैन; संलग्न गरी फेरि निवेदन दिनुहोस्।',
      english:
        '“{name}” needs the consent of the regulating body, and its letter is not attached. Please attach it and apply again.',
    },
  ];

/** Creates the default templates of an office, unless it has or had templates of its own, including retired ones. */
export async function seedRemarkTemplates(db: Kysely<DB>, now: Date): Promise<void> {
  const offices = await db
    .selectFrom('office')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('remark_template')
            .select('id')
            .whereRef('remark_template.office_id', '=', 'office.id')
            .where('owner_id', 'is', null),
        ),
      ),
    )
    .execute();
  const rows = offices.flatMap(({ id: office_id }) =>
    TO_BEGIN_WITH.map(({ reasonCode, nepali, english }) => ({
      id: randomUUID(),
      office_id,
      owner_id: null,
      reason_code: reasonCode,
      text_nepali: nepali,
      text_english: english,
      created_at: now,
      updated_at: now,
    })),
  );
  if (rows.length > 0) await db.insertInto('remark_template').values(rows).execute();
}
