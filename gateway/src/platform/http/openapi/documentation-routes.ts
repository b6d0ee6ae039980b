import { askedLanguage } from '../answer';
import { callsOf } from './calls-of';
import { documentationPage, STYLES } from './documentation-page';
import { BASE, type RouteModule } from '../gateway-app';
import { keepUsedSchemas } from './keep-used-schemas';

const OPEN_DATA = {
  title: 'Open data of the company register',
  description: 'The public register for programs, without an account; nothing of persons.',
};

/** The OpenAPI document, and a page to read it: plain HTML from the server, no script and no inline style. */
export const documentationRoutes: RouteModule = (app) => {
  const config = { access: 'public' as const };
  let made: object | undefined;
  const document = (): object => (made ??= keepUsedSchemas(app.swagger()));
  app.get(`${BASE}/openapi.json`, { config, schema: { hide: true } }, async () => document());
  app.get(`${BASE}/docs`, { config, schema: { hide: true } }, async (request, reply) => {
    reply.type('text/html; charset=utf-8');
    const address = `${BASE}/openapi.json`;
    return documentationPage(document(), askedLanguage(request), { base: BASE, address, heading: 'docs.title' });
  });
  // programs of others use these alone
  let openMade: object | undefined;
  const openData = (): object => (openMade ??= keepUsedSchemas(callsOf(app.swagger(), 'open-data', OPEN_DATA)));
  app.get(`${BASE}/public/open-data/openapi.json`, { config, schema: { hide: true } }, async () => openData());
  app.get(`${BASE}/public/open-data/docs`, { config, schema: { hide: true } }, async (request, reply) => {
    reply.type('text/html; charset=utf-8');
    const address = `${BASE}/public/open-data/openapi.json`;
    return documentationPage(openData(), askedLanguage(request), { base: BASE, address, heading: 'docs.openData' });
  });
  app.get(`${BASE}/docs.css`, { config, schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/css; charset=utf-8');
    return STYLES;
  });
};
