import {
  addPinRequestSchema,
  answerPinRequestSchema,
  filingChangesSchema,
  pinsSchema,
} from '@registrar/domain/calls/corrections';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../../../platform/http/access';
import { answers, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { readingOf } from '../../../applications/filing-reading';
import { notesReadings } from '../../../register/access-log/note-access';
import { seeApplication } from '../../engine/writable';
import { readChanges } from './changes';
import { addPin, answerPin, readPins, removePin } from './pins';

const PINS = `${BASE}/external/api/application/:id/pin`;
const tags = ['corrections'];
const byId = z.object({ id: idSchema });
const byPin = byId.extend({ pinId: idSchema });

/** Remarks at single places of a filing, their answers, and the changes of a round. */
export const correctionRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;
  const note = notesReadings(platform);
  const pinsOf = async (actor: ReturnType<typeof actorOf>, id: string) => {
    const situation = await seeApplication(db, actor, id, clock.now());
    await note(actor, ...readingOf(situation));
    return {
      pins: await readPins(db, actor, situation),
      applicationVersion: situation.application.row.version,
    };
  };

  app.get(PINS, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'listPins',
      summary: 'The remarks of all rounds',
      tags,
      params: byId,
      response: answers(pinsSchema),
    },
    handler: async (request) => ok(request, await pinsOf(actorOf(request), request.params.id)),
  });

  app.post(PINS, {
    config: { access: { permission: 'SEND_FOR_CORRECTION' } },
    schema: {
      operationId: 'addPin',
      summary: 'Pins a remark to a place',
      tags,
      params: byId,
      body: addPinRequestSchema,
      response: answers(pinsSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { id } = request.params;
      await runUnitOfWork((unit) => addPin(unit, actor, id, request.body));
      return ok(request, await pinsOf(actor, id), 'filing.pinned');
    },
  });

  app.delete(`${PINS}/:pinId`, {
    config: { access: { permission: 'SEND_FOR_CORRECTION' } },
    schema: {
      operationId: 'deletePin',
      summary: 'Takes back a remark that was not sent yet',
      tags,
      params: byPin,
      response: answers(pinsSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { id, pinId } = request.params;
      await runUnitOfWork((unit) => removePin(unit, actor, id, pinId));
      return ok(request, await pinsOf(actor, id), 'filing.unpinned');
    },
  });

  app.put(`${PINS}/:pinId/answer`, {
    config: { access: { permission: 'OPEN_DRAFT' } },
    schema: {
      operationId: 'answerPin',
      summary: 'Answers a remark',
      tags,
      params: byPin,
      body: answerPinRequestSchema,
      response: answers(pinsSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { id, pinId } = request.params;
      await runUnitOfWork((unit) => answerPin(unit, actor, id, pinId, request.body.answer));
      return ok(request, await pinsOf(actor, id), 'filing.answered');
    },
  });

  app.get(`${BASE}/external/api/application/:id/changes`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'listApplicationChanges',
      summary: 'What changed since the round before',
      tags,
      params: byId,
      response: answers(filingChangesSchema),
    },
    handler: async (request) =>
      ok(request, await readChanges(db, actorOf(request), request.params.id, { now: clock.now(), note })),
  });
};
