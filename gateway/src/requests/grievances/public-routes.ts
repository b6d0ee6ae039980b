import { otpSentSchema } from '@registrar/domain/calls/accounts';
import { documentMediaTypes } from '@registrar/domain/calls/documents';
import {
  grievanceCodeSchema,
  grievanceDetailSchema,
  grievanceFiguresSchema,
  openedGrievanceSchema,
  openGrievanceSchema,
  rateGrievanceSchema,
  reopenOpenGrievanceSchema,
  writeOpenGrievanceSchema,
} from '@registrar/domain/calls/grievances';
import { idSchema } from '@registrar/domain/envelope';
import { grievance, hasEnded } from '@registrar/domain/requests';
import { z } from 'zod';
import { callerOf } from '../../accounts/caller';
import { readFileForm } from '../../documents/read-file-part';
import { sendDocument } from '../../documents/send-document';
import { storeDocument } from '../../documents/store-document';
import { cachedAnswer } from '../../lookups/cached-answer';
import { findLink } from '../../outside/outside-link';
import { linkCalls } from '../../outside/link-calls';
import { answers, askedLanguage, nothing, ok, preferHeader, storedFileOf } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { orRefuse, refuse } from '../../platform/refusal';
import { isOpen, moveRequest } from '../move-request';
import { notifyOffice } from '../notify-of-request';
import { writeAndTell } from '../write-to-request';
import { rateGrievance } from './conduct';
import { openWithCode, sendGrievanceCode, ticketOf } from './contact';
import { readFigures } from './figures';
import { grievanceHandler } from './grievance-handler';
import { describeGrievance } from './read-grievance';

const PUBLIC = `${BASE}/public/grievance`;
const TICKET = `${BASE}/external/api/open-grievance/:token`;
const TEN_MINUTES = 600;
const tags = ['grievances'];
const params = z.object({ token: z.string().min(1).max(200) });

