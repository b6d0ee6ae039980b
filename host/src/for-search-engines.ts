import type { FastifyInstance } from 'fastify';
import type { Bilingual } from '@registrar/contract/shell-api';
import type { RegistryDocument } from '@registrar/contract/registry';
import { compareSpecificity, matchSegments, segmentsOf } from '@registrar/contract/route-pattern';
import type { RouteDescription } from '@registrar/contract/routes';

/** The pages of the shell, which are not in the registry. */
export type OwnRoutes = () => readonly RouteDescription[];

/** What a page needs to be drawn, besides itself. */
const DRAWN_WITH = ['/shell/', '/remotes/', '/registry', '/config.json', '/gateway/'];

/**
 * Every public page that says in a sentence what it is: these are for everybody to find, links with a secret in them
 * are not.
 */
export function describedPages(
  { remotes }: RegistryDocument,
  own: readonly RouteDescription[],
): readonly (RouteDescription & { readonly description: Bilingual })[] {
  const live = Object.values(remotes).filter(({ status }) => status === 'active');
  return [...own, ...live.flatMap(({ routes }) => routes)].flatMap((route) =>
    route.auth === 'public' && route.description !== undefined ? [{ ...route, description: route.description }] : [],
  );
}

/** The page that answers an address, of all that there are. */
export function routeOf(
  path: string,
  { remotes }: RegistryDocument,
  own: readonly RouteDescription[],
): RouteDescription | undefined {
  const address = segmentsOf(path);
  return [...own, ...Object.values(remotes).flatMap(({ routes }) => routes)]
    .filter((route) => matchSegments(segmentsOf(route.path), address) !== null)
    .sort((a, b) => compareSpecificity(segmentsOf(a.path), segmentsOf(b.path)))[0];
}

/** `robots.txt` and `sitemap.xml`, both of what is live now. */
export function searchEngineRoutes(
  app: FastifyInstance,
  portalUrl: string,
  registry: () => RegistryDocument,
  own: OwnRoutes,
): void {
  app.get('/robots.txt', (_request, reply) => {
    const pages = describedPages(registry(), own()).map(({ path }) =>
      path.includes(':') ? path.slice(0, path.indexOf(':')) : `${path}$`,
    );
    const rules = [
      'User-agent: *',
      ...['/$', ...new Set(pages), ...DRAWN_WITH].map((path) => `Allow: ${path}`),
      'Disallow: /',
      '',
      `Sitemap: ${portalUrl}/sitemap.xml`,
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${rules.join('\n')}\n`);
  });

  app.get('/sitemap.xml', (_request, reply) => {
    const addresses = describedPages(registry(), own())
      .filter(({ path }) => !/[:*]/.test(path))
      .map(({ path }) => `<url><loc>${escaped(portalUrl + path)}</loc></url>`);
    const document = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>\n`;
    return reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(document);
  });
}

/** For text and for the value of an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
