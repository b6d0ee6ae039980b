import type { ReadonlyStore, ShellApi } from '@registrar/contract/shell-api';
import type { InitState } from '../access/module-list';
import type { Catalog } from '../remotes/catalog';
import type { PinsService } from '../remotes/pins';
import type { RegistryState } from '../remotes/registry-client';
import type { FrameStatus } from '../remotes/remote-frame';
import type { ShellRelease } from '../remotes/shell-release';
import type { SwapController } from '../remotes/swap';
import type { Configuration } from './configuration';
import type { DialogService } from './dialogs';
import type { LanguageService } from './language';
import type { NavigationService } from './navigation';
import type { NotificationsService } from './notifications';
import type { PublicHome } from '@registrar/domain/calls/public-home';
import type { PortalNoticesService } from './portal-notices';
import type { ProofAgain } from './proof-again';
import type { SocketStatus } from './socket';
import type { ToastService } from './toast';

/** Everything the portal's frame draws from. */
export interface Portal {
  readonly shell: ShellApi;
  readonly signedIn: ReadonlyStore<boolean>;
  readonly init: ReadonlyStore<InitState>;
  readonly catalog: ReadonlyStore<Catalog>;
  readonly registry: ReadonlyStore<RegistryState>;
  readonly frame: ReadonlyStore<FrameStatus>;
  readonly overlay: ReadonlyStore<boolean>;
  readonly announcement: ReadonlyStore<string>;
  readonly socketStatus: ReadonlyStore<SocketStatus>;
  readonly language: LanguageService;
  readonly navigation: NavigationService;
  readonly notifications: NotificationsService;
  readonly portalNotices: PortalNoticesService['notices'];
  readonly publicHome: () => Promise<PublicHome | undefined>;
  readonly dialogs: DialogService;
  readonly proofAgain: ProofAgain;
  readonly toast: ToastService;
  readonly swap: SwapController;
  readonly release: ShellRelease;
  readonly pins: PinsService;
  readonly configuration: Configuration;
  /** Where remotes are drawn; the frame gives it a place and never touches what is inside. */
  readonly outlet: HTMLElement;
  isOffered(path: string): boolean;
  /** For whoever is not signed in: what the home may lead to. */
  isReached(path: string): boolean;
  signOut(): Promise<void>;
  /** Ends the session in this tab alone where others have it, and leads to the log-in. */
  signInAsAnother(): Promise<void>;
  retryInit(): void;
  retryRegistry(): void;
  removeLeftover(): void;
}