/** The way of people without an account: a code to their address, a link to their ticket; and the public figures. */
export const publicGrievanceRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    config,
    runUnitOfWork,
    storage,
  } = platform;

  app.get(`${PUBLIC}/figures`, {
    config: { access: 'public', limit: { name: 'grievance-figures', hits: 60, seconds: 60 }, reads: 'replica' },
    schema: {
      operationId: 'getGrievanceFigures',
      summary: 'How many grievances each office answered in time and late within a year',
      tags,
      response: answers(grievanceFiguresSchema),
    },
    handler: async (request, reply) => cachedAnswer(request, reply, await readFigures(db, clock.now()), 300),
  });

  app.post(`${PUBLIC}/code`, {
    config: { access: 'public', limit: { name: 'grievance-code', hits: 20, seconds: TEN_MINUTES } },
    schema: {
      operationId: 'sendGrievanceCode',
      summary: 'Sends a code to who wants to complain without an account',
      tags,
      body: grievanceCodeSchema,
      response: answers(otpSentSchema),
    },
    handler: async (request, reply) => {
      const by = { caller: callerOf(request, reply, config), language: askedLanguage(request) };
      const { email } = request.body;
      return ok(
        request,
        await runUnitOfWork((unit) => sendGrievanceCode(platform, unit, email, by)),
        'accounts.otpSent',
      );
    },
  });

  app.post(PUBLIC, {
    config: { access: 'public', limit: { name: 'grievance-open', hits: 20, seconds: TEN_MINUTES } },
    schema: {
      operationId: 'openGrievance',
      summary: 'Complains about the work of the office by a proven address',
      tags,
      body: openGrievanceSchema,
      response: answers(openedGrievanceSchema),
    },
    handler: async (request, reply) => {
      const by = { caller: callerOf(request, reply, config), language: askedLanguage(request) };
      const opened = await runUnitOfWork((unit) => openWithCode(platform, unit, request.body, by));
      return ok(request, orRefuse(opened), 'grievance.asked');
    },
  });

  const calls = linkCalls(app, platform, 'GRIEVANCE', { tags });
  calls.show({
    operationId: 'getOpenGrievance',
    summary: 'The ticket of a link',
    answer: grievanceDetailSchema,
    read: ({ reference }) =>
      runUnitOfWork(async (unit) => describeGrievance(unit.tx, null, await ticketOf(unit, reference), unit.now)),
  });
  calls.answer({
    operationId: 'writeOpenGrievance',
    summary: 'Writes to the office about the ticket of a link',
    step: 'message',
    body: writeOpenGrievanceSchema,
    done: 'requests.written',
    async take(unit, { reference }, { text }) {
      const row = await ticketOf(unit, reference);
      if (hasEnded(row.status)) refuse('FLOW-409', { message: 'requests.ended' });
      await writeAndTell(unit, grievanceHandler, row, { side: 'REQUESTER', text, by: null, files: [] });
    },
  });
  calls.answer({
    operationId: 'reopenOpenGrievance',
    summary: 'Opens the ticket of a link again, once',
    step: 'reopen',
    body: reopenOpenGrievanceSchema,
    done: 'requests.reopened',
    async take(unit, { reference }, { version, reason }) {
      const row = await ticketOf(unit, reference);
      if (row.version !== version) refuse('VER-412');
      if (!isOpen(grievanceHandler, row, 'reopen')) refuse('FLOW-409', { message: 'requests.notAllowed' });
      await grievanceHandler.requireReopenable(unit, row);
      const again = await moveRequest(unit, grievanceHandler, row, { action: 'reopen', by: null, reason });
      const notice = { title: 'requests.reopened.title', body: 'requests.reopened.body' } as const;
      await notifyOffice(unit, grievanceHandler, again, notice, reason);
    },
  });
  calls.answer({
    operationId: 'rateOpenGrievance',
    summary: 'Says how satisfied the requester is with the answer',
    step: 'satisfaction',
    body: rateGrievanceSchema,
    done: 'grievance.rated',
    async take(unit, { reference }, given) {
      const { id } = await ticketOf(unit, reference);
      await rateGrievance(unit, null, id, given);
    },
  });

  app.post(`${TICKET}/file`, {
    config: {
      access: 'public',
      takesFiles: true,
      limit: { name: 'grievance-file', hits: 20, seconds: TEN_MINUTES },
    },
    schema: {
      operationId: 'addOpenGrievanceFile',
      summary: 'Adds a file to the ticket of a link',
      description: 'Multipart: the file `file`.',
      tags,
      consumes: ['multipart/form-data'],
      params,
      response: answers(nothing),
    },
    handler: async (request) => {
      const { token } = request.params;
      // checked before the file is read
      await findLink(db, 'GRIEVANCE', { actor: null, reference: token });
      const { maximumMegabytes } = grievance.files;
      const { file } = await readFileForm(platform, request, {
        largest: maximumMegabytes,
        limitOf: () => maximumMegabytes,
      });
      const stored = await storeDocument(platform, file, grievance.files, askedLanguage(request));
      await runUnitOfWork(async (unit) => {
        const row = await ticketOf(unit, token);
        if (hasEnded(row.status)) refuse('FLOW-409', { message: 'requests.ended' });
        await writeAndTell(unit, grievanceHandler, row, {
          side: 'REQUESTER',
          text: stored.name,
          by: null,
          files: [stored],
        });
      });
      return ok(request, {}, 'requests.written');
    },
  });

  app.get(`${TICKET}/file/:fileId`, {
    config: { access: 'public', limit: { name: 'grievance-file-read', hits: 60, seconds: TEN_MINUTES } },
    schema: {
      operationId: 'getOpenGrievanceFile',
      summary: 'A file of the ticket of a link',
      tags,
      params: params.extend({ fileId: idSchema }),
      headers: preferHeader,
      response: storedFileOf(...documentMediaTypes),
    },
    handler: async (request, reply) => {
      const { token, fileId } = request.params;
      const link = await findLink(db, 'GRIEVANCE', { actor: null, reference: token });
      const file = await db
        .selectFrom('request_file')
        .innerJoin('request_message', 'request_message.id', 'request_file.message_id')
        .selectAll('request_file')
        .where('request_file.id', '=', fileId)
        .where('request_message.request_id', '=', link.object_id)
        .executeTakeFirst();
      if (!file || !(await storage.stat(file.sha256))) return refuse('REQ-404');
      const { sha256: key, name, media_type: mediaType, size } = file;
      return sendDocument(platform, request, reply, { key, name, mediaType, shown: 'inline', size });
    },
  });
};
