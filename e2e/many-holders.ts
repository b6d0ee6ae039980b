import { publicCompany } from '@registrar/domain/testing/registration-examples';
import { nepaliHolder, PERSON, stake } from '@registrar/domain/testing/registration-people';
import type { Answers, FilingFrame } from '@registrar/domain/processes';

const FIRST = [
  ['Asha', 'आशा', 'FEMALE'],
  ['Binod', 'विनोद', 'MALE'],
  ['Chandra', 'चन्द्र', 'MALE'],
  ['Deepa', 'दीपा', 'FEMALE'],
  ['Ganga', 'गङ्गा', 'FEMALE'],
  ['Hari', 'हरि', 'MALE'],
  ['Indira', 'इन्दिरा', 'FEMALE'],
  ['Kiran', 'किरण', 'OTHER'],
  ['Laxmi', 'लक्ष्मी', 'FEMALE'],
  ['Mohan', 'मोहन', 'MALE'],
] as const;
const MIDDLE = [
  ['', ''],
  ['Bahadur', 'बहादुर'],
  ['Kumari', 'कुमारी'],
  ['Maya', 'माया'],
  ['Prasad', 'प्रसाद'],
] as const;
const LAST = [
  ['Adhikari', 'अधिकारी'],
  ['Basnet', 'बस्नेत'],
  ['Chaudhary', 'चौधरी'],
  ['Gurung', 'गुरुङ'],
  ['Limbu', 'लिम्बु'],
  ['Magar', 'मगर'],
  ['Rai', 'राई'],
  ['Shrestha', 'श्रेष्ठ'],
  ['Tamang', 'तामाङ'],
  ['Thapa', 'थापा'],
] as const;

const RATE = 100_00;

/** Somebody of their own for every number up to five hundred. */
function person(at: number): Answers {
  const [english, nepali, gender] = FIRST[at % 10] ?? FIRST[0];
  const [middle, beech] = MIDDLE[Math.floor(at / 100) % 5] ?? MIDDLE[0];
  const [surname, thar] = LAST[Math.floor(at / 10) % 10] ?? LAST[0];
  const joined = (...words: readonly string[]): string => words.filter(Boolean).join(' ');
  return {
    ...PERSON,
    fullNameEnglish: joined(english, middle, surname),
    fullNameNepali: joined(nepali, beech, thar),
    gender,
  };
}

/** A public company of so many promoters, who together hold its 102,000 shares: the last one what does not divide. */
export function publicCompanyOf(holders: number): FilingFrame {
  const frame = publicCompany();
  const each = Math.floor(102_000 / holders);
  const items = Array.from({ length: holders }, (_, at) => ({
    id: `h${at + 1}`,
    position: at + 1,
    data: nepaliHolder(at + 1, stake(at === holders - 1 ? 102_000 - each * (holders - 1) : each, RATE), {
      person: person(at),
    }),
  }));
  return { ...frame, answers: { ...frame.answers, SHAREHOLDER: { items } } };
}
