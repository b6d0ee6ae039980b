import type { Role } from '@registrar/domain/permissions';
import { DISCOUNTED_PERSON } from './discounted-closing';

export interface DemoPerson {
  readonly username: string;
  readonly nameEnglish: string;
  readonly nameNepali: string;
  readonly role: Role;
  readonly mobileNumber: string;
}

/** One password for all of them: it is printed where the demonstration is started. */
export const DEMO_PASSWORD = 'Demo@12345';

/** The one officer of the demonstration with two-step login: this key, in any authenticator app, shows her codes. */
export const DEMO_TWO_STEPS = { username: 'asha.approver', secret: 'NEPALREGISTRARDEMOTWOSTEPLOGIN23' };

export const demoPeople: readonly DemoPerson[] = [
  {
    username: 'ram.applicant',
    nameEnglish: 'Ram Prasad Adhikari',
    nameNepali: 'राम प्रसाद अधिकारी',
    role: 'APPLICANT',
    mobileNumber: '9800000001',
  },
  {
    username: 'sita.applicant',
    nameEnglish: 'Sita Kumari Sharma',
    nameNepali: 'सीता कुमारी शर्मा',
    role: 'APPLICANT',
    mobileNumber: '9800000002',
  },
  {
    username: 'hari.intermediary',
    nameEnglish: 'Hari Bahadur Thapa',
    nameNepali: 'हरि बहादुर थापा',
    role: 'INTERMEDIARY',
    mobileNumber: '9800000003',
  },
  {
    username: 'laxmi.parent',
    nameEnglish: 'Laxmi Devi Agrawal',
    nameNepali: 'लक्ष्मी देवी अग्रवाल',
    role: 'PARENT_REPRESENTATIVE',
    mobileNumber: '9800000004',
  },
  {
    username: 'gita.operator',
    nameEnglish: 'Gita Poudel',
    nameNepali: 'गीता पौडेल',
    role: 'OPERATOR',
    mobileNumber: '9800000005',
  },
  {
    username: 'bishnu.operator',
    nameEnglish: 'Bishnu Raj Karki',
    nameNepali: 'विष्णु राज कार्की',
    role: 'OPERATOR',
    mobileNumber: '9800000006',
  },
  {
    username: 'maya.approver',
    nameEnglish: 'Maya Tamang',
    nameNepali: 'माया तामाङ',
    role: 'APPROVER_1',
    mobileNumber: '9800000007',
  },
  {
    username: 'krishna.approver',
    nameEnglish: 'Krishna Bhattarai',
    nameNepali: 'कृष्ण भट्टराई',
    role: 'APPROVER_2',
    mobileNumber: '9800000008',
  },
  {
    username: 'asha.approver',
    nameEnglish: 'Asha Shrestha',
    nameNepali: 'आशा श्रेष्ठ',
    role: 'APPROVER_2',
    mobileNumber: '9800000047',
  },
  {
    username: 'shanti.committee',
    nameEnglish: 'Shanti Aryal',
    nameNepali: 'शान्ति अर्याल',
    role: 'COMMITTEE',
    mobileNumber: '9800000019',
  },
  {
    username: 'gopal.committee',
    nameEnglish: 'Gopal Regmi',
    nameNepali: 'गोपाल रेग्मी',
    role: 'COMMITTEE',
    mobileNumber: '9800000020',
  },
  {
    username: 'kamala.admin',
    nameEnglish: 'Kamala Rana',
    nameNepali: 'कमला राना',
    role: 'OFFICE_ADMINISTRATOR',
    mobileNumber: '9800000009',
  },
  {
    username: 'auditor.demo',
    nameEnglish: 'Deepak Joshi',
    nameNepali: 'दीपक जोशी',
    role: 'AUDITOR',
    mobileNumber: '9800000010',
  },
  {
    username: 'sysadmin.demo',
    nameEnglish: 'Anita Maharjan',
    nameNepali: 'अनिता महर्जन',
    role: 'SYSTEM_ADMINISTRATOR',
    mobileNumber: '9800000011',
  },
  {
    username: 'suman.representative',
    nameEnglish: 'Suman Rai',
    nameNepali: 'सुमन राई',
    role: 'COMPANY_REPRESENTATIVE',
    mobileNumber: '9800000012',
  },
  {
    username: 'puja.representative',
    nameEnglish: 'Puja Gurung',
    nameNepali: 'पूजा गुरुङ',
    role: 'COMPANY_REPRESENTATIVE',
    mobileNumber: '9800000013',
  },
  {
    username: 'kiran.representative',
    nameEnglish: 'Kiran Bajracharya',
    nameNepali: 'किरण वज्राचार्य',
    role: 'COMPANY_REPRESENTATIVE',
    mobileNumber: '9800000014',
  },
  {
    username: 'nisha.representative',
    nameEnglish: 'Nisha Khadka',
    nameNepali: 'निशा खड्का',
    role: 'COMPANY_REPRESENTATIVE',
    mobileNumber: '9800000015',
  },
  {
    username: 'rojina.representative',
    nameEnglish: 'Rojina Shakya',
    nameNepali: 'रोजिना शाक्य',
    role: 'COMPANY_REPRESENTATIVE',
    mobileNumber: '9800000017',
  },
  {
    username: 'bimala.representative',
    nameEnglish: 'Bimala Thakuri',
    nameNepali: 'विमला ठकुरी',
    role: 'COMPANY_REPRESENTATIVE',
    mobileNumber: '9800000018',
  },
  {
    username: 'sarita.representative',
    nameEnglish: 'Sarita Basnet',
    nameNepali: 'सरिता बस्नेत',
    role: 'COMPANY_REPRESENTATIVE',
    mobileNumber: '9800000031',
  },
  {
    username: 'sanjay.applicant',
    nameEnglish: 'Sanjay Lamichhane',
    nameNepali: 'सञ्जय लामिछाने',
    role: 'APPLICANT',
    mobileNumber: '9800000032',
  },
  {
    username: 'tara.representative',
    nameEnglish: 'Tara Dahal',
    nameNepali: 'तारा दाहाल',
    role: 'COMPANY_REPRESENTATIVE',
    mobileNumber: '9800000041',
  },
  {
    username: 'milan.representative',
    nameEnglish: 'Milan Basnet',
    nameNepali: 'मिलन बस्नेत',
    role: 'COMPANY_REPRESENTATIVE',
    mobileNumber: '9800000042',
  },
  {
    username: 'asmita.representative',
    nameEnglish: 'Asmita Ghale',
    nameNepali: 'अस्मिता घले',
    role: 'COMPANY_REPRESENTATIVE',
    mobileNumber: '9800000043',
  },
  {
    username: 'keshav.representative',
    nameEnglish: 'Keshav Adhikari',
    nameNepali: 'केशव अधिकारी',
    role: 'COMPANY_REPRESENTATIVE',
    mobileNumber: '9800000044',
  },
  {
    username: 'bhawana.representative',
    nameEnglish: 'Bhawana Thapa',
    nameNepali: 'भावना थापा',
    role: 'COMPANY_REPRESENTATIVE',
    mobileNumber: '9800000046',
  },
  {
    username: 'deepa.representative',
    nameEnglish: 'Deepa Manandhar',
    nameNepali: 'दीपा मानन्धर',
    role: 'COMPANY_REPRESENTATIVE',
    mobileNumber: '9800000048',
  },
  {
    username: 'rita.revenue',
    nameEnglish: 'Rita Shahi',
    nameNepali: 'रीता शाही',
    role: 'REVENUE_OFFICER',
    mobileNumber: '9800000016',
  },
  DISCOUNTED_PERSON,
];
