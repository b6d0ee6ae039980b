import type {
  Language,
  Session,
  ShellApi,
  SignInCredentials,
  SecondStepRequired,
  SignInResult,
  Toast,
} from '@registrar/contract/shell-api';
import { isStaff, roles, screensOf, type Role } from '@registrar/domain/permissions';
import { createFakeGateway, type FakeAnswers, type FakeCall, type FakeGateway } from './fake-gateway';
import { createFakeStore, type FakeStore } from './fake-store';

export { failure, reply, type FakeAnswer, type FakeAnswers, type FakeCall } from './fake-gateway';

const APPLICANT_NAME = { ne: 'राम थापा', en: 'Ram Thapa' };
const OFFICER_NAME = { ne: 'गीता श्रेष्ठ', en: 'Gita Shrestha' };

/** Somebody in this role; the id tells the roles apart. */
export function fakeSession(role: Role): Session {
  const userId = `0190a000-0000-7000-8000-${String(roles.keys.indexOf(role) + 1).padStart(12, '0')}`;
  return isStaff(role)
    ? { userId, displayName: OFFICER_NAME, kind: 'officer', officeCode: 'OCR-KTM' }
    : { userId, displayName: APPLICANT_NAME, kind: 'applicant' };
}

export interface FakeShellOptions {
  /** Who is signed in; an applicant when left out, nobody when null. */
  readonly role?: Role | null;
  readonly language?: Language;
  /** Instead of the role's own. */
  readonly screenCodes?: readonly string[];
  readonly gateway?: FakeAnswers;
  /** What a call gets that has no answer; left out, it fails as a programming error does. */
  readonly unanswered?: (call: FakeCall) => unknown;
  readonly latency?: number;
  readonly configuration?: Readonly<Record<string, string>>;
  /** Instead of an address of its own for every filing and reader. */
  readonly filings?: NonNullable<ShellApi['filings']>['addressOf'];
  /** What the page kept in this tab before. */
  readonly tab?: Readonly<Record<string, unknown>>;
  /** Instead of a shell of before, which leaves it to the page to draw itself again. */
  readonly recovery?: ShellApi['recovery'];
  readonly signIn?: (
    credentials: SignInCredentials,
  ) => SignInResult | SecondStepRequired | Promise<SignInResult | SecondStepRequired>;
}

export interface FakeShell {
  /** What the remote gets. */
  readonly api: ShellApi;
  readonly gateway: FakeGateway;
  readonly session: FakeStore<Session | null>;
  readonly language: FakeStore<Language>;
  readonly socketStatus: FakeStore<'up' | 'reconnecting' | 'down'>;
  readonly toasts: readonly Toast[];
  readonly titles: readonly { readonly ne: string; readonly en: string }[];
  /** Addresses asked of `navigation.to`. */
  readonly navigations: readonly string[];
  readonly reported: readonly { readonly error: unknown; readonly where: string }[];
  readonly signIns: readonly SignInCredentials[];
  /** What the page has kept in this tab. */
  readonly tab: ReadonlyMap<string, unknown>;
  setScreenCodes(codes: readonly string[]): void;
  /** A message of the socket. */
  emit(destination: string, body: unknown): void;
  /** The line came back. */
  resync(): void;
  /** Whether leaving now would ask first. */
  isDirty(): boolean;
  /** Listeners of any kind that a remote has left behind: socket, stores, leave guards. */
  leftovers(): number;
}

/** What single-spa does after a navigation that did not come from the remote's own router. */
function notifyRouters(): void {
  const event = new PopStateEvent('popstate', { state: window.history.state });
  window.dispatchEvent(Object.assign(event, { singleSpa: true, singleSpaTrigger: 'pushState' }));
}

