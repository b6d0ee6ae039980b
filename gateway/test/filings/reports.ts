import { randomUUID } from 'node:crypto';
import { callDetailSchema } from '@registrar/domain/calls/explanation-calls';
import { balanced } from '../annual-report-kit';
import { newKey } from '../filings-kit';
import { AUDITOR, DISCLOSED } from '../initial-return-kit';
import { registeredCompany, standingCompany } from './beginnings';
import type { FilingDeclarations } from './filing';
import { TODAY } from './filing-desk';

const ON_PAPER = { way: 'PAPER', madeOn: TODAY, ...DISCLOSED };
const DECIDED = { decidedBy: 'BOARD', decidedOn: TODAY, text: 'The board appointed the auditor.' };
const FISCAL_YEAR = '2082/83';
/** The day since which the portal keeps a company that has this one year to report. */
const KEPT_SINCE = new Date('2026-08-01T06:00:00Z');

/** What a company reports, and what it answers where the office asks. */
export const reports = {
  THREE_MONTH_UPDATE: {
    process: 'THREE_MONTH_UPDATE',
    begins: registeredCompany,
    answers: () => ({
      ADDRESS_CONFIRMATION: (standing) => ({ ...standing, office: { isRight: 'YES' } }),
      AUDITOR: { ...AUDITOR, appointedOn: TODAY },
      SHARE_RECORD: (standing) => ({
        ...standing,
        record: { ...Object(standing['record']), confirmed: true },
        preparedOn: TODAY,
      }),
      DIRECTOR_DISCLOSURE: (director) => ({ ...director, ...ON_PAPER }),
      MINUTES: { decision: DECIDED },
    }),
    correction: { section: 'AUDITOR', field: 'udin', to: '261124CA1234WXYZ' },
    expected: {
      entered: ['AUDITOR', 'DISCLOSURE', 'DISCLOSURE'],
      papers: ['RECORD_LETTER'],
      charged: [],
      undone: true,
    },
  },
  ANNUAL_REPORT: {
    process: 'ANNUAL_REPORT',
    async begins(desk) {
      const { by, opens } = await standingCompany(desk);
      const { companyId } = opens;
      const { db } = desk.gateway.platform.database;
      await db.updateTable('company').set({ created_at: KEPT_SINCE }).where('id', '=', companyId).execute();
      // a disclosure from paper is looked at by an officer: the portal does not decide on it by itself
      const director = { name_english: 'Binod Rai', name_nepali: 'विनोद राई', since: '2021-01-01' };
      await db
        .insertInto('company_director')
        .values({ id: randomUUID(), company_id: companyId, ...director })
        .execute();
      return { by, opens: { companyId, subject: { kind: 'FISCAL_YEAR', id: FISCAL_YEAR } } };
    },
    answers: () => ({
      GENERAL_MEETING: {
        meeting: 'HELD',
        heldOn: '2026-11-05',
        presencePercent: 85.5,
        decisions: 'The accounts of the year were approved.',
      },
      FINANCIAL_STATEMENT: balanced(10_000_000),
      SHARE_STATEMENT: { shareValuationRate: 10_000, totalInstallment: 10_000_000, outstanding: 0, bankLoan: false },
      DIRECTOR_DISCLOSURE: (director) => ({ ...director, ...ON_PAPER }),
      AUDITORS: {
        thisYear: AUDITOR,
        nextYear: {
          ...AUDITOR,
          fullNameNepali: 'प्रकाश भण्डारी',
          fullNameEnglish: 'Prakash Bhandari',
          licenceNumber: 'CA-77',
          udin: '261124CA0077ABCD',
          panNumber: '301234777',
        },
      },
    }),
    correction: { section: 'FINANCIAL_STATEMENT', field: 'current', to: balanced(12_345_600).current },
    expected: {
      entered: ['AUDITOR', 'DISCLOSURE', 'NOTE'],
      papers: ['RECORD_LETTER'],
      charged: ['NO_FEE'],
      undone: true,
    },
  },
  CALL_FOR_EXPLANATION: {
    process: 'CALL_FOR_EXPLANATION',
    async begins(desk) {
      const { by, opens } = await standingCompany(desk);
      const call = {
        companyId: opens.companyId,
        subject: 'Registered office not found',
        matter: 'REGISTERED_OFFICE',
        approvedOn: TODAY,
        text: 'The office visited the address and found nobody.',
        answerBy: '2027-02-01',
      };
      const opened = await desk.registrar.call('POST', 'external/api/explanation-call', call, newKey());
      if (opened.status !== 200) throw new Error(opened.body.message);
      const { id } = callDetailSchema.pick({ id: true }).parse(opened.body.data);
      return { by, opens: { ...opens, subject: { kind: 'PROCEEDING', id } } };
    },
    answers: () => ({
      EXPLANATION: { explanation: 'The office had moved within the building.' },
      PUBLISHED_DOCUMENT: [{ documentName: 'Notice of the new floor', publishedOn: '2026-11-20' }],
    }),
    correction: { section: 'EXPLANATION', field: 'explanation', to: 'The office moved on 1 November.' },
    // to one call there is one answer at a time
    expected: {
      entered: ['NOTE'],
      papers: ['ORDER_ON_CALL', 'RECORD_LETTER'],
      charged: [],
      another: 'FLOW-409',
      undone: true,
    },
  },
} satisfies Partial<FilingDeclarations>;
