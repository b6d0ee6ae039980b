import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LetterSummary } from '@registrar/domain/calls/letters';
import { PortalLink, usePortal } from '@registrar/runtime';

/** To the letter of a reserved name, for whoever was issued it; others see nothing. */
export function LetterLink({ applicationId }: { readonly applicationId: string }) {
  const { t } = useTranslation();
  const { gateway } = usePortal();
  const { data } = useQuery({
    queryKey: ['letters', applicationId],
    queryFn: ({ signal }) =>
      gateway.request<LetterSummary[]>({
        path: '/external/api/letter',
        query: { applicationId },
        quiet: { overlay: true, successToast: true, failureToast: true },
        signal,
      }),
  });
  const letter = data?.[0];
  return letter === undefined ? null : (
    <p>
      <PortalLink to={letter.link}>{t('reservation.letter')}</PortalLink>
    </p>
  );
}
