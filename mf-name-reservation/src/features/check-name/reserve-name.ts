import { useMutation } from '@tanstack/react-query';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { definitionQuery } from '@registrar/domain/processes/definition/definition-stamp';
import { nameVersions } from '@registrar/domain/processes/definition/name-versions';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { saveSection } from '../reservation/save-section';
import type { BothScripts } from '@registrar/ui/components';
import { forgetName } from './kept-name';

/** Opens a draft that asks for this name; however often it is clicked, and after a lost answer, it opens one. */
export function useReserveName() {
  const { gateway, tab } = usePortal();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: async ({ english, nepali }: BothScripts) => {
      const name = {
        ...(english.trim() === '' ? {} : { english: english.trim() }),
        ...(nepali.trim() === '' ? {} : { nepali: nepali.trim() }),
      };
      const draft = await gateway.request<ApplicationDetail>({
        path: '/external/api/application',
        method: 'POST',
        query: definitionQuery('NAME_RESERVATION', nameVersions),
        body: { kind: 'json', value: { processName: 'NAME_RESERVATION' } },
        idempotencyKey: attempt.keyFor(name),
        quiet: { successToast: true },
      });
      const saved = await saveSection(gateway, {
        applicationId: draft.id,
        process: draft.processName,
        sectionKey: 'NAME_DETAILS',
        version: 0,
        data: name,
      });
      attempt.renew();
      forgetName(tab);
      return saved;
    },
  });
}
