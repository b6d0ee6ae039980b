import { createGatewayClient } from '@registrar/gateway-client/client';
import { commonNamespace } from '@registrar/i18n/create-i18n';
import { loadCommonMessages } from '@registrar/i18n/load-messages';
import { decide, isOffered, isReached } from './access/decide';
import { createModuleList } from './access/module-list';
import { drawPortal } from './chrome/draw-portal';
import { createApplications } from './remotes/applications';
import { filingAddress, type Catalog } from './remotes/catalog';
import { exposeDebugHandle } from './remotes/debug-handle';
import { createFederationTransport } from './remotes/federation';
import { localPages } from './remotes/local-pages';
import { catalogOf } from './remotes/portal-catalog';
import { adoptPins, createPins, hasPins } from './remotes/pins';
import { createPrefetch } from './remotes/prefetch';
import { createRegistryClient } from './remotes/registry-client';
import { remoteErrorCodes } from './remotes/remote-failure';
import { followRemoteStyles } from './remotes/remote-styles';
import { go, reconsider, startRouting, watchRouting } from './remotes/routing';
import { ownVersion } from './remotes/own-version';
import { createShellRelease } from './remotes/shell-release';
import { createSwapController } from './remotes/swap';
import { watchUnhandled } from './remotes/unhandled';
import { createArrival } from './services/arrival';
import { readBootBlock } from './services/boot-block';
import { readConfiguration } from './services/configuration';
import { createDialogs } from './services/dialogs';
import { createErrorId } from './services/error-id';
import { holdFirstView } from './services/first-view';
import { notice, reportError } from './services/error-reports';
import { createFaultReporter } from './services/fault-reports';
import { askInit } from './services/init-query';
import { createLanguage } from './services/language';
import { createLeaveGuard } from './services/leave-guard';
import { createNavigation } from './services/navigation';
import { createNotifications } from './services/notifications';
import { createPublicHome } from './services/public-home';
import { createPortalNotices } from './services/portal-notices';
import { keepTitle, pageTitle } from './services/page-title';
import { personFrom } from './services/person';
import { followSession } from './services/follow-session';
import { keptRandomId } from './services/random-id';
import { createProofAgain } from './services/proof-again';
import { createSession, removeLeftoverToken } from './services/session';
import { shareSession } from './services/shared-session';
import { createShellApi, type ShellServices } from './services/shell-api';
import { loadShellMessages } from './services/shell-messages';
import { createSignIn } from './services/sign-in';
import { createSignOut } from './services/sign-out';
import { createSocket } from './services/socket';
import { createTabDetails } from './services/tab-details';
import { reportSignedIn } from './services/report-to-host';
import { theme } from './services/theme';
import { createToast } from './services/toast';
import { turn } from './services/turn';
import { createStore, deriveStore } from './services/value-store';

/**
 * The portal's start, top to bottom: what is known at once, what must be asked for, who works with whom, first page.
 */
