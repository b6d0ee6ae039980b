import type { Bilingual } from '../../../bilingual';
import type { FiledItem, FilingFrame } from '../../definition/filing-frame';
import { isRegistered } from '../../definition/register-choice';
import type { CrossIssue } from '../../definition/section-definition';
import type { Finding } from '../answer';

/** What a filing says of a list of registered holders that is asked in several filings. */
export interface HolderList<Key extends string> {
  readonly key: Key;
  readonly label: Bilingual;
  readonly appliesTo: (frame: FilingFrame) => boolean;
  readonly issues: (items: readonly FiledItem[], frame: FilingFrame) => readonly CrossIssue[];
}

/** A holder is one of the register; `missing` where none is answered and no schema says so. */
export function registeredHolderFindings(
  field: string,
  id: string | undefined,
  frame: Pick<FilingFrame, 'company'>,
  missing?: Finding['code'],
): Finding[] {
  if (!id) return missing === undefined ? [] : [{ path: [field], code: missing }];
  if (isRegistered(frame, ['SHAREHOLDER'], id)) return [];
  const code = frame.company?.deceased?.includes(id) ? 'HOLDER_DECEASED' : 'REGISTER_CHOICE_UNKNOWN';
  return [{ path: [field], code }];
}
