import { askedLanguage } from '../answer';
import { documentationPage, STYLES } from './documentation-page';
import { BASE, type RouteModule } from '../gateway-app';
import { keepUsedSchemas } from './keep-used-schemas';

/** The OpenAPI document, and a page to read it: plain HTML from the server, no script and no inline style. */
export const documentationRoutes: RouteModule = (app) => {
  const config = { access: 'public' as const };
  let made: object | undefined;
  const document = (): object => (made ??= keepUsedSchemas(app.swagger()));
  app.get(`${BASE}/openapi.json`, { config, schema: { hide: true } }, async () => document());
  app.get(`${BASE}/docs`, { config, schema: { hide: true } }, async (request, reply) => {
    reply.type('text/html; charset=utf-8');
    return documentationPage(document(), askedLanguage(request), BASE);
  });
  app.get(`${BASE}/docs.css`, { config, schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/css; charset=utf-8');
    return STYLES;
  });
};
