import { expect, test } from '@jest/globals';
import { validationMessage } from '../../messages/validation';
import { jointVenture, publicCompany, soleOwner, twoOwners } from '../../testing/registration-examples';
import { answered, itemAnswered, listed, registrationIssues } from '../../testing/registration-issues';
import { outsideSeat, promoterSeat } from '../../testing/registration-people';
import type { FilingFrame } from '../filing-frame';

/** The rule in the words of the specification or the law, a filing that breaks it, where that shows, and the sentences. */
const RULES: readonly [rule: string, filing: () => FilingFrame, issue: string, ne: string, en: string][] = [
  ['type of director is required', () => itemAnswered(soleOwner(), 'BOD_DETAILS', 'b1', { directorType: undefined }), 'BOD_DETAILS.b1.directorType DIRECTOR_TYPE_REQUIRED',
    'सञ्चालकको किसिम अनिवार्य छ।', 'Type of director is required'],
  ['directors are holders, representatives, or from outside', () => itemAnswered(soleOwner(), 'BOD_DETAILS', 'b1', { holderItemId: undefined }), 'BOD_DETAILS.b1.holderItemId DIRECTOR_HOLDER_REQUIRED',
    'सञ्चालकले प्रतिनिधित्व गर्ने शेयरधनी अनिवार्य छ।', 'Shareholder of the director is required'],
  ['the seat goes with the shareholder', () => itemAnswered(soleOwner(), 'BOD_DETAILS', 'b1', { holderItemId: 'h9' }), 'BOD_DETAILS.b1.holderItemId DIRECTOR_HOLDER_GONE',
    'यो सञ्चालकको शेयरधनी हटाइएको छ।', 'The shareholder of this director has been deleted'],
  ['a company sits on no board itself', () => itemAnswered(jointVenture(), 'BOD_DETAILS', 'b1', { holderItemId: 'h2' }), 'BOD_DETAILS.b1.holderItemId DIRECTOR_HOLDER_IS_COMPANY',
    'कम्पनी वा निकाय आफैँ सञ्चालक हुन सक्दैन; प्रतिनिधि राख्नुहोस्।', 'A company or body cannot be a director itself; enter its representative'],
  ['a person is not represented on the board', () => itemAnswered(jointVenture(), 'BOD_DETAILS', 'b2', { holderItemId: 'h1' }), 'BOD_DETAILS.b2.holderItemId DIRECTOR_HOLDER_IS_PERSON',
    'प्रतिनिधि सञ्चालक कम्पनी वा निकाय शेयरधनीको मात्र हुन्छ।', 'Only a company or body among the shareholders has a representative on the board'],
  ['nobody sits twice', () => itemAnswered(twoOwners(), 'BOD_DETAILS', 'b2', { holderItemId: 'h1' }), 'BOD_DETAILS.b2.holderItemId DIRECTOR_TWICE',
    'यो शेयरधनी पहिले नै सञ्चालक समितिमा छ।', 'This shareholder is already on the board'],
  ['a holder marked as director has a seat', () => listed(soleOwner(), 'BOD_DETAILS', 'b', [outsideSeat(5)]), 'BOD_DETAILS. DIRECTOR_WITHOUT_SEAT',
    'सञ्चालक भनी राखिएका {{count}} जना शेयरधनीको सञ्चालक विवरण भर्न बाँकी छ।', '{{count}} shareholders marked as directors have no entry on the board yet'],
  ['from date is required', () => itemAnswered(soleOwner(), 'BOD_DETAILS', 'b1', { fromDate: undefined }), 'BOD_DETAILS.b1.fromDate BOD_FROM_REQUIRED',
    'कार्यकाल सुरु मिति अनिवार्य छ।', 'From date is required'],
  ['to date is required', () => itemAnswered(soleOwner(), 'BOD_DETAILS', 'b1', { toDate: '' }), 'BOD_DETAILS.b1.toDate BOD_TO_REQUIRED',
    'कार्यकाल सकिने मिति अनिवार्य छ।', 'To date is required'],
  ['to is after from', () => itemAnswered(soleOwner(), 'BOD_DETAILS', 'b1', { toDate: '2026-11-21' }), 'BOD_DETAILS.b1.toDate BOD_TO_BEFORE_FROM',
    'कार्यकाल सकिने मिति सुरु मितिभन्दा पछिको हुनुपर्छ।', 'The to date must be after the from date'],
  ['difference must exceed 1 year: exactly one is too short', () => itemAnswered(soleOwner(), 'BOD_DETAILS', 'b1', { toDate: '2027-11-21' }), 'BOD_DETAILS.b1.toDate BOD_TERM_TOO_SHORT',
    'कार्यकाल १ वर्षभन्दा बढी हुनुपर्छ।', 'The difference of the from and to dates must exceed 1 year'],
  ['section 90: at most four years in a public company', () => itemAnswered(publicCompany(), 'BOD_DETAILS', 'b1', { toDate: '2030-11-22' }), 'BOD_DETAILS.b1.toDate BOD_TERM_TOO_LONG',
    'पब्लिक कम्पनीको सञ्चालकको कार्यकाल बढीमा {{maximum}} वर्ष हुन्छ।', 'A director of a public company serves at most {{maximum}} years'],
  ['BOD OTP is required', () => itemAnswered(publicCompany(), 'BOD_DETAILS', 'b1', { phoneVerifiedAt: undefined }), 'BOD_DETAILS.b1.phoneNo BOD_OTP_REQUIRED',
    'सञ्चालकको फोन नम्बर ओटीपी कोडले रुजु गर्नुहोस्।', 'BOD OTP is required: verify the director’s phone number with the code'],
  ['phone of a director is required', () => itemAnswered(soleOwner(), 'BOD_DETAILS', 'b1', { phoneNo: undefined }), 'BOD_DETAILS.b1.phoneNo PHONE_REQUIRED',
    'फोन नम्बर अनिवार्य छ।', 'Phone number is required'],
  ['maximum directors reached shows a message', () => listed(soleOwner(), 'BOD_DETAILS', 'b', Array.from({ length: 12 }, () => outsideSeat(5))), 'BOD_DETAILS. DIRECTORS_MAXIMUM_REACHED',
    'सञ्चालकको अधिकतम सङ्ख्या पुगिसक्यो।', 'Reached maximum number of Board of Directors'],
  ['section 86: a public company has at least three directors', () => listed(publicCompany(), 'BOD_DETAILS', 'b', [promoterSeat('h1')]), 'BOD_DETAILS. DIRECTORS_TOO_FEW',
    'कम्तीमा {{minimum}} जना सञ्चालक चाहिन्छ।', 'At least {{minimum}} directors are required'],
  ['the board has the declared number', () => answered(soleOwner(), 'GENERAL_INFORMATION', { numberOfDirectors: 2 }), 'BOD_DETAILS. DIRECTORS_DIFFER_FROM_NUMBER',
    'सामान्य विवरणमा सञ्चालकको सङ्ख्या {{number}} लेखिएको छ।', 'General information says that there are {{number}} directors'],
  ['section 86: an independent director', () => itemAnswered(publicCompany(), 'BOD_DETAILS', 'b3', { isIndependent: false }), 'BOD_DETAILS. INDEPENDENT_DIRECTORS_REQUIRED',
    'कम्तीमा {{minimum}} जना स्वतन्त्र सञ्चालक चाहिन्छ।', 'At least {{minimum}} independent directors are required'],
  ['a holder is not independent', () => itemAnswered(soleOwner(), 'BOD_DETAILS', 'b1', { isIndependent: true }), 'BOD_DETAILS.b1.isIndependent INDEPENDENT_IS_NO_HOLDER',
    'शेयरधनी वा तिनको प्रतिनिधि स्वतन्त्र सञ्चालक हुन सक्दैन।', 'A shareholder or a shareholder’s representative cannot be an independent director'],
  ['section 89: 21 years in a public company', () => itemAnswered(publicCompany(), 'SHAREHOLDER', 'h1', { person: { dateOfBirth: '2005-11-22' } }), 'BOD_DETAILS.b1.holderItemId PUBLIC_DIRECTOR_TOO_YOUNG',
    'पब्लिक कम्पनीको सञ्चालक कम्तीमा २१ वर्षको हुनुपर्छ।', 'A director of a public company must be at least 21 years old'],
  ['16 years elsewhere', () => listed(soleOwner(), 'BOD_DETAILS', 'b', [outsideSeat(5, { person: { dateOfBirth: '2010-11-22' } })]), 'BOD_DETAILS.b1.person.dateOfBirth DIRECTOR_TOO_YOUNG',
    'सञ्चालक कम्तीमा १६ वर्षको हुनुपर्छ।', 'A director must be at least 16 years old'],
];

test.each(RULES)('%s', (_, filing, issue, ne, en) => {
  expect(registrationIssues(filing())).toContain(issue);
  const code = issue.split(' ').at(-1) ?? '';
  expect([validationMessage(code, 'ne'), validationMessage(code, 'en')]).toEqual([ne, en]);
});
