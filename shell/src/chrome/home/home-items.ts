import { webAddress, type Configuration } from '../../services/configuration';

/** What the portal home offers (specification section 2), and where each leads: a page here or a configured address. */
interface HomeItem {
  readonly key: string;
  readonly path?: string;
  readonly setting?: string;
}

interface HomeGroup {
  readonly key: string;
  readonly icon: string;
  readonly items: readonly HomeItem[];
}

const groups: readonly HomeGroup[] = [
  {
    key: 'tasks',
    icon: 'list',
    items: [
      { key: 'before', path: '/before-you-begin' },
      { key: 'reserveName', path: '/company-name-reservation' },
      { key: 'registerCompany', path: '/company-registration' },
      { key: 'annualReport', path: '/annual-report/list/all' },
      { key: 'changeCompany', path: '/post-amendment/add-new' },
      { key: 'payDue', path: '/fine-calculation/due-payment' },
      { key: 'copies', path: '/request-document-eServices' },
      { key: 'grievance', path: '/grievance' },
    ],
  },
  {
    key: 'registration',
    icon: 'building',
    items: [
      { key: 'migrate', path: '/choose-verification' },
      { key: 'newRegistration', path: '/register' },
      { key: 'recoverUsername', path: '/recover-username' },
      { key: 'recoverPassword', path: '/forgot-password' },
    ],
  },
  {
    key: 'resources',
    icon: 'book',
    items: [
      { key: 'font', path: '/font-download' },
      { key: 'manualAccount', path: '/manuals/new-registration' },
      { key: 'manualName', path: '/manuals/name-reservation' },
      { key: 'manualPostRegistration', path: '/manuals/post-registration' },
      { key: 'manualPassword', path: '/manuals/change-password' },
      { key: 'manualVideo', path: '/video-manual' },
      { key: 'manualUser', path: '/manuals' },
    ],
  },
  {
    key: 'services',
    icon: 'search',
    items: [
      { key: 'checkName', path: '/check-name' },
      { key: 'fineCalculator', path: '/fine-calculation/fine-calculator/ANNUAL_REPORT_S80_ALL' },
      { key: 'searchCompany', path: '/search-company' },
      { key: 'publicNotices', path: '/notices' },
      { key: 'eServices', path: '/eServices' },
      { key: 'modelForms', path: '/standardize-document' },
      { key: 'verifyDocument', path: '/verify-document' },
    ],
  },
  {
    key: 'links',
    icon: 'external',
    items: [
      { key: 'website', setting: 'website' },
      { key: 'unicode', setting: 'romanizedUnicode' },
      { key: 'nsic', setting: 'nsicDetails' },
      { key: 'nid', setting: 'nidStatus' },
    ],
  },
];

const DEVANAGARI = /[\u0900-\u097F]/u;
const ONLY_DIGITS = /^[\d\u0966-\u096F\s/-]+$/u;

/** A page that searches, and the parameter of its address that a text belongs to: the first that takes it. */
export interface HomeSearch {
  readonly key: 'company' | 'name';
  readonly path: string;
  readonly parameters: readonly { readonly name: string; takes(text: string): boolean }[];
}

const searches: readonly HomeSearch[] = [
  {
    key: 'company',
    path: '/search-company',
    parameters: [
      { name: 'number', takes: (text) => ONLY_DIGITS.test(text) },
      { name: 'name', takes: () => true },
    ],
  },
  {
    key: 'name',
    path: '/check-name',
    parameters: [
      { name: 'nepali', takes: (text) => DEVANAGARI.test(text) },
      { name: 'english', takes: () => true },
    ],
  },
];

export const homeSearches = (exists: (path: string) => boolean): readonly HomeSearch[] =>
  searches.filter(({ path }) => exists(path));

/** Where a search for this text leads. */
export function addressOfSearch({ path, parameters }: HomeSearch, text: string): string {
  const asked = text.trim();
  const name = asked === '' ? undefined : parameters.find(({ takes }) => takes(asked))?.name;
  return name === undefined ? path : `${path}?${new URLSearchParams({ [name]: asked }).toString()}`;
}

export interface HomeLink {
  readonly key: string;
  readonly href: string;
  readonly external: boolean;
}

/** Only what leads somewhere today; a page appears when its remote does, an address when it is configured. */
export function homeGroups(exists: (path: string) => boolean, settings: Configuration['settings']) {
  return groups
    .map(({ key, icon, items }) => ({ key, icon, links: items.flatMap((item) => linkOf(item, exists, settings)) }))
    .filter(({ links }) => links.length > 0);
}

function linkOf(
  { key, path, setting }: HomeItem,
  exists: (path: string) => boolean,
  settings: Configuration['settings'],
): HomeLink[] {
  if (path !== undefined) return exists(path) ? [{ key, href: path, external: false }] : [];
  const address = setting === undefined ? null : webAddress(settings, setting);
  return address === null ? [] : [{ key, href: address, external: true }];
}
