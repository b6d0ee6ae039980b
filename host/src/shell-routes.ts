import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostConfiguration } from './configuration';
import { failure } from './failure';
import { SHELL, versionFolder } from './published-remotes';
import type { RegistryStore } from './registry-store';
import { isPlainShell } from './shell-generations';

/** Addresses that are never a page of the portal. */
const NOT_A_PAGE = /^\/(shell|remotes|registry|gateway|host)(\/|$)|^\/config\.json$/;

/** The page is small and asked for at every visit: read once, with its compressed form, and again when it changed. */
class IndexPage {
  #readFrom = '';
  #readAt = -1;
  #html: Buffer = Buffer.alloc(0);
  #digest = '';
  #brotli: Buffer | undefined;

  send(folder: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const file = join(folder, 'index.html');
    if (!existsSync(file)) return notBuilt(reply);
    this.#refresh(file);
    const etag = `"${this.#digest}"`;
    void reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'Accept-Encoding').type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const brotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')) ? this.#brotli : undefined;
    return brotli === undefined ? reply.send(this.#html) : reply.header('content-encoding', 'br').send(brotli);
  }

  #refresh(file: string): void {
    const changed = statSync(file).mtimeMs;
    if (file === this.#readFrom && changed === this.#readAt) return;
    this.#html = readFileSync(file);
    this.#digest = createHash('sha256').update(this.#html).digest('base64url').slice(0, 22);
    this.#brotli = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
    this.#readFrom = file;
    this.#readAt = changed;
  }
}

const notBuilt = (reply: FastifyReply): FastifyReply => failure(reply, 503, 'The portal has not been built yet.', 'NOT_BUILT');

/** `/` and every address that belongs to nobody else is the shell's page; it knows itself which pages exist. */
export function shellRoutes(app: FastifyInstance, configuration: HostConfiguration, store: RegistryStore): void {
  const index = new IndexPage();
  const plain = isPlainShell(configuration);
  const page = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const live = store.document.shell;
    if (plain) return index.send(configuration.shellFolder, request, reply);
    return live === undefined ? notBuilt(reply) : index.send(versionFolder(configuration.portalFolder, SHELL, live.version), request, reply);
  };

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

  app.get('/', page);

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !NOT_A_PAGE.test(path);
    return isPage ? page(request, reply) : failure(reply, 404, 'There is nothing at this address.', 'NOT_FOUND');
  });
}
