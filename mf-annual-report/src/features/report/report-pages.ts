import { lazy } from 'react';
import { annualReport } from '@registrar/domain/processes/filings/annual-report/definition';
import { directorDisclosures, type FilingPages } from '@registrar/ui/filing';
import { ANNUAL_REPORTS, reportAddress } from './report-address';

/** What an annual report has of its own beside its definition. */
export const reportPages: FilingPages = {
  processes: [annualReport],
  home: ANNUAL_REPORTS,
  addressOf: reportAddress,
  steps: {
    'financial-information': lazy(async () => ({
      default: (await import('../statement/financial-step')).FinancialStep,
    })),
    'section-51': lazy(async () => ({ default: (await import('../share-record/share-record-step')).ShareRecordStep })),
  },
  parts: { DIRECTOR_DISCLOSURE: directorDisclosures },
};
