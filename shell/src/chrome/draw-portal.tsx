import { createQueryClient, PortalProviders } from '@registrar/runtime';
import { UiProvider } from '@registrar/ui';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { reportError } from '../services/error-reports';
import type { Portal } from '../services/portal';
import { Frame } from './frame';
import { FrameBoundary } from './frame-boundary';
import { FrameContext } from './frame-context';
import './page.css';

/** Draws everything around the remotes. */
export function drawPortal(portal: Portal): void {
  const place = document.getElementById('portal');
  if (!place) throw new Error('index.html has no #portal');
  const root = createRoot(place, { onUncaughtError: (error) => void reportError(error, 'shell/frame') });
  const frame = (
    <FrameContext value={portal}>
      <PortalProviders shell={portal.shell} namespace="shell" queryClient={createQueryClient()} wrapper={UiProvider}>
        <FrameBoundary>
          <Frame />
        </FrameBoundary>
      </PortalProviders>
    </FrameContext>
  );
  // Drawn in slices: the browser answers to keys and pointer in between.
  startTransition(() => root.render(frame));
}
