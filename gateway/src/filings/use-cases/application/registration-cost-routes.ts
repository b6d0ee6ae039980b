import { registrationCostQuerySchema, registrationCostSchema } from '@registrar/domain/calls/registration-cost';
import type { ProcessDefinition } from '@registrar/domain/processes';
import { everyDefinition } from '@registrar/domain/processes/tables/definitions';
import { quoteLines } from '../../../money/propose-lines';
import { dayInNepal } from '../../../platform/clock';
import { answers, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { serviceDaysOfType } from '../../facts/desk/legal-clock';

/** The filing that begins from a reserved name. */
function registration(): ProcessDefinition {
  const found = everyDefinition().find(({ origin }) => origin.fromReservation === true);
  if (found === undefined) throw new Error('No filing begins from a reserved name');
  return found;
}

/** What a registration costs and how long it takes, for whoever has not begun one. */
export const registrationCostRoutes: RouteModule = (app, { database: { db }, clock }) => {
  app.get(`${BASE}/public/registration-cost`, {
    config: { access: 'public', limit: { name: 'registration-cost', hits: 60, seconds: 60 } },
    schema: {
      operationId: 'getRegistrationCost',
      summary: 'The fee of a registration and the days of its decision, before one is begun',
      tags: ['filings'],
      querystring: registrationCostQuerySchema,
      response: answers(registrationCostSchema),
    },
    handler: async (request) => {
      const { companyType, capitalPaisa } = request.query;
      const today = dayInNepal(clock.now());
      const definition = registration();
      const capital = { authorizedCapital: capitalPaisa, branchAuthorizedCapital: capitalPaisa };
      const [lines, decisionDays] = await Promise.all([
        quoteLines(db, definition, {
          frame: { companyType, company: null, answers: { CAPITAL_STRUCTURE: capital }, today },
          companyId: null,
          lateness: null,
          filedOn: today,
          day: today,
        }),
        serviceDaysOfType(db, definition.process, companyType, today),
      ]);
      return ok(request, {
        lines: lines && [...lines],
        totalPaisa: (lines ?? []).reduce((sum, { proposedPaisa }) => sum + proposedPaisa, 0),
        decisionDays,
      });
    },
  });
};
