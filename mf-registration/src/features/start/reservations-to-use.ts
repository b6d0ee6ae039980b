import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { applicationPageSchema, ApplicationSummary, Reservation } from '@registrar/domain/calls/filings';
import { usePortal } from '@registrar/runtime';

export type ApplicationPage = z.infer<typeof applicationPageSchema>;

const RESERVATIONS = 50;

export interface ReservationToUse {
  readonly reservation: Reservation;
  readonly application: ApplicationSummary;
}

/** Own approved names that are still held and that no company is registered under. */
export function useReservationsToUse() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['reservations', 'to-use'],
    queryFn: async ({ signal }): Promise<readonly ReservationToUse[]> => {
      const page = await gateway.request<ApplicationPage>({
        path: '/external/api/application',
        query: { processName: 'NAME_RESERVATION', status: 'APPROVED', page: 1, size: RESERVATIONS },
        quiet: { overlay: true, failureToast: true },
        signal,
      });
      return page.items.flatMap((application) =>
        application.reservation?.state === 'VALID' ? [{ application, reservation: application.reservation }] : [],
      );
    },
  });
}