export async function boot(): Promise<void> {
  removeLeftoverToken(localStorage);
  const adopted = adoptPins(window);
  const sent = readBootBlock(document, performance);
  const languageOfPage = document.documentElement.lang;
  const session = shareSession({
    session: createSession(sessionStorage),
    channel: 'BroadcastChannel' in window ? new BroadcastChannel('registrar.session') : undefined,
    locks: 'locks' in navigator ? navigator.locks : undefined,
    storage: sessionStorage,
    window,
    isSeen: () => document.visibilityState === 'visible',
  });
  reportSignedIn(document, session.signedIn);
  const language = createLanguage({
    storage: localStorage,
    root: document.documentElement,
    cookies: document,
    isOnScreen: (namespace) => applications.isOnScreen(namespace),
  });
  const registry = createRegistryClient({
    fetch: (...args) => fetch(...args),
    storage: localStorage,
    // A pin may be a right of certain people only, so the host must know who asks.
    authorization: () => (hasPins(document) ? bearerOf(session.read()?.access_token) : null),
    browser: keptRandomId(localStorage, 'registrar.browser'),
    // The page may have come before the pin did.
    sent: hasPins(document) ? null : sent.registry,
    onProblem: notice,
  });

  const [configuration] = await Promise.all([
    readConfiguration((...args) => fetch(...args), sent.settings, notice),
    registry.refresh(),
    language.addMessages(commonNamespace, loadCommonMessages),
    language.addMessages('shell', loadShellMessages),
    session.join(),
  ]);
  await turn();

  const overlay = createStore(false);
  const dialogs = createDialogs();
  const proofAgain = createProofAgain();
  const toast = createToast((key, options) => language.i18n.t(key, options));
  const guard = createLeaveGuard(window);
  const gateway = createGatewayClient({
    baseUrl: configuration.gatewayBase,
    clientCredentials: configuration.clientCredentials,
    session,
    language: language.language,
    toast,
    overlay: { show: () => overlay.set(true), hide: () => overlay.set(false) },
    proveAgain: proofAgain.ask,
    onSessionLost(reason, why) {
      proofAgain.asked.get()?.answer(false);
      // A refused sign-in stays on its form with what was typed.
      if (reason === 'sign-in-refused' && window.location.pathname === '/login') return;
      toast.show({
        kind: 'warning',
        dedupeKey: 'session-ended',
        ...(why == null ? { messageKey: 'session.ended' } : { serverMessage: why }),
      });
      // who logs in again comes back to where the session ended
      navigation.force(`/login?returnTo=${encodeURIComponent(window.location.pathname + window.location.search)}`);
    },
    onFailure(failure) {
      if (failure.status === 403 && failure.details['reason'] === 'SCREEN') void modules.refresh();
      if (failure.code === 'DEF-409') swap.outdated();
    },
  });
  session.renewBy(gateway.renew);
  const modules = createModuleList(() => askInit(gateway));
  // Under way while the frame is drawn; nearly everything that is shown waits for it.
  if (session.signedIn.get()) void modules.refresh();
  const socket = createSocket({
    url: `${window.location.origin.replace(/^http/, 'ws')}${configuration.gatewayBase}/ws`,
    async token(renew) {
      // A refused token is renewed the way every call renews it: by being refused.
      if (renew) await modules.refresh();
      return session.read()?.access_token ?? null;
    },
    onProblem: notice,
  });
  const notifications = createNotifications(gateway, socket, notice);
  const portalNotices = createPortalNotices(gateway, socket, notice);
  const publicHome = createPublicHome(gateway, notice);

  const catalog = deriveStore([registry.state], (): Catalog => catalogOf(registry.state.get().document));
  const look = (path: string) => decide(path, catalog.get(), modules.access(), session.signedIn.get());
  const ownerOf = (path: string): string | null => {
    const decision = look(path);
    return decision.kind === 'allow' ? decision.page.owner : null;
  };

  const confirmLeave = () =>
    dialogs.ask({
      titleKey: 'leave.title',
      messageKey: 'leave.message',
      confirmKey: 'leave.confirm',
      cancelKey: 'leave.stay',
    });
  const arrival = createArrival({
    main: () => document.getElementById('main'),
    title: () => pageTitle(navigation, language),
    scrollToTop: () => window.scrollTo(0, 0),
  });
  const navigation = createNavigation({
    location: () => window.location,
    decide: look,
    go,
    reconsider: () => void reconsider(),
    guard,
    confirmLeave,
    onArrived: arrival.onArrived,
  });

  const services: ShellServices = {
    session: deriveStore([modules.state], () => personFrom(modules.state.get())),
    modules,
    language,
    theme,
    gateway,
    toast,
    socket,
    navigation,
    guard,
    configuration,
    tab: createTabDetails(sessionStorage, session.signedIn),
    filings: {
      addressOf(process, id, reader, known) {
        const address = filingAddress(catalog.get(), { ...known, process, id }, reader);
        return address === null || ['forbidden', 'not-found'].includes(look(address).kind) ? null : address;
      },
    },
    signIn: createSignIn({ gateway, session, toast }),
    signOut: createSignOut({
      gateway,
      session,
      navigation: () => navigation,
      onProblem: notice,
      mayLeave: async () => !guard.isDirty() || confirmLeave(),
    }),
    reportError,
  };

  const transport = createFederationTransport();
  const outlet = document.createElement('div');
  followRemoteStyles(outlet, (name) => name !== localPages);
  const applications = createApplications({
    transport,
    entry: (remote) => swap.entry(remote),
    outlet,
    isActive: (remote, path) => ownerOf(path) === remote,
    loadMessages: (app) => language.addMessages(app.name, (to) => app.loadMessages(to)),
    createShellApi: (app, visit) => createShellApi(services, app, visit),
    settled: modules.settled,
    refreshRegistry: registry.refresh,
    previous: (remote, kind) => swap.previous(remote, kind),
    isShellOutdated: () => release.isOutdated(),
    report: reportError,
    reportFault: createFaultReporter({
      fetch: (...args) => fetch(...args),
      tab: keptRandomId(sessionStorage, 'registrar.tab'),
      revision: () => registry.state.get().document.revision,
      authorization: () => bearerOf(session.read()?.access_token),
    }),
  });
  const release = createShellRelease({
    own: ownVersion,
    isDirty: guard.isDirty,
    settle: guard.settle,
    confirmLoss: (urgency) =>
      dialogs.ask({
        titleKey: urgency === 'critical' ? 'update.criticalTitle' : 'update.lossTitle',
        messageKey: 'update.lossMessage',
        confirmKey: 'update.lossConfirm',
        cancelKey: 'update.later',
      }),
    reload() {
      guard.letGo();
      window.location.reload();
    },
  });
  const swap = createSwapController({
    frames: applications.frames,
    besideCanary: (remote) => registry.state.get().besideCanary[remote],
    isDirty: guard.isDirty,
    confirmCritical: () =>
      dialogs.ask({
        titleKey: 'update.criticalTitle',
        messageKey: 'update.criticalMessage',
        confirmKey: 'update.now',
        cancelKey: 'update.later',
      }),
    report: (error, remote) => reportError(error, remote, createErrorId(remoteErrorCodes['fallen-back'])),
  });
  const pins = createPins({
    adopted,
    document,
    fetch: (...args) => fetch(...args),
    authorization: () => bearerOf(session.read()?.access_token),
    renew: async () => {
      if (session.signedIn.get()) await modules.refresh();
    },
    settled: modules.settled,
    mayPin: () => configuration.settings['mode'] === 'embedded' || modules.can('QA_PINS'),
    refreshRegistry: registry.refresh,
    replaceShown: async () => {
      if (!guard.isDirty()) await swap.applyNow();
    },
  });
  const prefetch = createPrefetch({
    loaders: applications.loaders,
    ownerOf,
    catalog: catalog.get,
    parts: transport.commonParts,
  });

  const followRegistry = (): void => {
    const { document: current, source } = registry.state.get();
    applications.follow(Object.keys(current.remotes));
    swap.follow(current);
    // A stand-in may name a shell of long ago.
    if (source === 'live') release.follow(current);
    navigation.reconsider();
  };
  exposeDebugHandle({
    loaders: applications.loaders,
    registry: registry.state.get,
    isFallenBack: swap.isFallenBack,
  });
  keepTitle(navigation, language, document);
  language.language.subscribe(arrival.onLanguage);

  await turn();
  drawPortal({
    shell: createShellApi(services, 'shell', { signal: new AbortController().signal }),
    signedIn: session.signedIn,
    init: modules.state,
    catalog,
    registry: registry.state,
    frame: applications.status,
    overlay,
    announcement: arrival.announcement,
    socketStatus: socket.status,
    language,
    navigation,
    notifications,
    portalNotices: portalNotices.notices,
    publicHome,
    dialogs,
    proofAgain,
    toast,
    swap,
    release,
    pins,
    configuration,
    outlet,
    isReached: (path) => isReached(path, catalog.get()),
    isOffered: (path) => isOffered(path, catalog.get(), modules.access(), session.signedIn.get()),
    signOut: services.signOut,
    signInAsAnother: async () => {
      if (guard.isDirty() && !(await confirmLeave())) return;
      if (await session.leave()) navigation.force('/login');
      else await services.signOut();
    },
    retryInit: () => void modules.refresh(),
    retryRegistry: () => void registry.refresh(),
    removeLeftover: () => removeLeftoverToken(localStorage),
  });

  holdFirstView({
    element: document.getElementById('first-view'),
    isReadable: languageOfPage === language.language.get(),
    isSignedIn: session.signedIn.get(),
    isGranted: () => ['allow', 'pending', 'redirect'].includes(navigation.place.get().decision.kind),
    place: navigation.place,
    outlet,
    frame: applications.status,
  });
  watchRouting({
    mayLeave: navigation.mayLeave,
    onNavigated(change) {
      navigation.onNavigated(change);
      swap.left();
    },
  });
  for (const kind of ['pointerdown', 'keydown']) {
    for (const { touch } of [swap, release]) window.addEventListener(kind, touch, { passive: true });
  }
  followRegistry();
  registry.state.subscribe(followRegistry);
  followSession({ session, modules, socket, notifications, portalNotices, navigation, registry, prefetch });
  startRouting((error, remote) => void reportError(error, remote));
  watchUnhandled(window, applications.frames, reportError);
  registry.watch();
  void pins.begin();
  prefetch.watchLinks(document);
}

const bearerOf = (token: string | undefined): string | null => (token === undefined ? null : `Bearer ${token}`);
