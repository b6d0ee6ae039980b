import {
  companyCardSchema,
  companyFinderAnswerSchema,
  companyFinderQuerySchema,
  type CompanyFinderAnswer,
} from '@registrar/domain/calls/companies';
import { companySearchQuerySchema, companySummarySchema } from '@registrar/domain/calls/lookups';
import { idSchema } from '@registrar/domain/envelope';
import { z } from 'zod';
import { dayInNepal } from '../../platform/clock';
import { answers, ok } from '../../platform/http/answer';
import { BASE, type RouteModule } from '../../platform/http/gateway-app';
import { refuse } from '../../platform/refusal';
import { ShortMemory } from '../../platform/short-memory';
import { peakNow } from '../../peak/peak-state';
import { readCompanyCards } from './company-cards';
import { findCompaniesByNumber } from '../find-companies';
import { findCompaniesBy } from './find-companies-by';

/** A user searches a few times a minute; this limit slows down a program that reads the whole register. */
const limit = { name: 'company-search', hits: 60, seconds: 60 };
/** Maximum number of cached searches while many annual reports are filed; a few kilobytes each. */
const MOST_KEPT = 2000;
const tags = ['register'];

export const companySearchRoutes: RouteModule = (app, { database: { db }, clock }) => {
  const found = new ShortMemory<CompanyFinderAnswer>(MOST_KEPT);
  app.get(`${BASE}/external/api/company/search`, {
    config: { access: 'public', limit, reads: 'replica' },
    schema: {
      operationId: 'searchCompanies',
      summary: 'Companies by name or registration number',
      tags,
      querystring: companyFinderQuerySchema,
      response: answers(companyFinderAnswerSchema),
    },
    handler: async (request) => {
      const now = clock.now();
      const find = () => findCompaniesBy(db, request.query, dayInNepal(now));
      const { on, term } = await peakNow(db, now);
      if (!on) return ok(request, await find());
      const { at, value } = await found.read(JSON.stringify(request.query), now, term.listSeconds * 1000, find);
      return ok(request, at < now ? { ...value, asOf: at.toISOString() } : value);
    },
  });

  app.get(`${BASE}/external/api/company/card/:id`, {
    config: { access: 'public', limit, reads: 'replica' },
    schema: {
      operationId: 'getCompanyCard',
      summary: 'What everybody may know of a company',
      tags,
      params: z.object({ id: idSchema }),
      response: answers(companyCardSchema),
    },
    handler: async (request) => {
      const [card] = await readCompanyCards(db, [request.params.id]);
      return ok(request, card ?? refuse('REQ-404'));
    },
  });

  app.get(`${BASE}/external/api/company-merge/search/company-details`, {
    config: { access: { permission: 'SEARCH_COMPANY' } },
    schema: {
      operationId: 'findCompanyByNumber',
      summary: 'Companies by registration number',
      tags: ['lookups'],
      querystring: companySearchQuerySchema,
      response: answers(z.array(companySummarySchema)),
    },
    handler: async (request) => ok(request, await findCompaniesByNumber(db, request.query.registrationNumber)),
  });
};
