import { createContext, use } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { takeOverActions } from '../filing/filing-actions';
import { offeredOf } from '../filing/perform-action';

/**
 * The company has changed since the filing took it, and this person is the one who says what becomes of the answers.
 */
export const isOvertaken = (detail: Pick<ApplicationDetail, 'allowedActions' | 'companyChanges'>): boolean =>
  detail.companyChanges != null && offeredOf(detail, takeOverActions)?.allowed === true;

/** Leads from wherever somebody writes to the changes of the company. */
export const ShowChangesContext = createContext<() => void>(() => undefined);
export const useShowChanges = (): (() => void) => use(ShowChangesContext);
