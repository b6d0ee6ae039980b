import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RegistryDocument } from '@registrar/contract/registry';
import { AskedHeadings } from './asked-headings';
import { askedPins, type AskedPins, type PinsQuery } from './asked-pins';
import type { HostConfiguration } from './configuration';
import { failure } from './failure';
import { routeOf, searchEngineRoutes } from './for-search-engines';
import { PageHead } from './page-head';
import { PortalPage } from './portal-page';
import { SHELL, versionFolder } from './published-remotes';
import type { RegistryStore } from './registry-store';
import { isPlainShell, liveShellFolder } from './shell-generations';
import { ShellPages } from './shell-pages';

type PageRequest = FastifyRequest<{ Querystring: PinsQuery }>;

/** Addresses that are never a page of the portal. */
const NOT_A_PAGE = /^\/(shell|remotes|registry|gateway|host)(\/|$)|^\/config\.json$/;

const isPinned = ({ named, signed, problems }: AskedPins): boolean =>
  Object.keys(named).length + signed.length + problems.length > 0;

const notBuilt = (reply: FastifyReply): FastifyReply =>
  failure(reply, 503, 'The portal has not been built yet.', 'NOT_BUILT');

/** What differs from one installation to the next. */
const settingsOf = (configuration: HostConfiguration) => ({
  mode: configuration.mode,
  gatewayBase: '/gateway',
  portalUrl: configuration.portalUrl,
  clientId: configuration.clientId,
  clientSecret: configuration.clientSecret,
  addresses: configuration.addresses,
  homeNotice: configuration.homeNotice ? 'on' : 'off',
  branches: configuration.branches ? 'on' : 'off',
  // left out where it is not configured
  mapTiles: configuration.map.tiles,
  mapAttribution: configuration.map.attribution,
  mapGeocoder: configuration.map.geocoder,
  ...(configuration.sandboxUrl === undefined ? {} : { sandboxUrl: configuration.sandboxUrl }),
});

/** `/` and every address that belongs to nobody else is the shell's page; it knows itself which pages exist. */
export function shellRoutes(
  app: FastifyInstance,
  configuration: HostConfiguration,
  store: RegistryStore,
  registry: () => RegistryDocument,
): void {
  const portalPage = new PortalPage();
  const head = new PageHead(
    configuration.portalFolder,
    settingsOf(configuration),
    new AskedHeadings(configuration.gatewayUrl),
  );
  const plain = isPlainShell(configuration);
  const pages = new ShellPages();
  const ownPages = () => pages.of(liveShellFolder(configuration, store.document));
  const page = async (request: PageRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const document = registry();
    const folder = plain
      ? configuration.shellFolder
      : document.shell && versionFolder(configuration.portalFolder, SHELL, document.shell.version);
    const html = folder === undefined ? null : portalPage.html(folder);
    if (folder === undefined || html === null) return notBuilt(reply);
    // A page that has no version, as while developing, is sent as it is.
    if (plain) return portalPage.send(html, request, reply, { isOfOne: false });
    const [path = '/', query = ''] = request.url.split('?');
    const findPage = (address: string) => routeOf(address, document, ownPages());
    const visit = {
      path,
      route: findPage(path),
      folder,
      exists: (address: string) => findPage(address) !== undefined,
      cookies: request.headers.cookie,
      pinned: isPinned(askedPins(request.headers.cookie, request.query)),
      address: request.ip,
      queried: query !== '',
    };
    const headed = await head.into(html, visit, document);
    if (headed.links !== '') void reply.header('link', headed.links);
    return portalPage.send(headed.html, request, reply, headed);
  };

  app.get('/config.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(settingsOf(configuration)),
  );

  searchEngineRoutes(app, configuration.portalUrl, registry, ownPages);

  // For a first visit in which /registry fails: no pins, no questions to the gateway, as plain as a file.
  app.get('/shell/registry-fallback.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(store.document),
  );

  app.get<{ Querystring: PinsQuery }>('/', page);

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !NOT_A_PAGE.test(path);
    return isPage
      ? page(request as PageRequest, reply)
      : failure(reply, 404, 'There is nothing at this address.', 'NOT_FOUND');
  });
}
