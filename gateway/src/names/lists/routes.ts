import {
  decideWordsRequestSchema,
  proposedWordsSchema,
  proposeWordsRequestSchema,
  refuseWordsRequestSchema,
  wordHistorySchema,
  wordListPageSchema,
  wordListQuerySchema,
  wordLists,
  wordPreviewRequestSchema,
  wordPreviewSchema,
  wordProposalPageSchema,
  wordProposalQuerySchema,
} from '@registrar/domain/calls/word-lists';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { actorOf } from '../../platform/http/access';
import { answers, askedLanguage, nothing, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { idempotently } from '../../platform/idempotency';
import { domainLanguage } from '../../platform/language';
import { approveWords, refuseWords, withdrawWords } from './decide-words';
import { listProposals, listWords, readWordHistory } from './list-words';
import { previewWord } from './preview-word';
import { proposeWords } from './propose-words';

const LISTS = `${BASE}/external/api/word-list`;
const PROPOSALS = `${BASE}/external/api/word-list-proposal`;
const tags = ['names'];
const reading = { access: { permission: 'READ_WORD_LISTS' } } as const;
const proposing = { access: { permission: 'PROPOSE_CONFIGURATION' } } as const;
const approving = { access: { permission: 'APPROVE_CONFIGURATION' }, asksSecondFactor: true } as const;
const byId = z.object({ id: idSchema });
const ofEntry = z.object({ list: z.enum(wordLists.keys), id: z.string().max(60) });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** The word lists by which names are judged; one person proposes a change, another one lets it happen. */
export const wordListRoutes: RouteModule = (app, { database: { db }, clock, runUnitOfWork }) => {
  app.get(
    LISTS,
    {
      config: { ...reading, reads: 'replica' },
      schema: {
        operationId: 'listWordListEntries',
        summary: 'The entries of a word list',
        tags,
        querystring: wordListQuerySchema,
        response: answers(wordListPageSchema),
      },
    },
    async (request) => ok(request, await listWords(db, actorOf(request), request.query, clock.now())),
  );

  app.get(
    `${LISTS}/:list/:id/history`,
    {
      config: reading,
      schema: {
        operationId: 'getWordListEntryHistory',
        summary: 'What has become of an entry',
        tags,
        params: ofEntry,
        response: answers(wordHistorySchema),
      },
    },
    async (request) => ok(request, await readWordHistory(db, request.params.list, request.params.id)),
  );

  app.post(
    `${LISTS}/preview`,
    {
      config: { ...reading, limit: { name: 'word-preview', hits: 60, seconds: 60 } },
      schema: {
        operationId: 'previewWordListEntry',
        summary: 'How many names that exist hold a word',
        tags,
        body: wordPreviewRequestSchema,
        response: answers(wordPreviewSchema),
      },
    },
    async (request) => ok(request, await previewWord(db, dayInNepal(clock.now()), request.body)),
  );

  app.get(
    PROPOSALS,
    {
      config: reading,
      schema: {
        operationId: 'listWordListProposals',
        summary: 'Changes that wait for a second person, or are decided',
        tags,
        querystring: wordProposalQuerySchema,
        response: answers(wordProposalPageSchema),
      },
    },
    async (request) => ok(request, await listProposals(db, actorOf(request), request.query, clock.now())),
  );

  app.post(
    PROPOSALS,
    {
      config: proposing,
      schema: {
        operationId: 'proposeWordListChange',
        summary: 'Proposes a change of a word list',
        tags,
        headers,
        body: proposeWordsRequestSchema,
        response: answers(proposedWordsSchema),
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const language = domainLanguage(askedLanguage(request));
      const answer = await runUnitOfWork((unit) =>
        idempotently(
          unit,
          actor,
          {
            key: request.headers['idempotency-key'],
            request: ['word-list-proposal', request.body],
            answer: proposedWordsSchema,
          },
          async () => ({
            id: await proposeWords(unit, actor, { ...request.body, language }),
          }),
        ),
      );
      return ok(request, answer, 'wordList.sent');
    },
  );

  const once = (
    actor: Actor,
    key: string | undefined,
    request: unknown,
    work: (unit: UnitOfWork) => Promise<void>,
  ): Promise<object> =>
    runUnitOfWork((unit) =>
      idempotently(unit, actor, { key, request, answer: nothing }, async () => {
        await work(unit);
        return {};
      }),
    );

  app.post(
    `${PROPOSALS}/:id/approve`,
    {
      config: approving,
      schema: {
        operationId: 'approveWordListProposal',
        summary: 'Lets a change of a word list happen',
        tags,
        params: byId,
        headers,
        body: decideWordsRequestSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      const { id } = request.params;
      const actor = actorOf(request);
      await once(actor, request.headers['idempotency-key'], ['word-list-approve', id, request.body], (unit) =>
        approveWords(unit, actor, id, request.body.remark),
      );
      return ok(request, {}, 'wordList.changeApproved');
    },
  );

  app.post(
    `${PROPOSALS}/:id/refuse`,
    {
      config: approving,
      schema: {
        operationId: 'refuseWordListProposal',
        summary: 'Refuses a change of a word list',
        tags,
        params: byId,
        headers,
        body: refuseWordsRequestSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      const { id } = request.params;
      const actor = actorOf(request);
      await once(actor, request.headers['idempotency-key'], ['word-list-refuse', id, request.body], (unit) =>
        refuseWords(unit, actor, id, request.body.remark),
      );
      return ok(request, {}, 'wordList.changeRefused');
    },
  );

  app.post(
    `${PROPOSALS}/:id/withdraw`,
    {
      config: proposing,
      schema: {
        operationId: 'withdrawWordListProposal',
        summary: 'Takes a proposal back',
        tags,
        params: byId,
        headers,
        body: decideWordsRequestSchema,
        response: answers(nothing),
      },
    },
    async (request) => {
      const { id } = request.params;
      const actor = actorOf(request);
      await once(actor, request.headers['idempotency-key'], ['word-list-withdraw', id, request.body], (unit) =>
        withdrawWords(unit, actor, id, request.body.remark),
      );
      return ok(request, {}, 'wordList.changeWithdrawn');
    },
  );
};
