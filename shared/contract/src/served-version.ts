import type { FilingAddresses, RouteDescription } from './routes';

/** A version of a remote as tabs are given it, whether it is live or a canary. */
export interface ServedVersion {
  /** Also the folder's name: `<package version>-<content hash>`. */
  readonly version: string;
  /** Where its files lie; ends with a slash. */
  readonly base: string;
  readonly contract: number;
  /** Ranges of shared packages that the build needs. */
  readonly requires: Readonly<Record<string, string>>;
  readonly routes: readonly RouteDescription[];
  /** Which filings it shows, and where. */
  readonly filings?: readonly FilingAddresses[];
}
