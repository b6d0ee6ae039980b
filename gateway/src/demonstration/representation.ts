import { addDays } from '@registrar/domain/calendar';
import { dayInNepal, morningInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { DEMO_CALLED, DEMO_PARENT, DEMO_UNVERIFIED } from './compose-companies';
import { DISCOUNTED_COMPANY } from './discounted-closing';

interface DemoDirector {
  readonly nameEnglish: string;
  readonly nameNepali: string;
  readonly email?: string;
  readonly mobileNumber?: string;
}

export interface DemoRepresentation {
  readonly registrationNumber: string;
  readonly since: string;
  readonly representatives: readonly string[];
  readonly directors: readonly DemoDirector[];
  /** Its record has been kept since this day: what it did not file since then is late, and fined. */
  readonly recordedOn?: string;
  /** It was registered so many days ago, by this portal. */
  readonly registeredDaysAgo?: number;
}

/** The companies of the demonstration somebody can sign in for: who represents them, and who sits on the board. */
const REPRESENTED: readonly DemoRepresentation[] = [
  {
    registrationNumber: DEMO_PARENT.registrationNumber,
    since: DEMO_PARENT.registeredOn,
    representatives: ['laxmi.parent'],
    directors: [
      {
        nameEnglish: 'Mohan Lal Agrawal',
        nameNepali: 'मोहनलाल अग्रवाल',
        email: 'mohan.agrawal@triveni.example',
        mobileNumber: '9851000001',
      },
      { nameEnglish: 'Sunita Golchha', nameNepali: 'सुनिता गोल्छा', email: 'sunita.golchha@triveni.example' },
      { nameEnglish: 'Prakash Man Singh', nameNepali: 'प्रकाशमान सिंह', mobileNumber: '9851000003' },
    ],
  },
  {
    registrationNumber: DEMO_UNVERIFIED.registrationNumber,
    since: DEMO_UNVERIFIED.registeredOn,
    representatives: ['suman.representative'],
    directors: [
      { nameEnglish: 'Dil Kumari Limbu', nameNepali: 'दिलकुमारी लिम्बू', email: 'dil.limbu@kanyam.example' },
      { nameEnglish: 'Nabin Subba', nameNepali: 'नविन सुब्बा', mobileNumber: '9851000005' },
    ],
  },
  {
    registrationNumber: '100002',
    since: '2025-01-15',
    representatives: ['puja.representative', 'kiran.representative'],
    directors: [
      {
        nameEnglish: 'Rajendra Shakya',
        nameNepali: 'राजेन्द्र शाक्य',
        email: 'rajendra.shakya@demo.example',
        mobileNumber: '9851000006',
      },
      { nameEnglish: 'Binita Pradhan', nameNepali: 'विनिता प्रधान', email: 'binita.pradhan@demo.example' },
    ],
  },
  {
    // everything is filed and paid: it may change its name
    registrationNumber: '100005',
    since: '2024-11-20',
    representatives: ['rojina.representative'],
    directors: [{ nameEnglish: 'Rojina Shakya', nameNepali: 'रोजिना शाक्य', email: 'rojina.shakya@demo.example' }],
  },
  {
    registrationNumber: '100007',
    since: '2024-12-10',
    representatives: ['bimala.representative'],
    directors: [{ nameEnglish: 'Bimala Thakuri', nameNepali: 'विमला ठकुरी', email: 'bimala.thakuri@demo.example' }],
  },
  {
    registrationNumber: '100010',
    since: '2025-04-20',
    representatives: ['sarita.representative'],
    directors: [],
  },
  {
    registrationNumber: '100021',
    since: '2025-04-20',
    representatives: ['sarita.representative'],
    directors: [],
  },
  {
    // a public company with a table of shares: demo-records.ts
    registrationNumber: '100046',
    since: '2025-04-20',
    representatives: ['deepa.representative'],
    directors: [],
  },
  {
    // called for explanation, and late with the answer: explanation-call.ts
    registrationNumber: DEMO_CALLED,
    since: '2024-12-10',
    representatives: ['tara.representative'],
    directors: [
      {
        nameEnglish: 'Tara Dahal',
        nameNepali: 'तारा दाहाल',
        email: 'tara.dahal@demo.example',
        mobileNumber: '9851000031',
      },
    ],
  },
  {
    // its initial return was due a month ago
    registrationNumber: '100013',
    since: '2026-06-01',
    registeredDaysAgo: 120,
    representatives: ['milan.representative'],
    directors: [
      {
        nameEnglish: 'Milan Basnet',
        nameNepali: 'मिलन बस्नेत',
        email: 'milan.basnet@demo.example',
        mobileNumber: '9851000032',
      },
      {
        nameEnglish: 'Kabita Lama',
        nameNepali: 'कविता लामा',
        email: 'kabita.lama@demo.example',
        mobileNumber: '9851000033',
      },
    ],
  },
  {
    // one fiscal year to report, in time: the short way of a company without business
    registrationNumber: '100026',
    since: '2025-08-01',
    recordedOn: '2026-02-01',
    representatives: ['asmita.representative'],
    directors: [
      {
        nameEnglish: 'Asmita Ghale',
        nameNepali: 'अस्मिता घले',
        email: 'asmita.ghale@demo.example',
        mobileNumber: '9851000034',
      },
    ],
  },
  {
    // a public company with the largest board there may be: one fiscal year to report
    registrationNumber: '100086',
    since: '2025-08-01',
    recordedOn: '2026-02-01',
    representatives: ['bhawana.representative'],
    directors: [
      { nameEnglish: 'Bhawana Thapa', nameNepali: 'भावना थापा', email: 'bhawana.thapa@demo.example' },
      { nameEnglish: 'Suresh Malla', nameNepali: 'सुरेश मल्ल', email: 'suresh.malla@demo.example' },
      { nameEnglish: 'Anju Poudel', nameNepali: 'अन्जु पौडेल', email: 'anju.poudel@demo.example' },
      { nameEnglish: 'Bikram Rana', nameNepali: 'विक्रम राणा', email: 'bikram.rana@demo.example' },
      { nameEnglish: 'Chandra Gurung', nameNepali: 'चन्द्र गुरुङ', email: 'chandra.gurung@demo.example' },
      { nameEnglish: 'Durga Ghimire', nameNepali: 'दुर्गा घिमिरे', email: 'durga.ghimire@demo.example' },
      { nameEnglish: 'Ganesh Tamang', nameNepali: 'गणेश तामाङ', email: 'ganesh.tamang@demo.example' },
      { nameEnglish: 'Hima Karki', nameNepali: 'हिमा कार्की', email: 'hima.karki@demo.example' },
      { nameEnglish: 'Ishwor Joshi', nameNepali: 'ईश्वर जोशी', email: 'ishwor.joshi@demo.example' },
      { nameEnglish: 'Januka Magar', nameNepali: 'जानुका मगर', email: 'januka.magar@demo.example' },
      { nameEnglish: 'Kedar Nepal', nameNepali: 'केदार नेपाल', email: 'kedar.nepal@demo.example' },
    ],
  },
  {
    // years of reports that nobody else in the demonstration files or pays
    registrationNumber: '100022',
    since: '2025-03-02',
    recordedOn: '2021-08-01',
    representatives: ['keshav.representative'],
    directors: [
      {
        nameEnglish: 'Keshav Adhikari',
        nameNepali: 'केशव अधिकारी',
        email: 'keshav.adhikari@demo.example',
        mobileNumber: '9851000035',
      },
    ],
  },
  {
    registrationNumber: '100004',
    since: '2025-03-02',
    // five years of returns are missing: fines of every age, and section 136ka
    recordedOn: '2021-08-01',
    representatives: ['nisha.representative'],
    directors: [
      {
        nameEnglish: 'Tenzing Sherpa',
        nameNepali: 'तेन्जिङ शेर्पा',
        email: 'tenzing.sherpa@demo.example',
        mobileNumber: '9851000008',
      },
      { nameEnglish: 'Nisha Khadka', nameNepali: 'निशा खड्का', email: 'nisha.khadka@demo.example' },
    ],
  },
  DISCOUNTED_COMPANY,
];

export async function seatRepresentatives(
  unit: UnitOfWork,
  companies: ReadonlyMap<string, string>,
  people: ReadonlyMap<string, string>,
  represented: readonly DemoRepresentation[] = REPRESENTED,
): Promise<void> {
  for (const {
    registrationNumber,
    since: seatedOn,
    recordedOn,
    registeredDaysAgo,
    representatives,
    directors,
  } of represented) {
    const companyId = idOf(companies, registrationNumber);
    const registered = registeredDaysAgo === undefined ? undefined : addDays(dayInNepal(unit.now), -registeredDaysAgo);
    if (registered !== undefined)
      await unit.tx
        .updateTable('company')
        .set({ registered_on: registered, created_at: morningInNepal(registered) })
        .where('id', '=', companyId)
        .execute();
    const since = registered ?? seatedOn;
    if (recordedOn !== undefined)
      await unit.tx
        .updateTable('company')
        .set({ created_at: morningInNepal(recordedOn) })
        .where('id', '=', companyId)
        .execute();
    for (const username of representatives) {
      await unit.tx
        .insertInto('company_representative')
        .values({ company_id: companyId, account_id: idOf(people, username), since })
        .execute();
    }
    for (const { nameEnglish, nameNepali, email, mobileNumber } of directors) {
      await unit.tx
        .insertInto('company_director')
        .values({
          id: unit.newId(),
          company_id: companyId,
          name_english: nameEnglish,
          name_nepali: nameNepali,
          email,
          mobile_number: mobileNumber,
          since,
        })
        .execute();
    }
  }
}

function idOf(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (!id) throw new Error(`The demonstration has no ${key}`);
  return id;
}
