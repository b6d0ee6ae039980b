import { findTransition } from '@registrar/domain/transitions';
import { isGroupFiling } from '../../../applications/application';
import { openPlaces } from '../../facts/corrections/open-places';
import type { Filed } from '../../facts/situation';

/** True while parties may answer: in a draft, and while the filing is sent back. */
export async function isWithApplicant(filed: Filed): Promise<boolean> {
  const { application } = filed;
  return (
    findTransition(application.row.status, 'saveDraft', isGroupFiling(application)) !== undefined ||
    (await openPlaces(filed)) !== null
  );
}
