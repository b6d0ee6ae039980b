import { useState } from 'react';
import type { FieldControl } from '../fields/field-control';
import type { FileRules } from './file-rules';
import { FileUpload } from './file-upload';
import { useFileUpload } from './use-file-upload';
import type { UploadedFile } from './use-upload';

export interface ScanFieldProps extends FieldControl<string | undefined> {
  readonly label: string;
  readonly rules: FileRules;
}

/** One file in a form: the form knows the id of the upload, the eye sees the name of the file. */
export function ScanField({ value, onChange, ...control }: ScanFieldProps) {
  const upload = useFileUpload();
  const [file, setFile] = useState<UploadedFile>();
  return (
    <FileUpload
      {...control}
      upload={upload}
      value={file?.id === value ? file : undefined}
      onChange={(uploaded) => {
        setFile(uploaded);
        onChange?.(uploaded?.id);
      }}
    />
  );
}
