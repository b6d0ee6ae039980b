import { migratedCompaniesSchema, migratedCompanyDetailsSchema } from '@registrar/domain/calls/old-system';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { seeApplication } from '../filings/writable';
import { actorOf } from '../platform/http/access';
import { answers, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { refuse } from '../platform/refusal';
import { readCompanyOfFiling, readMigratedCompanies } from './migrated-companies';

const tags = ['old system'];

/** Companies that came over, on their way to being verified. */
export const migratedCompanyRoutes: RouteModule = (app, { database: { db }, clock }) => {
  app.get(`${BASE}/external/api/migrated-company`, {
    config: { access: 'signed-in' },
    schema: { summary: 'The own companies that came over from the older system', tags, response: answers(migratedCompaniesSchema) },
    handler: async (request) => ok(request, { companies: await readMigratedCompanies(db, actorOf(request).accountId, clock.now()) }),
  });

  app.get(`${BASE}/external/api/migrated-company/:id`, {
    config: { access: 'signed-in' },
    schema: { summary: 'What the register holds of the company of a filing; the id is the filing’s', tags, params: z.object({ id: idSchema }), response: answers(migratedCompanyDetailsSchema) },
    handler: async (request) => {
      const { application } = await seeApplication(db, actorOf(request), request.params.id, clock.now());
      if (application.definition.process !== 'MIGRATION_NAME_RESERVATION' || application.row.company_id === null) refuse('REQ-404');
      return ok(request, (await readCompanyOfFiling(db, application.row.company_id)) ?? refuse('REQ-404'));
    },
  });
};
