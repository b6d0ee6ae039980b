import {
  applicationFormQuerySchema,
  emptyFormQuerySchema,
  modelFormFileName,
  modelFormFileQuerySchema,
  modelFormListSchema,
  modelFormQuerySchema,
  type ModelFormFileQuery,
} from '@registrar/domain/calls/model-forms';
import type { CompanyType } from '@registrar/domain/enumerations/company-types';
import { idSchema } from '@registrar/domain/envelope';
import { formListsOf, modelForms, rulesOfForm, type FormList } from '@registrar/domain/model-forms';
import { clauseGroupOf } from '@registrar/domain/papers';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { cachedAnswer } from '../lookups/cached-answer';
import { setDraft } from '../papers/draft-papers';
import { dayInNepal } from '../platform/clock';
import { actorOf } from '../platform/http/access';
import { answers, fileOf, sendPdf } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { refuse } from '../platform/refusal';
import { notesReadings } from '../register/access-log/note-access';
import { composeForm } from './compose-form';
import { DOCX, formDocument } from './form-document';
import { emptyFacts, type FormFacts } from './form-facts';
import { factsOfApplication } from './application-facts';
import { factsOfCompany } from './read-facts';
import { listForms, readVersion } from './standing-forms';

const FORMS = `${BASE}/public/model-form`;
const tags = ['model-forms'];
const KEPT_SECONDS = 300;
/** Drawing a form takes some milliseconds of a core; who fills one in needs a few. */
const limit = { name: 'model-form', hits: 30, seconds: 60 };
/** The type that most companies are of. */
const USUAL: CompanyType = 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';
const ofObject = z.object({ id: idSchema, form: modelForms.schema });
const response = fileOf('application/pdf', DOCX);

type FactsOf = (lists: ReadonlySet<FormList>) => FormFacts | Promise<FormFacts>;

/** The model forms of the office, for everybody; filled in, for who may read the data. */
export const modelFormRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    pdf,
  } = platform;
  const note = notesReadings(platform);

  async function send(
    reply: FastifyReply,
    form: z.infer<typeof modelForms.schema>,
    query: ModelFormFileQuery,
    factsOf: FactsOf,
  ): Promise<FastifyReply> {
    const madeAt = clock.now();
    const version = (await readVersion(db, form, dayInNepal(madeAt))) ?? refuse('REQ-404');
    const { textNepali, textEnglish } = version.text;
    const facts = await factsOf(formListsOf(query.language === 'ne' ? textNepali : textEnglish));
    const group = clauseGroupOf(facts.founding.companyType);
    if (group === undefined || !rulesOfForm(form).of.includes(group))
      refuse('REQ-404', { message: 'modelForm.notUsed' });
    const drawn = composeForm(form, version, facts, query.language);
    const name = modelFormFileName(form, query);
    if (query.format === 'pdf') {
      const paper = { template: 'model-form.typ' as const, data: { ...drawn } };
      const bytes = await setDraft(pdf, paper, query.language, { final: true, madeAt });
      return sendPdf(reply, name, bytes.length).send(bytes);
    }
    const bytes = await formDocument(drawn);
    return reply
      .type(DOCX)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-length', bytes.length)
      .header('cache-control', 'private, no-store')
      .send(bytes);
  }

  app.get(FORMS, {
    config: { access: 'public' },
    schema: {
      operationId: 'listModelForms',
      summary: 'The model forms of the office in force today, by type of company and process',
      tags,
      querystring: modelFormQuerySchema,
      response: answers(modelFormListSchema),
    },
    handler: async (request, reply) =>
      cachedAnswer(request, reply, await listForms(db, request.query, dayInNepal(clock.now())), KEPT_SECONDS),
  });

  app.get(`${FORMS}/:form/file`, {
    config: { access: 'public', limit },
    schema: {
      operationId: 'getModelForm',
      summary: 'A model form to be filled in by hand, as PDF or as a Word document',
      tags,
      params: ofObject.pick({ form: true }),
      querystring: emptyFormQuerySchema,
      response,
    },
    handler: ({ params: { form }, query }, reply) => {
      const type = query.companyType ?? rulesOfForm(form).usual ?? USUAL;
      return send(reply, form, query, () => emptyFacts(type));
    },
  });

  app.get(`${BASE}/external/api/company/:id/model-form/:form`, {
    config: { access: 'signed-in', limit },
    schema: {
      operationId: 'getModelFormOfCompany',
      summary: 'A model form with what the register knows of a company, for who may read its data',
      tags,
      params: ofObject,
      querystring: modelFormFileQuerySchema,
      response,
    },
    handler: (request, reply) => {
      const {
        params: { id, form },
        query,
      } = request;
      return send(reply, form, query, (lists) =>
        factsOfCompany(db, actorOf(request), id, lists, { now: clock.now(), note }),
      );
    },
  });

  app.get(`${BASE}/external/api/application/:id/model-form/:form`, {
    config: { access: 'signed-in', limit },
    schema: {
      operationId: 'getModelFormOfApplication',
      summary: 'A model form with the answers of an application, for whoever sees it',
      tags,
      params: ofObject,
      querystring: applicationFormQuerySchema,
      response,
    },
    handler: (request, reply) => {
      const {
        params: { id, form },
        query,
      } = request;
      const wanted = { form, place: query.place };
      return send(reply, form, query, (lists) =>
        factsOfApplication(db, actorOf(request), id, { ...wanted, lists }, { now: clock.now(), note }),
      );
    },
  });
};
