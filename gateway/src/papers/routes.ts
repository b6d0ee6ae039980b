import {
  draftPaperKindSchema,
  draftPaperQuerySchema,
  fileHashSchema,
  filingPapersSchema,
  issuedPaperSchema,
  issuedExtractSchema,
  issuedPapersQuerySchema,
  issueExtractRequestSchema,
  paperVerdictSchema,
} from '@registrar/domain/calls/papers';
import { idSchema } from '@registrar/domain/envelope';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { sendDocument } from '../documents/send-document';
import { actorOf } from '../platform/http/access';
import { answers, fileOf, ok, preferHeader, sendPdf, storedFileOf } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { refuse } from '../platform/refusal';
import { notesReadings } from '../register/access-log/note-access';
import { idempotently } from '../platform/idempotency';
import { draftPaper, readFilingPapers } from './draft-papers';
import { issueExtract } from './extract/issue-extract';
import { issueShareExtract } from './share-extract/issue-share-extract';
import type { GoodStanding } from './read-letters';
import { noteDrawn } from './note-drawn';
import { readPaperFile, type ReadsRequest } from './read-paper-file';
import { listPapers, verifyCode, verifyFile } from './read-papers';

const OF_FILING = `${BASE}/external/api/application/:id/paper`;
const PAPERS = `${BASE}/external/api/paper`;
const tags = ['papers'];
const codeParams = z.object({ code: z.string().max(60) });
/** A counter that checks the papers of a queue stays below it; whoever walks through codes does not. */
const VERDICTS_PER_MINUTE = 30;
/** Setting a paper takes some milliseconds of a core; somebody who words a clause looks every few seconds. */
const PREVIEWS_PER_MINUTE = 40;
const EXTRACTS_PER_HOUR = 60;
const EXTRACTS = [
  {
    path: 'record',
    operationId: 'issueRegisterExtract',
    summary: 'What everybody may read of a company as of a day, as a signed paper',
    issue: issueExtract,
  },
  {
    path: 'shareholder',
    operationId: 'issueShareExtract',
    summary: 'The shareholders as of a day with their shares, as a signed paper',
    issue: issueShareExtract,
  },
] as const;

export const paperRoutes =
  (holds: GoodStanding, readsRequest: ReadsRequest): RouteModule =>
  (app, platform) => {
    const {
      database: { db },
      clock,
      pdf,
    } = platform;
    const note = notesReadings(platform);

    app.get(OF_FILING, {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'listApplicationPapers',
        tags,
        summary: 'The papers a registration writes, and their clauses as they stand',
        params: z.object({ id: idSchema }),
        response: answers(filingPapersSchema),
      },
      handler: async (request) =>
        ok(request, await readFilingPapers(db, actorOf(request), request.params.id, { now: clock.now(), note })),
    });

    app.get(`${OF_FILING}/:kind`, {
      config: { access: 'signed-in', limit: { name: 'paper-preview', hits: PREVIEWS_PER_MINUTE, seconds: 60 } },
      schema: {
        operationId: 'getApplicationPaperFile',
        tags,
        summary: 'One of these papers as a PDF; a draft says so on every page',
        params: z.object({ id: idSchema, kind: z.string().max(40) }),
        querystring: draftPaperQuerySchema,
        response: fileOf('application/pdf'),
      },
      handler: async (request, reply) => {
        const { id } = request.params;
        const kind = draftPaperKindSchema.safeParse(request.params.kind).data ?? refuse('REQ-404');
        const { language } = request.query;
        const bytes = await draftPaper({ db, pdf }, actorOf(request), id, kind, language, {
          now: clock.now(),
          note,
        });
        await noteDrawn(platform, actorOf(request), id, kind);
        return sendPdf(reply, `${kind.toLowerCase().replaceAll('_', '-')}-${language}.pdf`, bytes.length).send(bytes);
      },
    });

    app.get(PAPERS, {
      config: { access: 'signed-in', reads: 'replica' },
      schema: {
        operationId: 'listPapers',
        tags,
        summary: 'The signed papers of the companies the reader speaks for',
        querystring: issuedPapersQuerySchema,
        response: answers(z.array(issuedPaperSchema)),
      },
      handler: async (request) =>
        ok(request, await listPapers(db, actorOf(request), { now: clock.now(), note }, request.query)),
    });

    for (const { path, operationId, summary, issue } of EXTRACTS)
      app.post(`${BASE}/external/api/company/:id/${path}/extract`, {
        config: { access: 'signed-in', limit: { name: 'register-extract', hits: EXTRACTS_PER_HOUR, seconds: 3600 } },
        schema: {
          operationId,
          tags,
          summary,
          params: z.object({ id: idSchema }),
          headers: z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() }),
          body: issueExtractRequestSchema,
          response: answers(issuedExtractSchema),
        },
        handler: async (request) => {
          const actor = actorOf(request);
          const {
            params: { id },
            body: { on },
          } = request;
          return ok(
            request,
            await platform.runUnitOfWork((unit) =>
              idempotently(
                unit,
                actor,
                {
                  key: request.headers['idempotency-key'],
                  request: [path === 'record' ? 'extract' : 'share-extract', id, on ?? null],
                  answer: issuedExtractSchema,
                },
                () => issue(unit, actor, id, on),
              ),
            ),
          );
        },
      });

    app.get(`${PAPERS}/:code/file`, {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'getPaperFile',
        tags,
        summary: 'A signed paper',
        params: codeParams,
        headers: preferHeader,
        response: storedFileOf('application/pdf'),
      },
      handler: async (request, reply) =>
        sendDocument(
          platform,
          request,
          reply,
          await readPaperFile(platform, actorOf(request), request.params.code, readsRequest),
        ),
    });

    app.get(`${PAPERS}/verify/:code`, {
      config: { access: 'public', limit: { name: 'paper-verify', hits: VERDICTS_PER_MINUTE, seconds: 60 } },
      schema: {
        operationId: 'verifyPaper',
        tags,
        summary: 'What a verification code stands for, and what it is worth now',
        params: codeParams,
        response: answers(paperVerdictSchema),
      },
      handler: async (request, reply) => {
        notKept(reply);
        return ok(request, await verifyCode(db, holds, request.params.code, clock.now()));
      },
    });

    app.get(`${PAPERS}/verify-file/:hash`, {
      config: { access: 'public', limit: { name: 'paper-verify', hits: VERDICTS_PER_MINUTE, seconds: 60 } },
      schema: {
        operationId: 'verifyPaperFile',
        tags,
        summary: 'Which paper a file is, by its SHA-256; the file stays with whoever asks',
        params: z.object({ hash: fileHashSchema }),
        response: answers(paperVerdictSchema),
      },
      handler: async (request, reply) => {
        notKept(reply);
        return ok(request, await verifyFile(db, holds, request.params.hash, clock.now()));
      },
    });
  };

function notKept(reply: FastifyReply): void {
  void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
}
