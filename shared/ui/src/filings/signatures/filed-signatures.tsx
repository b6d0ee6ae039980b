import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { FilingSignature } from '@registrar/domain/calls/filing-signatures';
import { signingRoles } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import { localName } from '../../base/language/local-name';
import { Sheet } from '../../base/layout/sheet';
import { useSaveFile } from '../filing/save-file';
import { useFilingWords } from '../filing/filing-words';
import { useFilingSignatures } from './filing-signatures';
import { SignatureState } from './signature-state';
import styles from './signatures.module.css';

/** Who signed a paper of the filing in the portal, when and how; nothing where everything came on paper. */
export function FiledSignatures({ detail }: { readonly detail: ApplicationDetail }) {
  const t = useFilingWords();
  const language = useLanguage();
  const signatures = useFilingSignatures(detail.id, detail.version);
  if (signatures.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('signatures.failed')}
        action={<Button onClick={() => void signatures.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  const asked = signatures.data?.items.filter(({ state }) => state !== 'NOT_ASKED') ?? [];
  if (asked.length === 0) return null;
  return (
    <Sheet as="section" aria-labelledby="filed-signatures">
      <h3 id="filed-signatures" className={styles['heading']}>
        {t('signatures.filed')}
      </h3>
      {papersOfSeveral(signatures.data?.items ?? []).map(({ place, paperName }) => (
        <SignedPaper key={place} applicationId={detail.id} place={place} paperName={paperName[language]} />
      ))}
      <ul className={styles['parties']}>
        {asked.map((signature) => (
          <FiledSignature key={signature.party} applicationId={detail.id} signature={signature} />
        ))}
      </ul>
    </Sheet>
  );
}

/** The papers that several sign, once one signature of theirs stands. */
function papersOfSeveral(items: readonly FilingSignature[]) {
  const places = new Map<string, Pick<FilingSignature, 'paperName'>>();
  for (const { place, party, state, paperName } of items)
    if (place !== undefined && place !== party && state === 'SIGNED') places.set(place, { paperName });
  return [...places].map(([place, { paperName }]) => ({ place, paperName }));
}

/** The paper as it was signed, with a page of everybody's signature. */
function SignedPaper({
  applicationId,
  place,
  paperName,
}: {
  readonly applicationId: string;
  readonly place: string;
  readonly paperName: string;
}) {
  const t = useFilingWords();
  const { save, saving } = usePaperOf(applicationId, place);
  return (
    <p className={styles['line']}>
      <Button type="primary" ghost loading={saving} onClick={() => void save()}>
        {t('signatures.wholePaper', { paper: paperName })}
      </Button>
    </p>
  );
}

function usePaperOf(applicationId: string, of: string) {
  const language = useLanguage();
  return useSaveFile(
    `/external/api/application/${applicationId}/signature/${encodeURIComponent(of)}/paper?language=${language}`,
    `signature-${language}.pdf`,
  );
}

function FiledSignature({
  applicationId,
  signature,
}: {
  readonly applicationId: string;
  readonly signature: FilingSignature;
}) {
  const t = useFilingWords();
  const language = useLanguage();
  const name = localName(signature.name, language);
  const { party, about, signed } = signature;
  const { save, saving } = usePaperOf(applicationId, party);
  return (
    <li className={styles['party']}>
      <h4 className={styles['name']}>{name}</h4>
      <p className={styles['line']}>
        {signingRoles.name(signature.role)[language]} · {signature.paperName[language]}
      </p>
      {about ? <p className={styles['line']}>{about[language]}</p> : null}
      <SignatureState signature={signature} />
      {signed === null ? null : (
        <>
          {signed.ownContact ? (
            <Alert type="warning" showIcon title={t('signatures.ownContact')} style={{ marginBlock: 8 }} />
          ) : null}
          <p className={styles['line']}>
            {t('signatures.hash')} <span className={styles['hash']}>{signed.hash}</span>
          </p>
          <Button loading={saving} onClick={() => void save()}>
            {t('signatures.paper')}
            <VisuallyHidden> {about ? `${name}: ${about[language]}` : name}</VisuallyHidden>
          </Button>
        </>
      )}
    </li>
  );
}
