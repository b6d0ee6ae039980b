import { useId, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '@registrar/ui';
import { hashOf, LARGEST_BYTES } from './file-hash';
import styles from './verify-document.module.css';

/** Takes a file by dropping or choosing it, and hands on its hash alone. */
export function DropFile({ onHash }: { readonly onHash: (hash: string, fileName: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'verify.tooLarge' | 'verify.unreadable' | 'verify.insecure'>();
  const take = async (file: File | undefined) => {
    setOver(false);
    if (file === undefined) return;
    if (file.size > LARGEST_BYTES) return setProblem('verify.tooLarge');
    setProblem(undefined);
    setBusy(true);
    try {
      const hash = await hashOf(file);
      if (hash === undefined) setProblem('verify.insecure');
      else onHash(hash, file.name);
    } catch {
      setProblem('verify.unreadable');
    } finally {
      setBusy(false);
    }
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <>
      <label
        htmlFor={id}
        className={`${styles['drop']} ${over ? styles['over'] : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
        aria-busy={busy}
      >
        <strong>{t('verify.drop')}</strong>
        <span>{t('verify.dropHint')}</span>
        <input
          id={id}
          type="file"
          accept="application/pdf,.pdf"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = ''; // the same file may be asked about again
          }}
        />
      </label>
      {problem === undefined ? null : <Alert role="alert" type="error" showIcon title={t(problem)} />}
    </>
  );
}
