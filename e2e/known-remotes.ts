import { texts, type Language } from './texts';

/** A page of the portal by its address and what it is recognised by. */
export interface KnownPage {
  readonly path: string;
  readonly heading: (language: Language) => string;
}

export interface KnownRemote {
  readonly name: string;
  readonly page: KnownPage;
}

/** A remote of several pages, each in a chunk of its own. */
export interface RemoteOfPages extends KnownRemote {
  readonly nextPage: KnownPage;
}

const page = (workspace: string, path: string, key: string): KnownPage => ({
  path,
  heading: (language) => texts(workspace, language)(key),
});

// Pages that a signed-in applicant may open, so that one person can visit both.
export const auth: RemoteOfPages = {
  name: 'mf-auth',
  page: page('mf-auth', '/forgot-password', 'forgot.title'),
  nextPage: page('mf-auth', '/register', 'signUp.title'),
};

export const nameReservation: RemoteOfPages = {
  name: 'mf-name-reservation',
  page: page('mf-name-reservation', '/check-name', 'checkName.title'),
  nextPage: page('mf-name-reservation', '/company-name-reservation/objective', 'objectives.pageTitle'),
};

export const registration: KnownRemote = {
  name: 'mf-registration',
  page: page('mf-registration', '/view', 'viewLetter.title'),
};
