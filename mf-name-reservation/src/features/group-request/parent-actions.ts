import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { offeredOf } from '@registrar/ui/filing';
import { parentActions } from '../filing-actions';

/** Who filed a name may also speak for its parent company, and answers on the page of that side. */
export const mayAnswer = (detail: ApplicationDetail): boolean => offeredOf(detail, parentActions) !== undefined;
