import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { RegistryDocument } from '@registrar/contract/registry';
import { limitAddresses } from './address-limits';
import { buildRoutes } from './build-routes';
import type { HostConfiguration } from './configuration';
import { DeployTokens } from './deploy-tokens';
import { failure } from './failure';
import { FaultLedger } from './fault-ledger';
import { faultRoutes } from './fault-routes';
import { accountOf, announceRegistryChange } from './gateway-access';
import { gatewayProxy } from './gateway-proxy';
import { gatewaySockets } from './gateway-sockets';
import { answerOnLine, endLinesInSilence } from './line-ends';
import { createHostMetrics, metricsRoute } from './host-metrics';
import { pinRoutes } from './pin-routes';
import { RegistryStore } from './registry-store';
import { registryRoutes } from './registry-routes';
import { remoteFiles } from './remote-files';
import { securityHeaders } from './security-headers';
import { isPlainShell, liveShellFolder, takeInShell } from './shell-generations';
import { shellRoutes } from './shell-routes';
import { ShellProvisions } from './shell-provision';
import { SignedPins } from './signed-pins';
import { removeUnfinished } from './unfinished-files';
import { WatchedRemotes } from './watched-remotes';

export interface HostOptions {
  readonly configuration: HostConfiguration;
  readonly now: () => Date;
  readonly watchedRemotes?: Readonly<Record<string, string>>;
  readonly logger?: boolean;
}

export function createHost({ configuration, now, watchedRemotes, logger = true }: HostOptions): FastifyInstance {
  // In production a proxy stands in front and says who asks.
  const trusted = configuration.mode === 'production' ? ['loopback', 'uniquelocal'] : [];
  const app = fastify({
    logger: logger ? { level: configuration.watch ? 'warn' : 'info' } : false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted.length > 0 ? trusted : false,
    forceCloseConnections: true,
    clientErrorHandler: answerOnLine,
    // A watched build names its chunks after all their modules.
    routerOptions: { maxParamLength: 400 },
  });
  endLinesInSilence(app.server);
  removeUnfinished(configuration.portalFolder);
  const shell = new ShellProvisions(() => liveShellFolder(configuration, store.document));
  const store: RegistryStore = new RegistryStore(configuration.portalFolder, now, shell);
  for (const problem of store.problems()) app.log.error({ folder: configuration.portalFolder }, problem);
  const sources = {
    store,
    portalFolder: configuration.portalFolder,
    signedPins: new SignedPins(configuration.portalFolder, now, configuration.pinKey),
  };
  const tokens = new DeployTokens(configuration.deployTokensFile, configuration.portalFolder, now, (file) => {
    app.log.error({ file }, 'the deploy tokens cannot be read; those known before stay in force');
  });
  const ledger = new FaultLedger(configuration.portalFolder, now);
  const metrics = createHostMetrics(store, ledger);
  const watched = new WatchedRemotes(watchedRemotes);

  securityHeaders(app, configuration);
  limitAddresses(app, { now, perMinute: configuration.pagesPerMinute });
  app.register(fastifyStatic, {
    root: configuration.shellFolder,
    prefix: '/shell/',
    // versions are sent from their own folders
    serve: isPlainShell(configuration),
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    ...(configuration.watch ? { maxAge: 0 } : { immutable: true, maxAge: '365d' }),
  });
  const announce = ({ revision }: RegistryDocument): void => {
    announceRegistryChange(configuration, revision).catch((error: unknown) => {
      app.log.warn({ err: error }, 'the gateway was not told; open tabs will find the change by themselves');
    });
  };
  if (!isPlainShell(configuration)) deliverBuiltShell(app, configuration, store, now, announce);
  registryRoutes(app, configuration, tokens, sources, watched, {
    announce,
    onGiven: (remote, version) => ledger.forget(remote, version),
  });
  faultRoutes(app, {
    portalFolder: configuration.portalFolder,
    store,
    ledger,
    metrics,
    now,
    announce,
    isProduction: configuration.mode === 'production',
    accountOf: (bearer) => accountOf(configuration, bearer),
  });
  metricsRoute(app, metrics, configuration.metricsToken);
  app.addHook('onClose', async () => ledger.close());
  pinRoutes(app, configuration, tokens, sources, now);
  buildRoutes(app, configuration, tokens, sources, now);
  remoteFiles(app, configuration, tokens, watched, shell, now);
  shellRoutes(app, configuration, store, () => watched.overlay(store.document));
  gatewayProxy(app, configuration);
  gatewaySockets(app, configuration, trusted);
  // Answered with 200 in either case: the portal works, and nothing that watches it should take it down.
  app.get('/host/healthz', (_request, reply) => {
    const problems = store.problems();
    return reply.header('cache-control', 'no-store').send({
      status: problems.length === 0 ? 'ok' : 'degraded',
      revision: store.document.revision,
      ...(problems.length > 0 && { problems }),
    });
  });
  app.setErrorHandler((error: unknown, request, reply) => {
    const status =
      typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return failure(reply, status, status >= 500 ? 'Something went wrong in the portal host.' : String(error), 'HOST');
  });
  return app;
}

function deliverBuiltShell(
  app: FastifyInstance,
  configuration: HostConfiguration,
  store: RegistryStore,
  now: () => Date,
  announce: (document: RegistryDocument) => void,
): void {
  const taken = takeInShell(configuration, store, now);
  if (taken.kind === 'unusable') app.log.error({ problems: taken.problems }, 'the built shell cannot be used');
  if (taken.kind !== 'live') return;
  app.log.info({ version: store.document.shell?.version }, 'the built shell is live');
  announce(store.document);
}
