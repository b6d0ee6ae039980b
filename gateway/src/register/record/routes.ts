import type { AccessPart } from '@registrar/domain/calls/access-log';
import {
  companyComparisonSchema,
  companyHistorySchema,
  companyRecordSchema,
  comparisonQuerySchema,
  enteredSchema,
  fullRecordSchema,
  ownershipAnswerSchema,
  recordQuerySchema,
  shareholderListAnswerSchema,
} from '@registrar/domain/calls/company-record';
import { idSchema } from '@registrar/domain/envelope';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { dayInNepal } from '../../platform/clock';
import { actorOf } from '../../platform/http/access';
import { answers, fileOf, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { refuse } from '../../platform/refusal';
import { notesReadings } from '../access-log/note-access';
import { readOwnership } from '../shares/read-ownership';
import { readShareholders } from '../shares/read-shareholders';
import { shareholdersCsv } from '../shares/shareholders-csv';
import { openPrivateRecord, type OpenedRecord } from './open-private-record';
import type { PrivateParts } from './private-parts';
import { readEntered } from './read-entered';
import { readFullRecord } from './read-full-record';
import { readComparison, readHistory } from './read-history';
import { readRecord } from './read-record';

const params = z.object({ id: idSchema });
const tags = ['register'];
/** A company's page calls three of these routes at once. */
const limit = { name: 'company-record', hits: 120, seconds: 60 };
const shown = { access: 'public', limit } as const;

/** The register data of a company, on any day. */
export const companyRecordRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  const note = notesReadings(platform);
  const dayOf = (asked: string | undefined): string => {
    const today = dayInNepal(clock.now());
    return asked === undefined || asked > today ? today : asked; // the register has no data for a future day
  };

  app.get(`${BASE}/external/api/company/:id/record`, {
    config: { ...shown, reads: 'replica' },
    schema: {
      operationId: 'getCompanyRecord',
      summary: 'A company as of a day',
      tags,
      params,
      querystring: recordQuerySchema,
      response: answers(companyRecordSchema),
    },
    handler: async (request) => ok(request, await readRecord(db, request.params.id, dayOf(request.query.on))),
  });
  app.get(`${BASE}/external/api/company/:id/history`, {
    config: { ...shown, reads: 'replica' },
    schema: {
      operationId: 'getCompanyHistory',
      summary: 'What was entered of a company',
      tags,
      params,
      response: answers(companyHistorySchema),
    },
    handler: async (request) => ok(request, await readHistory(db, request.params.id)),
  });
  app.get(`${BASE}/external/api/company/:id/comparison`, {
    config: { ...shown, reads: 'replica' },
    schema: {
      operationId: 'compareCompanyRecord',
      summary: 'What is not the same on two days',
      tags,
      params,
      querystring: comparisonQuerySchema,
      response: answers(companyComparisonSchema),
    },
    handler: async (request) =>
      ok(request, await readComparison(db, request.params.id, dayOf(request.query.from), dayOf(request.query.to))),
  });
  app.get(`${BASE}/external/api/company/:id/ownership`, {
    config: { ...shown, reads: 'replica' },
    schema: {
      operationId: 'getCompanyOwnership',
      summary: 'Who holds a company, and who holds what holds it',
      tags,
      params,
      querystring: recordQuerySchema,
      response: answers(ownershipAnswerSchema),
    },
    handler: async (request) => ok(request, await readOwnership(db, request.params.id, dayOf(request.query.on))),
  });

  const open = (request: FastifyRequest, id: string, part: AccessPart): Promise<OpenedRecord> =>
    openPrivateRecord(db, actorOf(request), id, { part, today: dayInNepal(clock.now()) });
  const openNoted = async (request: FastifyRequest, id: string): Promise<PrivateParts> => {
    const { parts, reading } = await open(request, id, 'RECORD');
    await note(actorOf(request), reading);
    return parts;
  };
  const listShareholders = async (request: FastifyRequest, id: string, on: string | undefined) => {
    const { parts, reading } = await open(request, id, 'SHAREHOLDERS');
    if (!parts.shareholders) refuse('PERM-403', { message: 'mandate.notForThis' });
    await note(actorOf(request), reading);
    return readShareholders(db, id, dayOf(on));
  };
  app.get(`${BASE}/external/api/company/:id/shareholder`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'listShareholders',
      summary: 'The shareholders as of a day, with their shares',
      tags,
      params,
      querystring: recordQuerySchema,
      response: answers(shareholderListAnswerSchema),
    },
    handler: async (request) => ok(request, await listShareholders(request, request.params.id, request.query.on)),
  });
  app.get(`${BASE}/external/api/company/:id/shareholder/csv`, {
    config: { access: 'signed-in', limit: { name: 'shareholders-csv', hits: 30, seconds: 10 * 60 } },
    schema: {
      operationId: 'exportShareholders',
      summary: 'The table of shares as of a day as a file for a spreadsheet',
      tags,
      params,
      querystring: recordQuerySchema,
      response: fileOf('text/csv'),
    },
    handler: async (request, reply) => {
      const csv = shareholdersCsv(await listShareholders(request, request.params.id, request.query.on));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="table-of-shares.csv"')
        .header('cache-control', 'private, no-store')
        .send(csv);
    },
  });
  app.get(`${BASE}/external/api/company/:id/entry`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'listCompanyEntries',
      summary: 'What was entered of a company, with the filing behind it',
      tags,
      params,
      response: answers(enteredSchema),
    },
    handler: async (request) => {
      const parts = await openNoted(request, request.params.id);
      return ok(request, await readEntered(db, request.params.id, { parts }));
    },
  });
  app.get(`${BASE}/external/api/company/:id/full-record`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getFullCompanyRecord',
      summary: 'Every field as of a day, and which filing set it',
      tags,
      params,
      querystring: recordQuerySchema,
      response: answers(fullRecordSchema),
    },
    handler: async (request) => {
      const parts = await openNoted(request, request.params.id);
      return ok(request, await readFullRecord(db, request.params.id, dayOf(request.query.on), parts));
    },
  });
};
