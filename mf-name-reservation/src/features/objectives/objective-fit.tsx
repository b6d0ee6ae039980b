import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Alert } from '@registrar/ui';
import { longEnough } from '@registrar/ui/components';

export interface FitQuestion {
  readonly english: string;
  readonly nepali: string;
  readonly nsicCodes: readonly string[];
  readonly applicationId: string;
}

const nameFit = (gateway: ShellApi['gateway'], question: FitQuestion) =>
  queryOptions({
    queryKey: ['name-fit', question],
    queryFn:
      question.nsicCodes.length === 0 || !longEnough(question)
        ? skipToken
        : ({ signal }) =>
            gateway.request<NameCheckAnswer>({
              path: '/external/api/name/check',
              method: 'POST',
              auth: 'none',
              body: { kind: 'json', value: question },
              quiet: { overlay: true, successToast: true, failureToast: true },
              signal,
            }),
  });

/**
 * The words of the name that claim what none of the chosen objectives is. It stops nothing: the officer is shown the
 * same.
 */
export function ObjectiveFit(question: FitQuestion) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { gateway } = usePortal();
  const findings =
    useQuery(nameFit(gateway, question)).data?.findings.filter(({ kind }) => kind === 'ACTIVITY_FIT') ?? [];
  const said = [...new Set(findings.map(({ why }) => why[language]))];
  if (said.length === 0) return null;
  return (
    <Alert
      type={findings.some(({ severity }) => severity !== 'info') ? 'warning' : 'info'}
      showIcon
      role="status"
      style={{ marginBlockEnd: 16 }}
      title={t('objectives.fit')}
      description={
        said.length === 1 ? (
          said[0]
        ) : (
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {said.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )
      }
    />
  );
}
