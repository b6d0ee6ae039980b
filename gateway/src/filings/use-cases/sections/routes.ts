import {
  filedItemsSchema,
  importItemsRequestSchema,
  importReportSchema,
  savedItemSchema,
  saveSectionRequestSchema,
  switchedStepSchema,
  switchStepRequestSchema,
} from '@registrar/domain/calls/filing-sections';
import { knownPeopleSchema } from '@registrar/domain/calls/known-people';
import { applicationDetailSchema } from '@registrar/domain/calls/filings';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../../../platform/http/access';
import { answers, askedLanguage, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import type { Actor } from '../../../platform/actor';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { idempotently, type IdempotentRequest } from '../../../platform/idempotency';
import { domainLanguage } from '../../../platform/language';
import { refuse } from '../../../platform/refusal';
import { enforceLimit } from '../../../platform/counters';
import { createTurnsOfEach } from '../../../platform/turns';
import { notesReadings } from '../../../register/access-log/note-access';
import { readApplication } from '../detail/read-application';
import { checkItems, importItems, readRows } from './import-items';
import { readKnownPeople } from './known-people';
import { addItem, deleteItem, saveItem } from './save-item';
import { saveSection } from './save-section';
import { readItemsOf } from '../detail/section-answers';
import { switchStep } from './switch-step';

const SECTION = `${BASE}/external/api/application/:id/section/:sectionKey`;
const tags = ['filings'];
const bySection = z.object({ id: idSchema, sectionKey: z.string().max(60) });
const byItem = bySection.extend({ itemId: idSchema });
const versionHeader = z.looseObject({ 'if-match': z.string().max(40).optional() });
/** A retry after a lost response must not write the same items twice. */
const keyHeader = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });
const access = { permission: 'OPEN_DRAFT' } as const;

/** Validating rows costs more than any other call of a draft. */
const IMPORTS_A_MINUTE = { name: 'import-items', hits: 30, seconds: 60 };
const IMPORTS_WAITING_AT_MOST = 2;

