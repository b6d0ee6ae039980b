import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CLAIM_EVIDENCE } from '@registrar/domain/calls/public-notices';
import { Button, useFormats, type FieldControl } from '@registrar/ui';
import { FileUpload, type Upload, type UploadedFile } from '@registrar/ui/components';
import styles from './handing-in.module.css';

const rules = {
  extensions: CLAIM_EVIDENCE.extensions.map((extension) => extension.toLowerCase()),
  maxBytes: CLAIM_EVIDENCE.maximumMegabytes * 1024 * 1024,
};

interface EvidenceFieldProps extends FieldControl<readonly string[]> {
  readonly label: string;
  readonly upload: Upload;
}

/** Files one after the other, as many as are taken; the form knows their ids, their names are for the eye. */
export function EvidenceField({ label, upload, value = [], onChange, ...control }: EvidenceFieldProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [brought, setBrought] = useState<readonly UploadedFile[]>([]);
  const files = brought.filter(({ id }) => value.includes(id));
  return (
    <>
      {files.length === 0 ? null : (
        <ul className={styles['files']}>
          {files.map((file) => (
            <li key={file.id}>
              {file.name}{' '}
              <Button
                size="small"
                danger
                type="text"
                aria-label={t('common:upload.remove', { name: file.name })}
                onClick={() => onChange?.(value.filter((id) => id !== file.id))}
              >
                {t('common:action.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {value.length >= CLAIM_EVIDENCE.files ? (
        <p className={styles['soft']}>{t('handIn.evidenceFull', { number: number(CLAIM_EVIDENCE.files) })}</p>
      ) : (
        <FileUpload
          {...control}
          label={label}
          rules={rules}
          upload={upload}
          value={undefined}
          onChange={(file) => {
            if (file === undefined) return;
            setBrought((before) => [...before, file]);
            onChange?.([...value, file.id]);
          }}
        />
      )}
    </>
  );
}
