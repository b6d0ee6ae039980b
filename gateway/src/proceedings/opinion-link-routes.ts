import {
  giveOpinionRequestSchema,
  OPINION_FILE,
  opinionFileSchema,
  opinionOtpRequestSchema,
  opinionRequestSchema,
} from '@registrar/domain/calls/opinion-requests';
import { OUTSIDE_PURPOSES } from '@registrar/domain/outside';
import { z } from 'zod';
import { readFileForm } from '../documents/read-file-part';
import { storeDocument } from '../documents/store-document';
import { linkCalls } from '../outside/link-calls';
import { answers, askedLanguage, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { giveOpinion, keepOpinionFile, requireOpinionOpen, sendOpinionOtp, viewOpinionRequest } from './answer-opinion';
import { PURPOSE } from './opinion-links';

const tags = ['proceedings'];
const byToken = z.object({ token: z.string().min(1).max(200) });
const BRINGING = { name: 'opinion-file', hits: 20, seconds: 600 };

/** The page of a body that is asked for its opinion: what is asked, the code, the answer with one file. */
export const opinionLinkRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
    config: { secrets },
    runUnitOfWork,
  } = platform;
  const link = linkCalls(app, platform, PURPOSE, { tags });
  link.show({
    operationId: 'getOpinionRequest',
    summary: 'What a body is asked about the closing of a company',
    answer: opinionRequestSchema,
    read: ({ reference }) => viewOpinionRequest(db, reference, clock.now()),
  });
  link.sendCode({
    operationId: 'requestOpinionOtp',
    summary: 'Sends the body a code',
    body: opinionOtpRequestSchema,
    send: (unit, { reference }, channel) => sendOpinionOtp(unit, secrets.otpPepper, reference, channel),
  });
  app.post(`${BASE}/external/api${OUTSIDE_PURPOSES[PURPOSE].page}/:token/file`, {
    config: { access: 'public', takesFiles: true, limit: BRINGING },
    schema: {
      operationId: 'addOpinionFile',
      summary: 'Uploads the file that comes with the answer of a body',
      description: 'Multipart: the file `file`. It takes the place of the one before.',
      tags,
      consumes: ['multipart/form-data'],
      params: byToken,
      response: answers(opinionFileSchema),
    },
    handler: async (request) => {
      const { token } = request.params;
      await runUnitOfWork((unit) => requireOpinionOpen(unit, token)); // checked before the file is read
      const { maximumMegabytes } = OPINION_FILE;
      const { file } = await readFileForm(platform, request, {
        largest: maximumMegabytes,
        limitOf: () => maximumMegabytes,
      });
      const stored = await storeDocument(platform, file, OPINION_FILE, askedLanguage(request));
      return ok(request, await runUnitOfWork((unit) => keepOpinionFile(unit, token, stored)));
    },
  });
  link.answer({
    operationId: 'giveOpinion',
    summary: 'Gives the opinion of a body, or asks for more time',
    step: 'answer',
    body: giveOpinionRequestSchema,
    take: (unit, { reference }, request) => giveOpinion(unit, secrets.otpPepper, reference, request),
    done: 'opinion.given',
  });
};
