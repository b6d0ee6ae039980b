import type { AuditAction, AuditObject } from '@registrar/domain/calls/audit';
import type { Bilingual } from '@registrar/domain/bilingual';
import type { NotificationType } from '@registrar/domain/enumerations/notification-types';
import type { RequestAction, RequestKind } from '@registrar/domain/requests';
import type { Kysely, Selectable } from 'kysely';
import type { Actor } from '../platform/actor';
import type { DB, RequestTable } from '../platform/database/schema.generated';
import type { MessageKey, WireLanguage } from '../platform/language';
import type { UnitOfWork } from '../platform/unit-of-work';

export type RequestRow = Selectable<RequestTable>;

/** The sentences of a notification. */
export interface RequestNotice {
  readonly title: MessageKey;
  readonly body: MessageKey;
}

export interface RequesterNotice extends RequestNotice {
  readonly type: NotificationType;
  readonly sms: MessageKey | false;
  /** What the requester can do now. */
  readonly next: MessageKey;
}

/** What a request is about. */
export interface RequestSubject {
  /** Its number, e.g. of the invoice. */
  readonly reference: string;
  readonly about: Bilingual;
  /** Of an invoice; null: nothing is paid. */
  readonly payer: Bilingual | null;
}

/** A paper that was issued with the outcome. */
export interface RequestLetter {
  readonly code: string;
  readonly link: string;
}

/** What the gateway does for one kind. The engine of this folder knows no kind; it is given the handler. */
export interface RequestHandler {
  readonly kind: RequestKind;
  readonly audit: {
    readonly object: AuditObject;
    readonly asked: AuditAction;
    readonly actions: Readonly<Record<RequestAction, AuditAction>>;
  };
  readonly notices: {
    /** The type of what its officers are notified of. */
    readonly work: NotificationType;
    readonly officePage: string;
    readonly requesterPage: string;
    /** The button of the requester's mails. */
    readonly requesterAction: MessageKey;
    readonly asked: RequestNotice;
    readonly refused: RequesterNotice;
  };
  /** Locks what every unit of work on the subject locks, before the request itself is locked. */
  readonly lockSubject: (unit: UnitOfWork, request: RequestRow) => Promise<void>;
  /** Others than the person who asked, who may read and write on the requester's side. */
  readonly speaksForRequester: (db: Kysely<DB>, actor: Actor, request: RequestRow, now: Date) => Promise<boolean>;
  /** Refuses an officer who is related to the requester. */
  readonly refuseRelated: (
    unit: UnitOfWork,
    actor: Actor,
    request: RequestRow,
    language: WireLanguage,
  ) => Promise<void>;
  /** Refuses to open a request again about which there is nothing more to decide. */
  readonly requireReopenable: (unit: UnitOfWork, request: RequestRow) => Promise<void>;
  readonly describe: (db: Kysely<DB>, request: RequestRow) => Promise<RequestSubject>;
  /** The officers who may not read it, because it is about them or what they decided. Left out: nobody. */
  readonly keptFrom?: (db: Kysely<DB>, accountId: string, request: RequestRow, now: Date) => Promise<boolean>;
  /** Of a kind that may be asked without an account: tells the address. */
  readonly notifyContact?: (
    unit: UnitOfWork,
    request: RequestRow,
    notice: RequesterNotice,
    remark: string,
  ) => Promise<void>;
  /** Who asked without an account. */
  readonly contactName?: (db: Kysely<DB>, request: RequestRow) => Promise<string>;
  readonly lettersOf: (db: Kysely<DB>, request: RequestRow) => Promise<readonly RequestLetter[]>;
}

/** The stored status of a request as `statusAfter` reads it. */
export const stateOf = ({ kind }: RequestHandler, row: Pick<RequestRow, 'status' | 'reopened_at'>) => ({
  status: row.status,
  hasFee: kind.fee !== null,
  wasReopened: row.reopened_at !== null,
  reopensOnce: kind.reopens === 'ANY_OUTCOME_ONCE',
});

/** What each move is called in the audit, where the kind has no name of its own for it. */
export const REQUEST_ACTIONS = {
  pay: 'REQUEST_PAID',
  withdraw: 'REQUEST_WITHDRAWN',
  take: 'REQUEST_TAKEN',
  release: 'REQUEST_RELEASED',
  finish: 'REQUEST_FINISHED',
  refuse: 'REQUEST_REFUSED',
  reopen: 'REQUEST_REOPENED',
} as const satisfies Readonly<Record<RequestAction, AuditAction>>;
