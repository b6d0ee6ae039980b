import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostConfiguration } from './configuration';
import { failure } from './failure';
import type { RegistryStore } from './registry-store';

/** Addresses that are never a page of the portal. */
const NOT_A_PAGE = /^\/(shell|remotes|registry|gateway|host)(\/|$)|^\/config\.json$/;

/** The page is small and asked for at every visit: read once, with its compressed form, and again when it changed. */
class IndexPage {
  readonly #file: string;
  #readAt = -1;
  #html: Buffer = Buffer.alloc(0);
  #brotli: Buffer | undefined;

  constructor(folder: string) {
    this.#file = join(folder, 'index.html');
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (!existsSync(this.#file)) return failure(reply, 503, 'The portal has not been built yet.', 'NOT_BUILT');
    this.#refresh();
    const etag = `"${this.#readAt.toString(36)}"`;
    void reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'Accept-Encoding').type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const brotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')) ? this.#brotli : undefined;
    return brotli === undefined ? reply.send(this.#html) : reply.header('content-encoding', 'br').send(brotli);
  }

  #refresh(): void {
    const changed = statSync(this.#file).mtimeMs;
    if (changed === this.#readAt) return;
    this.#html = readFileSync(this.#file);
    this.#brotli = existsSync(`${this.#file}.br`) ? readFileSync(`${this.#file}.br`) : undefined;
    this.#readAt = changed;
  }
}

/** `/` and every address that belongs to nobody else is the shell's page; it knows itself which pages exist. */
export function shellRoutes(app: FastifyInstance, configuration: HostConfiguration, store: RegistryStore): void {
  const index = new IndexPage(configuration.shellFolder);

  app.get('/config.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({
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
    }),
  );

  // For a first visit in which /registry fails: no pins, no questions to the gateway, as plain as a file.
  app.get('/shell/registry-fallback.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(store.document));

  app.get('/', (request, reply) => index.send(request, reply));

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !NOT_A_PAGE.test(path);
    return isPage ? index.send(request, reply) : failure(reply, 404, 'There is nothing at this address.', 'NOT_FOUND');
  });
}
