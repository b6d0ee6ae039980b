/**
 * The Office of the Company Registrar and its provincial offices. `id` 1 is the main office; the code is the part of an
 * application number that names the office.
 */
export const offices = [
  {
    id: 1,
    code: 'KTM',
    officeType: 'CENTRAL',
    nameEnglish: 'Office of the Company Registrar, Tripureshwor, Kathmandu',
    nameNepali: 'कम्पनी रजिष्ट्रारको कार्यालय, त्रिपुरेश्वर, काठमाडौँ',
  },
  {
    id: 2,
    code: 'BRT',
    officeType: 'PROVINCIAL',
    nameEnglish: 'Office of the Company Registrar, Koshi Province, Biratnagar',
    nameNepali: 'कम्पनी रजिष्ट्रारको कार्यालय, कोशी प्रदेश, विराटनगर',
  },
  {
    id: 3,
    code: 'JNK',
    officeType: 'PROVINCIAL',
    nameEnglish: 'Office of the Company Registrar, Madhesh Province, Janakpurdham',
    nameNepali: 'कम्पनी रजिष्ट्रारको कार्यालय, मधेश प्रदेश, जनकपुरधाम',
  },
  {
    id: 4,
    code: 'HTD',
    officeType: 'PROVINCIAL',
    nameEnglish: 'Office of the Company Registrar, Bagmati Province, Hetauda',
    nameNepali: 'कम्पनी रजिष्ट्रारको कार्यालय, बागमती प्रदेश, हेटौँडा',
  },
  {
    id: 5,
    code: 'PKR',
    officeType: 'PROVINCIAL',
    nameEnglish: 'Office of the Company Registrar, Gandaki Province, Pokhara',
    nameNepali: 'कम्पनी रजिष्ट्रारको कार्यालय, गण्डकी प्रदेश, पोखरा',
  },
  {
    id: 6,
    code: 'BTL',
    officeType: 'PROVINCIAL',
    nameEnglish: 'Office of the Company Registrar, Lumbini Province, Butwal',
    nameNepali: 'कम्पनी रजिष्ट्रारको कार्यालय, लुम्बिनी प्रदेश, बुटवल',
  },
  {
    id: 7,
    code: 'SKT',
    officeType: 'PROVINCIAL',
    nameEnglish: 'Office of the Company Registrar, Karnali Province, Birendranagar',
    nameNepali: 'कम्पनी रजिष्ट्रारको कार्यालय, कर्णाली प्रदेश, वीरेन्द्रनगर',
  },
  {
    id: 8,
    code: 'DHG',
    officeType: 'PROVINCIAL',
    nameEnglish: 'Office of the Company Registrar, Sudurpashchim Province, Dhangadhi',
    nameNepali: 'कम्पनी रजिष्ट्रारको कार्यालय, सुदूरपश्चिम प्रदेश, धनगढी',
  },
] as const;

export const MAIN_OFFICE_ID = 1;
