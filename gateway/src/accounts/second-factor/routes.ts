import { loginAnswerSchema } from '@registrar/domain/calls/accounts';
import {
  beginSecondFactorRequestSchema,
  changeSecondFactorRequestSchema,
  confirmPasskeyRequestSchema,
  confirmTotpRequestSchema,
  passkeyBegunSchema,
  recoveryCodesAnswerSchema,
  secondFactorAddedSchema,
  secondFactorProofSchema,
  secondFactorsAnswerSchema,
  secondFactorWaysSchema,
  totpBegunSchema,
} from '@registrar/domain/calls/second-factor';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { actorOf, WHATEVER_IS_TO_SETTLE } from '../../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../../platform/http/answer';
import { BASE, bearerOf, type RouteModule } from '../../platform/http/gateway-app';
import { refuse } from '../../platform/refusal';
import { callerOf } from '../caller';
import { clientOf } from '../client';
import { askForSecondStep, loginWithSecondFactor } from '../login';
import {
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  listSecondFactors,
  removeSecondFactor,
  renewRecoveryCodes,
} from './factors';
import { askForSecondFactor, noteProven, withSecondFactor } from './prove';

const tags = ['accounts'];
const LOGIN = `${BASE}/auth/api/second-factor`;
const OWN = `${BASE}/auth/api/user/second-factor`;
/** As many as logins: a whole office comes from one address in the morning, and codes are counted by account. */
const ASKING = { name: 'second-factor-ask', hits: 60, seconds: 60 };
const PROVING = { name: 'second-factor-prove', hits: 60, seconds: 60 };
const byTicket = { access: 'public' } as const;
/** Who has to add one first has nothing else open but this. */
const signedIn = { access: 'signed-in', openWhile: WHATEVER_IS_TO_SETTLE } as const;
const byId = z.object({ id: idSchema });

/** The second step of a login: its ticket comes as the bearer. */
export const secondFactorLoginRoutes: RouteModule = (app, platform) => {
  app.post(
    `${LOGIN}/ways`,
    {
      config: { ...byTicket, limit: ASKING },
      schema: {
        operationId: 'getSecondStepWays',
        summary: 'By what the second step of a login can be done',
        tags,
        response: answers(secondFactorWaysSchema),
      },
    },
    async (request) => {
      const ticket = bearerOf(request.headers.authorization) ?? refuse('AUTH-TICKET');
      return ok(request, await askForSecondStep(platform, ticket));
    },
  );

  app.post(
    `${LOGIN}/login`,
    {
      config: { ...byTicket, limit: { ...PROVING, name: 'second-factor-login' } },
      schema: {
        operationId: 'loginWithSecondFactor',
        summary: 'The second step of a login; answers as the login does',
        tags,
        body: secondFactorProofSchema,
        response: { 200: loginAnswerSchema },
      },
    },
    async (request, reply) => {
      const ticket = bearerOf(request.headers.authorization) ?? refuse('AUTH-TICKET');
      return loginWithSecondFactor(
        platform,
        { ticket, proof: request.body },
        { client: clientOf(request), caller: callerOf(request, reply, platform.config), reply },
        askedLanguage(request),
      );
    },
  );
};

/** One's own second factors, and the proof that a session is asked for again. */
export const secondFactorRoutes: RouteModule = (app, platform) => {
  app.get(
    OWN,
    {
      config: signedIn,
      schema: {
        operationId: 'listSecondFactors',
        summary: 'The own second factors',
        tags,
        response: answers(secondFactorsAnswerSchema),
      },
    },
    async (request) =>
      ok(request, await listSecondFactors(platform.database.db, actorOf(request), platform.clock.now())),
  );

  app.post(
    `${OWN}/ways`,
    {
      config: { ...signedIn, limit: ASKING },
      schema: {
        operationId: 'getSecondFactorWays',
        summary: 'By what the own second factor can be proven again',
        tags,
        response: answers(secondFactorWaysSchema),
      },
    },
    async (request) => {
      const { accountId, sessionId } = actorOf(request);
      return ok(request, await askForSecondFactor(platform, { accountId, holder: sessionId }));
    },
  );

  app.post(
    `${OWN}/prove`,
    {
      config: { ...signedIn, limit: PROVING },
      schema: {
        operationId: 'proveSecondFactor',
        summary: 'Proves the second factor in this session',
        tags,
        body: secondFactorProofSchema,
        response: answers(nothing),
      },
    },
    async (request, reply) => {
      const { accountId, sessionId } = actorOf(request);
      const prover = { accountId, holder: sessionId, caller: callerOf(request, reply, platform.config) };
      await withSecondFactor(platform, prover, request.body, (unit) => noteProven(unit, sessionId));
      return ok(request, {}, 'accounts.secondFactorProven');
    },
  );

  app.post(
    `${OWN}/totp`,
    {
      config: { ...signedIn, limit: PROVING },
      schema: {
        operationId: 'beginTotp',
        summary: 'A secret for an application that shows codes',
        tags,
        body: beginSecondFactorRequestSchema,
        response: answers(totpBegunSchema),
      },
    },
    async (request) => ok(request, await beginTotp(platform, actorOf(request), request.body.password)),
  );

  app.post(
    `${OWN}/totp/confirm`,
    {
      config: { ...signedIn, limit: PROVING },
      schema: {
        operationId: 'confirmTotp',
        summary: 'The first code of the application; it counts from now on',
        tags,
        body: confirmTotpRequestSchema,
        response: answers(secondFactorAddedSchema),
      },
    },
    async (request) =>
      ok(request, await confirmTotp(platform, actorOf(request), request.body), 'accounts.secondFactorAdded'),
  );

  app.post(
    `${OWN}/passkey`,
    {
      config: { ...signedIn, limit: PROVING },
      schema: {
        operationId: 'beginPasskey',
        summary: 'What a browser is asked for to make a passkey',
        tags,
        body: beginSecondFactorRequestSchema,
        response: answers(passkeyBegunSchema),
      },
    },
    async (request) => ok(request, await beginPasskey(platform, actorOf(request), request.body.password)),
  );

  app.post(
    `${OWN}/passkey/confirm`,
    {
      config: { ...signedIn, limit: PROVING },
      schema: {
        operationId: 'confirmPasskey',
        summary: 'The browser’s answer; the passkey counts from now on',
        tags,
        body: confirmPasskeyRequestSchema,
        response: answers(secondFactorAddedSchema),
      },
    },
    async (request) =>
      ok(request, await confirmPasskey(platform, actorOf(request), request.body), 'accounts.secondFactorAdded'),
  );

  app.post(
    `${OWN}/recovery-codes`,
    {
      config: { ...signedIn, limit: PROVING },
      schema: {
        operationId: 'renewRecoveryCodes',
        summary: 'New recovery codes; the old ones are worth nothing',
        tags,
        body: changeSecondFactorRequestSchema,
        response: answers(recoveryCodesAnswerSchema),
      },
    },
    async (request) => {
      const recoveryCodes = await renewRecoveryCodes(platform, actorOf(request), request.body.password);
      return ok(request, { recoveryCodes }, 'accounts.recoveryCodesRenewed');
    },
  );

  app.post(
    `${OWN}/:id/remove`,
    {
      config: { ...signedIn, limit: PROVING },
      schema: {
        operationId: 'removeSecondFactor',
        summary: 'Takes one of the own second factors away',
        tags,
        params: byId,
        body: changeSecondFactorRequestSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      await removeSecondFactor(platform, actorOf(request), request.params.id, request.body.password);
      return ok(request, {}, 'accounts.secondFactorRemoved');
    },
  );
};
