import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { GatewayRequest } from '@registrar/contract/shell-api';
import { usePortal } from '@registrar/runtime';
import { FormSkeleton } from '../feedback/skeletons';
import { useObjectUrl } from './use-object-url';
import styles from './scan-figure.module.css';

export interface ScanFigureProps {
  readonly path: GatewayRequest['path'];
  readonly mediaType: string;
  /** What a picture shows. */
  readonly alt: string;
  /** Of the link that opens it beside the page. */
  readonly openLabel: string;
  readonly failed: string;
  /** The whole picture is seen at once, as in a dialog; otherwise it is as wide as its place. */
  readonly whole?: boolean;
}

/** What somebody photographed or scanned: a picture as it is, a PDF to be opened beside the page. */
export function ScanFigure({ path, mediaType, alt, openLabel, failed, whole = false }: ScanFigureProps) {
  const { t } = useTranslation('common');
  const { gateway } = usePortal();
  // fetched like every other call, because an image tag would not carry the session
  const scan = useQuery({
    queryKey: ['scan', path],
    queryFn: ({ signal }) =>
      gateway.request<Blob>({ path, expect: 'blob', quiet: { overlay: true, failureToast: true }, signal }),
    staleTime: Infinity,
  });
  const address = useObjectUrl(scan.data);
  if (scan.isError)
    return (
      <p role="alert">
        {failed}{' '}
        <Button size="small" onClick={() => void scan.refetch()}>
          {t('action.retry')}
        </Button>
      </p>
    );
  if (address === undefined) return <FormSkeleton />;
  return (
    <figure className={styles['figure']}>
      {mediaType.startsWith('image/') ? (
        <img
          src={address}
          alt={alt}
          className={whole ? `${styles['picture']} ${styles['whole']}` : styles['picture']}
        />
      ) : null}
      <figcaption>
        <a href={address} target="_blank" rel="noreferrer">
          {openLabel}
        </a>
      </figcaption>
    </figure>
  );
}
