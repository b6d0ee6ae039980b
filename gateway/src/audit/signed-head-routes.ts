import { signedHeadPageSchema, signedHeadQuerySchema } from '@registrar/domain/calls/audit';
import { answers, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { listHeads } from './signed-heads';

/** For everybody: what is public cannot be taken back unseen. */
export const signedHeadRoutes: RouteModule = (app, { database: { db }, signer }) => {
  app.get(
    `${BASE}/external/api/audit-head`,
    {
      config: { access: 'public', limit: { name: 'audit-head', hits: 60, seconds: 60 } },
      schema: {
        operationId: 'listAuditHeads',
        summary: 'The signed heads of the audit’s chain, the newest first',
        tags: ['audit'],
        querystring: signedHeadQuerySchema,
        response: answers(signedHeadPageSchema),
      },
    },
    async (request) => ok(request, { ...(await listHeads(db, request.query)), signers: [...signer.fingerprints()] }),
  );
};
