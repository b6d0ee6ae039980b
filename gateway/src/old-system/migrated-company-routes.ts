import { migratedCompaniesSchema, migratedCompanyDetailsSchema } from '@registrar/domain/calls/old-system';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { readingOf } from '../applications/filing-reading';
import { seeFiling } from '../applications/sight';
import { notesReadings } from '../register/access-log/note-access';
import { actorOf } from '../platform/http/access';
import { answers, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { refuse } from '../platform/refusal';
import { readCompanyOfFiling, readMigratedCompanies } from './migrated-companies';

const tags = ['old system'];

/** Companies that were moved and are not verified yet. */
export const migratedCompanyRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  const note = notesReadings(platform);
  app.get(`${BASE}/external/api/migrated-company`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'listMigratedCompanies',
      summary: 'The own companies that were moved from the old system',
      tags,
      response: answers(migratedCompaniesSchema),
    },
    handler: async (request) =>
      ok(request, { companies: await readMigratedCompanies(db, actorOf(request).accountId, clock.now()) }),
  });

  app.get(`${BASE}/external/api/migrated-company/:id`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getMigratedCompanyOfApplication',
      summary: 'What the register holds of the company of a filing; the id is the filing’s',
      tags,
      params: z.object({ id: idSchema }),
      response: answers(migratedCompanyDetailsSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const sight = await seeFiling(db, actor, request.params.id, clock.now());
      const { application } = sight;
      if (application.definition.process !== 'MIGRATION_NAME_RESERVATION' || application.row.company_id === null)
        refuse('REQ-404');
      await note(actor, ...readingOf(sight));
      return ok(request, (await readCompanyOfFiling(db, application.row.company_id)) ?? refuse('REQ-404'));
    },
  });
};
