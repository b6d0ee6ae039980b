import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import {
  bringVersionSchema,
  reuploadRules,
  type RequestedDocumentDetail,
} from '@registrar/domain/calls/requested-documents';
import { isGatewayFailure, PortalLink } from '@registrar/runtime';
import { Alert, Button, FormField, Sheet, useZodForm, ZodForm, type FieldControl } from '@registrar/ui';
import { FileUpload, useAsSeen, useFileUpload, type UploadedFile } from '@registrar/ui/components';
import { AskedDocuments, useApplication } from '@registrar/ui/filing';
import { ownCallAddress } from '../calls/call-address';
import styles from '../calls/calls.module.css';
import { REQUESTED_DOCUMENTS } from './requested-addresses';
import { useBringVersion } from './requested-documents';
import { RequestPage } from './request-page';

const rules = {
  extensions: reuploadRules.extensions.map((extension) => extension.toLowerCase()),
  maxBytes: reuploadRules.maximumMegabytes * 1024 * 1024,
};

/** A document that the office asked for: why, until when, and the place to bring it. */
export function OwnRequestPage() {
  const { t } = useTranslation();
  const { viewData = '' } = useParams();
  return (
    <RequestPage id={viewData} back={{ to: REQUESTED_DOCUMENTS, label: t('requested.toList') }}>
      {(request) =>
        request.kind === 'FILING' ? <OfApplication request={request} /> : <OfRegister request={request} />
      }
    </RequestPage>
  );
}

interface RequestProps {
  readonly request: RequestedDocumentDetail;
}

/** Documents of an application are handed in together, as on the application's own page. */
function OfApplication({ request }: RequestProps) {
  const { t } = useTranslation();
  const application = useApplication(request.applicationId);
  return (
    <>
      <p>
        <PortalLink to={`/application/${request.applicationId}`}>{t('requested.toApplication')}</PortalLink>
      </p>
      {request.may.bring && application.data ? <AskedDocuments detail={application.data} /> : null}
    </>
  );
}

function OfRegister({ request }: RequestProps) {
  const { t } = useTranslation();
  return (
    <>
      {request.callId === null ? null : (
        <Alert
          type="warning"
          showIcon
          title={t('requested.called')}
          description={<PortalLink to={ownCallAddress(request.callId)}>{t('requested.toCall')}</PortalLink>}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      {request.isOverdue && request.callId === null ? (
        <Alert type="warning" showIcon title={t('requested.overdueMeans')} style={{ marginBlockEnd: 16 }} />
      ) : null}
      {request.may.bring ? <Bring key={request.version} request={request} /> : null}
    </>
  );
}

function Bring({ request }: RequestProps) {
  const { t } = useTranslation();
  const { version } = useAsSeen(request, true);
  const bring = useBringVersion(request.id);
  const [message, setMessage] = useState<string>();
  const [initial] = useState({ version });
  const form = useZodForm({
    schema: bringVersionSchema,
    onSubmit: async ({ uploadId }) => {
      setMessage(undefined);
      try {
        await bring.mutateAsync({ version, uploadId });
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        const found = error.errors ?? [];
        if (found.length === 0) setMessage(error.message);
        return found.map((problem) => (problem.path === 'file' ? { ...problem, path: 'uploadId' } : problem));
      }
    },
  });
  return (
    <Sheet as="section" aria-labelledby="bring" style={{ marginBlockEnd: 20 }}>
      <h2 id="bring" className={styles['heading']}>
        {t('requested.bring')}
      </h2>
      <p>{t('requested.bringLead')}</p>
      {message === undefined ? null : (
        <Alert type="error" showIcon role="alert" title={message} style={{ marginBlockEnd: 16 }} />
      )}
      <ZodForm form={form} initialValues={initial} aria-label={t('requested.bring')}>
        <FormField name="uploadId" label={t('requested.file')} required>
          <FileById label={t('requested.file')} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('requested.submit')}
        </Button>
      </ZodForm>
    </Sheet>
  );
}

/** The form knows the id of the upload, the eye sees the name of the file. */
function FileById({ value, onChange, ...control }: FieldControl<string | undefined> & { readonly label: string }) {
  const upload = useFileUpload();
  const [file, setFile] = useState<UploadedFile>();
  return (
    <FileUpload
      {...control}
      rules={rules}
      upload={upload}
      value={file?.id === value ? file : undefined}
      onChange={(uploaded) => {
        setFile(uploaded);
        onChange?.(uploaded?.id);
      }}
    />
  );
}
