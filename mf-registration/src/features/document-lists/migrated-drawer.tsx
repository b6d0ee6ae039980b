import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  migratedDocumentKinds,
  migratedDocumentRules,
  type MigratedDocument,
} from '@registrar/domain/calls/migrated-documents';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, Flex, narrowQuery, useMediaQuery, useObjectUrl } from '@registrar/ui';
import { RemarksDialog, FileUpload, InstantPair, useAsSeen, useFocusBack } from '@registrar/ui/components';
import { Drawer } from '@registrar/ui/antd';
import { useMigratedUpload, useDecideMigrated, useMigratedFile } from './migrated-documents';
import styles from './document-lists.module.css';

const rules = {
  extensions: migratedDocumentRules.extensions.map((extension) => extension.toLowerCase()),
  maxBytes: migratedDocumentRules.maximumMegabytes * 1024 * 1024,
};

/**
 * One paper of a company that came over: what it is, what was brought, what the office says, and what this person may
 * do.
 */
export function MigratedDrawer({
  document,
  onClose,
}: {
  readonly document: MigratedDocument;
  readonly onClose: () => void;
}) {
  useFocusBack();
  const { t } = useTranslation();
  const language = useLanguage();
  const narrow = useMediaQuery(narrowQuery);
  const upload = useMigratedUpload(document);
  const file = useMigratedFile(document, document.file !== null);
  const address = useObjectUrl(file.data);
  const title = migratedDocumentKinds.name(document.kind)[language];
  const { company } = document;
  return (
    <Drawer
      open
      size={narrow ? '100%' : 640}
      title={title}
      onClose={onClose}
      footer={document.mayDecide ? <Verdict document={document} onDone={onClose} /> : null}
    >
      <p className={styles['soft']}>
        {language === 'ne' ? company.nameNepali : company.nameEnglish} · {company.registrationNumber}
      </p>
      <Alert
        type={document.state === 'REJECTED' ? 'error' : document.state === 'VERIFIED' ? 'success' : 'info'}
        showIcon
        title={t(`migratedDocuments.state.${document.state}`)}
        description={document.remark ?? t(`migratedDocuments.meaning.${document.state}`)}
        style={{ marginBlockEnd: 16 }}
      />
      {document.file === null ? null : (
        <>
          {address !== undefined && document.file.mediaType.startsWith('image/') ? (
            <img src={address} alt={title} style={{ maxWidth: '100%', border: '1px solid #dfe4ec', borderRadius: 4 }} />
          ) : null}
          <p>
            {document.file.name} · <InstantPair at={document.file.uploadedAt} inline />
            {address === undefined ? null : (
              <>
                {' '}
                ·{' '}
                <a href={address} target="_blank" rel="noreferrer">
                  {t('migratedDocuments.open')}
                </a>
              </>
            )}
          </p>
          {file.isError ? (
            <p role="alert">
              {t('migratedDocuments.fileFailed')}{' '}
              <Button size="small" onClick={() => void file.refetch()}>
                {t('common:action.retry')}
              </Button>
            </p>
          ) : null}
        </>
      )}
      {document.mayUpload ? (
        <>
          <h3 className={styles['heading']}>
            {t(document.file === null ? 'migratedDocuments.bring' : 'migratedDocuments.bringAnother')}
          </h3>
          <FileUpload label={title} rules={rules} upload={upload} />
        </>
      ) : null}
    </Drawer>
  );
}

function Verdict({ document, onDone }: { readonly document: MigratedDocument; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const decide = useDecideMigrated(document.id);
  const [refusing, setRefusing] = useState(false);
  const refused = useAsSeen(document, refusing);
  const verify = async () => {
    await decide.mutateAsync({ verdict: 'VERIFIED', version: document.version });
    onDone();
  };
  return (
    <Flex wrap gap="small" justify="flex-end">
      <Button danger onClick={() => setRefusing(true)}>
        {t('migratedDocuments.reject')}
      </Button>
      <Button type="primary" loading={decide.isPending} onClick={() => void verify().catch(() => undefined)}>
        {t('migratedDocuments.verify')}
      </Button>
      <RemarksDialog
        open={refusing}
        title={t('migratedDocuments.reject')}
        confirmLabel={t('migratedDocuments.reject')}
        destructive
        remark="required"
        onConfirm={async ({ remark }) => {
          await decide.mutateAsync({ verdict: 'REJECTED', remark, version: refused.version });
          setRefusing(false);
          onDone();
        }}
        onCancel={() => setRefusing(false)}
      >
        <p>{t('migratedDocuments.rejectHint')}</p>
      </RemarksDialog>
    </Flex>
  );
}
