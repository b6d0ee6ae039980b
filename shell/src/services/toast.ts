import type { Toast, ToastKind } from '@registrar/contract/shell-api';

/** A toast as it is drawn: the sentence stands in the language of the moment. */
export interface ShownToast {
  readonly key: string;
  readonly kind: ToastKind;
  readonly text: string;
}

export interface ToastService {
  /** `namespace`: where a message key is looked up first. */
  show(toast: Toast, namespace?: string): void;
  /** The host draws; what came before it stood is drawn then. Returns the way to detach. */
  attach(draw: (toast: ShownToast) => void): () => void;
}

export type Translate = (key: string, options: Record<string, unknown>) => string;

export function createToast(translate: Translate): ToastService {
  let draw: ((toast: ShownToast) => void) | null = null;
  let count = 0;
  const waiting: ShownToast[] = [];

  return {
    show(toast, namespace = 'shell') {
      count += 1;
      const shown: ShownToast = {
        key: toast.dedupeKey ?? `toast-${count}`,
        kind: toast.kind,
        text:
          'serverMessage' in toast
            ? toast.serverMessage
            : translate(toast.messageKey, { ns: [namespace, 'common'], ...toast.values }),
      };
      if (draw) draw(shown);
      else waiting.push(shown);
    },
    attach(next) {
      draw = next;
      for (const toast of waiting.splice(0)) next(toast);
      return () => {
        if (draw === next) draw = null;
      };
    },
  };
}
