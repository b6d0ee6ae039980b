import Modal, { type ModalProps } from 'antd/es/modal';
import { fullScreenDialogQuery, useMediaQuery } from '../a11y/use-media-query';
import { dialogSizes, type DialogSize } from './dialog-sizes';
import styles from './dialog.module.css';

/** `size` goes before `width`. */
export type DialogProps = Omit<ModalProps & { readonly size?: DialogSize }, 'mask' | 'style' | 'styles' | 'classNames'>;

/**
 * The one dialog of the portal: a click beside it closes nothing, so that nothing typed is lost, and on a small screen
 * it is the page.
 */
export function Dialog({ size, width = dialogSizes.md, ...modal }: DialogProps) {
  const isSmall = useMediaQuery(fullScreenDialogQuery);
  const fullScreen = isSmall || size === 'screen';
  return (
    <Modal
      rootClassName={styles['dialog'] ?? ''}
      {...modal}
      mask={{ closable: false }}
      width={fullScreen ? '100%' : size === undefined ? width : dialogSizes[size]}
      style={fullScreen ? { top: 0, margin: 0, padding: 0, maxWidth: '100vw' } : undefined}
      // a long title keeps clear of the cross
      styles={{
        title: { paddingInlineEnd: 32 },
        ...(fullScreen ? { container: { minHeight: '100dvh', borderRadius: 0 } } : {}),
      }}
    />
  );
}
