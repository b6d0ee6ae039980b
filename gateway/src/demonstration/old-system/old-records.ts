import type { Column } from '../../old-system/import/read-lines';

export type OldRecord = Readonly<Partial<Record<Column, string>>>;

/** Invented people of the older system, all with the password Purano@2070, in two of the forms an import may carry. */
const PBKDF2 = 'pbkdf2_sha256$60000$3vTq9LmBw2$VPsnOp/vrTMejhRlxdu17uqza3Qa5FN4qMd6demiIFM=';
const SHA256 = 'sha256$k7Rz0pXe$ff7e563897971712a69ae6bb40d18c391f01775af715f34af2753b1fc6bf541f';

const user = (
  old_id: string,
  username: string,
  name_english: string,
  name_nepali: string,
  mobile_number: string,
  office = 'KTM',
): OldRecord => ({
  kind: 'user',
  old_id,
  username,
  name_english,
  name_nepali,
  office,
  mobile_number,
  email: `${username.replace('_', '.')}@purano.example`,
  password_hash: Number(old_id.slice(2)) % 2 === 0 ? SHA256 : PBKDF2,
});

type Company = Pick<
  OldRecord,
  | 'owner'
  | 'office'
  | 'district'
  | 'registered_on'
  | 'address_english'
  | 'address_nepali'
  | 'authorized_capital'
  | 'paid_up_capital'
  | 'email'
  | 'mobile_number'
  | 'phone'
>;
const company = (
  old_id: string,
  registration_number: string,
  company_type: string,
  name_english: string,
  name_nepali: string,
  more: Company,
): OldRecord => ({
  kind: 'company',
  old_id,
  registration_number,
  company_type,
  name_english,
  name_nepali,
  office: 'KTM',
  ...more,
});

const focalPerson = (
  old_id: string,
  of: string,
  name_english: string,
  name_nepali: string,
  more: Pick<OldRecord, 'designation' | 'gender' | 'email' | 'phone' | 'identification_type' | 'identification_number'>,
): OldRecord => ({
  kind: 'focal_person',
  old_id,
  company: of,
  name_english,
  name_nepali,
  office: 'KTM',
  ...more,
});

const payment = (
  old_id: string,
  of: Pick<OldRecord, 'company' | 'owner'>,
  name_english: string,
  name_nepali: string,
  more: Pick<OldRecord, 'amount' | 'paid_on' | 'receipt_number' | 'voucher_number' | 'bank'>,
): OldRecord => ({
  kind: 'payment',
  old_id,
  name_english,
  name_nepali,
  office: 'KTM',
  ...of,
  ...more,
});

const SOLE = 'PRIVATE_SOLE_PROPRIETOR';
const PRIVATE = 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';

