import { lazy } from 'react';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { migrationCompanyRegistration } from '@registrar/domain/processes/filings/migration-company-registration/definition';
import { typeChangeBeforeRegistration } from '@registrar/domain/processes/filings/type-change-before-registration/definition';
import type { FilingPages } from '@registrar/ui/filing';
import { REGISTRATIONS, registrationAddress } from './registration-address';
import { OldFocalPersons } from './steps/old-focal-persons';
import { CompanyTypeValue } from './type-change/company-type-widget';

const BoardPart = lazy(async () => ({ default: (await import('./directors/board-part')).BoardPart }));
const FiledRanges = lazy(async () => ({ default: (await import('./share-ranges/filed-ranges')).FiledRanges }));

/** What a registration has of its own beside its definition; each step and part is its own download. */
export const registrationPages: FilingPages = {
  // also what came over from the older system, and a change of type, which has its own form, are decided on these pages
  processes: [companyRegistration, migrationCompanyRegistration, typeChangeBeforeRegistration],
  home: REGISTRATIONS,
  addressOf: registrationAddress,
  steps: {
    'branch-info': lazy(async () => ({ default: (await import('./steps/branch-info-step')).BranchInfoStep })),
    'capital-structure': lazy(async () => ({
      default: (await import('./steps/capital-structure-step')).CapitalStructureStep,
    })),
    'share-range-assign': lazy(async () => ({
      default: (await import('./share-ranges/share-range-step')).ShareRangeStep,
    })),
    'document-generation': lazy(async () => ({
      default: (await import('./document-generation/document-generation-step')).DocumentGenerationStep,
    })),
  },
  people: {
    steps: ['shareholder', 'listed-company-bod-details', 'representative'],
    lists: ['SHAREHOLDER', 'BOD_DETAILS', 'COMPANY_REPRESENTATIVE'],
  },
  parts: {
    FOCAL_PERSON: { list: { tools: <OldFocalPersons /> } },
    SHAREHOLDER: {
      asked: lazy(async () => ({ default: (await import('./shareholders/shareholders-part')).ShareholdersPart })),
    },
    WITNESS: {
      list: { body: lazy(async () => ({ default: (await import('./shareholders/witness-body')).WitnessBody })) },
    },
    BOD_DETAILS: { asked: BoardPart },
    SHARE_RANGE_ASSIGN: { filed: FiledRanges },
  },
  views: { companyType: CompanyTypeValue },
};
