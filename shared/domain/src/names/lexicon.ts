import { ACTIVITIES } from './lexicon-activities';
import { COMMON_WORDS } from './lexicon-common';
import type { LexiconRow } from './lexicon-row';

const OLD_AND_PLACE: readonly LexiconRow[] = [
  ['legacy', 'new naya', 'नयाँ न्यु न्यू'],
  ['legacy', 'super', 'सुपर'],
  ['legacy', 'om', 'ओम ॐ'],
  ['legacy', 'nepal', 'नेपाल'],
  ['legacy', 'international intl', 'अन्तर्राष्ट्रिय अन्तरराष्ट्रिय इन्टरनेशनल'],
  ['legacy', 'shree shri sri', 'श्री'],
  ['filler', 'the', 'दि दी द'],
  ['filler', 'a an', ''],
  ['filler', 'of', 'अफ'],
  ['filler', 'company co', 'कम्पनी कम्पनि कं क'],
  ['filler', 'private pvt', 'प्राइभेट प्रा'],
  ['filler', 'limited ltd', 'लिमिटेड लि'],
  ['legacy', 'my our mero hamro', 'मेरो हाम्रो'],
  ['place', 'kathmandu', 'काठमाडौँ काठमाडौं काठमाण्डौ'],
  ['place', 'lalitpur patan', 'ललितपुर पाटन'],
  ['place', 'bhaktapur', 'भक्तपुर'],
  ['place', 'pokhara', 'पोखरा'],
  ['place', 'biratnagar', 'विराटनगर'],
  ['place', 'birgunj', 'वीरगञ्ज'],
  ['place', 'butwal', 'बुटवल'],
  ['place', 'bharatpur', 'भरतपुर'],
  ['place', 'chitwan', 'चितवन'],
  ['place', 'dharan', 'धरान'],
  ['place', 'dhangadhi', 'धनगढी'],
  ['place', 'hetauda', 'हेटौँडा हेटौंडा'],
  ['place', 'itahari', 'इटहरी'],
  ['place', 'janakpur', 'जनकपुर'],
  ['place', 'jhapa', 'झापा'],
  ['place', 'nepalgunj', 'नेपालगञ्ज'],
];

export const LEXICON: readonly LexiconRow[] = [...OLD_AND_PLACE, ...ACTIVITIES, ...COMMON_WORDS];
