import type { Language } from './bilingual';

/** Nepali counts to ninety-nine by heart: there is no rule. One spelling, used everywhere. */
const NEPALI_BELOW_HUNDRED = (
  'शून्य एक दुई तीन चार पाँच छ सात आठ नौ ' +
  'दस एघार बाह्र तेह्र चौध पन्ध्र सोह्र सत्र अठार उन्नाइस ' +
  'बीस एक्काइस बाइस तेइस चौबीस पच्चीस छब्बीस सत्ताइस अट्ठाइस उनन्तीस ' +
  'तीस एकतीस बत्तीस तेत्तीस चौँतीस पैँतीस छत्तीस सैँतीस अठतीस उनन्चालीस ' +
  'चालीस एकचालीस बयालीस त्रिचालीस चवालीस पैँतालीस छयालीस सतचालीस अठचालीस उनन्चास ' +
  'पचास एकाउन्न बाउन्न त्रिपन्न चवन्न पचपन्न छपन्न सन्ताउन्न अन्ठाउन्न उनन्साठी ' +
  'साठी एकसट्ठी बयसट्ठी त्रिसट्ठी चौसट्ठी पैँसट्ठी छयसट्ठी सतसट्ठी अठसट्ठी उनन्सत्तरी ' +
  'सत्तरी एकहत्तर बहत्तर त्रिहत्तर चौहत्तर पचहत्तर छयहत्तर सतहत्तर अठहत्तर उनासी ' +
  'असी एकासी बयासी त्रियासी चौरासी पचासी छयासी सतासी अठासी उनानब्बे ' +
  'नब्बे एकानब्बे बयानब्बे त्रियानब्बे चौरानब्बे पञ्चानब्बे छयानब्बे सन्तानब्बे अन्ठानब्बे उनान्सय'
).split(' ');

const ENGLISH_BELOW_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ENGLISH_TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function belowHundred(value: number, language: Language): string {
  if (language === 'ne') return NEPALI_BELOW_HUNDRED[value] ?? '';
  if (value < 20) return ENGLISH_BELOW_TWENTY[value] ?? '';
  const ten = ENGLISH_TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? ten : `${ten}-${ENGLISH_BELOW_TWENTY[value % 10] ?? ''}`;
}

const SCALES: readonly { readonly size: number; readonly ne: string; readonly en: string }[] = [
  { size: 1e11, ne: 'खर्ब', en: 'kharab' },
  { size: 1e9, ne: 'अर्ब', en: 'arab' },
  { size: 1e7, ne: 'करोड', en: 'crore' },
  { size: 1e5, ne: 'लाख', en: 'lakh' },
  { size: 1e3, ne: 'हजार', en: 'thousand' },
  { size: 100, ne: 'सय', en: 'hundred' },
];

/** A whole number in words, counted the Nepali way: हजार, लाख, करोड, अर्ब, खर्ब. */
export function numberToWords(value: number, language: Language): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a whole number: ${value}`);
  if (value < 100) return belowHundred(value, language);
  const parts: string[] = [];
  let rest = value;
  for (const scale of SCALES) {
    const count = Math.floor(rest / scale.size);
    if (count > 0) parts.push(`${numberToWords(count, language)} ${scale[language]}`);
    rest %= scale.size;
  }
  if (rest > 0) parts.push(belowHundred(rest, language));
  return parts.join(' ');
}
