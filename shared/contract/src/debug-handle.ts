/** One remote as it runs in this tab. */
export interface RemoteOverview {
  readonly name: string;
  readonly version: string | null;
  readonly source: 'registry' | 'pin' | 'canary' | 'fallback';
  /** Where its loading stands, e.g. `ready` or `failed`. */
  readonly state: string;
}

declare global {
  interface Window {
    /** For testers and operators: which version of which remote runs in this tab. */
    __REGISTRAR__?: { remotes(): readonly RemoteOverview[] };
  }
}
