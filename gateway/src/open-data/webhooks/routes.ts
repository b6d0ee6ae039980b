import { madeWebhookSchema, newWebhookSchema, webhookListSchema } from '@registrar/domain/calls/publication-webhooks';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { domainLanguage } from '../../platform/language';
import { endWebhook, listWebhooks, makeWebhook } from './keep-webhooks';

const WEBHOOK = `${BASE}/external/api/publication-webhook`;
const access = 'signed-in' as const;
const tags = ['open-data'];

/** Where new entries are sent, for anybody with an account. */
export const webhookRoutes: RouteModule = (app, platform) => {
  app.get(WEBHOOK, {
    config: { access },
    schema: {
      operationId: 'listPublicationWebhooks',
      summary: 'The own addresses that new entries are sent to',
      tags,
      response: answers(webhookListSchema),
    },
    handler: async (request) =>
      ok(request, await listWebhooks(platform.database.db, actorOf(request), platform.clock.now())),
  });

  app.post(WEBHOOK, {
    // each sends a message to an address of the caller's choice
    config: { access, limit: { name: 'publication-webhook', hits: 10, seconds: 600 } },
    schema: {
      operationId: 'makePublicationWebhook',
      summary: 'Has new entries sent to an address; answers its secret, this once',
      tags,
      body: newWebhookSchema,
      response: answers(madeWebhookSchema),
    },
    handler: async (request) =>
      ok(request, await makeWebhook(platform, actorOf(request), request.body, domainLanguage(askedLanguage(request)))),
  });

  app.delete(`${WEBHOOK}/:id`, {
    config: { access },
    schema: {
      operationId: 'endPublicationWebhook',
      summary: 'Sends nothing more to an own address',
      tags,
      params: z.object({ id: idSchema }),
      response: answers(nothing),
    },
    handler: async (request) => {
      await endWebhook(platform, actorOf(request), request.params.id);
      return ok(request, {});
    },
  });
};
