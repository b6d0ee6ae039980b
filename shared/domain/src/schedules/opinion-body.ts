import { z } from 'zod';
import { opinionSilences, type OpinionSilence } from '../enumerations/proceedings';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { choice, count, dayList, field, flag } from './term-field';

const code = (value: ValidationCode): ValidationCode => value;
const named = (ne: string, en: string) =>
  field(requiredText('REQUIRED').max(200, { error: code('TOO_LONG') }), { kind: 'CODE' }, ne, en);
const silenceNames = {
  NO_OBJECTION: [opinionSilences.name('NO_OBJECTION').ne, opinionSilences.name('NO_OBJECTION').en],
  NOT_CONSENT: [opinionSilences.name('NOT_CONSENT').ne, opinionSilences.name('NOT_CONSENT').en],
} as const;

export const termDays = (ne: string, en: string) => count('DAYS', [1, 366], ne, en);

/**
 * How a body is asked for its opinion (raya pratikriya).
 *
 * @param silences what its silence may mean; that of the tax office never is a consent
 */
export const opinionBody = (silences: readonly [OpinionSilence, ...OpinionSilence[]]) =>
  z.looseObject({
    nameNepali: named('निकायको नाम (नेपाली)', 'Name of the body (Nepali)'),
    nameEnglish: named('निकायको नाम (अङ्ग्रेजी)', 'Name of the body (English)'),
    email: field(
      z.string({ error: code('REQUIRED') }).regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: code('EMAIL_INVALID') }),
      { kind: 'CODE' },
      'राय माग्ने लिङ्क जाने इमेल (खाली भए पत्रबाट सोधिने)',
      'Email to which the link is sent (empty: asked by letter)',
    ),
    days: termDays('राय दिने समय', 'Time to answer'),
    reminderDaysBefore: dayList('म्यादअघि सम्झाउने दिन', 'Days before the end on which a reminder goes out'),
    moreDays: count(
      'DAYS',
      [0, 90],
      'निकायले एक पटक थप माग्दा थपिने (० भए नथपिने)',
      'Added once when the body asks for more time (0: none)',
    ),
    silence: choice(silences, silenceNames, 'म्यादभित्र राय नआए', 'Without an answer in time'),
    stops: flag(
      'राय नआएसम्म वा आपत्ति रहेसम्म दर्ता खारेजीको आदेश रोकिने',
      'The order waits while the opinion is open or an objection stands',
    ),
  });
