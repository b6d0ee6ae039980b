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
import { z } from 'zod';
import { dayInNepal } from '../../platform/clock';
import { makeOnce } from '../../platform/http/act-once';
import { actorOf } from '../../platform/http/access';
import { answers, askedLanguage, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { domainLanguage } from '../../platform/language';
import { decisionRoutes } from '../../proposals/decision-routes';
import { listWordProposals, listWords, readWordHistory } from './list-words';
import { previewWord } from './preview-word';
import { proposeWords } from './propose-words';
import { wordProposals } from './word-proposal';

const LISTS = `${BASE}/external/api/word-list`;
const PROPOSALS = `${BASE}/external/api/word-list-proposal`;
const tags = ['names'];
const reading = { access: { permission: 'READ_WORD_LISTS' } } as const;
const proposing = { access: { permission: 'PROPOSE_CONFIGURATION' } } as const;
const ofEntry = z.object({ list: z.enum(wordLists.keys), id: z.string().max(60) });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(200).optional() });

/** The word lists by which names are judged; one person proposes a change, another one approves it. */
export const wordListRoutes: RouteModule = (app, platform) => {
  const {
    database: { db },
    clock,
  } = platform;
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
    async (request) => ok(request, await listWordProposals(db, actorOf(request), request.query, clock.now())),
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
      const language = domainLanguage(askedLanguage(request));
      const answer = await makeOnce(
        platform,
        request,
        { name: 'word-list-proposal', answer: proposedWordsSchema },
        async (unit, actor) => ({
          id: await proposeWords(unit, actor, { ...request.body, language }),
        }),
      );
      return ok(request, answer, 'wordList.sent');
    },
  );

  decisionRoutes(app, platform, wordProposals, {
    address: PROPOSALS,
    tags,
    withdrawing: proposing.access,
    calls: {
      approve: {
        operationId: 'approveWordListProposal',
        summary: 'Approves a change of a word list',
        body: decideWordsRequestSchema,
        done: 'wordList.changeApproved',
      },
      refuse: {
        operationId: 'refuseWordListProposal',
        summary: 'Refuses a change of a word list',
        body: refuseWordsRequestSchema,
        done: 'wordList.changeRefused',
      },
      withdraw: {
        operationId: 'withdrawWordListProposal',
        summary: 'Takes a proposal back',
        body: decideWordsRequestSchema,
        done: 'wordList.changeWithdrawn',
      },
    },
  });
};
