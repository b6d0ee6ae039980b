export type Owned =
  | 'paper'
  | 'session'
  | 'secondFactor'
  | 'webhook'
  | 'notification'
  | 'company'
  | 'accountId'
  | 'invitation'
  | 'mandate'
  | 'application'
  | 'staff'
  | 'leave'
  | 'change'
  | 'document'
  | 'verified'
  | 'oldFiling'
  | 'template'
  | 'proposal'
  | 'rate'
  | 'meeting'
  | 'upload'
  | 'voucher'
  | 'fineDue'
  | 'payable'
  | 'attempt'
  | 'mismatch'
  | 'receipt'
  | 'refund'
  | 'refundRequest'
  | 'grievance'
  | 'fineWaiver'
  | 'requestFile'
  | 'copyOrder'
  | 'copyItem'
  | 'paperToSign'
  | 'signingBatch'
  | 'migratedPaper'
  | 'explanationCall'
  | 'reupload'
  | 'share'
  | 'documentAsk'
  | 'institution'
  | 'institutionAdmission'
  | 'forcedOpening'
  | 'restoration'
  | 'forcedBatch'
  | 'heirAdmission'
  | 'proceedingOrder'
  | 'order'
  | 'orderProposal'
  | 'orderDocument';
export type Asker =
  | 'applicant'
  | 'representative'
  | 'intermediary'
  | 'liquidator'
  | 'requester'
  | 'administrator'
  | 'approver'
  | 'counterSigner'
  | 'operator'
  | 'revenue'
  | 'proposer';

export interface Try {
  /** Somebody whose role may make the call, and to whom the object does not belong. */
  readonly by: Asker;
  /** What stands in each place of the path. */
  readonly with: Readonly<Record<string, Owned | `=${string}`>>;
  /** What the call needs to get as far as the object. */
  readonly body?: object;
  /** Whoever may make the call reads the object in a list: it is refused, and not hidden. */
  readonly isSeen?: true;
}

export const remark = 'Mine';
export const day = '2030-01-01';
export const wording = { reasonCode: null, textNepali: 'मेरो', textEnglish: 'Mine' };
