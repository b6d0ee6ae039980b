import type { RemoteApp } from '@registrar/contract/remote-app';
import { useParams, useSearchParams } from 'react-router-dom';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { migrationCompanyRegistration } from '@registrar/domain/processes/filings/migration-company-registration/definition';
import { createRemote } from '@registrar/runtime';
import { FilingPage } from '../filings/pages/filing-page';
import { addressesBelow, type FilingPages } from '../filings/filing/filing-pages';
import { FilingReview } from '../review/filing-review';
import { UiProvider } from '../base/ui-provider';

const HOME = '/company-registration';
const pages: FilingPages = {
  processes: [companyRegistration, migrationCompanyRegistration],
  home: HOME,
  addressOf: addressesBelow(HOME),
};

function Own({ pages }: { readonly pages: FilingPages }) {
  const { step } = useParams();
  const [address] = useSearchParams();
  return <FilingPage pages={pages} id={address.get('application') ?? ''} step={step} />;
}

function Review({ pages }: { readonly pages: FilingPages }) {
  const { id = '' } = useParams();
  return <FilingReview pages={pages} id={id} list={HOME} />;
}

/** The least that a remote writes for a filing: its addresses, and no words, steps or parts of its own. */
export const remoteOf = (changes: Partial<FilingPages> = {}): RemoteApp => {
  const own = { ...pages, ...changes };
  return createRemote({
    name: 'remote-of-filings',
    routes: [
      { path: `${HOME}/review/:id`, element: <Review pages={own} /> },
      { path: `${HOME}/:step?`, element: <Own pages={own} /> },
    ],
    wrapper: UiProvider,
    loadMessages: async () => ({}),
  });
};

export const app = remoteOf();
