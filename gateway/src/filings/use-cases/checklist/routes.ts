import { checkRequestSchema } from '@registrar/domain/calls/filing-requests';
import { applicationDetailSchema } from '@registrar/domain/calls/filings';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../../../platform/http/access';
import { answers, askedLanguage, ok } from '../../../platform/http/answer';
import type { RouteModule } from '../../../platform/http/gateway-app';
import { domainLanguage } from '../../../platform/language';
import { APPLICATIONS } from '../../facts/addresses';
import { readApplication } from '../detail/read-application';
import { markCheck } from './mark-check';

/** The operator's checks before the verification. */
export const checklistRoutes: RouteModule = (app, { runUnitOfWork }) => {
  app.put(`${APPLICATIONS}/:id/checklist/:key`, {
    config: { access: { permission: 'CHECK_FILING' } },
    schema: {
      operationId: 'markChecklistLine',
      summary: 'Marks a line of the checklist, or takes the mark back',
      tags: ['filings'],
      params: z.object({ id: idSchema, key: z.string().min(1).max(60) }),
      body: checkRequestSchema,
      response: answers(applicationDetailSchema),
    },
    handler: async (request) => {
      const actor = actorOf(request);
      const { id, key } = request.params;
      const language = domainLanguage(askedLanguage(request));
      const detail = await runUnitOfWork(async (unit) => {
        await markCheck(unit, actor, id, key, request.body.checked);
        return readApplication(unit.tx, actor, id, { now: unit.now, language });
      });
      return ok(request, detail, 'filing.checked');
    },
  });
};
