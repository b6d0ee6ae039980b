import { reservationTermsSchema } from '@registrar/domain/calls/names';
import { readTerm } from '../../../platform/terms';
import { discountedFee } from '../../../money/fees/discounted-fee';
import { readFeeSchedule, readRevenueDiscount } from '../../../money/schedule';
import { dayInNepal } from '../../../platform/clock';
import { answers, ok } from '../../../platform/http/answer';
import { BASE, type RouteModule } from '../../../platform/http/gateway-app';
import { serviceDaysOf } from '../../facts/desk/legal-clock';

/** The term and the fee of a name reservation today, for pages that show them before an application exists. */
export const reservationTermsRoutes: RouteModule = (app, { database: { db }, clock }) => {
  app.get(`${BASE}/external/api/name/reservation-terms`, {
    config: { access: 'public', limit: { name: 'reservation-terms', hits: 60, seconds: 60 } },
    schema: {
      operationId: 'getReservationTerms',
      summary: 'The days and the fee of a reserved name',
      tags: ['names'],
      response: answers(reservationTermsSchema),
    },
    handler: async (request) => {
      const today = dayInNepal(clock.now());
      const [{ validDays, formDueDays }, decisionDays, { rule }, discount] = await Promise.all([
        readTerm(db, 'NAME_RESERVATION_TERMS', today),
        serviceDaysOf(db, 'NAME_RESERVATION', today),
        readFeeSchedule(db, 'FEE_NAME_RESERVATION', today),
        readRevenueDiscount(db, today),
      ]);
      return ok(request, {
        validDays,
        formDueDays,
        decisionDays,
        feePaisa:
          rule.basis === 'FLAT' ? discountedFee({ feePaisa: rule.feePaisa, working: [] }, discount).feePaisa : null,
      });
    },
  });
};
