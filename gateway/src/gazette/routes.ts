import {
  GAZETTES_A_PAGE,
  gazetteFileSchema,
  gazetteListSchema,
  gazettePageSchema,
  type GazetteList,
} from '@registrar/domain/calls/gazettes';
import { addDays } from '@registrar/domain/calendar';
import type { Kysely } from 'kysely';
import { cachedAnswer } from '../lookups/cached-answer';
import type { DB } from '../platform/database/schema.generated';
import { answers, fileOf } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { refuse } from '../platform/refusal';

const GAZETTE = `${BASE}/public/gazette`;
const KEPT_SECONDS = 300;
const tags = ['open-data'];
const limit = { name: 'open-data', hits: 60, seconds: 60 };

/** The weekly gazette, for everybody. */
export const gazetteRoutes: RouteModule = (app, { database: { db }, storage }) => {
  app.get(GAZETTE, {
    config: { access: 'public', limit },
    schema: {
      operationId: 'listGazettes',
      summary: 'The weekly gazettes of the register, the newest first',
      tags,
      querystring: gazettePageSchema,
      response: answers(gazetteListSchema),
    },
    handler: async (request, reply) =>
      cachedAnswer(request, reply, await listGazettes(db, request.query.page), KEPT_SECONDS),
  });

  app.get(`${GAZETTE}/:number/:name`, {
    config: { access: 'public', limit: { name: 'open-data-file', hits: 20, seconds: 600 } },
    schema: {
      operationId: 'getGazetteFile',
      summary: 'A gazette, as PDF or as JSON',
      tags,
      params: gazetteFileSchema,
      response: fileOf('application/pdf', 'application/json'),
    },
    handler: async (request, reply) => {
      const { number, name } = request.params;
      const row = await db
        .selectFrom('gazette')
        .select(['pdf_key', 'json_key', 'pdf_size', 'json_size'])
        .where('number', '=', number)
        .executeTakeFirst();
      if (!row) refuse('REQ-404');
      const [key, size, type] =
        name === 'gazette.pdf'
          ? [row.pdf_key, row.pdf_size, 'application/pdf']
          : [row.json_key, row.json_size, 'application/json; charset=utf-8'];
      return reply
        .type(type)
        .header('content-length', size)
        .header('content-disposition', `attachment; filename="${number}-${name}"`)
        .header('cache-control', 'public, max-age=86400')
        .send(await storage.get(key));
    },
  });
};

async function listGazettes(db: Kysely<DB>, page: number): Promise<GazetteList> {
  const rows = await db
    .selectFrom('gazette')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(GAZETTES_A_PAGE)
    .offset((page - 1) * GAZETTES_A_PAGE)
    .execute();
  const { total } = await db
    .selectFrom('gazette')
    .select((of) => of.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    items: rows.map((row) => ({
      number: row.number,
      beginsOn: row.week_begins_on,
      endsOn: addDays(row.week_begins_on, 6),
      publications: row.publications,
      madeAt: row.made_at.toISOString(),
      pdfSize: Number(row.pdf_size),
      jsonSize: Number(row.json_size),
      sha256: row.json_sha256,
      signature: row.signature,
      keyFingerprint: row.key_fingerprint,
      signer: row.signer,
      certificate: row.certificate,
    })),
    total: Number(total),
  };
}
