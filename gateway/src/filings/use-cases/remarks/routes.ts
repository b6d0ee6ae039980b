import {
  addRemarkTemplateSchema,
  changeRemarkTemplateSchema,
  remarkTemplateSchema,
  remarkTemplatesSchema,
} from '@registrar/domain/calls/remark-templates';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { makeOnce } from '../../../platform/http/act-once';
import { actorOf } from '../../../platform/http/access';
import { answers, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { addTemplate, changeTemplate } from '../../facts/remarks/keep-template';
import { listTemplates } from '../../facts/remarks/list-templates';

const TEMPLATES = `${BASE}/external/api/remark-template`;
const tags = ['filings'];
const config = { access: { permission: 'VIEW_DESK' } } as const;
const idempotencyHeader = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** Templates for remarks. */
export const remarkTemplateRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    runUnitOfWork,
  } = platform;
  app.get(TEMPLATES, {
    config,
    schema: {
      operationId: 'listRemarkTemplates',
      tags,
      summary: 'One’s own and the office’s remarks to use again',
      response: answers(remarkTemplatesSchema),
    },
    handler: async (request) => ok(request, await listTemplates(db, actorOf(request))),
  });

  app.post(TEMPLATES, {
    config,
    schema: {
      operationId: 'createRemarkTemplate',
      summary: 'Keeps a remark to use again',
      tags,
      headers: idempotencyHeader,
      body: addRemarkTemplateSchema,
      response: answers(remarkTemplateSchema),
    },
    handler: async (request) => {
      const added = await makeOnce(
        platform,
        request,
        { name: 'remark-template', answer: remarkTemplateSchema },
        (unit, actor) => addTemplate(unit, actor, request.body),
      );
      return ok(request, added, 'remarkTemplate.added');
    },
  });

  app.put(`${TEMPLATES}/:id`, {
    config,
    schema: {
      operationId: 'updateRemarkTemplate',
      summary: 'Changes a remark that is used again, or retires it',
      tags,
      params: z.object({ id: idSchema }),
      body: changeRemarkTemplateSchema,
      response: answers(remarkTemplateSchema),
    },
    handler: async (request) => {
      const { id } = request.params;
      const changed = await runUnitOfWork((unit) => changeTemplate(unit, actorOf(request), id, request.body));
      return ok(request, changed, request.body.retired ? 'remarkTemplate.retired' : 'remarkTemplate.changed');
    },
  });
};
