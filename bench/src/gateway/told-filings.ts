import { act, callerOf, filledDraft, type Caller } from './caller';

/** A submitted filing and whose it is: claiming it tells that person. */
export interface ToldFiling {
  readonly id: string;
  version: number;
  readonly userId: string;
}

export async function submittedFiling(url: string, credentials: string, username: string): Promise<ToldFiling> {
  const applicant = await callerOf(url, credentials, username);
  const { id, version } = await act(applicant, await filledDraft(applicant), 'submit');
  return { id, version, userId: applicant.session.userId };
}

export async function decide(officer: Caller, filing: ToldFiling, action: 'claim' | 'release'): Promise<void> {
  filing.version = (await act(officer, filing, action)).version;
}