/** The sections of a filing, each read and saved on its own with its own version. */
export const sectionRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    runUnitOfWork,
    config,
  } = platform;
  const note = notesReadings(platform);
  const inTurnOfAccount = createTurnsOfEach(IMPORTS_WAITING_AT_MOST);
  const importLimit = { ...IMPORTS_A_MINUTE, hits: IMPORTS_A_MINUTE.hits * config.limitFactor };

  app.put(SECTION, {
    config: { access },
    schema: {
      operationId: 'saveSection',
      summary: 'Saves one form',
      tags,
      params: bySection,
      headers: versionHeader,
      body: saveSectionRequestSchema,
      response: answers(applicationDetailSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { id, sectionKey } = request.params;
      const version = versionOf(request.headers['if-match']);
      const language = domainLanguage(askedLanguage(request));
      await runUnitOfWork((unit) =>
        saveSection(unit, actor, id, { sectionKey, data: request.body, version, language }),
      );
      return ok(request, await readApplication(db, actor, id, { now: clock.now(), language }), 'filing.saved');
    },
  });

  app.get(`${BASE}/external/api/application/:id/known-person`, {
    config: { access, limit: { name: 'known-people', hits: 60, seconds: 60 } },
    schema: {
      operationId: 'listKnownPeople',
      summary: 'People whose details need not be typed again: of the register, of earlier filings, the filer',
      tags,
      params: z.object({ id: idSchema }),
      response: answers(knownPeopleSchema),
    },
    handler: async (request) =>
      ok(request, await readKnownPeople(db, actorOf(request), request.params.id, clock.now())),
  });

  app.get(`${SECTION}/item`, {
    config: { access: 'signed-in' },
    schema: {
      operationId: 'listSectionItems',
      summary: 'The entries of a list',
      tags,
      params: bySection,
      response: answers(filedItemsSchema),
    },
    handler: async (request) => {
      const { id, sectionKey } = request.params;
      const items = await readItemsOf(db, actorOf(request), id, {
        sectionKey,
        now: clock.now(),
        note,
        language: domainLanguage(askedLanguage(request)),
      });
      return ok(request, { items });
    },
  });

  app.post(`${SECTION}/item`, {
    config: { access },
    schema: {
      operationId: 'addSectionItem',
      summary: 'Adds an entry',
      tags,
      params: bySection,
      headers: keyHeader,
      body: saveSectionRequestSchema,
      response: answers(savedItemSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const place = { applicationId: request.params.id, sectionKey: request.params.sectionKey };
      const language = domainLanguage(askedLanguage(request));
      const saved = await runUnitOfWork((unit) =>
        onceFor(
          unit,
          actor,
          {
            key: request.headers['idempotency-key'],
            request: ['add-item', place, request.body],
            answer: savedItemSchema,
          },
          () => addItem(unit, actor, place, { data: request.body, language }),
        ),
      );
      return ok(request, saved, 'filing.saved');
    },
  });

  app.post(`${SECTION}/item/import`, {
    config: { access },
    schema: {
      operationId: 'importSectionItems',
      summary: 'Adds many entries at once, with a report for each',
      tags,
      params: bySection,
      headers: keyHeader,
      body: importItemsRequestSchema,
      response: answers(importReportSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const place = { applicationId: request.params.id, sectionKey: request.params.sectionKey };
      const language = domainLanguage(askedLanguage(request));
      const { check } = request.body;
      await enforceLimit(db, clock.now(), importLimit, actor.accountId);
      const report = await inTurnOfAccount(actor.accountId, async () => {
        const { rows, opened } = await readRows(db, actor, place, {
          rows: request.body.rows,
          now: clock.now(),
          language,
        });
        if (check) return checkItems(actor, { opened, rows, now: clock.now(), language });
        return runUnitOfWork((unit) =>
          onceFor(
            unit,
            actor,
            {
              key: request.headers['idempotency-key'],
              request: ['import-items', place, request.body],
              answer: importReportSchema,
            },
            () => importItems(unit, actor, place, { rows, language }),
          ),
        );
      });
      return ok(request, report, check ? 'filing.importChecked' : 'filing.imported', {
        count: report.written,
      });
    },
  });

  app.put(`${SECTION}/item/:itemId`, {
    config: { access },
    schema: {
      operationId: 'saveSectionItem',
      summary: 'Saves one entry',
      tags,
      params: byItem,
      headers: versionHeader,
      body: saveSectionRequestSchema,
      response: answers(savedItemSchema),
    },
    handler: async (request) => {
      const { id: applicationId, sectionKey, itemId } = request.params;
      const version = versionOf(request.headers['if-match']);
      const language = domainLanguage(askedLanguage(request));
      const saved = await runUnitOfWork((unit) =>
        saveItem(
          unit,
          actorOf(request),
          { applicationId, sectionKey },
          { itemId, version, data: request.body, language },
        ),
      );
      return ok(request, saved, 'filing.saved');
    },
  });

  app.delete(`${SECTION}/item/:itemId`, {
    config: { access },
    schema: {
      operationId: 'deleteSectionItem',
      summary: 'Deletes one entry',
      tags,
      params: byItem,
      headers: versionHeader,
      response: answers(savedItemSchema),
    },
    handler: async (request) => {
      const { id: applicationId, sectionKey, itemId } = request.params;
      const version = versionOf(request.headers['if-match']);
      const language = domainLanguage(askedLanguage(request));
      const saved = await runUnitOfWork((unit) =>
        deleteItem(unit, actorOf(request), { applicationId, sectionKey }, { itemId, version, language }),
      );
      return ok(request, saved, 'filing.itemDeleted');
    },
  });

  app.put(`${BASE}/external/api/application/:id/switch/stepper/:step`, {
    config: { access },
    schema: {
      operationId: 'setApplicationStep',
      summary: 'Remembers the step',
      tags,
      params: z.object({ id: idSchema, step: z.string().max(60) }),
      response: answers(switchedStepSchema),
    },
    handler: async (request) => {
      const { id, step } = request.params;
      await runUnitOfWork((unit) => switchStep(unit, actorOf(request), id, step));
      return ok(request, { step });
    },
  });

  // the address in the specification, which only knew the registration wizard
  app.put(`${BASE}/external/api/company-registration/switch/stepper/:companyRegistrationPhase`, {
    config: { access: { permission: 'FILE_OWN' } },
    schema: {
      operationId: 'setRegistrationStep',
      summary: 'Remembers the step of a registration',
      tags: ['company-registration'],
      params: z.object({ companyRegistrationPhase: z.string().max(60) }),
      body: switchStepRequestSchema,
      response: answers(switchedStepSchema),
    },
    handler: async (request) => {
      const step = request.params.companyRegistrationPhase;
      await runUnitOfWork((unit) => switchStep(unit, actorOf(request), request.body.applicationId, step));
      return ok(request, { step });
    },
  });
};

/** Runs once per idempotency key; without a key, each call runs. */
function onceFor<T>(unit: UnitOfWork, actor: Actor, asked: IdempotentRequest<T>, work: () => Promise<T>): Promise<T> {
  return asked.key === undefined ? work() : idempotently(unit, actor, asked, work);
}

/** If-Match contains the version, quoted or not. */
function versionOf(header: string | undefined): number {
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header?.trim() ?? '')?.[1];
  return digits === undefined ? refuse('VER-428') : Number(digits);
}
