import { useQuery } from '@tanstack/react-query';
import { letterKinds, letterStates, printedVerificationCode } from '@registrar/domain/calls/letters';
import type { IssuedPaper } from '@registrar/domain/calls/papers';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { FormSkeleton } from '../../base/feedback/skeletons';
import { Sheet } from '../../base/layout/sheet';
import { useSavePaper } from '../filing/save-paper';
import styles from './status.module.css';
import { useFilingWords } from '../filing/filing-words';

/** What the register signed with the approval of a filing, or for a company, in each language it was written in. */
export function IssuedPapers({
  of,
}: {
  readonly of: { readonly applicationId: string } | { readonly companyId: string };
}) {
  const t = useFilingWords();
  const { gateway } = usePortal();
  const papers = useQuery({
    queryKey: ['issued-papers', of],
    queryFn: ({ signal }) =>
      gateway.request<readonly IssuedPaper[]>({
        path: '/external/api/paper',
        query: of,
        signal,
        quiet: { overlay: true, failureToast: true },
      }),
    // signed one after the other in the seconds after the approval
    refetchInterval: ({ state }) => (state.data?.some(({ ready }) => !ready) ? 3_000 : false),
    staleTime: 0,
  });
  return (
    <Sheet as="section" aria-labelledby="issued-papers">
      <h2 id="issued-papers" className={styles['heading']}>
        {t('signed.title')}
      </h2>
      {papers.isPending ? <FormSkeleton /> : null}
      {papers.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('status.papersFailed')}
          action={<Button onClick={() => void papers.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {papers.data?.length === 0 ? <p>{t('signed.empty')}</p> : null}
      <ul className={styles['papers']}>
        {papers.data?.map((paper) => (
          <li key={paper.code}>
            <Paper paper={paper} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Paper({ paper }: { readonly paper: IssuedPaper }) {
  const t = useFilingWords();
  const language = useLanguage();
  const { save, saving } = useSavePaper(paper);
  const kind = letterKinds.name(paper.kind)[language];
  const written =
    paper.language === null ? kind : `${kind} (${t(paper.language === 'ne' ? 'papers.inNepali' : 'papers.inEnglish')})`;
  // of the holders of a company each has one: they are told apart by what they are about
  const name =
    paper.kind === 'SHARE_CERTIFICATE' && paper.subject ? `${written} (${paper.subject[language]})` : written;
  return (
    <>
      <span className={styles['paper']}>
        <strong>{written}</strong>
        {paper.subject == null ? null : <span className={styles['soft']}>{paper.subject[language]}</span>}
        {paper.state === 'VALID' ? null : <span>{letterStates.name(paper.state)[language]}</span>}
        <span className={styles['soft']}>
          {t('viewLetter.code')}: <span lang="en">{printedVerificationCode(paper.code)}</span>
        </span>
      </span>
      <PortalLink to={paper.link} aria-label={t('signed.verifyOf', { name })}>
        {t('signed.verify')}
      </PortalLink>
      {paper.ready ? (
        <Button loading={saving} onClick={() => void save()} aria-label={t('signed.saveOf', { name })}>
          {t('signed.save')}
        </Button>
      ) : (
        <span role="status">{t('signed.notReady')}</span>
      )}
    </>
  );
}
