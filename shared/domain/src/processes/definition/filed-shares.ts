import type { StepsOutcome } from '../../share-ledger/steps';
import type { CrossIssue } from './section-definition';

/** The field of a filing at which a finding about shares is shown. */
export interface AskedAt {
  readonly section: string;
  /** Within the section; of a LIST `<itemId>.<field>`. */
  readonly path: string;
}

/** What a filing does to the shares of its company, in its steps, or what is wrong with them. */
export type FiledShares = StepsOutcome<AskedAt>;

/** What is wrong with the shares of a filing, as `issues` of one of its sections. */
export function shareIssues(shares: FiledShares | null, sectionKey: string): CrossIssue[] {
  if (shares === null || shares.ok) return [];
  return shares.findings.flatMap(({ place: { section, path }, finding: { code, parameters } }) =>
    section === sectionKey ? [{ path, code, ...(parameters && { parameters }) }] : [],
  );
}
