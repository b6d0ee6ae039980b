import Modal, { type ModalProps } from 'antd/es/modal';
import { fullScreenDialogQuery, useMediaQuery } from '../a11y/use-media-query';

export type DialogProps = Omit<ModalProps, 'mask' | 'style' | 'styles' | 'classNames'>;

/**
 * The one dialog of the portal: a click beside it closes nothing, so that nothing typed is lost, and on a small screen it
 * is the page.
 */
export function Dialog({ width = 520, ...modal }: DialogProps) {
  const fullScreen = useMediaQuery(fullScreenDialogQuery);
  return (
    <Modal
      {...modal}
      mask={{ closable: false }}
      width={fullScreen ? '100%' : width}
      style={fullScreen ? { top: 0, margin: 0, padding: 0, maxWidth: '100vw' } : undefined}
      // a long title keeps clear of the cross
      styles={{ title: { paddingInlineEnd: 32 }, ...(fullScreen ? { container: { minHeight: '100dvh', borderRadius: 0 } } : {}) }}
    />
  );
}
