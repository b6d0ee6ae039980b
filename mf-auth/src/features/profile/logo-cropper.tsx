import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { LOGO_SMALLEST_SIDE } from '@registrar/domain/calls/profile';
import { Button, Flex, Spin, useObjectUrl } from '@registrar/ui';
import { makeLogo, pictureType, squareOf } from './logo-file';
import styles from './profile.module.css';

const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

interface LogoCropperProps {
  readonly picture: File;
  readonly sending: boolean;
  readonly onRefuse: (objection: 'logo.unreadable' | 'logo.tooSmall' | 'logo.tooHeavy') => void;
  readonly onSend: (logo: File) => Promise<void>;
  readonly onStop: () => void;
  readonly onCancel: () => void;
}

/** A square of the picture, chosen with the pointer or the arrow keys, beside what the logo will look like. */
export function LogoCropper({ picture, sending, onRefuse, onSend, onStop, onCancel }: LogoCropperProps) {
  const { t } = useTranslation();
  const url = useObjectUrl(picture);
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [scale, setScale] = useState(1);
  const ariaLabels = useMemo(() => {
    const [nw, n, ne, e, se, s, sw, w] = handles.map((handle) => t(`logo.handle.${handle}`));
    const named = (label: string | undefined) => label ?? '';
    return {
      cropArea: t('logo.cropArea'),
      nwDragHandle: named(nw),
      nDragHandle: named(n),
      neDragHandle: named(ne),
      eDragHandle: named(e),
      seDragHandle: named(se),
      sDragHandle: named(s),
      swDragHandle: named(sw),
      wDragHandle: named(w),
    };
  }, [t]);

  const opened = (element: HTMLImageElement) => {
    const { naturalWidth, naturalHeight, width } = element;
    if (Math.min(naturalWidth, naturalHeight) < LOGO_SMALLEST_SIDE) {
      onRefuse('logo.tooSmall');
      return;
    }
    setScale(width / naturalWidth);
    setCrop(
      centerCrop(makeAspectCrop({ unit: '%', width: 90 }, 1, naturalWidth, naturalHeight), naturalWidth, naturalHeight),
    );
  };
  const send = async () => {
    const element = image.current;
    const type = await pictureType(picture);
    if (element === null || crop === undefined || type === undefined) return;
    const { naturalWidth, naturalHeight } = element;
    const logo = await makeLogo(element, squareOf(crop, { width: naturalWidth, height: naturalHeight }), type);
    if (logo === null) onRefuse('logo.tooHeavy');
    else await onSend(new File([logo], type === 'image/png' ? 'logo.png' : 'logo.jpg', { type }));
  };

  return (
    <>
      <p>{t('logo.cropHint')}</p>
      <div className={styles['cropping']}>
        <ReactCrop
          crop={crop}
          aspect={1}
          keepSelection
          minWidth={LOGO_SMALLEST_SIDE * scale}
          disabled={sending}
          ariaLabels={ariaLabels}
          onChange={(_, percent) => setCrop(percent)}
        >
          {url === undefined ? null : (
            <img
              ref={image}
              src={url}
              alt={t('logo.picture')}
              className={styles['picture']}
              onLoad={(event) => opened(event.currentTarget)}
              onError={() => onRefuse('logo.unreadable')}
            />
          )}
        </ReactCrop>
        <Preview image={image.current} crop={crop} />
      </div>
      <Flex wrap gap="small" align="center" style={{ marginBlockStart: 16 }}>
        <Button type="primary" loading={sending} disabled={crop === undefined} onClick={() => void send()}>
          {t('logo.send')}
        </Button>
        {sending ? (
          <>
            <Spin size="small" />
            <span role="status">{t('logo.sending')}</span>
            <Button onClick={onStop}>{t('common:upload.cancelUpload')}</Button>
          </>
        ) : (
          <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
        )}
      </Flex>
    </>
  );
}

const PREVIEW_SIDE = 128;

function Preview({ image, crop }: { readonly image: HTMLImageElement | null; readonly crop: PercentCrop | undefined }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (image === null || crop === undefined || context == null) return;
    const { left, top, side } = squareOf(crop, { width: image.naturalWidth, height: image.naturalHeight });
    context.clearRect(0, 0, PREVIEW_SIDE, PREVIEW_SIDE);
    context.drawImage(image, left, top, side, side, 0, 0, PREVIEW_SIDE, PREVIEW_SIDE);
  }, [image, crop]);
  return (
    <figure style={{ margin: 0 }}>
      <canvas
        ref={canvas}
        width={PREVIEW_SIDE}
        height={PREVIEW_SIDE}
        className={styles['logo']}
        role="img"
        aria-label={t('logo.preview')}
      />
      <figcaption className={styles['detail']}>{t('logo.preview')}</figcaption>
    </figure>
  );
}
