import { addDays } from '@registrar/domain/calendar';
import { rupees } from '@registrar/domain/money';
import type { UnitOfWork } from '../platform/unit-of-work';
import { dayInNepal, morningInNepal } from '../platform/clock';
import { applyChanges } from '../register/apply-changes';
import type { NewEntry } from '../register/entries/enter';

interface DemoRecord {
  readonly registrationNumber: string;
  readonly paidUpRupees: number;
  readonly people: readonly (readonly [nameEnglish: string, nameNepali: string])[];
  readonly directors: number;
}

/**
 * Companies whose shareholders and directors the register knows: one that may become public, and one that may not
 * become anything else yet.
 */
const RECORDS: readonly DemoRecord[] = [
  {
    registrationNumber: '100010',
    paidUpRupees: 3_750_000,
    directors: 2,
    people: [
      ['Sarita Basnet', 'सरिता बस्नेत'],
      ['Arjun Basnet', 'अर्जुन बस्नेत'],
      ['Kalpana Khatri', 'कल्पना खत्री'],
    ],
  },
  {
    registrationNumber: '100021',
    paidUpRupees: 10_500_000,
    directors: 3,
    people: [
      ['Sarita Basnet', 'सरिता बस्नेत'],
      ['Mina Pandey', 'मीना पाण्डे'],
      ['Rabin Shrestha', 'रविन श्रेष्ठ'],
      ['Tulasi Dhakal', 'तुलसी ढकाल'],
      ['Naresh Gautam', 'नरेश गौतम'],
      ['Saraswati Bhandari', 'सरस्वती भण्डारी'],
      ['Dambar Chaudhary', 'डम्बर चौधरी'],
    ],
  },
];

const RATE = 100; // rupees

/**
 * Enters what these companies are made of, as a filing of the day before would have: what changes today then has
 * something before it.
 */
export async function enterDemoRecords(unit: UnitOfWork, companies: ReadonlyMap<string, string>): Promise<void> {
  const yesterday = addDays(dayInNepal(unit.now), -1);
  for (const { registrationNumber, paidUpRupees, people, directors } of RECORDS) {
    const companyId = companies.get(registrationNumber);
    if (companyId === undefined) throw new Error(`The demonstration has no ${registrationNumber}`);
    await unit.tx
      .updateTable('company')
      .set({ created_at: morningInNepal(yesterday) })
      .where('id', '=', companyId)
      .execute();
    const names = people.map(([nameEnglish, nameNepali]) => ({ nameEnglish, nameNepali }));
    const capital = {
      authorizedCapital: rupees(paidUpRupees * 2),
      issuedCapital: rupees(paidUpRupees),
      paidUpCapital: rupees(paidUpRupees),
      ratePerShare: rupees(RATE),
      issuedShares: paidUpRupees / RATE,
    };
    const entries: NewEntry[] = [
      { aspect: 'CAPITAL', after: capital },
      ...names.map((name): NewEntry => ({
        aspect: 'SHAREHOLDER',
        subjectId: unit.newId(),
        after: {
          ...name,
          entity: 'INDIVIDUAL',
          companyId: null,
          details: { investorType: 'NEPALI', shareholderType: 'NORMAL_SHAREHOLDER' },
        },
      })),
      ...names.slice(0, directors).map((name, at): NewEntry => ({
        aspect: 'DIRECTOR',
        subjectId: unit.newId(),
        after: {
          ...name,
          independent: false,
          since: '2025-04-20',
          until: null,
          details: {
            email: `${name.nameEnglish.toLowerCase().replace(' ', '.')}@demo.example`,
            phoneNo: `98510001${String(at + 1).padStart(2, '0')}`,
          },
        },
      })),
    ];
    await applyChanges(unit, { companyId, applicationId: null, effectiveOn: yesterday }, { entries });
  }
}
