import { liquidatorKinds } from '@registrar/domain/enumerations/liquidators';
import type { FieldDefinition } from '@registrar/domain/processes';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';

const always = () => true;
const field = (
  path: string,
  widget: FieldDefinition['widget'],
  [ne, en]: readonly [string, string],
  more: Partial<FieldDefinition> = {},
): FieldDefinition => ({ path, widget, label: { ne, en }, required: always, ...more });
const reason = (ne: string, en: string): FieldDefinition =>
  field('reason', 'textarea', [ne, en], { maximum: REASON_MAXIMUM });

export const CLAIM_FIELDS: readonly FieldDefinition[] = [
  field('claimant', 'text', ['दाबी गर्नेको नाम', 'Name of the claimant'], { maximum: 150 }),
  field('receivedOn', 'date', ['दाबी प्राप्त मिति', 'Day on which the claim was received']),
  field('claimedPaisa', 'amount', ['दाबी रकम', 'Amount claimed']),
  field('grounds', 'textarea', ['दाबीको आधार', 'Grounds of the claim'], { maximum: REASON_MAXIMUM }),
];

const never = { required: () => false };
export const JUDGEMENT_FIELDS: readonly FieldDefinition[] = [
  field('admittedPaisa', 'amount', ['तिर्नुपर्ने ठहर भएको रकम', 'Amount found to be owed']),
  reason('ठहरको कारण', 'Reason of the judgement'),
  field('paidPaisa', 'amount', ['तिरिसकेको भए रकम', 'Amount paid, if it was'], never),
  field('paidOn', 'date', ['तिरिसकेको भए मिति', 'Day of the payment, if it was paid'], never),
];

export const LICENCE_FIELDS: readonly FieldDefinition[] = [
  field('nameNepali', 'text', ['पूरा नाम (नेपालीमा)', 'Full name (in Nepali)'], { maximum: 200 }),
  field('nameEnglish', 'text', ['पूरा नाम (अंग्रेजीमा)', 'Full name (in English)'], { maximum: 100 }),
  field('licenceNumber', 'text', ['इजाजतपत्र नम्बर', 'Licence number'], { maximum: 40 }),
  field('kind', 'select', ['इजाजतपत्रको किसिम', 'Kind of the licence'], { options: liquidatorKinds }),
  field('panNumber', 'text', ['स्थायी लेखा नम्बर (PAN)', 'PAN'], { maximum: 9 }),
  field('issuedOn', 'date', ['जारी मिति', 'Issued on']),
  field('endsOn', 'date', ['अन्तिम मिति', 'Valid until']),
  field('email', 'email', ['इमेल', 'Email'], { maximum: 254 }),
  field('phone', 'phone', ['सम्पर्क नम्बर', 'Contact number']),
  reason('के हेरेर राखिएको हो', 'What was seen'),
];
export const REASON_FIELDS: readonly FieldDefinition[] = [reason('कारण', 'Reason')];

export const CHANGE_FIELDS: readonly FieldDefinition[] = [
  field('licenceNumber', 'text', ['नयाँ लिक्विडेटरको इजाजतपत्र नम्बर', 'Licence number of the new liquidator'], {
    maximum: 40,
  }),
  field('appointedOn', 'date', ['नियुक्ति मिति', 'Date of appointment']),
  reason('परिवर्तनको कारण', 'Reason of the change'),
];
