/** The parent company of the demonstration, as its register has it. */
export const demoGroup = {
  isPartOfGroup: true,
  groupRegistrationNumber: '100000',
  registeredCompanyNameEnglish: 'Triveni Byapar Samuha Limited',
  registeredCompanyNameNepali: 'त्रिवेणी व्यापार समूह लिमिटेड',
  registeredCompanyType: 'PUBLIC_NON_GOVERNMENT',
} as const;
