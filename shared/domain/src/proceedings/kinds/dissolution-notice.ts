import type { ProceedingNotice } from '../proceeding-kind';

/** The key of the notice by which the office makes known that a company left the register; the same in every kind. */
export const DISSOLUTION = 'DISSOLUTION';

/**
 * Published once after the order, in a daily (sections 132(2), 136, 136ka and 158). Nothing is handed in to it: a court
 * alone restores the company, in the time that runs from its publication (section 137).
 *
 * @param section of the Act, in both scripts, e.g. १३२ को उपदफा (२), 132(2)
 */
export const dissolutionNotice = (section: { readonly ne: string; readonly en: string }) =>
  ({
    key: DISSOLUTION,
    name: { ne: 'दर्ता खारेजीको सूचना', en: 'Notice of de-registration' },
    length: 'ONE_DAY',
    channels: ['NEWSPAPER'],
    text: {
      version: 1,
      ne: `{{company}} (दर्ता नम्बर {{registrationNumber}}) को दर्ता कारबाही नम्बर {{number}} को आदेशबमोजिम {{ended}} मा खारेज भएको छ (कम्पनी ऐन, २०६३ को दफा ${section.ne})।`,
      en: `By order in the proceeding {{number}}, {{company}} (registration number {{registrationNumber}}) was de-registered on {{ended}} (Companies Act, 2063, section ${section.en}).`,
    },
    takes: [],
    afterEnd: ['DEREGISTERED'],
  }) as const satisfies ProceedingNotice;
