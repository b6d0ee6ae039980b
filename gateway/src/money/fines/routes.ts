import {
  dueDetailSchema,
  dueInvoiceSchema,
  dueListSchema,
  dueQuerySchema,
  fineAnswerSchema,
  fineEventListSchema,
  fineQuestionSchema,
} from '@registrar/domain/calls/fines';
import {
  companySettlementListSchema,
  settlement136kaSchema,
  settlementQuestionSchema,
} from '@registrar/domain/calls/settlement-136ka';
import { idSchema } from '@registrar/domain/envelope';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { dayInNepal } from '../../platform/clock';
import { makeOnce } from '../../platform/http/act-once';
import { actorOf } from '../../platform/http/access';
import { answers, askedLanguage, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { notesReadings } from '../../register/access-log/note-access';
import { notePayments } from '../note-payments';
import { calculateFine, describeEvent } from './calculate';
import { FINE_EVENTS } from './fine-events';
import { invoiceDue } from './invoice-due';
import { describeDetail, duesOf, findDue } from './read-dues';
import { calculateSettlement, settlementsOf } from './settlements';

const FINE = `${BASE}/external/api/fine`;
const tags = ['fines'];
const byId = z.object({ id: idSchema });
const idempotencyHeader = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** Fines for late filings: the public calculator, and the dues of the user's companies. */
export const fineRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
  const note = notesReadings(platform);
  const noteOf = (request: FastifyRequest, owed: readonly { readonly company: { readonly id: string } }[]) =>
    notePayments(
      db,
      actorOf(request),
      { now: clock.now(), note },
      owed.map(({ company }) => company.id),
    );
  app.get(`${FINE}/event`, {
    config: { access: 'public' },
    schema: {
      operationId: 'listFineEvents',
      summary: 'What is fined when it is filed late',
      tags,
      response: answers(fineEventListSchema),
    },
    handler: async (request) => ok(request, FINE_EVENTS.map(describeEvent)),
  });

  app.get(`${FINE}/calculate`, {
    config: { access: 'public', limit: { name: 'fine-calculate', hits: 120, seconds: 60 } },
    schema: {
      operationId: 'calculateFine',
      summary: 'The fine for a late filing, with its working and how it grows',
      tags,
      querystring: fineQuestionSchema,
      response: answers(fineAnswerSchema),
    },
    handler: async (request) =>
      ok(request, await calculateFine(db, request.query, dayInNepal(clock.now()), askedLanguage(request))),
  });

  app.get(`${FINE}/settlement-136ka`, {
    config: { access: 'public', limit: { name: 'fine-calculate', hits: 120, seconds: 60 } },
    schema: {
      operationId: 'calculateSettlement',
      summary: 'What a company with missing returns would pay when it is removed from the register under section 136ka',
      tags,
      querystring: settlementQuestionSchema,
      response: answers(settlement136kaSchema),
    },
    handler: async (request) =>
      ok(request, await calculateSettlement(db, request.query, dayInNepal(clock.now()), askedLanguage(request))),
  });

  app.get(`${FINE}/due/settlement-136ka`, {
    config: { access: 'signed-in', reads: 'replica' },
    schema: {
      operationId: 'listOwnSettlements',
      summary: 'The same for the companies of the reader that have not filed an annual report',
      tags,
      response: answers(companySettlementListSchema),
    },
    handler: async (request) => {
      const settlements = await settlementsOf(db, actorOf(request), clock.now());
      await noteOf(request, settlements);
      return ok(request, settlements);
    },
  });

  app.get(`${FINE}/due`, {
    config: { access: 'signed-in', reads: 'replica' },
    schema: {
      operationId: 'listDues',
      summary: 'What the companies of the reader owe for late filings',
      tags,
      querystring: dueQuerySchema,
      response: answers(dueListSchema),
    },
    handler: async (request) => {
      const { eventId, status, companyId } = request.query;
      const dues = (await duesOf(db, actorOf(request), clock.now()))
        .map(({ shown }) => shown)
        .filter(
          (due) =>
            (eventId === undefined || due.event.eventId === eventId) &&
            (status === undefined || due.state === status) &&
            (companyId === undefined || due.company.id === companyId),
        );
      await noteOf(request, dues);
      return ok(request, dues);
    },
  });

  app.get(`${FINE}/due/:id`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'getDue',
      summary: 'One due with its working and how it grows',
      tags,
      params: byId,
      response: answers(dueDetailSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const due = await findDue(db, actor, request.params.id, clock.now());
      await noteOf(request, [due.shown]);
      return ok(request, describeDetail(due, actor));
    },
  });

  app.post(`${FINE}/due/:id/invoice`, {
    config: { access: { permission: 'PAY' }, limit: { name: 'fine-invoice', hits: 60, seconds: 600 } },
    schema: {
      operationId: 'createDueInvoice',
      summary: 'Asks for the invoice of a due',
      tags,
      params: byId,
      headers: idempotencyHeader,
      response: answers(dueInvoiceSchema),
    },
    handler: async (request) => {
      const { id } = request.params;
      const answer = await makeOnce(
        platform,
        request,
        { name: 'fine-invoice', answer: dueInvoiceSchema },
        async (unit, actor) => {
          const invoiceId = await invoiceDue(unit, actor, id);
          return { invoiceId, due: describeDetail(await findDue(unit.tx, actor, id, unit.now), actor) };
        },
      );
      return ok(request, answer, 'fine.invoiced');
    },
  });
};
