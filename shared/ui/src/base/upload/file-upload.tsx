import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined';
import FileOutlined from '@ant-design/icons/es/icons/FileOutlined';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import Button from 'antd/es/button';
import Progress from 'antd/es/progress';
import { useCallback, useId, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../a11y/visually-hidden';
import type { FieldControl } from '../fields/field-control';
import { palette } from '../theme/palette';
import { acceptOf, checkFile, sizeMessage, type FileObjection, type FileRules } from './file-rules';
import { canShrink, shrinkPicture } from './shrink-picture';
import { useObjectUrl } from './use-object-url';
import { useUpload, type Upload, type UploadedFile } from './use-upload';

interface FileUploadProps extends FieldControl<UploadedFile | undefined> {
  /** What is to be uploaded; names the group. */
  readonly label: string;
  readonly rules: FileRules;
  readonly upload: Upload;
}

/** To be printed, signed and scanned first. */
const EDITABLE = /\.(docx|odt)$/i;

const box: CSSProperties = {
  border: `1px dashed ${palette.line}`,
  borderRadius: 6,
  padding: 12,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
};

/** One document: chosen or dropped, checked, sent with progress, shown, replaced or taken away. */
export function FileUpload({ label, rules, upload, value, onChange, onBlur, id, disabled, ...aria }: FileUploadProps) {
  const { t } = useTranslation('common');
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [objection, setObjection] = useState<FileObjection | 'editable'>();
  const [said, setSaid] = useState('');
  const [local, setLocal] = useState<File>();
  const sizeText = (bytes: number) => {
    const { key, value: amount } = sizeMessage(bytes);
    return t(key, { value: amount });
  };
  const limits = { types: rules.extensions.join(', '), size: sizeText(rules.maxBytes) };

  const done = useCallback(
    (uploaded: UploadedFile, file: File) => {
      setLocal(file);
      setSaid(t('upload.done', { name: uploaded.name }));
      onChange?.(uploaded);
    },
    [onChange, t],
  );
  const { state, start, cancel } = useUpload(upload, done);

  const take = (file: File | undefined) => {
    if (!file) return;
    const found = checkFile(file, rules);
    if (found === 'tooLarge' && canShrink(file, rules)) {
      setObjection(undefined);
      void start(file, (picture) => shrinkPicture(picture, rules)).then((outcome) =>
        setObjection(outcome === 'UNFIT' ? found : undefined),
      );
      return;
    }
    setObjection(found === 'wrongType' && EDITABLE.test(file.name) ? 'editable' : found);
    if (!found) void start(file);
  };
  const trouble = objection
    ? t(`upload.${objection}`, limits)
    : state.kind === 'failed'
      ? (state.refusal ?? t('upload.failed'))
      : '';

  return (
    <div
      role="group"
      aria-label={label}
      style={box}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!disabled) take(event.dataTransfer.files[0]);
      }}
    >
      <input
        ref={input}
        type="file"
        style={{ display: 'none' }}
        data-testid="file-input"
        accept={acceptOf(rules)}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // So that the same file can be chosen again after it was corrected.
          event.target.value = '';
        }}
      />
      {value && state.kind !== 'uploading' && <StoredFile file={value} local={local} sizeText={sizeText} />}
      {state.kind === 'uploading' && (
        <div style={{ flex: '1 1 200px', minWidth: 0 }}>
          <div role="status" style={{ overflowWrap: 'anywhere' }}>
            {t(state.preparing ? 'upload.preparing' : state.waiting ? 'upload.waiting' : 'upload.inProgress', {
              name: state.file.name,
            })}
          </div>
          <Progress
            percent={Math.round((state.share ?? 0) * 100)}
            status={state.waiting ? 'normal' : 'active'}
            showInfo={state.share !== undefined}
            aria-label={t('upload.inProgress', { name: state.file.name })}
          />
        </div>
      )}
      {state.kind === 'uploading' ? (
        <Button onClick={cancel}>{t('upload.cancelUpload')}</Button>
      ) : (
        <Button
          id={id}
          icon={<UploadOutlined aria-hidden />}
          disabled={disabled}
          onBlur={onBlur}
          onClick={() => input.current?.click()}
          aria-label={`${t(value ? 'upload.replace' : 'upload.choose')}: ${label}`}
          aria-describedby={[hintId, aria['aria-describedby']].filter(Boolean).join(' ')}
        >
          {t(value ? 'upload.replace' : 'upload.choose')}
        </Button>
      )}
      {value && state.kind !== 'uploading' && !disabled && (
        <Button
          danger
          type="text"
          aria-label={t('upload.remove', { name: value.name })}
          onClick={() => {
            setLocal(undefined);
            onChange?.(undefined);
          }}
        >
          {t('action.remove')}
        </Button>
      )}
      <div id={hintId} style={{ flexBasis: '100%', fontSize: 14, color: palette.inkSoft }}>
        {t('upload.hint', limits)}
      </div>
      {trouble && (
        <div role="alert" style={{ flexBasis: '100%', color: palette.crimson }}>
          {trouble}{' '}
          {!objection && state.kind === 'failed' && state.refusal === undefined && (
            <Button size="small" onClick={() => void start(state.file)}>
              {t('action.retry')}
            </Button>
          )}
        </div>
      )}
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </div>
  );
}

interface StoredFileProps {
  readonly file: UploadedFile;
  /** The file itself, where it was chosen in this tab. */
  readonly local?: File;
  readonly sizeText: (bytes: number) => string;
}

/** The picture and the link come with the file; their room is there before, so that what stands below does not move. */
const PREVIEW: CSSProperties = { width: 64, height: 64, flex: 'none' };

function StoredFile({ file, local, sizeText }: StoredFileProps) {
  const { t } = useTranslation('common');
  const localUrl = useObjectUrl(local);
  const url = localUrl ?? file.url;
  const isPicture = /\.(png|jpe?g|webp)$/i.test(file.name);
  const isPdf = /\.pdf$/i.test(file.name);
  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center', flex: '1 1 200px', minWidth: 0 }}>
      {isPicture && url ? (
        <img
          src={url}
          alt={t('upload.preview', { name: file.name })}
          style={{ ...PREVIEW, objectFit: 'cover', borderRadius: 4 }}
        />
      ) : (
        <span aria-hidden style={{ ...(isPicture ? PREVIEW : {}), fontSize: 32, color: palette.inkSoft }}>
          {isPdf ? <FilePdfOutlined /> : <FileOutlined />}
        </span>
      )}
      <div style={{ minWidth: 0 }}>
        <div style={{ overflowWrap: 'anywhere' }}>{file.name}</div>
        {file.size !== undefined && <div style={{ fontSize: 14, color: palette.inkSoft }}>{sizeText(file.size)}</div>}
        <div style={{ minHeight: '1lh' }}>
          {url && (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('upload.preview', { name: file.name })}
              style={{ color: palette.blue, textDecoration: 'underline' }}
            >
              {t('action.preview')}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
