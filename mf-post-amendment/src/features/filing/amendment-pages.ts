import { createElement, lazy } from 'react';
import { companyChanges } from '@registrar/domain/processes/tables/company-changes';
import { directorDisclosures, type FilingPages, type FilingPart } from '@registrar/ui/filing';
import { itemPath } from '../shares/agreement-address';
import { ADD_NEW, amendmentAddress } from './amendment-address';

const NewNameStep = lazy(async () => ({ default: (await import('../name-change/new-name-step')).NewNameStep }));

const RepresentativeBody = lazy(async () => ({
  default: (await import('../representative-change/representative-body')).RepresentativeBody,
}));
const ToldFirst = lazy(async () => ({ default: (await import('../representative-change/told-first')).ToldFirst }));

const NewTypeStep = lazy(async () => ({ default: (await import('../conversion/new-type-step')).NewTypeStep }));
const LocalHolders = lazy(async () => ({ default: (await import('../shareholder-change/holders-part')).LocalHolders }));
const FiledHolder = lazy(async () => ({ default: (await import('../shareholder-change/holder-answers')).FiledHolder }));
const ForeignHolders = lazy(async () => ({
  default: (await import('../shareholder-change/holders-part')).ForeignHolders,
}));
const ChangedBoardPart = lazy(async () => ({
  default: (await import('../shareholder-change/changed-board-part')).ChangedBoardPart,
}));
const SharesStep = lazy(async () => ({ default: (await import('../shares/shares-step')).SharesStep }));
const ExplanationStep = lazy(async () => ({ default: (await import('../calls/explanation-step')).ExplanationStep }));
const CallNote = lazy(async () => ({ default: (await import('../calls/call-note')).CallNote }));

const WayToCorrect = lazy(async () => ({ default: (await import('../mistakes/way-to-correct')).WayToCorrect }));

const ClauseAmendments: FilingPart = {
  list: {
    body: lazy(async () => ({ default: (await import('../clauses/clause-body')).ClauseBody })),
    before: createElement(lazy(async () => ({ default: (await import('../clauses/locked-clauses')).LockedClauses }))),
  },
  filedWithRemarks: lazy(async () => ({ default: (await import('../clauses/filed-amendments')).FiledAmendments })),
};

/**
 * What the pages of a change need beside its definition: their addresses, and the step of a new name, which is checked
 * or chosen, and the clauses of an amendment, side by side.
 */
export const amendmentPages = (processName: string): FilingPages => ({
  processes: companyChanges,
  home: ADD_NEW,
  steps: {
    'new-name': NewNameStep,
    'new-type': NewTypeStep,
    'capital-details': SharesStep,
    allotment: SharesStep,
    fund: SharesStep,
    reduction: SharesStep,
    'merge-details': SharesStep,
    operation: SharesStep,
    'step-3': SharesStep,
    'transfer-share': SharesStep,
    jafat: SharesStep,
    heirs: SharesStep,
    bonus: SharesStep,
    explanation: ExplanationStep,
  },
  parts: {
    CLAUSE_AMENDMENTS: ClauseAmendments,
    REPRESENTATIVES_AFTER: {
      list: { body: RepresentativeBody, isAsked: ({ data }) => data['accountId'] === undefined },
    },
    PRESENT_REPRESENTATIVES: { filed: ToldFirst },
    LOCAL_SHAREHOLDER: { asked: LocalHolders, filedItem: FiledHolder },
    FOREIGN_SHAREHOLDER: { asked: ForeignHolders, filedItem: FiledHolder },
    DIRECTOR_DISCLOSURE: directorDisclosures,
    BOD_DETAILS: { asked: ChangedBoardPart },
  },
  note: processName === 'CALL_FOR_EXPLANATION' ? CallNote : WayToCorrect,
  addressOf: (id, step) => amendmentAddress(processName, id, step),
  itemAddressOf: (id, { step, item, itemStep }) => amendmentAddress(processName, id, itemPath(step, item), itemStep),
});
