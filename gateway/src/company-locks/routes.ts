import { otpSentSchema } from '@registrar/domain/calls/accounts';
import {
  companyLockSchema,
  decideLockReleaseSchema,
  lockCompanySchema,
  lockedCompanyPageSchema,
  lockReleaseQuerySchema,
  proposedLockReleaseSchema,
  proposeLockReleaseSchema,
  refuseLockReleaseSchema,
  releaseLockSchema,
} from '@registrar/domain/calls/company-locks';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf } from '../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { decisionRoutes } from '../proposals/decision-routes';
import { keepLocked, lockCompany, readLock, releaseByCode, sendReleaseCode } from './lock-company';
import { listLocked, lockReleaseProposals, proposeLockRelease } from './release-proposal';

const LOCK = `${BASE}/external/api/company/:companyId/lock`;
const RELEASES = `${BASE}/external/api/lock-release`;
const tags = ['company-locks'];
const params = z.object({ companyId: idSchema });
const access = { permission: 'LOCK_COMPANY' } as const;
/** Each tells every representative. */
const limit = { name: 'company-lock', hits: 10, seconds: 10 * 60 };

export const companyLockRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    config: { secrets },
    runUnitOfWork,
  } = platform;

  app.get(LOCK, {
    config: { access },
    schema: {
      operationId: 'getCompanyLock',
      summary: 'Whether a company is locked against filings, for its representatives',
      tags,
      params,
      response: answers(companyLockSchema),
    },
    handler: async (request) =>
      ok(request, await readLock(db, actorOf(request), request.params.companyId, clock.now())),
  });

  app.post(LOCK, {
    config: { access, limit },
    schema: {
      operationId: 'lockCompany',
      summary: 'Locks a company against filings',
      tags,
      params,
      body: lockCompanySchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      await runUnitOfWork((unit) => lockCompany(unit, actorOf(request), request.params.companyId, request.body));
      return ok(request, {}, 'lock.done.locked');
    },
  });

  app.post(`${LOCK}/otp`, {
    config: { access, limit },
    schema: {
      operationId: 'requestLockReleaseOtp',
      summary: 'Sends a code to the official email of the company',
      tags,
      params,
      response: answers(otpSentSchema),
    },
    handler: async (request) =>
      ok(
        request,
        await runUnitOfWork((unit) =>
          sendReleaseCode(unit, secrets.otpPepper, actorOf(request), request.params.companyId),
        ),
        'accounts.otpSent',
      ),
  });

  app.post(`${LOCK}/release`, {
    config: { access, limit },
    schema: {
      operationId: 'releaseCompanyLock',
      summary: 'Releases the lock by the code, a day later',
      tags,
      params,
      body: releaseLockSchema,
      response: answers(nothing),
    },
    handler: async (request) => {
      const asked = { actor: actorOf(request), companyId: request.params.companyId, otp: request.body.otp };
      const refused = await runUnitOfWork((unit) => releaseByCode(unit, secrets.otpPepper, asked));
      if (refused) throw refused;
      return ok(request, {}, 'lock.done.releasing');
    },
  });

  app.post(`${LOCK}/keep`, {
    config: { access, limit },
    schema: {
      operationId: 'keepCompanyLocked',
      summary: 'Calls the release off within the day',
      tags,
      params,
      response: answers(nothing),
    },
    handler: async (request) => {
      await runUnitOfWork((unit) => keepLocked(unit, actorOf(request), request.params.companyId));
      return ok(request, {}, 'lock.done.kept');
    },
  });

  app.get(RELEASES, {
    config: { access: { permission: 'READ_COMPANY_ORDERS' } },
    schema: {
      operationId: 'listLockedCompanies',
      summary: 'The locked companies of the own office, with the release that is proposed',
      tags,
      querystring: lockReleaseQuerySchema,
      response: answers(lockedCompanyPageSchema),
    },
    handler: async (request) => ok(request, await listLocked(db, actorOf(request), request.query, clock.now())),
  });

  app.post(RELEASES, {
    config: { access: { permission: 'PROPOSE_COMPANY_ORDER' }, limit },
    schema: {
      operationId: 'proposeLockRelease',
      summary: 'Proposes to release the lock of a company; another person decides',
      tags,
      body: proposeLockReleaseSchema,
      response: answers(proposedLockReleaseSchema),
    },
    handler: async (request) => {
      const language = askedLanguage(request);
      const id = await runUnitOfWork((unit) => proposeLockRelease(unit, actorOf(request), request.body, language));
      return ok(request, id, 'lock.done.proposed');
    },
  });

  decisionRoutes(app, platform, lockReleaseProposals, {
    address: RELEASES,
    tags,
    withdrawing: { permission: 'PROPOSE_COMPANY_ORDER' },
    calls: {
      approve: {
        operationId: 'approveLockRelease',
        summary: 'Releases the lock',
        body: decideLockReleaseSchema,
        done: 'lock.done.released',
      },
      refuse: {
        operationId: 'refuseLockRelease',
        summary: 'Refuses to release the lock',
        body: refuseLockReleaseSchema,
        done: 'lock.done.refused',
      },
      withdraw: {
        operationId: 'withdrawLockRelease',
        summary: 'Withdraws the own proposal to release a lock',
        body: decideLockReleaseSchema,
        done: 'lock.done.withdrawn',
      },
    },
  });
};
