import {
  companyTypeSchema,
  countrySchema,
  districtQuerySchema,
  districtSchema,
  documentRequirementSchema,
  enumItemSchema,
  fiscalYearSchema,
  localBodyQuerySchema,
  localBodySchema,
  nsicHeadingSchema,
  nsicQuerySchema,
  nsicSchema,
  parentCompanyTypeSchema,
  foundPlaceSchema,
  outlineQuerySchema,
  outlineSchema,
  placeSchema,
  placeSearchQuerySchema,
  rowIdSchema,
} from '@registrar/domain/calls/lookups';
import { parentCompanyTypes, serverEnum } from '@registrar/domain/enumerations';
import { z } from 'zod';
import { dayInNepal } from '../platform/clock';
import { answers, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { refuse } from '../platform/refusal';
import { cachedAnswer } from './cached-answer';
import { documentsOf } from './document-requirements';
import { findPlaces } from './find-places';
import { listFiscalYears } from './fiscal-years';
import {
  readCompanyTypeChanges,
  readCompanyTypes,
  readCountries,
  readDistricts,
  readLocalBodies,
  readNsic,
  readNsicHeadings,
  readProvinces,
} from './queries';
import { readOutline } from './read-outline';

const EXTERNAL = `${BASE}/external/api`;
const tags = ['lookups'];
const signedIn = { access: 'signed-in' as const };
/** Outlines change with a delivery of the portal. */
const OUTLINES_KEPT_SECONDS = 30 * 24 * 3600;

export const lookupRoutes: RouteModule = (app, { database: { db }, clock }) => {
  app.get(
    `${EXTERNAL}/country`,
    {
      config: { ...signedIn, reads: 'replica' },
      schema: {
        operationId: 'listCountries',
        summary: 'The countries',
        tags,
        response: answers(z.array(countrySchema)),
      },
    },
    async (request, reply) => cachedAnswer(request, reply, await readCountries(db)),
  );
  app.get(
    `${EXTERNAL}/province`,
    {
      config: { ...signedIn, reads: 'replica' },
      schema: { operationId: 'listProvinces', summary: 'The provinces', tags, response: answers(z.array(placeSchema)) },
    },
    async (request, reply) => cachedAnswer(request, reply, await readProvinces(db)),
  );
  // the public search of companies offers them
  app.get(
    `${EXTERNAL}/district`,
    {
      config: { access: 'public', reads: 'replica' },
      schema: {
        operationId: 'listDistricts',
        summary: 'The districts, of one province or all',
        tags,
        querystring: districtQuerySchema,
        response: answers(z.array(districtSchema)),
      },
    },
    async (request, reply) => cachedAnswer(request, reply, await readDistricts(db, request.query.provinceId)),
  );
  app.get(
    `${EXTERNAL}/local-body`,
    {
      config: { ...signedIn, reads: 'replica' },
      schema: {
        operationId: 'listLocalBodies',
        summary: 'The local bodies, of one district or all',
        tags,
        querystring: localBodyQuerySchema,
        response: answers(z.array(localBodySchema)),
      },
    },
    async (request, reply) => cachedAnswer(request, reply, await readLocalBodies(db, request.query.districtId)),
  );
  app.get(
    `${EXTERNAL}/place`,
    {
      config: { ...signedIn, limit: { name: 'place-search', hits: 120, seconds: 60 }, reads: 'replica' },
      schema: {
        operationId: 'searchPlaces',
        summary: 'Municipalities and wards as people write them, the likeliest first',
        tags,
        querystring: placeSearchQuerySchema,
        response: answers(z.array(foundPlaceSchema)),
      },
    },
    async (request) => ok(request, await findPlaces(db, request.query.search)),
  );
  app.get(
    `${EXTERNAL}/outline`,
    {
      config: { ...signedIn, limit: { name: 'outline', hits: 120, seconds: 60 } },
      schema: {
        operationId: 'readOutline',
        summary: 'The outlines of the local bodies of a district, or of the districts: right to some hundred metres',
        tags,
        querystring: outlineQuerySchema,
        response: answers(outlineSchema),
      },
    },
    async (request, reply) =>
      cachedAnswer(
        request,
        reply,
        (await readOutline(db, request.query.districtId)) ?? refuse('REQ-404'),
        OUTLINES_KEPT_SECONDS,
      ),
  );
  app.get(
    `${EXTERNAL}/nsic/list`,
    {
      config: { ...signedIn, reads: 'replica' },
      schema: {
        operationId: 'searchNsicCodes',
        summary: 'Industrial codes (NSIC) by code or word',
        tags,
        querystring: nsicQuerySchema,
        response: answers(z.array(nsicSchema)),
      },
    },
    async (request, reply) => cachedAnswer(request, reply, await readNsic(db, request.query)),
  );
  app.get(
    `${EXTERNAL}/nsic/heading`,
    {
      config: { ...signedIn, reads: 'replica' },
      schema: {
        operationId: 'listNsicHeadings',
        summary: 'The headings of the industrial codes',
        tags,
        response: answers(z.array(nsicHeadingSchema)),
      },
    },
    async (request, reply) => cachedAnswer(request, reply, await readNsicHeadings(db)),
  );
  // the public calculator of fines offers them
  app.get(
    `${EXTERNAL}/fiscal-year`,
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listFiscalYears',
        summary: 'The fiscal years',
        tags,
        response: answers(z.array(fiscalYearSchema)),
      },
    },
    async (request, reply) => cachedAnswer(request, reply, listFiscalYears(clock.now())),
  );
  app.get(
    `${BASE}/external/enum/:enumType`,
    {
      config: signedIn,
      schema: {
        operationId: 'listEnumItems',
        summary: 'The values of an enumeration, with their names',
        tags,
        params: z.object({ enumType: z.string().max(60) }),
        response: answers(z.array(enumItemSchema)),
      },
    },
    async (request, reply) =>
      cachedAnswer(request, reply, [...(serverEnum(request.params.enumType) ?? refuse('REQ-404'))]),
  );

  app.get(
    `${EXTERNAL}/company-type/drop-down`,
    {
      config: signedIn,
      schema: {
        operationId: 'listParentCompanyTypes',
        summary: 'The kinds of company',
        tags,
        response: answers(z.array(parentCompanyTypeSchema)),
      },
    },
    async (request, reply) =>
      cachedAnswer(
        request,
        reply,
        parentCompanyTypes.items.map((item, index) => ({ id: index + 1, ...item })),
      ),
  );
  app.get(
    `${EXTERNAL}/company-type/drop-down/:parentCompanyType`,
    {
      config: { ...signedIn, reads: 'replica' },
      schema: {
        operationId: 'listCompanyTypesOfParent',
        summary: 'The types of company of one kind',
        tags,
        params: z.object({ parentCompanyType: z.string().max(60) }),
        response: answers(z.array(companyTypeSchema)),
      },
    },
    async (request, reply) => {
      const { parentCompanyType } = request.params;
      if (!parentCompanyTypes.has(parentCompanyType)) refuse('REQ-404');
      return cachedAnswer(request, reply, await readCompanyTypes(db, { parentCompanyType }));
    },
  );
  app.get(
    `${EXTERNAL}/company-type/list`,
    {
      config: { ...signedIn, reads: 'replica' },
      schema: {
        operationId: 'listCompanyTypes',
        summary: 'Every type of company',
        tags,
        response: answers(z.array(companyTypeSchema)),
      },
    },
    async (request, reply) => cachedAnswer(request, reply, await readCompanyTypes(db)),
  );
  app.get(
    `${EXTERNAL}/company-type-change/list/company-type/:companyTypeId`,
    {
      config: signedIn,
      schema: {
        operationId: 'listCompanyTypeChanges',
        summary: 'Into which types a company of this type may change',
        tags,
        params: z.object({ companyTypeId: rowIdSchema }),
        response: answers(z.array(companyTypeSchema)),
      },
    },
    async (request, reply) =>
      cachedAnswer(request, reply, await readCompanyTypeChanges(db, request.params.companyTypeId)),
  );
  app.get(
    `${EXTERNAL}/company-type-document-map/process-company/:phaseKey`,
    {
      config: signedIn,
      schema: {
        operationId: 'listRequiredDocuments',
        summary: 'The documents that a process asks for',
        tags,
        params: z.object({ phaseKey: z.string().max(60) }),
        response: answers(z.array(documentRequirementSchema)),
      },
    },
    async (request) =>
      ok(request, (await documentsOf(db, request.params.phaseKey, dayInNepal(clock.now()))) ?? refuse('REQ-404')),
  );
};
