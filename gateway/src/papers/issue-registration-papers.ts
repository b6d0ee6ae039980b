import type { Deed } from '../platform/deed';
import { issueCertificate } from './certificate/issue-certificate';

export interface Registration {
  readonly applicationId: string;
  /** In the register already, by the same deed. */
  readonly companyId: string;
  /** Account of the officer who approved; null: the history knows. */
  readonly decidedBy: string | null;
}

/** What a company receives with its registration. What the papers say is fixed here, within the deed; their files follow. */
export async function issueRegistrationPapers(deed: Deed, registration: Registration): Promise<void> {
  await issueCertificate(deed, registration);
}
