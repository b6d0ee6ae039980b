import { isBuildList, type BuildList } from '@registrar/contract/builds';
import type { PinProblem } from '@registrar/contract/pin-problems';
import type { ReadonlyStore } from '@registrar/contract/shell-api';
import { createStore } from '../services/value-store';

/** A tester's wish for certain versions; the host resolves published ones only, and says what it leaves out. */
const cookieName = 'registrar_pins';
/** What the host takes, and what a browser keeps of one cookie. */
const longestWish = 2_000;
const longestCookie = 3_800;
const shownOfWish = 80;
const answerWithin = 10_000;

/** What the address of this visit asked for, beside the pins that are now in the cookie. */
export interface AdoptedPins {
  /** `?pins=` without a pin: the panel for whoever may pin, an end of the pins for everybody else. */
  readonly panel: boolean;
  readonly problems: readonly PinProblem[];
}

interface Browser {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly document: Pick<Document, 'cookie'>;
}

/**
 * The wish is kept as the cookie, so that it survives a reload on another page, and goes out of the address: a reload
 * after its end would bring it back, and one that is signed would be passed on with every copied address.
 */
export function adoptPins({ location, history, document }: Browser): AdoptedPins {
  const address = new URL(location.href);
  const wanted = address.searchParams.get('pins');
  if (wanted === null) return { panel: false, problems: [] };
  address.searchParams.delete('pins');
  history.replaceState(history.state, '', `${address.pathname}${address.search}${address.hash}`);
  if (wanted.length > longestWish || encodeURIComponent(wanted).length > longestCookie) {
    return { panel: false, problems: [{ remote: null, wanted: wanted.slice(0, shownOfWish), reason: 'too-many' }] };
  }
  if (wanted !== '') writePins(wanted, document);
  return { panel: wanted === '', problems: [] };
}

export function hasPins(target: Pick<Document, 'cookie'>): boolean {
  return target.cookie.split(';').some((part) => part.trim().startsWith(`${cookieName}=`));
}

function writePins(value: string, target: Pick<Document, 'cookie'>): void {
  const life = value === '' ? '; Max-Age=0' : '';
  target.cookie = `${cookieName}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${life}`;
}

export interface PinsService {
  readonly panelOpen: ReadonlyStore<boolean>;
  /** Of the address; what the host leaves out stands in the registry document. */
  readonly problems: ReadonlyStore<readonly PinProblem[]>;
  mayPin(): boolean;
  openPanel(): void;
  closePanel(): void;
  /** Everything that is published. */
  builds(): Promise<BuildList>;
  /** These versions from now on, and no other wish; none: as everybody sees the portal. */
  apply(pins: Readonly<Record<string, string>>): Promise<void>;
  /** After the start, as soon as it is known who is here. */
  begin(): Promise<void>;
}

export interface PinsOptions {
  readonly adopted: AdoptedPins;
  readonly document: Pick<Document, 'cookie'>;
  readonly fetch: typeof fetch;
  readonly authorization: () => string | null;
  /** A bearer that was refused is made new, where there is a session. */
  readonly renew: () => Promise<void>;
  /** Resolves once it is known who is here. */
  readonly settled: () => Promise<void>;
  readonly mayPin: () => boolean;
  readonly refreshRegistry: () => Promise<void>;
  /** Somebody asked for another version just now: the page on screen is not offered it but gets it. */
  readonly replaceShown: () => Promise<void>;
}

export function createPins(options: PinsOptions): PinsService {
  const { adopted, document } = options;
  const panelOpen = createStore(false);
  const problems = createStore(adopted.problems);

  const ask = async (): Promise<Response> => {
    const authorization = options.authorization();
    const headers = { Accept: 'application/json', ...(authorization !== null && { Authorization: authorization }) };
    return options.fetch('/registry/builds', { cache: 'no-store', headers, signal: AbortSignal.timeout(answerWithin) });
  };

  const apply: PinsService['apply'] = async (pins) => {
    problems.set([]);
    writePins(
      Object.entries(pins)
        .map(([name, version]) => `${name}@${version}`)
        .join(','),
      document,
    );
    // The first may join a question that is on its way and does not know the new wish yet.
    await options.refreshRegistry();
    await options.refreshRegistry();
    await options.replaceShown();
  };

  return {
    panelOpen,
    problems,
    mayPin: options.mayPin,
    openPanel: () => panelOpen.set(true),
    closePanel: () => panelOpen.set(false),
    async builds() {
      let answer = await ask();
      if (answer.status === 401) {
        await options.renew();
        answer = await ask();
      }
      if (!answer.ok) throw new Error(`/registry/builds answered ${answer.status}`);
      const list: unknown = await answer.json();
      if (!isBuildList(list)) throw new Error('/registry/builds is not a list of builds');
      return list;
    },
    apply,
    async begin() {
      if (!adopted.panel) return;
      await options.settled();
      if (options.mayPin()) panelOpen.set(true);
      else if (hasPins(document)) await apply({});
    },
  };
}
