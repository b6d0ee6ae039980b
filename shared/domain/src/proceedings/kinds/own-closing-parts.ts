import type { Bilingual } from '../../bilingual';
import type { NoticeType } from '../../enumerations/deregistration';
import type { ClaimKind } from '../../enumerations/proceedings';
import type { CompanyStatus } from '../../enumerations/statuses';
import type { ProceedingKind, ProceedingNotice } from '../proceeding-kind';

interface CallForClaims<Key extends string, Length extends NoticeType> {
  readonly key: Key;
  readonly name: Bilingual;
  readonly length: Length;
  readonly text: NonNullable<ProceedingNotice['text']>;
  /** What is handed in, in the order in which it is offered. */
  readonly takes: readonly ClaimKind[];
}

/**
 * The notice by which a company that closes itself calls whoever is owed money or objects, in a national daily: issue
 * and page of the paper prove it.
 */
export const callForClaims = <Key extends string, Length extends NoticeType>(row: CallForClaims<Key, Length>) =>
  ({ ...row, channels: ['NEWSPAPER'] }) as const satisfies ProceedingNotice;

/** How a company that closes itself ends: by the order, by a refusal of the office, or by its own withdrawal. */
export const endsOfOwnClosing = <Open extends CompanyStatus>(open: Open, refused: Bilingual) =>
  ({
    outcomes: {
      DEREGISTERED: { ne: 'दर्ता खारेज भएको', en: 'De-registered' },
      REFUSED: refused,
      WITHDRAWN: { ne: 'कम्पनीले फिर्ता लिएको', en: 'Withdrawn by the company' },
    },
    ends: [
      { outcome: 'DEREGISTERED', by: 'OFFICE', after: 'ALL_PHASES' },
      { outcome: 'REFUSED', by: 'OFFICE', after: 'ANY_TIME' },
      { outcome: 'WITHDRAWN', by: 'COMPANY', after: 'ANY_TIME' },
    ],
    companyStatus: { open, outcomes: { DEREGISTERED: 'DEREGISTERED', REFUSED: 'ACTIVE', WITHDRAWN: 'ACTIVE' } },
    late: null,
    notAsked: 'PHASE_NOT_OPEN',
  }) as const satisfies Partial<ProceedingKind>;
