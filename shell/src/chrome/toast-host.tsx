import { useNotification } from '@registrar/ui';
import { useEffect } from 'react';
import { useFrame } from './frame-context';
import { dragToDismiss } from './drag-to-dismiss';

/** Seconds, corner: specification section 9. */
const duration = 5;
const placement = 'topRight';
const toastClass = 'portal-toast';
const idPrefix = 'toast-';

/** Draws what the toast service is told, from wherever it comes. */
export function ToastHost() {
  const { toast } = useFrame();
  const [api, holder] = useNotification({ placement, duration, top: 72, maxCount: 4 });
  useEffect(() => {
    const detach = toast.attach(({ key, kind, text }) => {
      api[kind]({
        key,
        title: text,
        className: toastClass,
        props: { id: idPrefix + key, 'data-testid': `toast-${kind}` },
        role: kind === 'error' ? 'alert' : 'status',
      });
    });
    const stopDragging = dragToDismiss(document, `.${toastClass}`, ({ id }) => api.destroy(id.slice(idPrefix.length)));
    return () => {
      detach();
      stopDragging();
    };
  }, [api, toast]);
  return holder;
}
