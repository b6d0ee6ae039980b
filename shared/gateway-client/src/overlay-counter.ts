/** The portal-wide loading overlay, as the shell draws it. */
export interface LoadingOverlay {
  show(): void;
  hide(): void;
}

/** An answer within this time shows no overlay at all. */
export const OVERLAY_DELAY_MS = 300;

export interface OverlayCounter {
  /** Counts one request in; the returned function counts it out, once. */
  begin(): () => void;
}

/** The overlay stands while at least one request has been waiting for longer than the delay. */
export function createOverlayCounter(overlay: LoadingOverlay): OverlayCounter {
  let visible = 0;
  return {
    begin() {
      let counted = false;
      const timer = setTimeout(() => {
        counted = true;
        visible += 1;
        if (visible === 1) overlay.show();
      }, OVERLAY_DELAY_MS);
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        clearTimeout(timer);
        if (!counted) return;
        visible -= 1;
        if (visible === 0) overlay.hide();
      };
    },
  };
}
