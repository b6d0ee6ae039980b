import {
  fullCompanyName,
  parentCompanyTypeOf,
  suffixOf,
  type CompanyStatus,
  type CompanyType,
} from '@registrar/domain/enumerations';
import { addDays } from '@registrar/domain/calendar';
import { HEADS, MIDDLES, TRADES, type WordPair } from './lexicon';

export interface DemoCompany {
  readonly registrationNumber: string;
  readonly companyType: CompanyType;
  readonly english: string;
  readonly nepali: string;
  readonly status: CompanyStatus;
  readonly registeredOn: string;
  readonly deregisteredOn?: string;
  readonly formerName?: { english: string; nepali: string; changedOn: string };
}

export const DEMO_COMPANIES = 2_200;
const FIRST_NUMBER = 100_001;
const DAYS_PER_YEAR = 365;

/** The company whose representative answers group requests in the demonstration. */
export const DEMO_PARENT: DemoCompany = {
  registrationNumber: '100000',
  companyType: 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI',
  english: 'Triveni Byapar Samuha Limited',
  nepali: 'त्रिवेणी व्यापार समूह लिमिटेड',
  status: 'ACTIVE',
  registeredOn: '2008-05-12',
};

/** A company whose official e-mail address is not verified: who represents it has that to settle first. */
export const DEMO_UNVERIFIED: DemoCompany = {
  registrationNumber: '100001',
  companyType: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI',
  english: 'Kanyam Chiya Bagan Private Limited',
  nepali: 'कन्याम चिया बगान प्राइभेट लिमिटेड',
  status: 'ACTIVE',
  registeredOn: '2014-09-21',
};

/** A company that has not answered a call for explanation in time. */
export const DEMO_CALLED = '100014';

/** The same invented companies each time: nothing is drawn but from the sequence of this seed. */
export function composeCompanies(today: string): DemoCompany[] {
  const draw = sequence(2_083);
  const seen = new Set<string>();
  const companies: DemoCompany[] = [DEMO_PARENT];
  while (companies.length < DEMO_COMPANIES) {
    const core = composeName(draw);
    if (seen.has(core.english)) continue;
    seen.add(core.english);
    companies.push(describe(core, companies.length, draw, today));
  }
  return [...companies, DEMO_UNVERIFIED];
}

type Draw = (below: number) => number;

function composeName(draw: Draw): { english: string; nepali: string } {
  const words = [pick(HEADS, draw), ...(draw(10) < 7 ? [pick(MIDDLES, draw)] : []), pick(TRADES, draw)];
  return { english: words.map(([english]) => english).join(' '), nepali: words.map(([, nepali]) => nepali).join(' ') };
}

function describe(core: { english: string; nepali: string }, position: number, draw: Draw, today: string): DemoCompany {
  const companyType = typeOf(draw(100));
  const name = fullCompanyName({ en: core.english, ne: core.nepali }, suffixOf(parentCompanyTypeOf(companyType)));
  const company: DemoCompany = {
    // of the old records, one in fifty shares the number of the one before it
    registrationNumber: String(FIRST_NUMBER + position - (position % 50 === 49 ? 1 : 0)),
    companyType,
    english: name.en,
    nepali: name.ne,
    status: 'ACTIVE',
    registeredOn: addDays(today, -(2 * DAYS_PER_YEAR + draw(18 * DAYS_PER_YEAR))),
  };
  if (position % 40 === 7)
    return {
      ...company,
      status: 'DEREGISTERED',
      deregisteredOn: addDays(today, -(100 + draw(4 * DAYS_PER_YEAR))),
      registeredOn: longAgo(today, draw),
    };
  if (position % 40 === 27)
    return {
      ...company,
      status: 'DEREGISTERED',
      deregisteredOn: addDays(today, -(6 * DAYS_PER_YEAR + draw(4 * DAYS_PER_YEAR))),
      registeredOn: longAgo(today, draw),
    };
  if (position % 100 === 33) return { ...company, status: 'IN_LIQUIDATION' };
  if (position % 45 === 11) {
    const former = composeName(draw);
    const formerName = fullCompanyName(
      { en: former.english, ne: former.nepali },
      suffixOf(parentCompanyTypeOf(companyType)),
    );
    return {
      ...company,
      registeredOn: longAgo(today, draw),
      formerName: {
        english: formerName.en,
        nepali: formerName.ne,
        changedOn: addDays(today, -(100 + draw(9 * DAYS_PER_YEAR))),
      },
    };
  }
  return company;
}

function longAgo(today: string, draw: Draw): string {
  return addDays(today, -(12 * DAYS_PER_YEAR + draw(8 * DAYS_PER_YEAR)));
}

function typeOf(percent: number): CompanyType {
  if (percent < 70) return 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';
  if (percent < 88) return 'PRIVATE_SOLE_PROPRIETOR';
  if (percent < 92) return 'PRIVATE_MULTIPLE_PROPRIETOR_JOINT_VENTURE_FOREIGN_PROMOTERS';
  if (percent < 97) return 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI';
  return 'NON_PROFIT';
}

function pick(words: readonly WordPair[], draw: Draw): WordPair {
  return words[draw(words.length)] ?? ['', ''];
}

/** Mulberry32: small, and the same on every machine. */
function sequence(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