/** The shell as a remote sees it, with a switch for everything a test may want to happen. */
export function createFakeShell(options: FakeShellOptions = {}): FakeShell {
  const role = options.role === undefined ? 'APPLICANT' : options.role;
  const session = createFakeStore<Session | null>(role === null ? null : fakeSession(role));
  const language = createFakeStore<Language>(options.language ?? 'ne');
  const revision = createFakeStore(0);
  const socketStatus = createFakeStore<'up' | 'reconnecting' | 'down'>('up');
  const theme = createFakeStore<ReturnType<ShellApi['theme']['get']>>({ algorithm: 'light', token: {} });
  const toasts: Toast[] = [];
  const titles: { readonly ne: string; readonly en: string }[] = [];
  const navigations: string[] = [];
  const reported: { readonly error: unknown; readonly where: string }[] = [];
  const signIns: SignInCredentials[] = [];
  const topics = new Map<string, Set<(frame: string) => void>>();
  const resyncListeners = new Set<() => void>();
  const guards = new Set<() => boolean>();
  const kept = new Map(Object.entries(options.tab ?? {}));
  let screenCodes: readonly string[] = options.screenCodes ?? (role === null ? [] : screensOf(role));

  const gateway = createFakeGateway({
    answers: options.gateway ?? {},
    latency: options.latency ?? 0,
    onToast: (toast) => toasts.push(toast),
    unanswered: options.unanswered,
  });

  const api: ShellApi = {
    contract: 1,
    session,
    access: {
      can: (code) => screenCodes.includes(code),
      revision,
      refresh() {
        revision.set(revision.get() + 1);
        return Promise.resolve();
      },
    },
    language,
    speak: (next) => language.set(next),
    theme,
    gateway: { request: (request) => gateway.request(request) },
    toast: { show: (toast) => void toasts.push(toast) },
    socket: {
      subscribe(destination, onMessage) {
        const listeners = topics.get(destination) ?? new Set();
        const receive = (frame: string) => onMessage(JSON.parse(frame));
        listeners.add(receive);
        topics.set(destination, listeners);
        return () => void listeners.delete(receive);
      },
      status: socketStatus,
      onResync(listener) {
        resyncListeners.add(listener);
        return () => void resyncListeners.delete(listener);
      },
    },
    navigation: {
      to(path, { replace = false } = {}) {
        navigations.push(path);
        window.history[replace ? 'replaceState' : 'pushState'](null, '', path);
        notifyRouters();
      },
      guardLeave(isDirty) {
        guards.add(isDirty);
        return () => void guards.delete(isDirty);
      },
      setTitle: (title) => void titles.push(title),
    },
    tab: { read: (key) => kept.get(key), write: (key, value) => void kept.set(key, value) },
    filings: {
      addressOf: (process, id, reader, known) =>
        options.filings === undefined
          ? `/filings/${process}/${reader}/${id}`
          : options.filings(process, id, reader, known),
    },
    configuration: options.configuration ?? {},
    ...(options.recovery && { recovery: options.recovery }),
    auth: {
      async signIn(credentials) {
        signIns.push(credentials);
        const result = (await options.signIn?.(credentials)) ?? { kind: 'signed-in' as const };
        return result.kind === 'second-factor-required'
          ? { kind: 'rejected', serverMessage: result.message, captchaRequired: false }
          : result;
      },
      async signInBySteps(credentials) {
        signIns.push(credentials);
        return (await options.signIn?.(credentials)) ?? { kind: 'signed-in' };
      },
      async proveSecondFactor(ticket, proof) {
        await gateway.request({
          path: '/auth/api/second-factor/login',
          method: 'POST',
          auth: { ticket },
          body: { kind: 'json', value: proof },
          quiet: { successToast: true, failureToast: true },
        });
      },
      async signOut() {
        session.set(null);
      },
    },
    reportError(error, where) {
      reported.push({ error, where });
      return `TEST-${reported.length}`;
    },
  };

  return {
    api,
    gateway,
    session,
    language,
    socketStatus,
    toasts,
    titles,
    navigations,
    reported,
    signIns,
    tab: kept,
    setScreenCodes(codes) {
      screenCodes = codes;
      revision.set(revision.get() + 1);
    },
    emit(destination, body) {
      for (const listener of [...(topics.get(destination) ?? [])]) listener(JSON.stringify(body));
    },
    resync() {
      for (const listener of [...resyncListeners]) listener();
    },
    isDirty: () => [...guards].some((guard) => guard()),
    leftovers() {
      const subscriptions = [...topics.values()].reduce((sum, listeners) => sum + listeners.size, 0);
      const stores = [session, language, revision, socketStatus, theme].reduce(
        (sum, store) => sum + store.listenerCount,
        0,
      );
      return subscriptions + resyncListeners.size + guards.size + stores;
    },
  };
}
