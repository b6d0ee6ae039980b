import type { z } from 'zod';
import type { Bilingual } from '../../../bilingual';
import { enumeration, type KeyOf } from '../../../enumerations/enumeration';
import { REASON_MAXIMUM } from '../../../reasons';
import type { FieldDefinition } from '../../definition/field-definition';
import { choice, group, text } from '../answer';
import { ask, always, type When } from '../ask';

/** The matters that a director discloses under section 92, in the order and with the letters of its subsection (1). */
export const disclosureMatters = enumeration([
  [
    'contracts',
    '(क) कम्पनीसँग भएको वा हुने सम्झौता, लेनदेन वा ठेक्कामा आफ्नो वा नजिकको नातेदारको स्वार्थ',
    '(ka) Interest, one’s own or of a near relative, in a contract or dealing with the company',
  ],
  [
    'appointments',
    '(ख) प्रबन्ध सञ्चालक, कम्पनी सचिव वा अन्य पदाधिकारीको नियुक्तिमा आफ्नो स्वार्थ',
    '(kha) Interest in the appointment of the managing director, the secretary or another officer',
  ],
  ['directorships', '(ग) अन्य कम्पनीको सञ्चालक पद', '(ga) Directorship of another company'],
  [
    'dealings',
    '(घ) यो कम्पनी, मुख्य कम्पनी वा सहायक कम्पनीको शेयर वा डिबेञ्चरको कारोबार',
    '(gha) Dealing in shares or debentures of this, its parent or a subsidiary company',
  ],
]);
export type DisclosureMatter = KeyOf<typeof disclosureMatters>;

export const disclosureAnswers = enumeration([
  ['YES', 'छ', 'Yes'],
  ['NO', 'छैन', 'No'],
]);

const matter = group({
  answer: choice(disclosureAnswers.keys, 'DISCLOSURE_ANSWER_REQUIRED'),
  remark: text('DISCLOSURE_REMARK_REQUIRED', REASON_MAXIMUM),
});

/** The four questions, each answered with a remark; used in the applicant's form and on the director's own page. */
export const disclosureShape = {
  contracts: matter,
  appointments: matter,
  directorships: matter,
  dealings: matter,
} as const satisfies Readonly<Record<DisclosureMatter, typeof matter>>;
export const disclosure = group(disclosureShape).complete;
export type Disclosure = z.output<typeof disclosure>;

export function disclosureFields(when?: When): FieldDefinition[] {
  return disclosureMatters.keys.flatMap((key) => {
    const heading: Bilingual = disclosureMatters.name(key);
    const more = { group: heading, required: always, ...(when && { when }) };
    return [
      ask(`${key}.answer`, 'radio', 'जवाफ', 'Answer', { ...more, options: disclosureAnswers }),
      ask(`${key}.remark`, 'textarea', 'विवरण वा कैफियत', 'Details or a remark', { ...more, maximum: REASON_MAXIMUM }),
    ];
  });
}
