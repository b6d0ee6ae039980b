import {
  profileCompanySchema,
  profileSchema,
  sessionListSchema,
  type ProfileCompany,
} from '@registrar/domain/calls/profile';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { gatewayAnswers } from './gateway-answers';

const id = (number: number): string => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const company: ProfileCompany = profileCompanySchema.parse({
  id: id(7),
  regNo: '100002',
  regDate: '2024-05-14',
  nameEnglish: 'Himal Herbs Private Limited',
  nameNepali: 'हिमाल हर्ब्स प्राइभेट लिमिटेड',
  companyType: { nameEnglish: 'Private limited', nameNepali: 'प्राइभेट लिमिटेड' },
  status: 'REGISTERED',
  addressEnglish: 'Lazimpat, Kathmandu',
  addressNepali: 'काठमाडौँ महानगरपालिका-२, लाजिम्पाट',
  authCapital: 5_000_000_00,
  paidUp: 1_250_000_00,
  email: 'office@himal.example',
  emailVerified: true,
  logo: null,
  capacity: 'REPRESENTATIVE',
  since: '2024-06-01',
});

export const sessions = sessionListSchema.parse([
  {
    id: id(11),
    current: true,
    device: 'Firefox, Windows',
    address: '202.51.1.10',
    createdAt: '2026-11-21T03:00:00Z',
    lastSeenAt: '2026-11-21T04:00:00Z',
    endedAt: null,
  },
  {
    id: id(12),
    current: false,
    device: 'Chrome, Android',
    address: '202.51.1.11',
    createdAt: '2026-11-20T03:00:00Z',
    lastSeenAt: '2026-11-20T04:00:00Z',
    endedAt: null,
  },
  {
    id: id(13),
    current: false,
    device: '',
    address: '202.51.1.12',
    createdAt: '2026-11-01T03:00:00Z',
    lastSeenAt: '2026-11-01T04:00:00Z',
    endedAt: '2026-11-01T05:00:00Z',
  },
]);

export const profile = profileSchema.parse({
  userName: 'ramthapa',
  fullNameEnglish: 'Ram Thapa',
  fullNameNepali: 'राम थापा',
  email: 'ram@example.com',
  emailVerified: true,
  contactNumber: '9812345678',
  role: { code: 'COMPANY_REPRESENTATIVE', nameEnglish: 'Company representative', nameNepali: 'कम्पनी प्रतिनिधि' },
  office: { nameEnglish: 'Office of the Company Registrar', nameNepali: 'कम्पनी रजिष्ट्रारको कार्यालय' },
  language: 'np',
  memberSince: '2026-01-01T03:00:00Z',
  passwordChangedAt: null,
  version: 4,
  companies: [company],
  recentSession: sessions[1],
});

const otpSent = { expiresInSeconds: 300, resendAfterSeconds: 60, sentTo: 'r**@example.com' };

/** The gateway on a good day, for somebody who represents one company. */
export const profileAnswers: FakeAnswers = {
  ...gatewayAnswers,
  'GET /auth/api/user/profile': profile,
  'PUT /auth/api/user/profile': null,
  'GET /auth/api/user/session': sessions,
  'DELETE /auth/api/user/session': { ended: 1 },
  'DELETE /auth/api/user/session/:id': { ended: 1 },
  'GET /external/api/letter': [],
  'POST /auth/api/user/profile/contact': otpSent,
  'POST /auth/api/user/profile/contact/confirm': null,
};
