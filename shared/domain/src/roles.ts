import { enumeration, type KeyOf } from './enumerations/enumeration';

export const roles = enumeration([
  ['APPLICANT', 'निवेदक', 'Applicant'],
  ['COMPANY_REPRESENTATIVE', 'कम्पनी प्रतिनिधि', 'Company representative'],
  ['INTERMEDIARY', 'मध्यस्थकर्ता', 'Intermediary'],
  ['PARENT_REPRESENTATIVE', 'मुख्य कम्पनीको प्रतिनिधि', 'Parent company’s representative'],
  ['LIQUIDATOR', 'लिक्विडेटर', 'Liquidator'],
  ['REQUESTER_INTERNAL', 'कागजात माग्ने सरकारी निकाय', 'Public authority that asks for documents'],
  ['REQUESTER_EXTERNAL', 'कागजात माग्ने संस्था', 'Institution that asks for documents'],
  ['OPERATOR', 'जाँच गर्ने कर्मचारी', 'Operator'],
  ['APPROVER_1', 'स्वीकृत गर्ने अधिकारी (शाखा अधिकृत)', 'Approver (section officer)'],
  ['APPROVER_2', 'स्वीकृत गर्ने अधिकारी (रजिष्ट्रार)', 'Approver (registrar)'],
  ['COMMITTEE', 'समिति सदस्य', 'Committee member'],
  ['REVENUE_OFFICER', 'राजस्व अधिकृत', 'Revenue officer'],
  ['OFFICE_ADMINISTRATOR', 'कार्यालय प्रशासक', 'Office administrator'],
  ['SYSTEM_ADMINISTRATOR', 'प्रणाली प्रशासक', 'System administrator'],
  ['AUDITOR', 'परीक्षण अधिकृत (अडिट)', 'System auditor'],
]);
export type Role = KeyOf<typeof roles>;

/** The roles that file; every other role works in the office or only reads. */
export const FILING_ROLES: readonly Role[] = ['APPLICANT', 'COMPANY_REPRESENTATIVE', 'INTERMEDIARY'];
export const REPRESENTING_ROLES: readonly Role[] = ['APPLICANT', 'COMPANY_REPRESENTATIVE', 'PARENT_REPRESENTATIVE'];
export const APPROVING_ROLES: readonly Role[] = ['APPROVER_1', 'APPROVER_2'];
export const STAFF_ROLES: readonly Role[] = [
  'OPERATOR',
  'APPROVER_1',
  'APPROVER_2',
  'COMMITTEE',
  'REVENUE_OFFICER',
  'OFFICE_ADMINISTRATOR',
  'SYSTEM_ADMINISTRATOR',
  'AUDITOR',
];

/** External users listen to the external topic and see the applicant's side; the others are staff. */
export function isStaff(role: Role): boolean {
  return STAFF_ROLES.includes(role);
}
