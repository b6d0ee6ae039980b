import type { ReadonlyStore, ShellApi } from '@registrar/contract/shell-api';
import type { PortalNotice } from '@registrar/domain/calls/peak';
import type { SocketService } from './socket';
import { createStore } from './value-store';

export interface PortalNoticesService {
  /** What holds for everybody who files; empty for officers and visitors. */
  readonly notices: ReadonlyStore<readonly PortalNotice[]>;
  /** Asks once, and takes what changes from the topic of those who file, until the returned function is called. */
  listen(kind: 'applicant' | 'officer'): () => void;
}

const EXTERNAL_TOPIC = '/topic/external';
const quiet = { overlay: true, successToast: true, failureToast: true } as const;

export function createPortalNotices(
  gateway: ShellApi['gateway'],
  socket: Pick<SocketService, 'subscribe' | 'onResync'>,
  onProblem: (problem: string) => void,
): PortalNoticesService {
  const notices = createStore<readonly PortalNotice[]>([]);
  /** Counts what was heard, so that an answer that was asked for earlier does not overwrite it. */
  let heard = 0;

  const take = async (body: unknown): Promise<void> => {
    const { portalNoticesSchema } = await import('@registrar/domain/calls/peak');
    notices.set(portalNoticesSchema.parse(body).notices);
  };
  const attempt = (work: Promise<void>): void =>
    void work.catch((error: unknown) => onProblem(`portal notices: ${String(error)}`));
  const ask = async (): Promise<void> => {
    const asked = ++heard;
    const answer = await gateway.request<unknown>({ path: '/external/api/portal-notice', quiet });
    if (asked === heard) await take(answer);
  };

  return {
    notices,
    listen(kind) {
      if (kind !== 'applicant') return () => undefined;
      const stops = [
        socket.subscribe(EXTERNAL_TOPIC, (body) => {
          heard += 1;
          attempt(take(body));
        }),
        socket.onResync(() => attempt(ask())),
      ];
      attempt(ask());
      return () => {
        for (const stop of stops) stop();
        heard += 1;
        notices.set([]);
      };
    },
  };
}