export const oldRecords: readonly OldRecord[] = [
  user('U-1001', 'shyam_purano', 'Shyam Krishna Dahal', 'श्याम कृष्ण दाहाल', '9841100001'),
  user('U-1002', 'radha_purano', 'Radha Kumari Basnet', 'राधा कुमारी बस्नेत', '9841100002'),
  user('U-1003', 'gopal_purano', 'Gopal Prasad Rijal', 'गोपाल प्रसाद रिजाल', '9841100003', 'BRT'),
  user('U-1004', 'mina_purano', 'Mina Devi Chaudhary', 'मीना देवी चौधरी', '9841100004', 'JNK'),
  user('U-1005', 'tek_purano', 'Tek Bahadur Gurung', 'टेक बहादुर गुरुङ', '9841100005', 'PKR'),
  user('U-1006', 'sarita_purano', 'Sarita Shakya', 'सरिता शाक्य', '9841100006'),
  user('U-1007', 'dil_purano', 'Dil Kumar Rai', 'दिल कुमार राई', '9841100007', 'BRT'),
  user('U-1008', 'anju_purano', 'Anju Bhandari', 'अन्जु भण्डारी', '9841100008', 'BTL'),
  user('U-1009', 'padam_purano', 'Padam Raj Bista', 'पदम राज विष्ट', '9841100009', 'DHG'),
  user('U-1010', 'kabita_purano', 'Kabita Thapa Magar', 'कविता थापा मगर', '9841100010'),
  user('U-1012', 'bimala_purano', 'Bimala Ranjit', 'विमला रञ्जित', '9841100012'),
  user('U-1013', 'devika_purano', 'Devika Sharma', 'देविका शर्मा', '9841100013'),
  // has come over already
  user('U-1011', 'madan_purano', 'Madan Lal Sitaula', 'मदन लाल सिटौला', '9841100011'),

  company('C-2001', '4521', PRIVATE, 'Sagarmatha Purano Byapar Private Limited', 'सगरमाथा पुरानो व्यापार प्राइभेट लिमिटेड', {
    owner: 'U-1001',
    district: 'Kathmandu',
    registered_on: '2004-06-14',
    address_english: 'Kathmandu Metropolitan City 11, Thapathali',
    address_nepali: 'काठमाडौँ महानगरपालिका ११, थापाथली',
    authorized_capital: '5000000',
    paid_up_capital: '2000000',
    email: 'office@sagarmathapurano.example',
    mobile_number: '9841200001',
    phone: '014256001',
  }),
  // the same number, given in another district
  company('C-2002', '4521', PRIVATE, 'Koshi Purano Jute Udyog Private Limited', 'कोशी पुरानो जुट उद्योग प्राइभेट लिमिटेड', {
    owner: 'U-1003',
    office: 'BRT',
    district: 'Morang',
    registered_on: '2005-01-20',
    address_english: 'Biratnagar Metropolitan City 7',
    address_nepali: 'विराटनगर महानगरपालिका ७',
    authorized_capital: '10000000',
    paid_up_capital: '10000000',
    email: 'info@koshipurano.example',
    mobile_number: '9841200002',
    phone: '021530002',
  }),
  company('C-2003', '8890', SOLE, 'Shyam Tour Purano Private Limited', 'श्याम टुर पुरानो प्राइभेट लिमिटेड', {
    owner: 'U-1001',
    district: 'Lalitpur',
    registered_on: '2009-11-02',
    address_nepali: 'ललितपुर महानगरपालिका ३, पुल्चोक',
    authorized_capital: '500000',
    phone: '015520033',
  }),
  company('C-2004', '10217', PRIVATE, 'Annapurna Purano Kagaj Private Limited', 'अन्नपूर्ण पुरानो कागज प्राइभेट लिमिटेड', {
    owner: 'U-1002',
    district: 'Bhaktapur',
    registered_on: '2010-03-11',
    address_english: 'Bhaktapur Municipality 4',
    address_nepali: 'भक्तपुर नगरपालिका ४',
    authorized_capital: '2500000',
    paid_up_capital: '1000000',
    email: 'annapurna@purano.example',
    phone: '016610044',
  }),
  company(
    'C-2005',
    '11833',
    PRIVATE,
    'Janaki Purano Chiura Mill Private Limited',
    'जानकी पुरानो चिउरा मिल प्राइभेट लिमिटेड',
    {
      owner: 'U-1004',
      office: 'JNK',
      district: 'Dhanusha',
      registered_on: '2011-07-29',
      address_nepali: 'जनकपुरधाम उपमहानगरपालिका २',
      authorized_capital: '3000000',
      paid_up_capital: '3000000',
      mobile_number: '9841200005',
    },
  ),
  company('C-2006', '12004', SOLE, 'Phewa Purano Nauka Private Limited', 'फेवा पुरानो नौका प्राइभेट लिमिटेड', {
    owner: 'U-1005',
    office: 'PKR',
    district: 'Kaski',
    registered_on: '2012-02-17',
    address_english: 'Pokhara Metropolitan City 6, Lakeside',
    address_nepali: 'पोखरा महानगरपालिका ६, लेकसाइड',
    authorized_capital: '1000000',
    paid_up_capital: '400000',
    email: 'phewa@purano.example',
  }),
  company('C-2007', '12950', 'NON_PROFIT', 'Namuna Purano Pustakalaya', 'नमुना पुरानो पुस्तकालय', {
    owner: 'U-1006',
    district: 'Kathmandu',
    registered_on: '2013-05-05',
    address_nepali: 'काठमाडौँ महानगरपालिका २६',
    email: 'namuna@purano.example',
  }),
  company('C-2008', '13371', PRIVATE, 'Tamor Purano Alaichi Private Limited', 'तमोर पुरानो अलैँची प्राइभेट लिमिटेड', {
    owner: 'U-1007',
    office: 'BRT',
    district: 'Taplejung',
    registered_on: '2014-09-23',
    authorized_capital: '4000000',
    paid_up_capital: '1500000',
    mobile_number: '9841200008',
  }),
  company(
    'C-2009',
    '14002',
    PRIVATE,
    'Lumbini Purano Itta Udyog Private Limited',
    'लुम्बिनी पुरानो इँटा उद्योग प्राइभेट लिमिटेड',
    {
      owner: 'U-1008',
      office: 'BTL',
      district: 'Rupandehi',
      registered_on: '2015-12-08',
      authorized_capital: '8000000',
      paid_up_capital: '6000000',
      phone: '071540009',
    },
  ),
  company('C-2010', '15116', PRIVATE, 'Khaptad Purano Jadibuti Private Limited', 'खप्तड पुरानो जडीबुटी प्राइभेट लिमिटेड', {
    owner: 'U-1009',
    office: 'DHG',
    district: 'Doti',
    registered_on: '2016-04-19',
    authorized_capital: '2000000',
    paid_up_capital: '800000',
  }),
  company('C-2011', '15117', SOLE, 'Kabita Purano Boutique Private Limited', 'कविता पुरानो बुटिक प्राइभेट लिमिटेड', {
    owner: 'U-1010',
    district: 'Kathmandu',
    registered_on: '2016-08-30',
    authorized_capital: '500000',
    paid_up_capital: '500000',
    phone: '014400011',
  }),
  company(
    'C-2015',
    '15240',
    PRIVATE,
    'Indrawati Purano Mudranalaya Private Limited',
    'इन्द्रावती पुरानो मुद्रणालय प्राइभेट लिमिटेड',
    {
      owner: 'U-1012',
      district: 'Lalitpur',
      registered_on: '2016-09-18',
      address_nepali: 'ललितपुर महानगरपालिका १२',
      authorized_capital: '1200000',
      paid_up_capital: '600000',
      email: 'indrawati@purano.example',
      phone: '015520015',
    },
  ),
  company(
    'C-2014',
    '16003',
    PRIVATE,
    'Gaurishankar Purano Chhapakhana Private Limited',
    'गौरीशङ्कर पुरानो छापाखाना प्राइभेट लिमिटेड',
    {
      owner: 'U-1011',
      district: 'Kathmandu',
      registered_on: '2016-11-04',
      address_english: 'Kathmandu Metropolitan City 9',
      address_nepali: 'काठमाडौँ महानगरपालिका ९',
      authorized_capital: '2000000',
      paid_up_capital: '1000000',
      email: 'gaurishankar@purano.example',
      phone: '014270014',
    },
  ),
  company(
    'C-2016',
    '16240',
    'FOREIGN_BRANCH',
    'Yamuna Purano Engineering Nepal Branch',
    'यमुना पुरानो इन्जिनियरिङ नेपाल शाखा',
    {
      owner: 'U-1013',
      district: 'Kathmandu',
      registered_on: '2015-07-01',
      address_english: 'Kathmandu Metropolitan City 4',
      address_nepali: 'काठमाडौँ महानगरपालिका ४',
      email: 'branch@yamunapurano.example',
      phone: '014430016',
    },
  ),
  focalPerson('F-3001', 'C-2016', 'Devika Sharma', 'देविका शर्मा', {
    designation: 'Country head',
    gender: 'FEMALE',
    email: 'devika@yamunapurano.example',
    phone: '9841100013',
    identification_type: 'CITIZENSHIP',
    identification_number: '27-01-70-33001',
  }),
  focalPerson('F-3002', 'C-2016', 'Bikash Karki', 'विकास कार्की', {
    designation: 'Deputy',
    gender: 'MALE',
    phone: '9841200016',
  }),
  // nobody's user: only whoever answers at its address can bring it over
  company('C-2012', '15540', PRIVATE, 'Bagmati Purano Prakashan Private Limited', 'बागमती पुरानो प्रकाशन प्राइभेट लिमिटेड', {
    district: 'Kathmandu',
    registered_on: '2017-01-12',
    address_english: 'Kathmandu Metropolitan City 22',
    address_nepali: 'काठमाडौँ महानगरपालिका २२',
    authorized_capital: '1500000',
    paid_up_capital: '700000',
    email: 'bagmati@purano.example',
    mobile_number: '9841200012',
    phone: '014220012',
  }),
  // without any address on record: the office has to look at papers
  company('C-2013', '15541', PRIVATE, 'Rolpa Purano Lokta Private Limited', 'रोल्पा पुरानो लोक्ता प्राइभेट लिमिटेड', {
    office: 'BTL',
    district: 'Rolpa',
    registered_on: '2017-02-03',
    authorized_capital: '1000000',
  }),

  // what was paid before: the first of a company whose person has come over, the last of that person alone
  payment('P-4001', { company: 'C-2014' }, 'Company registration', 'कम्पनी दर्ता', {
    amount: '9500',
    paid_on: '2014-08-19',
    receipt_number: '071-4410',
    voucher_number: '88231',
    bank: 'Nepal Bank Limited',
  }),
  payment('P-4002', { company: 'C-2014' }, 'Annual return, fiscal year 2072/73', 'वार्षिक विवरण, आ.व. २०७२/७३', {
    amount: '1000',
    paid_on: '2016-12-27',
    receipt_number: '073-1182',
    voucher_number: '90117',
    bank: 'Rastriya Banijya Bank Limited',
  }),
  payment('P-4003', { owner: 'U-1011' }, 'Certified copy', 'प्रमाणित प्रतिलिपि', {
    amount: '100',
    paid_on: '2018-03-05',
    receipt_number: '074-2031',
  }),
];
