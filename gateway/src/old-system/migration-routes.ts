import {
  checkIfUserExistsAnswerSchema,
  checkIfUserExistsRequestSchema,
  migrateUserAnswerSchema,
  migrateUserRequestSchema,
} from '@registrar/domain/calls/old-system';
import { callerOf } from '../accounts/caller';
import { answers, askedLanguage, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { orRefuse } from '../platform/refusal';
import { checkIfUserExists } from './check-if-user-exists';
import { migrateUser } from './migrate-user';

const tags = ['old system'];

/** From the old system to an account here. Both calls are public: the caller has no account yet. */
export const migrationRoutes: RouteModule = (app, platform) => {
  app.post(
    `${BASE}/auth/api/user-migration/check-if-user-exists`,
    {
      config: { access: 'public', limit: { name: 'old-system-check', hits: 30, seconds: 10 * 60 } },
      schema: {
        operationId: 'checkMigratingUser',
        summary: 'Says where somebody from the old system goes next; only a proof opens anything',
        tags,
        body: checkIfUserExistsRequestSchema,
        response: answers(checkIfUserExistsAnswerSchema),
      },
    },
    async (request, reply) =>
      ok(
        request,
        orRefuse(
          await checkIfUserExists(
            platform,
            request.body,
            callerOf(request, reply, platform.config),
            askedLanguage(request),
          ),
        ),
      ),
  );

  app.post(
    `${BASE}/auth/api/user-migration/migrate-user`,
    {
      config: { access: 'public', limit: { name: 'old-system-migrate', hits: 20, seconds: 10 * 60 } },
      schema: {
        operationId: 'migrateUser',
        summary: 'Moves a verified old account and its companies',
        tags,
        body: migrateUserRequestSchema,
        response: answers(migrateUserAnswerSchema),
      },
    },
    async (request, reply) => {
      const answer = orRefuse(
        await migrateUser(platform, request.body, callerOf(request, reply, platform.config), askedLanguage(request)),
      );
      return ok(request, answer, answer.next === 'ENTER_CODE' ? 'accounts.otpSent' : 'oldSystem.over');
    },
  );
};
