import type { z } from 'zod';
import type { Bilingual } from '../bilingual';
import type { FileExtension } from '../enumerations/portal';
import type { Permission } from '../permissions';
import type { BlockerCode } from '../processes/definition/blocker-codes';
import type { RequestStatus } from './request-statuses';

/**
 * Blockers that are facts of the company alone. The others compare filings, the type of a filing or a reserved name,
 * and no request is one of these.
 */
export type RequestBlocker = Extract<
  BlockerCode,
  | 'EMAIL_UNVERIFIED'
  | 'MIGRATED_UNVERIFIED'
  | 'NOT_IN_GOOD_STANDING'
  | 'OUTSTANDING_FINE'
  | 'OPEN_CALL_FOR_EXPLANATION'
  | 'IN_DEREGISTRATION'
  | 'IN_LIQUIDATION'
  | 'MERGING'
  | 'FROZEN'
  | 'DEREGISTERED'
>;

/** One kind of request that is no filing, as data: what the gateway and the pages follow. */
export interface RequestKind {
  readonly key: string;
  readonly name: Bilingual;
  /** The permission of an account that asks. */
  readonly askedWith: Permission;
  /** What is asked, as it is sent and stored. */
  readonly answers: z.ZodType<Readonly<Record<string, unknown>>>;
  /** The key of the answer that is the request in the requester's own words. */
  readonly words: string;
  /**
   * What the request is about; its id is the subject of the row. One request about it is open at a time. ANYTHING: what
   * its own table says, or nothing; how many are open is a rule of the kind.
   */
  readonly about: 'INVOICE' | 'COMPANY' | 'ANYTHING';
  /**
   * Who is named as the applicant in lists and in a search: the requester, or the payer of the invoice, who may be a
   * company for which the requester acts. The audit names the account that acted in every case.
   */
  readonly applicant: 'REQUESTER' | 'PAYER';
  /** The key of its fee; the office begins after the payment. Null: none. */
  readonly fee: string | null;
  /** Its own count for each office and fiscal year: RFR-2083/84-KTM-000012. */
  readonly prefix: string;
  readonly decidedWith: Permission;
  readonly readWith: Permission;
  /** What its requester may open again; left out: a refusal, as often as they like. */
  readonly reopens?: 'ANY_OUTCOME_ONCE';
  readonly stoppedBy: readonly RequestBlocker[];
  /** Of one message. */
  readonly files: {
    readonly maximum: number;
    readonly maximumMegabytes: number;
    readonly extensions: readonly FileExtension[];
  };
  /** What a status is called for this kind, where its general name says too little. */
  readonly statusNames: Partial<Readonly<Record<RequestStatus, Bilingual>>>;
}
