import { Readable } from 'node:stream';
import {
  auditPageSchema,
  auditQuerySchema,
  exportAuditRequestSchema,
  latestAuditCheckSchema,
} from '@registrar/domain/calls/audit';
import { dayInNepal } from '../platform/clock';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, fileOf, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { askForCheck, readLatestCheck } from './audit-check';
import { readAuditRows } from './audit-rows';
import { exportLines, recordExport } from './export-audit';

const AUDIT = `${BASE}/external/api/audit`;
const tags = ['audit'];
const config = { access: { permission: 'READ_AUDIT' } } as const;

export const auditRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;

  app.get(
    AUDIT,
    {
      config: { ...config, reads: 'replica' },
      schema: {
        operationId: 'listAuditEntries',
        summary: 'The audit, the newest first',
        tags,
        querystring: auditQuerySchema,
        response: answers(auditPageSchema),
      },
    },
    async (request) => {
      const { before, size, ...filter } = request.query;
      const rows = await readAuditRows(db, { filter, before, size: size + 1 });
      const items = rows.slice(0, size);
      return ok(request, { items, next: rows.length > size ? (items.at(-1)?.seq ?? null) : null });
    },
  );

  app.get(
    `${AUDIT}/check`,
    {
      config,
      schema: {
        operationId: 'getAuditCheck',
        summary: 'How far the latest check of the chain is',
        tags,
        response: answers(latestAuditCheckSchema),
      },
    },
    async (request) => ok(request, { check: await readLatestCheck(db) }),
  );

  app.post(
    `${AUDIT}/check`,
    {
      config,
      schema: {
        operationId: 'startAuditCheck',
        summary: 'Checks the chain, or joins the check that runs',
        tags,
        response: answers(latestAuditCheckSchema),
      },
    },
    async (request) => {
      const actor = actorOf(request);
      await runUnitOfWork((unit) => askForCheck(unit, actor));
      return ok(request, { check: await readLatestCheck(db) }, 'audit.checkBegun');
    },
  );

  app.post(
    `${AUDIT}/export`,
    {
      config: { ...config, limit: { name: 'audit-export', hits: 20, seconds: 60 } },
      schema: {
        operationId: 'exportAudit',
        summary: 'The filtered rows as CSV',
        tags,
        body: exportAuditRequestSchema,
        response: fileOf('text/csv'),
      },
    },
    async (request, reply) => {
      await recordExport(platform, actorOf(request), request.body);
      return reply
        .header('content-disposition', `attachment; filename="audit-${dayInNepal(clock.now())}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(exportLines(platform, request.body, askedLanguage(request))));
    },
  );
};
