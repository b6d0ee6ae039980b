import { useTranslation } from 'react-i18next';
import {
  requestedDocumentStatuses,
  type BroughtVersion,
  type RequestedDocumentDetail,
} from '@registrar/domain/calls/requested-documents';
import { processName } from '@registrar/domain/enumerations';
import { useLanguage } from '@registrar/runtime';
import { localName, Sheet } from '@registrar/ui';
import { DatePair, InstantPair, ScanFigure } from '@registrar/ui/components';
import styles from '../calls/calls.module.css';
import { versionPath } from './requested-documents';

/** What was asked for and why, the document as it stands, and what was brought: the same for both sides. */
export function RequestedFacts({ request }: { readonly request: RequestedDocumentDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles['sections']}>
      <Sheet as="section" aria-labelledby="requested-facts">
        <h2 id="requested-facts" className={styles['heading']}>
          {t('requested.request')}
        </h2>
        <dl className={styles['facts']}>
          <div>
            <dt>{t(request.company === null ? 'requested.about' : 'common:field.company')}</dt>
            <dd>
              {localName(request.about, language)}
              {request.company === null ? null : ` · ${request.company.registrationNumber}`}
            </dd>
          </div>
          <div>
            <dt>{t('requested.fromApplication')}</dt>
            <dd>
              {processName(request.process)[language]}
              {request.applicationNumber === null ? null : ` · ${request.applicationNumber}`}
            </dd>
          </div>
          <div>
            <dt>{t('requested.office')}</dt>
            <dd>{localName(request.office, language)}</dd>
          </div>
          <div>
            <dt>{t('requested.askedAt')}</dt>
            <dd>
              <InstantPair at={request.askedAt} inline />
            </dd>
          </div>
          {request.dueOn === null ? null : (
            <div>
              <dt>{t('requested.lastDay')}</dt>
              <dd>
                <DatePair day={request.dueOn} inline />
              </dd>
            </div>
          )}
          <div className={styles['wide']}>
            <dt>{t('requested.reason')}</dt>
            <dd className={styles['text']}>{request.reason}</dd>
          </div>
          {request.withdrawnReason === null ? null : (
            <div className={styles['wide']}>
              <dt>{t('requested.withdrawnReason')}</dt>
              <dd className={styles['text']}>{request.withdrawnReason}</dd>
            </div>
          )}
        </dl>
      </Sheet>
      {request.versions.length === 0 ? null : (
        <Sheet as="section" aria-labelledby="requested-versions">
          <h2 id="requested-versions" className={styles['heading']}>
            {t('requested.versions')}
          </h2>
          {request.versions.map((version) => (
            <Version key={version.id} requestId={request.id} version={version} />
          ))}
        </Sheet>
      )}
      {request.original === null ? null : (
        <Sheet as="section" aria-labelledby="requested-original">
          <h2 id="requested-original" className={styles['heading']}>
            {t('requested.original')}
          </h2>
          <p className={styles['soft']}>
            {request.original.name} · <InstantPair at={request.original.broughtAt} inline />
          </p>
          <ScanFigure
            path={versionPath(request.id, request.original.id)}
            mediaType={request.original.mediaType}
            alt={t('requested.originalOf', { document: localName(request.name, language) })}
            openLabel={t('requested.openFile', { name: request.original.name })}
            failed={t('requested.fileFailed')}
          />
        </Sheet>
      )}
    </div>
  );
}

function Version({ requestId, version }: { readonly requestId: string; readonly version: BroughtVersion }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div style={{ marginBlockEnd: 20 }}>
      <p className={styles['outcome']}>{requestedDocumentStatuses.name(version.status)[language]}</p>
      {version.reason === null ? null : <p className={styles['text']}>{version.reason}</p>}
      <p className={styles['soft']}>
        {version.name} · {localName(version.broughtBy, language)} · <InstantPair at={version.broughtAt} inline />
      </p>
      <ScanFigure
        path={versionPath(requestId, version.id)}
        mediaType={version.mediaType}
        alt={t('requested.versionOf', { name: version.name })}
        openLabel={t('requested.openFile', { name: version.name })}
        failed={t('requested.fileFailed')}
      />
    </div>
  );
}
