import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOGO_SMALLEST_SIDE } from '@registrar/domain/calls/profile';
import { Alert, Button, Skeleton, useFormats, VisuallyHidden } from '@registrar/ui';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { objectionTo, type PictureObjection } from './logo-file';
import styles from './profile.module.css';
import { useUploadLogo } from './upload-logo';

// The cropper is downloaded by who has a picture to crop.
const LogoCropper = lazy(async () => ({ default: (await import('./logo-cropper')).LogoCropper }));

type Objection = PictureObjection | 'logo.unreadable' | 'logo.tooSmall' | 'logo.tooHeavy';

/** Choosing a picture, cropping it to a square, sending it. Each thing that stands against a picture is named. */
export function LogoForm({ companyId }: { readonly companyId: string }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(undefined);
  const notice = useFailureNotice();
  const upload = useUploadLogo();
  const [picture, setPicture] = useState<File>();
  const [objection, setObjection] = useState<Objection>();
  const [said, setSaid] = useState('');

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    notice.clear();
    setSaid('');
    const found = await objectionTo(file);
    setObjection(found);
    setPicture(found === undefined ? file : undefined);
  };
  const refuse = (found: Objection) => {
    setObjection(found);
    setPicture(undefined);
  };
  const send = async (file: File) => {
    notice.clear();
    const controller = new AbortController();
    sending.current = controller;
    try {
      await upload.mutateAsync({ companyId, file, signal: controller.signal });
      setPicture(undefined);
      setSaid(t('logo.done'));
    } catch (error) {
      if (!controller.signal.aborted) {
        const [first] = notice.take(error);
        if (first !== undefined) notice.say(first.message);
      }
    }
  };

  return (
    <>
      <p className={styles['detail']} style={{ marginBlock: 12 }}>
        {t('logo.rules', { side: number(LOGO_SMALLEST_SIDE) })}
      </p>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      {objection === undefined ? null : (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t(objection, { side: number(LOGO_SMALLEST_SIDE) })}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <input
        ref={input}
        type="file"
        className={styles['hidden']}
        data-testid="logo-input"
        accept=".png,.jpg,.jpeg,image/png,image/jpeg"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // So that the same file can be chosen again after it was corrected.
          event.target.value = '';
        }}
      />
      {picture === undefined ? (
        <Button type="primary" onClick={() => input.current?.click()}>
          {t('logo.choose')}
        </Button>
      ) : (
        <Suspense fallback={<Skeleton.Node active style={{ width: 320, height: 240 }} />}>
          <LogoCropper
            key={`${picture.name}${picture.lastModified}`}
            picture={picture}
            sending={upload.isPending}
            onRefuse={refuse}
            onSend={send}
            onStop={() => sending.current?.abort()}
            onCancel={() => setPicture(undefined)}
          />
        </Suspense>
      )}
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </>
  );
}
