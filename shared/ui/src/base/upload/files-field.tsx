import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldControl } from '../fields/field-control';
import { FileUpload } from './file-upload';
import styles from './files-field.module.css';
import { useFileUpload } from './use-file-upload';
import type { UploadedFile } from './use-upload';

export interface FilesFieldProps extends FieldControl<readonly string[] | undefined> {
  readonly label: string;
  /** As a kind of request says them. */
  readonly files: {
    readonly maximum: number;
    readonly maximumMegabytes: number;
    readonly extensions: readonly string[];
  };
}

/** The same limits as the control of one file has them. */
export const fileRulesOf = ({ extensions, maximumMegabytes }: FilesFieldProps['files']) => ({
  extensions: extensions.map((extension) => extension.toLowerCase()),
  maxBytes: maximumMegabytes * 1024 * 1024,
});

/** One file after the other; their names are for the eye, the form knows their ids. */
export function FilesField({ label, files: rules, value = [], onChange, ...control }: FilesFieldProps) {
  const { t } = useTranslation();
  const upload = useFileUpload();
  const [brought, setBrought] = useState<readonly UploadedFile[]>([]);
  const shown = brought.filter(({ id }) => value.includes(id));
  return (
    <>
      {shown.length === 0 ? null : (
        <ul className={styles['files']}>
          {shown.map((file) => (
            <li key={file.id}>
              {file.name}{' '}
              <Button
                danger
                size="small"
                aria-label={t('common:upload.remove', { name: file.name })}
                onClick={() => onChange?.(value.filter((id) => id !== file.id))}
              >
                {t('common:action.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {shown.length >= rules.maximum ? null : (
        <FileUpload
          {...control}
          label={label}
          rules={fileRulesOf(rules)}
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
