// Written by "npm run db:types -w gateway" from the migrated database. Do not edit.
import type { ColumnType } from 'kysely';

/** What jsonb holds is parsed by a schema where it is read, and written as JSON text. */
export type Json = ColumnType<unknown, string, string>;

export interface AccessLogTable {
  id: string;
  company_id: string;
  part: string;
  application_id: ColumnType<string | null, string | null | undefined, string | null>;
  account_id: string;
  role: string;
  office_id: ColumnType<number | null, number | null | undefined, number | null>;
  ground: 'REPRESENTATIVE' | 'AUTHORISATION' | 'PARENT_COMPANY' | 'ISSUED_TO_READER' | 'OFFICE' | 'READ_EVERYTHING';
  mandates: ColumnType<unknown, string | undefined, string>;
  at: Date;
  slot: number;
}

export interface AccountTable {
  id: string;
  username: string;
  email: string;
  mobile_number: string;
  name_english: string;
  name_nepali: string;
  password_hash: string;
  password_updated: ColumnType<boolean, boolean | undefined, boolean>;
  password_changed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  email_verified: ColumnType<boolean, boolean | undefined, boolean>;
  role: string;
  office_id: number;
  company_representative: ColumnType<boolean, boolean | undefined, boolean>;
  migrated: ColumnType<boolean, boolean | undefined, boolean>;
  status: 'ACTIVE' | 'DISABLED';
  language: 'np' | 'en';
  created_at: Date;
  version: ColumnType<number, number | undefined, number>;
  details_verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  language_chosen: ColumnType<boolean, boolean | undefined, boolean>;
  general_information_closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ApplicationTable {
  id: string;
  process_name: string;
  status: string;
  level: ColumnType<number, number | undefined, number>;
  office_id: number;
  applicant_id: string;
  applicant_role: string;
  company_id: ColumnType<string | null, string | null | undefined, string | null>;
  snapshot_hash: ColumnType<string | null, string | null | undefined, string | null>;
  parent_company_id: ColumnType<string | null, string | null | undefined, string | null>;
  application_number: ColumnType<string | null, string | null | undefined, string | null>;
  title_english: ColumnType<string, string | undefined, string>;
  title_nepali: ColumnType<string, string | undefined, string>;
  assignee_id: ColumnType<string | null, string | null | undefined, string | null>;
  lease_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  verified_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
  updated_at: Date;
  submitted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  queued_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  discarded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  version: ColumnType<number, number | undefined, number>;
  company_type_id: ColumnType<number | null, number | null | undefined, number | null>;
  reservation_id: ColumnType<string | null, string | null | undefined, string | null>;
  source_application_id: ColumnType<string | null, string | null | undefined, string | null>;
  step: ColumnType<string | null, string | null | undefined, string | null>;
  round: ColumnType<number, number | undefined, number>;
  operator_id: ColumnType<string | null, string | null | undefined, string | null>;
  due_on: ColumnType<string | null, string | null | undefined, string | null>;
  subject_kind: ColumnType<'FISCAL_YEAR' | 'FILING' | 'PROCEEDING' | 'MERGER' | null, 'FISCAL_YEAR' | 'FILING' | 'PROCEEDING' | 'MERGER' | null | undefined, 'FISCAL_YEAR' | 'FILING' | 'PROCEEDING' | 'MERGER' | null>;
  subject_id: ColumnType<string | null, string | null | undefined, string | null>;
  company_version: ColumnType<number | null, number | null | undefined, number | null>;
  definition_version: ColumnType<number, number | undefined, number>;
}

export interface ApplicationCheckTable {
  application_id: string;
  round: number;
  check_key: string;
  checked_by: string;
  checked_at: Date;
}

export interface ApplicationCompanyTable {
  application_id: string;
  company_id: string;
  version: number;
  company_type: ColumnType<string | null, string | null | undefined, string | null>;
  parts: Json;
  shares: ColumnType<unknown, string | null | undefined, string | null>;
  taken_at: Date;
  role: 'FILER' | 'NAMED';
  deceased: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface ApplicationHistoryTable {
  id: ColumnType<number, never, never>;
  application_id: string;
  at: Date;
  action: string;
  from_status: ColumnType<string | null, string | null | undefined, string | null>;
  to_status: string;
  level: number;
  actor_id: ColumnType<string | null, string | null | undefined, string | null>;
  actor_role: string;
  remark: ColumnType<string | null, string | null | undefined, string | null>;
  reason_code: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ApplicationItemTable {
  id: string;
  application_id: string;
  section_key: string;
  position: number;
  data: Json;
  saved_at: Date;
  saved_by: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  begun_from: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ApplicationSectionTable {
  application_id: string;
  section_key: string;
  data: Json;
  saved_at: Date;
  version: ColumnType<number, number | undefined, number>;
  saved_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ApplicationSequenceTable {
  process_name: string;
  fiscal_year: string;
  office_id: number;
  last_number: number;
}

export interface ApplicationTermNoticeTable {
  application_id: string;
  level: number;
  submitted_at: Date;
  at: Date;
}

export interface AuditTable {
  seq: number;
  at: Date;
  actor_id: ColumnType<string | null, string | null | undefined, string | null>;
  actor_role: ColumnType<string | null, string | null | undefined, string | null>;
  office_id: ColumnType<number | null, number | null | undefined, number | null>;
  ip_hash: ColumnType<string | null, string | null | undefined, string | null>;
  session_id: ColumnType<string | null, string | null | undefined, string | null>;
  action: string;
  object_type: string;
  object_id: string;
  object_version: ColumnType<number | null, number | null | undefined, number | null>;
  before_hash: ColumnType<string | null, string | null | undefined, string | null>;
  after_hash: ColumnType<string | null, string | null | undefined, string | null>;
  remark: ColumnType<string | null, string | null | undefined, string | null>;
  prev_hash: string;
  hash: string;
}

export interface AuditCheckTable {
  id: string;
  asked_by: string;
  asked_at: Date;
  status: 'RUNNING' | 'INTACT' | 'BROKEN';
  checked_seq: ColumnType<number, number | undefined, number>;
  checked_hash: ColumnType<string, string | undefined, string>;
  last_seq: number;
  last_hash: string;
  broken_at: ColumnType<number | null, number | null | undefined, number | null>;
  fault: ColumnType<'MISSING' | 'UNLINKED' | 'CHANGED' | 'SHORTENED' | 'REWRITTEN' | 'HEAD_CHANGED' | 'SIGNER_UNKNOWN' | 'TIMESTAMP_WRONG' | null, 'MISSING' | 'UNLINKED' | 'CHANGED' | 'SHORTENED' | 'REWRITTEN' | 'HEAD_CHANGED' | 'SIGNER_UNKNOWN' | 'TIMESTAMP_WRONG' | null | undefined, 'MISSING' | 'UNLINKED' | 'CHANGED' | 'SHORTENED' | 'REWRITTEN' | 'HEAD_CHANGED' | 'SIGNER_UNKNOWN' | 'TIMESTAMP_WRONG' | null>;
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  failed_head: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface AuditHeadTable {
  id: number;
  seq: number;
  hash: string;
}

export interface AuditHeadTimestampTable {
  number: number;
  token: string;
  authority: string;
  stamped_at: Date;
}

export interface AuditSignedHeadTable {
  number: number;
  seq: number;
  hash: string;
  previous_hash: string;
  signed_at: Date;
  signature: string;
  key_fingerprint: string;
  certificate: string;
  signer: string;
}

export interface AutomaticApprovalTable {
  application_id: string;
  round: number;
  outcome: 'APPROVED' | 'REVIEW';
  flags: Json;
  judged_at: Date;
}

export interface AutomaticSampleTable {
  process_name: string;
  drawn_for: string;
  drawn_at: Date;
}

export interface BlacklistWordTable {
  id: ColumnType<number, never, never>;
  word_english: string;
  word_nepali: string;
  type: 'OFFENSIVE' | 'STATE' | 'RELIGION' | 'REGULATED' | 'DECEPTIVE';
  reason_english: string;
  reason_nepali: string;
  added_at: Date;
  retired_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface CaptchaUsedTable {
  signature: string;
  expires_at: Date;
}

export interface ClosingReturnTable {
  id: string;
  company_id: string;
  fiscal_year: string;
  application_id: string;
  recorded_at: Date;
}

export interface CommitteeInvitationTable {
  meeting_id: string;
  account_id: string;
}

export interface CommitteeItemTable {
  id: string;
  application_id: string;
  office_id: number;
  sent_by: string;
  sent_at: Date;
  remark: string;
  meeting_id: ColumnType<string | null, string | null | undefined, string | null>;
  decision: ColumnType<'RETURNED' | 'FOR_REVIEW' | null, 'RETURNED' | 'FOR_REVIEW' | null | undefined, 'RETURNED' | 'FOR_REVIEW' | null>;
  minutes: ColumnType<string | null, string | null | undefined, string | null>;
  decided_by: ColumnType<string | null, string | null | undefined, string | null>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface CommitteeMeetingTable {
  id: string;
  office_id: number;
  held_at: Date;
  place: string;
  convened_by: string;
  convened_at: Date;
  cancelled_by: ColumnType<string | null, string | null | undefined, string | null>;
  cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  cancel_remark: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface CompanyTable {
  id: string;
  registration_number: string;
  company_type_id: number;
  office_id: number;
  name_english: string;
  name_nepali: string;
  status: 'ACTIVE' | 'IN_DEREGISTRATION' | 'IN_LIQUIDATION' | 'MERGING' | 'DEREGISTERED' | 'DEREGISTERED_BY_MERGE';
  registered_on: ColumnType<string | null, string | null | undefined, string | null>;
  deregistered_on: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  demonstration: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: Date;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  email_verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  phone: ColumnType<string | null, string | null | undefined, string | null>;
  address_english: ColumnType<string | null, string | null | undefined, string | null>;
  address_nepali: ColumnType<string | null, string | null | undefined, string | null>;
  authorized_capital: ColumnType<number | null, number | null | undefined, number | null>;
  paid_up_capital: ColumnType<number | null, number | null | undefined, number | null>;
  logo_key: ColumnType<string | null, string | null | undefined, string | null>;
  migrated: ColumnType<boolean, boolean | undefined, boolean>;
  details_status: ColumnType<'VERIFIED' | 'UNVERIFIED', 'VERIFIED' | 'UNVERIFIED' | undefined, 'VERIFIED' | 'UNVERIFIED'>;
  registered_by: ColumnType<string | null, string | null | undefined, string | null>;
  issued_shares: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface CompanyDetailCheckTable {
  company_id: string;
  item: 'NAME_ENGLISH' | 'NAME_NEPALI' | 'COMPANY_TYPE' | 'REGISTRATION_NUMBER' | 'REGISTERED_ON' | 'ADDRESS_ENGLISH' | 'ADDRESS_NEPALI' | 'AUTHORIZED_CAPITAL' | 'PAID_UP_CAPITAL' | 'EMAIL' | 'PHONE';
  status: ColumnType<'VERIFIED' | 'UNVERIFIED', 'VERIFIED' | 'UNVERIFIED' | undefined, 'VERIFIED' | 'UNVERIFIED'>;
  claimed_value: ColumnType<string | null, string | null | undefined, string | null>;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  answered_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface CompanyDirectorTable {
  id: string;
  company_id: string;
  name_english: string;
  name_nepali: string;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  mobile_number: ColumnType<string | null, string | null | undefined, string | null>;
  since: string;
  until: ColumnType<string | null, string | null | undefined, string | null>;
  subject_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface CompanyFormerNameTable {
  id: ColumnType<number, never, never>;
  company_id: string;
  name_english: string;
  name_nepali: string;
  held_until: string;
  application_id: ColumnType<string | null, string | null | undefined, string | null>;
  changed_on: ColumnType<string | null, string | null | undefined, string | null>;
  restored_on: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface CompanyLockTable {
  id: string;
  company_id: string;
  locked_by: string;
  locked_at: Date;
  reason: string;
  release_asked_by: ColumnType<string | null, string | null | undefined, string | null>;
  releases_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  released_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  version: ColumnType<number, number | undefined, number>;
}

export interface CompanyOrderTable {
  id: string;
  company_id: string;
  kind: 'COURT' | 'REGISTRAR' | 'AUTHORITY' | 'PLEDGE';
  text_nepali: string;
  text_english: string;
  issued_on: string;
  placed_by: string;
  placed_at: Date;
  lifted_on: ColumnType<string | null, string | null | undefined, string | null>;
  lifted_by: ColumnType<string | null, string | null | undefined, string | null>;
  lifted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  court_nepali: ColumnType<string | null, string | null | undefined, string | null>;
  court_english: ColumnType<string | null, string | null | undefined, string | null>;
  case_number: ColumnType<string | null, string | null | undefined, string | null>;
  law_section: ColumnType<string | null, string | null | undefined, string | null>;
  order_number: ColumnType<string | null, string | null | undefined, string | null>;
  ends_on: ColumnType<string | null, string | null | undefined, string | null>;
  document_id: ColumnType<string | null, string | null | undefined, string | null>;
  proposal_id: ColumnType<string | null, string | null | undefined, string | null>;
  lift_number: ColumnType<string | null, string | null | undefined, string | null>;
  lift_issued_on: ColumnType<string | null, string | null | undefined, string | null>;
  lift_document_id: ColumnType<string | null, string | null | undefined, string | null>;
  lift_proposal_id: ColumnType<string | null, string | null | undefined, string | null>;
  party_nepali: ColumnType<string | null, string | null | undefined, string | null>;
  party_english: ColumnType<string | null, string | null | undefined, string | null>;
  shares: ColumnType<unknown, string | null | undefined, string | null>;
  pledgor_consent_id: ColumnType<string | null, string | null | undefined, string | null>;
  pledgee_consent_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface CompanyOrderDocumentTable {
  id: string;
  company_id: string;
  name: string;
  media_type: string;
  size: number;
  sha256: string;
  uploaded_by: string;
  uploaded_at: Date;
}

export interface CompanyRepresentativeTable {
  company_id: string;
  account_id: string;
  since: string;
  until: ColumnType<string | null, string | null | undefined, string | null>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  part_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface CompanyRestorationTable {
  proposal_id: string;
  company_id: string;
  left_on: string;
  returned_on: string;
  reports_due_on: string;
}

export interface CompanyTypeTable {
  id: number;
  key: string;
  parent_company_type: string;
  name_english: string;
  name_nepali: string;
}

export interface CompanyTypeChangeTable {
  from_type_id: number;
  to_type_id: number;
  reference: string;
}

export interface CompanyTypeSuffixTable {
  company_type_id: number;
  position: number;
  suffix_english: string;
  suffix_nepali: string;
}

export interface ConfigurationTable {
  key: string;
  valid_from: string;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  value: Json;
  reference: string;
  certainty: 'A' | 'B' | 'C';
  reference_nepali: ColumnType<string, string | undefined, string>;
}

export interface ContactChangeTable {
  account_id: string;
  type: 'EMAIL' | 'MOBILE_NUMBER';
  value: string;
  created_at: Date;
}

export interface CopyHandoverTable {
  request_id: string;
  handed_by: string;
  handed_at: Date;
  note: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface CopyItemTable {
  id: string;
  request_id: string;
  position: number;
  kind: 'EXTRACT' | 'SHARE_LIST' | 'GOOD_STANDING' | 'PAPER' | 'DOCUMENT' | 'ARCHIVE';
  source_letter: ColumnType<string | null, string | null | undefined, string | null>;
  source_document: ColumnType<string | null, string | null | undefined, string | null>;
  scan_sha256: ColumnType<string | null, string | null | undefined, string | null>;
  scan_type: ColumnType<string | null, string | null | undefined, string | null>;
  described: ColumnType<string | null, string | null | undefined, string | null>;
  as_of: ColumnType<string | null, string | null | undefined, string | null>;
  pages: number;
  amount_paisa: number;
  state: ColumnType<'ASKED' | 'ISSUED' | 'REFUSED', 'ASKED' | 'ISSUED' | 'REFUSED' | undefined, 'ASKED' | 'ISSUED' | 'REFUSED'>;
  letter_id: ColumnType<string | null, string | null | undefined, string | null>;
  refused_reason: ColumnType<string | null, string | null | undefined, string | null>;
  decided_by: ColumnType<string | null, string | null | undefined, string | null>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface CopyOpeningTable {
  id: string;
  request_id: string;
  opened_at: Date;
  sent_to: string;
  access_hash: string;
  access_until: Date;
}

export interface CounterTable {
  subject: string;
  window_end: Date;
  hits: number;
}

export interface CountryTable {
  id: number;
  code: string;
  name_english: string;
  name_nepali: string;
}

export interface DeadlineFeedTable {
  account_id: string;
  token_hash: string;
  created_at: Date;
  last_read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface DeadlineReminderTable {
  deadline_id: string;
  level: number;
  receiver: string;
  at: Date;
}

export interface DistrictTable {
  id: number;
  province_id: number;
  name_english: string;
  name_nepali: string;
}

export interface DocumentAskTable {
  id: string;
  number: string;
  institution_id: string;
  company_id: string;
  target: string;
  purpose: string;
  asked_at: Date;
  lapses_at: Date;
  share_id: ColumnType<string | null, string | null | undefined, string | null>;
  refused_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  refused_by: ColumnType<string | null, string | null | undefined, string | null>;
  refused_reason: ColumnType<string | null, string | null | undefined, string | null>;
  withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  version: ColumnType<number, number | undefined, number>;
  lapse_notified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface DocumentReuploadTable {
  id: string;
  number: string;
  company_id: string;
  office_id: number;
  document_id: string;
  name_nepali: string;
  name_english: string;
  reason: string;
  asked_by: string;
  asked_at: Date;
  due_on: string;
  status: 'REQUESTED' | 'SUBMITTED' | 'REJECTED' | 'APPROVED' | 'WITHDRAWN';
  escalated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  withdrawn_reason: ColumnType<string | null, string | null | undefined, string | null>;
  call_id: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
}

export interface DocumentReuploadVersionTable {
  id: string;
  reupload_id: string;
  name: string;
  media_type: string;
  size: number;
  sha256: string;
  brought_by: string;
  brought_at: Date;
  status: ColumnType<'SUBMITTED' | 'REJECTED' | 'APPROVED', 'SUBMITTED' | 'REJECTED' | 'APPROVED' | undefined, 'SUBMITTED' | 'REJECTED' | 'APPROVED'>;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  decided_by: ColumnType<string | null, string | null | undefined, string | null>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface DocumentShareTable {
  id: string;
  number: string;
  company_id: string;
  letter_id: ColumnType<string | null, string | null | undefined, string | null>;
  is_high: boolean;
  receiver: string;
  role_type: 'INTERNAL' | 'EXTERNAL';
  email: ColumnType<string | null, string | null | undefined, string | null>;
  mobile_number: ColumnType<string | null, string | null | undefined, string | null>;
  language: 'np' | 'en';
  purpose: string;
  asked_by: string;
  asked_at: Date;
  opens_at: Date;
  expires_at: Date;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  objected_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  revoked_by: ColumnType<string | null, string | null | undefined, string | null>;
  revoked_reason: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
}

export interface DocumentShareOpeningTable {
  id: string;
  share_id: string;
  opened_at: Date;
  sent_to: string;
  access_hash: string;
  access_until: Date;
}

export interface DocumentSharePersonTable {
  id: string;
  share_id: string;
  name_nepali: string;
  name_english: string;
}

export interface ExplanationCallMatterTable {
  id: string;
  subject: string;
  matter: string;
  approved_on: string;
  body: string;
}

export interface FiledNameCheckTable {
  application_id: string;
  checked_at: Date;
  outcome: string;
  findings: Json;
  similar_names: Json;
}

export interface FilingAlertTable {
  id: string;
  application_id: string;
  told_as: 'REPRESENTATIVE' | 'DIRECTOR' | 'COMPANY';
  account_id: ColumnType<string | null, string | null | undefined, string | null>;
  name_nepali: string;
  name_english: string;
  email: string;
  stop_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface FilingDocumentTable {
  id: string;
  application_id: string;
  requirement_key: string;
  name: string;
  media_type: 'image/jpeg' | 'image/png' | 'application/pdf' | 'application/msword';
  size: number;
  sha256: string;
  status: ColumnType<'SUBMITTED' | 'REJECTED' | 'APPROVED', 'SUBMITTED' | 'REJECTED' | 'APPROVED' | undefined, 'SUBMITTED' | 'REJECTED' | 'APPROVED'>;
  remark: ColumnType<string | null, string | null | undefined, string | null>;
  uploaded_by: string;
  uploaded_at: Date;
  removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  version: ColumnType<number, number | undefined, number>;
  reviewed_by: ColumnType<string | null, string | null | undefined, string | null>;
  reviewed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface FilingPinTable {
  id: string;
  application_id: string;
  round: number;
  path: ColumnType<string | null, string | null | undefined, string | null>;
  document_key: ColumnType<string | null, string | null | undefined, string | null>;
  remark: string;
  author_id: string;
  at: Date;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  answered_by: ColumnType<string | null, string | null | undefined, string | null>;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface FilingSignatureTable {
  id: string;
  application_id: string;
  party: string;
  round: number;
  number: number;
  paper: string;
  role: string;
  name_nepali: string;
  name_english: string;
  reply: ColumnType<string | null, string | null | undefined, string | null>;
  answers_hash: ColumnType<string | null, string | null | undefined, string | null>;
  content: ColumnType<unknown, string | null | undefined, string | null>;
  channel: ColumnType<'EMAIL' | 'MOBILE_NUMBER' | null, 'EMAIL' | 'MOBILE_NUMBER' | null | undefined, 'EMAIL' | 'MOBILE_NUMBER' | null>;
  sent_to: ColumnType<string | null, string | null | undefined, string | null>;
  own_contact: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  created_at: Date;
}

export interface FilingSnapshotTable {
  application_id: string;
  round: number;
  answers: Json;
  documents: Json;
  at: Date;
  declarations: ColumnType<unknown, string | undefined, string>;
  declared_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface FilingStopTable {
  id: string;
  application_id: string;
  status: string;
  stopped_at: Date;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_by: ColumnType<string | null, string | null | undefined, string | null>;
  outcome: ColumnType<'FALSE_ALARM' | 'TRUE' | null, 'FALSE_ALARM' | 'TRUE' | null | undefined, 'FALSE_ALARM' | 'TRUE' | null>;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface FineDueTable {
  id: string;
  company_id: string;
  event_id: string;
  fiscal_year: ColumnType<string | null, string | null | undefined, string | null>;
  due_on: string;
  paid_up_paisa: number;
  created_at: Date;
}

export interface FineWaiverTable {
  proposal_id: string;
  due_id: string;
  request_id: string;
  amount_paisa: number;
  waived_on: string;
}

export interface FollowedCompanyTable {
  account_id: string;
  company_id: string;
  followed_at: Date;
}

export interface ForcedBatchItemTable {
  proposal_id: string;
  company_id: string;
  status: 'HOLD' | 'QUEUED' | 'PROCESSING' | 'WITHDRAWN' | 'COMPLETED' | 'ERROR';
  reason: ColumnType<'TAKEN_OUT' | 'GROUND_GONE' | 'OTHER_STATUS' | 'OTHER_OFFICE' | null, 'TAKEN_OUT' | 'GROUND_GONE' | 'OTHER_STATUS' | 'OTHER_OFFICE' | null | undefined, 'TAKEN_OUT' | 'GROUND_GONE' | 'OTHER_STATUS' | 'OTHER_OFFICE' | null>;
  remark: ColumnType<string | null, string | null | undefined, string | null>;
  failed_at: ColumnType<'OPENING' | 'LETTER' | null, 'OPENING' | 'LETTER' | null | undefined, 'OPENING' | 'LETTER' | null>;
  proceeding_id: ColumnType<string | null, string | null | undefined, string | null>;
  letter_id: ColumnType<string | null, string | null | undefined, string | null>;
  changed_at: Date;
}

export interface ForcedGroundTable {
  proceeding_id: string;
  ground: 'REPORTS_MISSING' | 'FINE_UNPAID' | 'NOT_OPERATING';
  fiscal_years: string[];
  reason: string;
  proposal_id: string;
}

export interface FormerPlaceNameTable {
  kind: 'COUNTRY' | 'PROVINCE' | 'DISTRICT' | 'LOCAL_BODY';
  place_id: number;
  name: string;
}

export interface GazetteTable {
  number: number;
  week_begins_on: string;
  first_publication: ColumnType<number | null, number | null | undefined, number | null>;
  last_publication: ColumnType<number | null, number | null | undefined, number | null>;
  publications: number;
  made_at: Date;
  pdf_key: string;
  pdf_size: number;
  json_key: string;
  json_size: number;
  json_sha256: string;
  signature: string;
  certificate: string;
  key_fingerprint: string;
  signer: string;
}

export interface GrievanceTable {
  request_id: string;
  application_id: ColumnType<string | null, string | null | undefined, string | null>;
  invoice_id: ColumnType<string | null, string | null | undefined, string | null>;
  about_account: ColumnType<string | null, string | null | undefined, string | null>;
  contact_name: ColumnType<string | null, string | null | undefined, string | null>;
  language: 'np' | 'en';
  handler: ColumnType<string | null, string | null | undefined, string | null>;
  escalated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  first_answer_by: ColumnType<string | null, string | null | undefined, string | null>;
  first_due_on: ColumnType<string | null, string | null | undefined, string | null>;
  first_ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  outcome: ColumnType<'EXPLAINED' | 'CORRECTED' | 'REFUNDED' | 'FINE_WAIVED' | 'REFUSED' | null, 'EXPLAINED' | 'CORRECTED' | 'REFUNDED' | 'FINE_WAIVED' | 'REFUSED' | null | undefined, 'EXPLAINED' | 'CORRECTED' | 'REFUNDED' | 'FINE_WAIVED' | 'REFUSED' | null>;
  letter_id: ColumnType<string | null, string | null | undefined, string | null>;
  remedy_until: ColumnType<string | null, string | null | undefined, string | null>;
  satisfaction: ColumnType<number | null, number | null | undefined, number | null>;
  rated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface GroupConsentTable {
  id: string;
  application_id: string;
  company_id: string;
  account_id: string;
  remark: ColumnType<string | null, string | null | undefined, string | null>;
  at: Date;
}

export interface GuessLockTable {
  subject: string;
  tries: number;
  guesses: ColumnType<number, number | undefined, number>;
  window_end: Date;
  locked_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface IdempotencyTable {
  user_id: string;
  key: string;
  request_hash: string;
  status: ColumnType<number | null, number | null | undefined, number | null>;
  answer: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Date;
}

export interface InstitutionTable {
  id: string;
  account_id: string;
  name_nepali: string;
  name_english: string;
  kind: 'BANK' | 'INSURER' | 'EMBASSY' | 'COURT' | 'PUBLIC_AUTHORITY' | 'OTHER';
  role_type: 'INTERNAL' | 'EXTERNAL';
  office_id: number;
  admitted_at: Date;
  admitted_by: string;
  ends_on: string;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_by: ColumnType<string | null, string | null | undefined, string | null>;
  ended_reason: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
}

export interface InvoiceTable {
  id: string;
  status: 'DRAFT' | 'PENDING' | 'INITIATED' | 'SUBMITTED' | 'COMPLETED' | 'APPROVED' | 'PAID' | 'REJECTED';
  number: ColumnType<string | null, string | null | undefined, string | null>;
  ebp_code: ColumnType<string | null, string | null | undefined, string | null>;
  basis: Json;
  scheduled_on: string;
  total_paisa: number;
  proposed_at: Date;
  assessed_by: ColumnType<string | null, string | null | undefined, string | null>;
  assessed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  counter_sign_asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  counter_signed_by: ColumnType<string | null, string | null | undefined, string | null>;
  counter_signed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  counter_sign_remark: ColumnType<string | null, string | null | undefined, string | null>;
  issued_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  version: ColumnType<number, number | undefined, number>;
  company_id: ColumnType<string | null, string | null | undefined, string | null>;
  office_id: number;
  valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  supplements: ColumnType<string | null, string | null | undefined, string | null>;
  covered_by: ColumnType<string | null, string | null | undefined, string | null>;
  for_kind: string;
  for_id: string;
}

export interface InvoiceLineTable {
  id: string;
  invoice_id: string;
  position: number;
  kind: 'REVENUE' | 'FINE' | 'COPY' | 'DISCOUNT';
  code: string;
  law_reference: string;
  certainty: 'A' | 'B' | 'C';
  basis: Json;
  working: Json;
  quantity: number;
  rate_paisa: number;
  proposed_paisa: number;
  amount_paisa: number;
  override_reason: ColumnType<string | null, string | null | undefined, string | null>;
  fiscal_year: string;
  revenue_head: string;
  law_reference_nepali: ColumnType<string, string | undefined, string>;
  fine_due_id: ColumnType<string | null, string | null | undefined, string | null>;
  closes_due: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface InvoiceReminderTable {
  invoice_id: string;
  days_left: number;
  at: Date;
}

export interface JobTable {
  id: ColumnType<number, never, never>;
  kind: string;
  dedupe_key: ColumnType<string | null, string | null | undefined, string | null>;
  payload: Json;
  run_at: Date;
  attempts: ColumnType<number, number | undefined, number>;
  max_attempts: ColumnType<number, number | undefined, number>;
  lease_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  leased_by: ColumnType<string | null, string | null | undefined, string | null>;
  last_error: ColumnType<string | null, string | null | undefined, string | null>;
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  dead_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Date;
  key: ColumnType<string, string | undefined, string>;
}

export interface KnownDeviceTable {
  token_hash: string;
  account_id: string;
  created_at: Date;
  used_at: Date;
}

export interface LetterTable {
  id: string;
  kind: string;
  code: string;
  application_id: ColumnType<string | null, string | null | undefined, string | null>;
  company_id: ColumnType<string | null, string | null | undefined, string | null>;
  account_id: ColumnType<string | null, string | null | undefined, string | null>;
  content: Json;
  hash: string;
  issued_at: Date;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  language: ColumnType<'BOTH' | 'ne' | 'en', 'BOTH' | 'ne' | 'en' | undefined, 'BOTH' | 'ne' | 'en'>;
  paper: ColumnType<unknown, string | null | undefined, string | null>;
  file_key: ColumnType<string | null, string | null | undefined, string | null>;
  file_hash: ColumnType<string | null, string | null | undefined, string | null>;
  unsigned_hash: ColumnType<string | null, string | null | undefined, string | null>;
  file_size: ColumnType<number | null, number | null | undefined, number | null>;
  rendered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  superseded_by: ColumnType<string | null, string | null | undefined, string | null>;
  superseded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  collected_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  issued_for_kind: string;
  issued_for_id: string;
  holder_id: ColumnType<string | null, string | null | undefined, string | null>;
  signature_level: ColumnType<'B-B' | 'B-T' | 'B-LT' | null, 'B-B' | 'B-T' | 'B-LT' | null | undefined, 'B-B' | 'B-T' | 'B-LT' | null>;
  signed_as: ColumnType<string | null, string | null | undefined, string | null>;
  timestamped_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  timestamped_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface LiquidatorAccountTable {
  id: string;
  proceeding_id: string;
  number: number;
  from_on: string;
  until_on: string;
  due_on: string;
  opening_paisa: number;
  receipts: Json;
  payments: Json;
  received_paisa: number;
  paid_paisa: number;
  closing_paisa: number;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  filed_at: Date;
  filed_by: string;
  returned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  returned_by: ColumnType<string | null, string | null | undefined, string | null>;
  return_reason: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface LiquidatorAppointmentTable {
  id: string;
  proceeding_id: string;
  licence_id: string;
  appointed_on: string;
  since: string;
  until: ColumnType<string | null, string | null | undefined, string | null>;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  appointed_at: Date;
  appointed_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface LiquidatorClaimTable {
  id: string;
  proceeding_id: string;
  claimant: string;
  grounds: string;
  received_on: string;
  claimed_paisa: number;
  admitted_paisa: ColumnType<number | null, number | null | undefined, number | null>;
  judged_on: ColumnType<string | null, string | null | undefined, string | null>;
  judgement: ColumnType<string | null, string | null | undefined, string | null>;
  paid_paisa: ColumnType<number | null, number | null | undefined, number | null>;
  paid_on: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  recorded_at: Date;
  recorded_by: string;
}

export interface LiquidatorLicenceTable {
  id: string;
  licence_number: string;
  licence_key: string;
  pan_number: ColumnType<string | null, string | null | undefined, string | null>;
  name_nepali: string;
  name_english: string;
  kind: 'INSOLVENCY_PRACTITIONER' | 'CHARTERED_ACCOUNTANT' | 'ADVOCATE';
  issued_on: ColumnType<string | null, string | null | undefined, string | null>;
  ends_on: string;
  email: string;
  phone: string;
  removed_on: ColumnType<string | null, string | null | undefined, string | null>;
  account_id: ColumnType<string | null, string | null | undefined, string | null>;
  asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  admitted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  admitted_by: ColumnType<string | null, string | null | undefined, string | null>;
  written_by: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  created_at: Date;
}

export interface LiquidatorLicenceChangeTable {
  id: string;
  licence_id: string;
  act: 'ADDED' | 'CHANGED' | 'REMOVED' | 'ADMITTED' | 'NOT_ADMITTED';
  before: ColumnType<unknown, string | null | undefined, string | null>;
  after: ColumnType<unknown, string | null | undefined, string | null>;
  reason: string;
  changed_at: Date;
  changed_by: string;
}

export interface LocalBodyTable {
  id: number;
  district_id: number;
  category_id: number;
  name_english: string;
  name_nepali: string;
  wards: number;
}

export interface LocalBodyCategoryTable {
  id: number;
  name_english: string;
  name_nepali: string;
}

export interface MandateTable {
  id: string;
  company_id: string;
  account_id: ColumnType<string | null, string | null | undefined, string | null>;
  email: string;
  asked_by: 'COMPANY' | 'INTERMEDIARY' | 'OFFICE';
  state: 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'ENDED';
  processes: ColumnType<unknown, string | null | undefined, string | null>;
  since: ColumnType<string | null, string | null | undefined, string | null>;
  until: ColumnType<string | null, string | null | undefined, string | null>;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  requested_by: string;
  created_at: Date;
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  settled_by: ColumnType<string | null, string | null | undefined, string | null>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_by: ColumnType<string | null, string | null | undefined, string | null>;
  remark: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  heir_of: ColumnType<string | null, string | null | undefined, string | null>;
  replaces: ColumnType<string | null, string | null | undefined, string | null>;
  used_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface MergerTable {
  proceeding_id: string;
  partner_id: string;
  decision_id: string;
  merge_id: ColumnType<string | null, string | null | undefined, string | null>;
  swap_from: ColumnType<number | null, number | null | undefined, number | null>;
  swap_to: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface MigratedDocumentTable {
  id: string;
  company_id: string;
  kind: 'CERTIFICATE' | 'MEMORANDUM' | 'ARTICLES';
  state: ColumnType<'UNVERIFIED' | 'SUBMITTED' | 'REJECTED' | 'VERIFIED', 'UNVERIFIED' | 'SUBMITTED' | 'REJECTED' | 'VERIFIED' | undefined, 'UNVERIFIED' | 'SUBMITTED' | 'REJECTED' | 'VERIFIED'>;
  remark: ColumnType<string | null, string | null | undefined, string | null>;
  name: ColumnType<string | null, string | null | undefined, string | null>;
  media_type: ColumnType<string | null, string | null | undefined, string | null>;
  size: ColumnType<number | null, number | null | undefined, number | null>;
  sha256: ColumnType<string | null, string | null | undefined, string | null>;
  uploaded_by: ColumnType<string | null, string | null | undefined, string | null>;
  uploaded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decided_by: ColumnType<string | null, string | null | undefined, string | null>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  version: ColumnType<number, number | undefined, number>;
}

export interface MigrationChecksumTable {
  name: string;
  sha256: string;
  noted_at: ColumnType<Date, Date | undefined, Date>;
}

export interface NameEntryTable {
  id: ColumnType<number, never, never>;
  kind: 'COMPANY' | 'RESERVATION' | 'APPLICATION' | 'OLD_NAME' | 'DEREGISTERED';
  holder_id: string;
  name_english: string;
  name_nepali: string;
  lookup_keys: number[];
  held_until: ColumnType<string | null, string | null | undefined, string | null>;
  words_english: ColumnType<string, string | undefined, string>;
  words_nepali: ColumnType<string, string | undefined, string>;
  keys_version: ColumnType<number, number | undefined, number>;
}

export interface NameHoldTable {
  script: 'LATIN' | 'DEVANAGARI';
  same_key: string;
  application_id: string;
  held_until: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface NameImportTable {
  fingerprint: string;
  lines: number;
  added: number;
  refused: number;
  started_at: Date;
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface NameKeyFrequencyTable {
  key: number;
  names: number;
}

export interface NameListsTable {
  id: number;
  blacklist_token: ColumnType<string, string | undefined, string>;
  frequencies_token: ColumnType<string, string | undefined, string>;
  learned_names: ColumnType<number, number | undefined, number>;
  learned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  rules_token: ColumnType<string, string | undefined, string>;
}

export interface NameOverrideTable {
  id: string;
  application_id: string;
  kind: 'NAME_FORBIDDEN_WORD' | 'BLACKLIST_SIMILAR' | 'NAME_MISMATCH';
  token: string;
  same_english: string;
  same_nepali: string;
  remark: string;
  given_by: string;
  given_at: Date;
}

export interface NameReservationTable {
  id: string;
  application_id: string;
  applicant_id: string;
  company_type_id: number;
  name_english: string;
  name_nepali: string;
  approved_on: string;
  form_due_on: string;
  expires_on: string;
  revoked_on: ColumnType<string | null, string | null | undefined, string | null>;
  consumed_on: ColumnType<string | null, string | null | undefined, string | null>;
  consumed_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface NameRuleWordTable {
  id: string;
  list: 'FORBIDDEN' | 'PRONOUN' | 'DOT_COM' | 'CONSENT' | 'ACTIVITY' | 'OBJECTIVE';
  word_english: string;
  word_nepali: string;
  mode: ColumnType<'STANDALONE' | 'FIRST' | 'ANYWHERE', 'STANDALONE' | 'FIRST' | 'ANYWHERE' | undefined, 'STANDALONE' | 'FIRST' | 'ANYWHERE'>;
  overridable: ColumnType<boolean, boolean | undefined, boolean>;
  body: ColumnType<string | null, string | null | undefined, string | null>;
  nsic_prefixes: ColumnType<string[], string[] | undefined, string[]>;
  added_at: Date;
  retired_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface NameWordTable {
  script: 'english' | 'nepali';
  word: string;
  names: number;
}

export interface NameWordPairTable {
  english: string;
  nepali: string;
  names: number;
}

export interface NoticeFollowerTable {
  id: string;
  proceeding_id: ColumnType<string | null, string | null | undefined, string | null>;
  email: string;
  language: 'np' | 'en';
  token_hash: string;
  asked_at: Date;
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  company_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface NotificationTable {
  id: string;
  account_id: string;
  event_key: string;
  type: string;
  title_ne: string;
  title_en: string;
  body_ne: string;
  body_en: string;
  link: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface NotificationSwitchedOffTable {
  account_id: string;
  kind: string;
  channel: 'EMAIL' | 'SMS';
  since: Date;
}

export interface NsicTable {
  code: string;
  position: number;
  objective_english: string;
  objective_nepali: string;
}

export interface NsicCorrespondenceTable {
  old_code: string;
  new_code: string;
  position: number;
}

export interface NsicNewTable {
  code: string;
  level: 'section' | 'division' | 'group' | 'class';
  section: string;
  title_english: string;
  title_nepali: ColumnType<string, string | undefined, string>;
}

export interface OfficeTable {
  id: number;
  code: string;
  name_english: string;
  name_nepali: string;
  office_type: string;
  active: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface OfficerSignatureTable {
  letter_id: string;
  office_id: number;
  draft_key: ColumnType<string | null, string | null | undefined, string | null>;
  draft_size: ColumnType<number | null, number | null | undefined, number | null>;
  unsigned_hash: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface OldSystemClaimTable {
  id: string;
  token_hash: string;
  user_id: ColumnType<string | null, string | null | undefined, string | null>;
  company_id: ColumnType<string | null, string | null | undefined, string | null>;
  username: ColumnType<string | null, string | null | undefined, string | null>;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  mobile_number: ColumnType<string | null, string | null | undefined, string | null>;
  name_english: ColumnType<string | null, string | null | undefined, string | null>;
  name_nepali: ColumnType<string | null, string | null | undefined, string | null>;
  office_id: ColumnType<number | null, number | null | undefined, number | null>;
  language: 'np' | 'en';
  created_at: Date;
  expires_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  device: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface OldSystemCompanyTable {
  id: string;
  old_id: string;
  registration_number: string;
  old_user_id: ColumnType<string | null, string | null | undefined, string | null>;
  company_type_id: number;
  office_id: number;
  district_id: ColumnType<number | null, number | null | undefined, number | null>;
  name_english: string;
  name_nepali: string;
  registered_on: ColumnType<string | null, string | null | undefined, string | null>;
  address_english: ColumnType<string | null, string | null | undefined, string | null>;
  address_nepali: ColumnType<string | null, string | null | undefined, string | null>;
  authorized_capital: ColumnType<number | null, number | null | undefined, number | null>;
  paid_up_capital: ColumnType<number | null, number | null | undefined, number | null>;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  mobile_number: ColumnType<string | null, string | null | undefined, string | null>;
  phone: ColumnType<string | null, string | null | undefined, string | null>;
  line_hash: string;
  imported_at: Date;
  migrated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  demonstration: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface OldSystemFocalPersonTable {
  id: string;
  old_id: string;
  company_id: string;
  name_english: string;
  name_nepali: string;
  designation: ColumnType<string | null, string | null | undefined, string | null>;
  gender: ColumnType<string | null, string | null | undefined, string | null>;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  phone: ColumnType<string | null, string | null | undefined, string | null>;
  identification_type: ColumnType<string | null, string | null | undefined, string | null>;
  identification_number: ColumnType<string | null, string | null | undefined, string | null>;
  line_hash: string;
  imported_at: Date;
  demonstration: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface OldSystemPaymentTable {
  id: string;
  old_id: string;
  company_id: ColumnType<string | null, string | null | undefined, string | null>;
  user_id: ColumnType<string | null, string | null | undefined, string | null>;
  purpose_english: string;
  purpose_nepali: string;
  amount_paisa: number;
  paid_on: ColumnType<string | null, string | null | undefined, string | null>;
  receipt_number: ColumnType<string | null, string | null | undefined, string | null>;
  voucher_number: ColumnType<string | null, string | null | undefined, string | null>;
  bank: ColumnType<string | null, string | null | undefined, string | null>;
  line_hash: string;
  imported_at: Date;
  demonstration: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface OldSystemUserTable {
  id: string;
  old_id: string;
  username: string;
  password_hash: ColumnType<string | null, string | null | undefined, string | null>;
  iterations: ColumnType<number, number | undefined, number>;
  name_english: string;
  name_nepali: string;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  mobile_number: ColumnType<string | null, string | null | undefined, string | null>;
  office_id: number;
  line_hash: string;
  imported_at: Date;
  migrated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  account_id: ColumnType<string | null, string | null | undefined, string | null>;
  demonstration: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface OpenDataExportTable {
  day: string;
  begun_at: Date;
  made_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  manifest: ColumnType<string | null, string | null | undefined, string | null>;
  keys: ColumnType<unknown, string | null | undefined, string | null>;
  signature: ColumnType<string | null, string | null | undefined, string | null>;
  certificate: ColumnType<string | null, string | null | undefined, string | null>;
  key_fingerprint: ColumnType<string | null, string | null | undefined, string | null>;
  signer: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface OtpTable {
  id: string;
  purpose: 'USER_REGISTRATION' | 'USER_LOGIN' | 'FORGOT_PASSWORD' | 'USER_MIGRATION' | 'DETAILS_VERIFICATION' | 'CONTACT_CHANGE' | 'COMPANY_EMAIL' | 'REPRESENTATIVE_INVITATION' | 'REPRESENTATIVE_REMOVAL' | 'DIRECTOR_PHONE' | 'DIRECTOR_DISCLOSURE' | 'FILING_SIGNATURE' | 'PROCEEDING_CLAIM' | 'PROCEEDING_OPINION' | 'GRIEVANCE' | 'DOCUMENT_SHARE' | 'DOCUMENT_SHARE_CONSENT' | 'APPLICATION_STATUS' | 'COPY_ORDER' | 'COPY_DELIVERY' | 'COMPANY_LOCK';
  subject: string;
  sign_up_id: ColumnType<string | null, string | null | undefined, string | null>;
  account_id: ColumnType<string | null, string | null | undefined, string | null>;
  code_hash: string;
  attempts: ColumnType<number, number | undefined, number>;
  created_at: Date;
  expires_at: Date;
  consumed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  caller: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface OutsideLinkTable {
  id: string;
  purpose: 'REPRESENTATIVE_OBJECTION' | 'DIRECTOR_DISCLOSURE' | 'REPRESENTATIVE_INVITATION' | 'FILING_SIGNATURE' | 'PROCEEDING_OPINION' | 'GRIEVANCE' | 'DOCUMENT_SHARE' | 'DOCUMENT_SHARE_OBJECTION' | 'COPY_ORDER' | 'COPY_DELIVERY' | 'FILING_REPORT';
  object_id: string;
  account_id: ColumnType<string | null, string | null | undefined, string | null>;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  mobile_number: ColumnType<string | null, string | null | undefined, string | null>;
  language: 'np' | 'en';
  token_hash: string;
  asked_by: ColumnType<string | null, string | null | undefined, string | null>;
  sent_at: Date;
  sends: ColumnType<number, number | undefined, number>;
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  opened_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  remark: ColumnType<string | null, string | null | undefined, string | null>;
  shown_hash: ColumnType<string | null, string | null | undefined, string | null>;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface OwnerKindTable {
  owned: string;
  kind: string;
  owner_table: string;
}

export interface PasskeyChallengeTable {
  challenge: string;
  account_id: string;
  holder: string;
  purpose: 'ENROL' | 'PROVE';
  expires_at: Date;
}

export interface PaymentAttemptTable {
  id: string;
  invoice_id: string;
  account_id: ColumnType<string | null, string | null | undefined, string | null>;
  bank: string;
  mode: string;
  amount_paisa: number;
  status: 'OPEN' | 'SUCCESS' | 'FAILED' | 'MISMATCH';
  session_id: ColumnType<string | null, string | null | undefined, string | null>;
  token: ColumnType<string | null, string | null | undefined, string | null>;
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  transaction_id: ColumnType<string | null, string | null | undefined, string | null>;
  failure: ColumnType<'DECLINED' | 'EXPIRED' | 'NEVER_ARRIVED' | 'RELEASED' | null, 'DECLINED' | 'EXPIRED' | 'NEVER_ARRIVED' | 'RELEASED' | null | undefined, 'DECLINED' | 'EXPIRED' | 'NEVER_ARRIVED' | 'RELEASED' | null>;
  began_at: Date;
  ask_at: Date;
  asked: ColumnType<number, number | undefined, number>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  version: ColumnType<number, number | undefined, number>;
}

export interface PaymentCallbackTable {
  id: string;
  source: 'CALLBACK' | 'STATUS';
  attempt_id: ColumnType<string | null, string | null | undefined, string | null>;
  nonce: ColumnType<string | null, string | null | undefined, string | null>;
  verdict: string;
  said: string;
  received_at: Date;
}

export interface PaymentMismatchTable {
  id: string;
  attempt_id: string;
  office_id: number;
  kind: 'WRONG_AMOUNT' | 'PAID_TWICE' | 'CONFLICT' | 'NO_ANSWER';
  paid_paisa: ColumnType<number | null, number | null | undefined, number | null>;
  transaction_id: ColumnType<string | null, string | null | undefined, string | null>;
  found_at: Date;
  decision: ColumnType<'RELEASED' | 'NOTED' | 'SETTLED' | null, 'RELEASED' | 'NOTED' | 'SETTLED' | null | undefined, 'RELEASED' | 'NOTED' | 'SETTLED' | null>;
  decided_by: ColumnType<string | null, string | null | undefined, string | null>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  remark: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
}

export interface PaymentVoucherTable {
  id: string;
  invoice_id: string;
  bank: string;
  voucher_number: string;
  voucher_key: string;
  paid_on: string;
  amount_paisa: number;
  status: 'SUBMITTED' | 'APPROVED' | 'REJECTED';
  name: string;
  media_type: string;
  size: number;
  sha256: string;
  uploaded_by: string;
  uploaded_at: Date;
  decided_by: ColumnType<string | null, string | null | undefined, string | null>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
}

export interface ProceedingTable {
  id: string;
  kind: string;
  number: string;
  company_id: string;
  office_id: number;
  opened_at: Date;
  opened_by: string;
  outcome: ColumnType<string | null, string | null | undefined, string | null>;
  outcome_text: ColumnType<string | null, string | null | undefined, string | null>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_by: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  opened_by_filing: ColumnType<string | null, string | null | undefined, string | null>;
  order_letter_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ProceedingClaimTable {
  id: string;
  proceeding_id: string;
  notice: string;
  kind: 'OBJECTION' | 'CLAIM';
  account_id: ColumnType<string | null, string | null | undefined, string | null>;
  contact_name: ColumnType<string | null, string | null | undefined, string | null>;
  contact_email: ColumnType<string | null, string | null | undefined, string | null>;
  contact_mobile: ColumnType<string | null, string | null | undefined, string | null>;
  language: 'np' | 'en';
  body: string;
  amount_paisa: ColumnType<number | null, number | null | undefined, number | null>;
  received_at: Date;
  outcome: ColumnType<'UPHELD' | 'DISMISSED' | null, 'UPHELD' | 'DISMISSED' | null | undefined, 'UPHELD' | 'DISMISSED' | null>;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  judged_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  judged_by: ColumnType<string | null, string | null | undefined, string | null>;
  number: ColumnType<string | null, string | null | undefined, string | null>;
  further_body: ColumnType<string | null, string | null | undefined, string | null>;
  further_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  first_reason: ColumnType<string | null, string | null | undefined, string | null>;
  first_judged_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  first_judged_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ProceedingClaimEvidenceTable {
  id: string;
  claimant_id: string;
  claim_id: ColumnType<string | null, string | null | undefined, string | null>;
  name: string;
  sha256: string;
  media_type: string;
  size: number;
  received_at: Date;
}

export interface ProceedingClaimantTable {
  id: string;
  notice_id: string;
  token_hash: string;
  account_id: ColumnType<string | null, string | null | undefined, string | null>;
  channel: ColumnType<'EMAIL' | 'MOBILE_NUMBER' | null, 'EMAIL' | 'MOBILE_NUMBER' | null | undefined, 'EMAIL' | 'MOBILE_NUMBER' | null>;
  address: ColumnType<string | null, string | null | undefined, string | null>;
  proven_at: Date;
  expires_at: Date;
  claim_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ProceedingEventTable {
  proceeding_id: string;
  kind: 'NOTICE_ENDED' | 'OPINION_OVERDUE' | 'OPINION_SILENT' | 'OPINION_REMINDED' | 'PHASE_WAITS' | 'PHASE_OPENED' | 'STARTED';
  subject: string;
  at: Date;
}

export interface ProceedingMoreTimeTable {
  id: string;
  proceeding_id: string;
  notice: string;
  days: number;
  reason: string;
  asked_by: string;
  asked_at: Date;
  outcome: ColumnType<'GRANTED' | 'REFUSED' | null, 'GRANTED' | 'REFUSED' | null | undefined, 'GRANTED' | 'REFUSED' | null>;
  decision: ColumnType<string | null, string | null | undefined, string | null>;
  decided_by: ColumnType<string | null, string | null | undefined, string | null>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ends_on: ColumnType<string | null, string | null | undefined, string | null>;
  waits_until: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ProceedingNoticeTable {
  id: string;
  proceeding_id: string;
  kind: string;
  published_on: string;
  ends_on: string;
  channel: ColumnType<'PUBLIC_PAGE' | 'NEWSPAPER' | 'POST' | 'EMAIL' | 'REGISTERED_OFFICE' | 'OFFICER' | 'PROMOTER' | null, 'PUBLIC_PAGE' | 'NEWSPAPER' | 'POST' | 'EMAIL' | 'REGISTERED_OFFICE' | 'OFFICER' | 'PROMOTER' | null | undefined, 'PUBLIC_PAGE' | 'NEWSPAPER' | 'POST' | 'EMAIL' | 'REGISTERED_OFFICE' | 'OFFICER' | 'PROMOTER' | null>;
  text_version: ColumnType<number | null, number | null | undefined, number | null>;
  text_nepali: ColumnType<string | null, string | null | undefined, string | null>;
  text_english: ColumnType<string | null, string | null | undefined, string | null>;
  text_hash: ColumnType<string | null, string | null | undefined, string | null>;
  proof: ColumnType<string | null, string | null | undefined, string | null>;
  proof_name: ColumnType<string | null, string | null | undefined, string | null>;
  proof_key: ColumnType<string | null, string | null | undefined, string | null>;
  proof_type: ColumnType<string | null, string | null | undefined, string | null>;
  proof_size: ColumnType<number | null, number | null | undefined, number | null>;
  recorded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  recorded_by: ColumnType<string | null, string | null | undefined, string | null>;
  returned_on: ColumnType<string | null, string | null | undefined, string | null>;
  returned_reason: ColumnType<string | null, string | null | undefined, string | null>;
  returned_by: ColumnType<string | null, string | null | undefined, string | null>;
  letter_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ProceedingNoticeExtensionTable {
  id: string;
  notice_id: string;
  at: Date;
  by: string;
  from_day: string;
  to_day: string;
  reason: string;
}

export interface ProceedingOpinionTable {
  id: string;
  proceeding_id: string;
  body: 'TAX_OFFICE' | 'LABOUR_OFFICE' | 'SOCIAL_SECURITY_FUND' | 'BANK' | 'INDUSTRY_BODY';
  status: 'REQUESTED' | 'SUBMITTED' | 'REJECTED' | 'APPROVED';
  question: string;
  requested_at: Date;
  requested_by: string;
  due_on: string;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  answered_on: ColumnType<string | null, string | null | undefined, string | null>;
  answered_by: ColumnType<string | null, string | null | undefined, string | null>;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  judged_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  judged_by: ColumnType<string | null, string | null | undefined, string | null>;
  silence: ColumnType<'NO_OBJECTION' | 'NOT_CONSENT' | null, 'NO_OBJECTION' | 'NOT_CONSENT' | null | undefined, 'NO_OBJECTION' | 'NOT_CONSENT' | null>;
  stops: ColumnType<boolean, boolean | undefined, boolean>;
  more_days: ColumnType<number, number | undefined, number>;
  more_time_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  more_time_reason: ColumnType<string | null, string | null | undefined, string | null>;
  answer_kind: ColumnType<'NO_OBJECTION' | 'OBJECTION' | null, 'NO_OBJECTION' | 'OBJECTION' | null | undefined, 'NO_OBJECTION' | 'OBJECTION' | null>;
  claim_paisa: ColumnType<number | null, number | null | undefined, number | null>;
  number: ColumnType<string | null, string | null | undefined, string | null>;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  file_name: ColumnType<string | null, string | null | undefined, string | null>;
  file_sha256: ColumnType<string | null, string | null | undefined, string | null>;
  file_type: ColumnType<string | null, string | null | undefined, string | null>;
  file_size: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface ProceedingPhaseOpeningTable {
  id: string;
  proceeding_id: string;
  phase: string;
  opened_on: string;
  opened_at: Date;
  opened_by: string;
  remark: string;
}

export interface ProposalTable {
  id: string;
  kind: 'INSTITUTION_ADMISSION' | 'LOCK_RELEASE' | 'FINE_WAIVER' | 'FORCED_BATCH' | 'SCHEDULE' | 'WORD_LIST' | 'STAFF_CHANGE' | 'COMPANY_ORDER' | 'HEIR_ADMISSION' | 'PROCEEDING_ORDER' | 'FORCED_OPENING' | 'RESTORATION';
  subject: ColumnType<string | null, string | null | undefined, string | null>;
  offices: ColumnType<number[], number[] | undefined, number[]>;
  content: Json;
  remark: string;
  status: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
  proposed_by: string;
  proposed_at: Date;
  expires_at: Date;
  decided_by: ColumnType<string | null, string | null | undefined, string | null>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decision_remark: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ProvinceTable {
  id: number;
  name_english: string;
  name_nepali: string;
}

export interface PublicationWebhookTable {
  id: string;
  account_id: string;
  url: string;
  secret: string;
  created_at: Date;
  delivered_to: number;
  delivered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  failing_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  failures: ColumnType<number, number | undefined, number>;
  next_try_at: Date;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_by: ColumnType<'OWNER' | 'FAILURES' | null, 'OWNER' | 'FAILURES' | null | undefined, 'OWNER' | 'FAILURES' | null>;
}

export interface PublishedNoticeTable {
  topic: string;
  body: string;
  published_at: Date;
}

export interface ReceiptTable {
  id: string;
  invoice_id: string;
  office_id: number;
  fiscal_year: string;
  sequence: number;
  number: string;
  means: 'CARD' | 'VOUCHER';
  total_paisa: number;
  paid_on: string;
  issued_at: Date;
}

export interface RecoveryCodeTable {
  account_id: string;
  code_hash: string;
  created_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ReferenceDataTable {
  id: number;
  version: number;
}

export interface RefreshTokenTable {
  token_hash: string;
  session_id: string;
  created_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface RefundTable {
  id: string;
  invoice_id: string;
  office_id: number;
  ground: 'FILING_ENDED' | 'AMOUNT_LOWERED' | 'COPY_REFUSED';
  total_paisa: number;
  reason: string;
  status: 'PROPOSED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
  proposed_by: string;
  proposed_at: Date;
  expires_at: Date;
  decided_by: ColumnType<string | null, string | null | undefined, string | null>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  remark: ColumnType<string | null, string | null | undefined, string | null>;
  number: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  request_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface RefundLineTable {
  refund_id: string;
  invoice_line_id: string;
  amount_paisa: number;
}

export interface RegisterEntryTable {
  id: string;
  company_id: string;
  aspect: 'NAME' | 'COMPANY_TYPE' | 'REGISTRATION' | 'STATUS' | 'REGISTERED_OFFICE' | 'HEAD_OFFICE' | 'BRANCH' | 'OBJECTIVES' | 'CAPITAL' | 'SHAREHOLDER' | 'DIRECTOR' | 'REPRESENTATIVE' | 'WITNESS' | 'FOCAL_PERSON' | 'DRAFTER' | 'AUDITOR' | 'DISCLOSURE' | 'DOCUMENT' | 'NOTE' | 'ORDER';
  subject_id: ColumnType<string | null, string | null | undefined, string | null>;
  revision: number;
  before: ColumnType<unknown, string | null | undefined, string | null>;
  after: ColumnType<unknown, string | null | undefined, string | null>;
  effective_on: string;
  application_id: ColumnType<string | null, string | null | undefined, string | null>;
  company_version: number;
  recorded_at: Date;
  happened_on: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface RegisterPublicationTable {
  number: number;
  company_id: string;
  company_version: number;
  published_at: Date;
}

export interface RegisterPublicationDueTable {
  company_id: string;
  company_version: number;
}

export interface RegistrationNumberTable {
  office_id: number;
  series: string;
  place: number;
  number: string;
  company_id: string;
  taken_at: Date;
}

export interface RegistrationSeriesTable {
  office_id: number;
  series: string;
  last_place: number;
}

export interface RemarkTemplateTable {
  id: string;
  office_id: number;
  owner_id: ColumnType<string | null, string | null | undefined, string | null>;
  reason_code: ColumnType<string | null, string | null | undefined, string | null>;
  text_nepali: string;
  text_english: string;
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
  updated_at: Date;
  retired_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  version: ColumnType<number, number | undefined, number>;
}

export interface RepresentativeEventTable {
  id: ColumnType<number, never, never>;
  company_id: string;
  account_id: ColumnType<string | null, string | null | undefined, string | null>;
  invitation_id: ColumnType<string | null, string | null | undefined, string | null>;
  action: 'INVITED' | 'SENT_AGAIN' | 'WITHDRAWN' | 'DECLINED' | 'ACCEPTED' | 'RESTORED' | 'REMOVAL_ASKED' | 'REMOVAL_OBJECTED' | 'REMOVAL_WITHDRAWN' | 'REMOVED' | 'LEFT';
  at: Date;
  actor_id: ColumnType<string | null, string | null | undefined, string | null>;
  remark: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface RepresentativeInvitationTable {
  id: string;
  company_id: string;
  name_english: string;
  name_nepali: string;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  mobile_number: ColumnType<string | null, string | null | undefined, string | null>;
  restores: ColumnType<string | null, string | null | undefined, string | null>;
  state: 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN';
  invited_by: string;
  created_at: Date;
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  settled_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface RepresentativeMoveTable {
  application_id: string;
  account_id: string;
  move: 'JOINED' | 'LEFT';
  part_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface RepresentativeNoticeTable {
  id: string;
  application_id: string;
  kind: 'REPRESENTATIVE' | 'DIRECTOR';
  name_english: string;
  name_nepali: string;
}

export interface RepresentativeRemovalTable {
  id: string;
  company_id: string;
  account_id: string;
  asked_by: string;
  asked_at: Date;
  remark: string;
  until: string;
  state: 'ASKED' | 'OBJECTED' | 'WITHDRAWN' | 'DONE';
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  settled_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface RequestTable {
  id: string;
  kind: string;
  number: string;
  requester_account: ColumnType<string | null, string | null | undefined, string | null>;
  requester_contact: ColumnType<string | null, string | null | undefined, string | null>;
  company_id: ColumnType<string | null, string | null | undefined, string | null>;
  office_id: number;
  subject_id: ColumnType<string | null, string | null | undefined, string | null>;
  answers: Json;
  status: 'ASKED' | 'PAID' | 'IN_HAND' | 'DONE' | 'REFUSED' | 'REOPENED' | 'WITHDRAWN';
  asked_at: Date;
  due_on: ColumnType<string | null, string | null | undefined, string | null>;
  reopened_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  outcome_reason: ColumnType<string | null, string | null | undefined, string | null>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_by: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  requester_name: ColumnType<string | null, string | null | undefined, string | null>;
  requester_language: ColumnType<'np' | 'en' | null, 'np' | 'en' | null | undefined, 'np' | 'en' | null>;
}

export interface RequestFileTable {
  id: string;
  message_id: string;
  name: string;
  media_type: string;
  size: number;
  sha256: string;
}

export interface RequestMessageTable {
  id: string;
  request_id: string;
  side: 'REQUESTER' | 'OFFICE';
  action: 'WRITE' | 'REFUSE' | 'REOPEN' | 'FINISH';
  text: string;
  written_by: ColumnType<string | null, string | null | undefined, string | null>;
  written_at: Date;
}

export interface RequestedDocumentTable {
  id: string;
  application_id: string;
  type: string;
  name_nepali: string;
  name_english: string;
  reason: string;
  asked_by: string;
  asked_at: Date;
}

export interface SecondFactorTable {
  id: string;
  account_id: string;
  kind: 'TOTP' | 'PASSKEY';
  name: string;
  created_at: Date;
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  totp_secret: ColumnType<string | null, string | null | undefined, string | null>;
  totp_period: ColumnType<number | null, number | null | undefined, number | null>;
  credential_id: ColumnType<string | null, string | null | undefined, string | null>;
  public_key: ColumnType<string | null, string | null | undefined, string | null>;
  sign_count: ColumnType<number, number | undefined, number>;
  transports: ColumnType<string[], string[] | undefined, string[]>;
}

export interface SessionTable {
  id: string;
  account_id: string;
  created_at: Date;
  expires_at: Date;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  end_reason: ColumnType<'LOGOUT' | 'REUSE' | 'PASSWORD_CHANGED' | 'DISABLED' | 'ENDED_BY_OWNER' | 'ROLE_CHANGED' | 'REPRESENTATION_ENDED' | 'SECOND_FACTOR_RESET' | null, 'LOGOUT' | 'REUSE' | 'PASSWORD_CHANGED' | 'DISABLED' | 'ENDED_BY_OWNER' | 'ROLE_CHANGED' | 'REPRESENTATION_ENDED' | 'SECOND_FACTOR_RESET' | null | undefined, 'LOGOUT' | 'REUSE' | 'PASSWORD_CHANGED' | 'DISABLED' | 'ENDED_BY_OWNER' | 'ROLE_CHANGED' | 'REPRESENTATION_ENDED' | 'SECOND_FACTOR_RESET' | null>;
  device: ColumnType<string, string | undefined, string>;
  address: ColumnType<string, string | undefined, string>;
  last_seen_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  second_factor_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface SettingTable {
  key: string;
  value: Json;
  reference: ColumnType<string | null, string | null | undefined, string | null>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

export interface SharePostingTable {
  company_id: string;
  number: number;
  application_id: ColumnType<string | null, string | null | undefined, string | null>;
  effective_on: string;
  issued: number;
  table_hash: ColumnType<string | null, string | null | undefined, string | null>;
  recorded_at: Date;
  company_version: number;
  seals_types: ColumnType<boolean, boolean | undefined, boolean>;
}

export interface ShareRangeTable {
  id: ColumnType<number, never, never>;
  company_id: string;
  bucket: 'HOLDER' | 'RESERVE' | 'JAFAT' | 'CANCELLED';
  holder_id: ColumnType<string | null, string | null | undefined, string | null>;
  first_kitta: number;
  last_kitta: number;
  paid_per_share: number;
  opened_by: number;
  closed_by: ColumnType<number | null, number | null | undefined, number | null>;
  share_type: ColumnType<'PROMOTER' | 'PUBLIC' | 'PREFERENCE' | null, 'PROMOTER' | 'PUBLIC' | 'PREFERENCE' | null | undefined, 'PROMOTER' | 'PUBLIC' | 'PREFERENCE' | null>;
}

export interface SignUpTable {
  id: string;
  username: string;
  email: string;
  mobile_number: string;
  name_english: string;
  name_nepali: string;
  office_id: number;
  company_representative: boolean;
  language: 'np' | 'en';
  created_at: Date;
  expires_at: Date;
}

export interface SigningBatchTable {
  id: string;
  office_id: number;
  officer_id: string;
  signatory: Json;
  begun_at: Date;
}

export interface SigningBatchItemTable {
  batch_id: string;
  letter_id: string;
  outcome: ColumnType<'SIGNED' | 'RELEASED' | null, 'SIGNED' | 'RELEASED' | null | undefined, 'SIGNED' | 'RELEASED' | null>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface SigningReadingTable {
  letter_id: string;
  account_id: string;
  read_at: Date;
}

export interface StaffLeaveTable {
  id: string;
  account_id: string;
  from_day: string;
  to_day: string;
  remark: string;
  set_by: string;
  set_at: Date;
  cancelled_by: ColumnType<string | null, string | null | undefined, string | null>;
  cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  claims_returned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface TicketTable {
  token_hash: string;
  account_id: string;
  purpose: 'CHANGE_PASSWORD' | 'RESET_PASSWORD' | 'SECOND_FACTOR';
  created_at: Date;
  expires_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface UploadTable {
  id: string;
  account_id: string;
  name: string;
  size: number;
  received: ColumnType<number, number | undefined, number>;
  part_bytes: number;
  begun_at: Date;
  touched_at: Date;
  taken_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface WaitingPlaceTable {
  account_id: string;
  turn: ColumnType<number, never, never>;
  last_seen: Date;
  admitted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface WordListStepTable {
  id: ColumnType<number, never, never>;
  list: string;
  entry_id: string;
  at: Date;
  change: 'ADD' | 'CHANGE' | 'RETIRE';
  entry_before: ColumnType<unknown, string | null | undefined, string | null>;
  entry_after: ColumnType<unknown, string | null | undefined, string | null>;
  proposal_id: string;
}

export interface DB {
  access_log: AccessLogTable;
  account: AccountTable;
  application: ApplicationTable;
  application_check: ApplicationCheckTable;
  application_company: ApplicationCompanyTable;
  application_history: ApplicationHistoryTable;
  application_item: ApplicationItemTable;
  application_section: ApplicationSectionTable;
  application_sequence: ApplicationSequenceTable;
  application_term_notice: ApplicationTermNoticeTable;
  audit: AuditTable;
  audit_check: AuditCheckTable;
  audit_head: AuditHeadTable;
  audit_head_timestamp: AuditHeadTimestampTable;
  audit_signed_head: AuditSignedHeadTable;
  automatic_approval: AutomaticApprovalTable;
  automatic_sample: AutomaticSampleTable;
  blacklist_word: BlacklistWordTable;
  captcha_used: CaptchaUsedTable;
  closing_return: ClosingReturnTable;
  committee_invitation: CommitteeInvitationTable;
  committee_item: CommitteeItemTable;
  committee_meeting: CommitteeMeetingTable;
  company: CompanyTable;
  company_detail_check: CompanyDetailCheckTable;
  company_director: CompanyDirectorTable;
  company_former_name: CompanyFormerNameTable;
  company_lock: CompanyLockTable;
  company_order: CompanyOrderTable;
  company_order_document: CompanyOrderDocumentTable;
  company_representative: CompanyRepresentativeTable;
  company_restoration: CompanyRestorationTable;
  company_type: CompanyTypeTable;
  company_type_change: CompanyTypeChangeTable;
  company_type_suffix: CompanyTypeSuffixTable;
  configuration: ConfigurationTable;
  contact_change: ContactChangeTable;
  copy_handover: CopyHandoverTable;
  copy_item: CopyItemTable;
  copy_opening: CopyOpeningTable;
  counter: CounterTable;
  country: CountryTable;
  deadline_feed: DeadlineFeedTable;
  deadline_reminder: DeadlineReminderTable;
  district: DistrictTable;
  document_ask: DocumentAskTable;
  document_reupload: DocumentReuploadTable;
  document_reupload_version: DocumentReuploadVersionTable;
  document_share: DocumentShareTable;
  document_share_opening: DocumentShareOpeningTable;
  document_share_person: DocumentSharePersonTable;
  explanation_call_matter: ExplanationCallMatterTable;
  filed_name_check: FiledNameCheckTable;
  filing_alert: FilingAlertTable;
  filing_document: FilingDocumentTable;
  filing_pin: FilingPinTable;
  filing_signature: FilingSignatureTable;
  filing_snapshot: FilingSnapshotTable;
  filing_stop: FilingStopTable;
  fine_due: FineDueTable;
  fine_waiver: FineWaiverTable;
  followed_company: FollowedCompanyTable;
  forced_batch_item: ForcedBatchItemTable;
  forced_ground: ForcedGroundTable;
  former_place_name: FormerPlaceNameTable;
  gazette: GazetteTable;
  grievance: GrievanceTable;
  group_consent: GroupConsentTable;
  guess_lock: GuessLockTable;
  idempotency: IdempotencyTable;
  institution: InstitutionTable;
  invoice: InvoiceTable;
  invoice_line: InvoiceLineTable;
  invoice_reminder: InvoiceReminderTable;
  job: JobTable;
  known_device: KnownDeviceTable;
  letter: LetterTable;
  liquidator_account: LiquidatorAccountTable;
  liquidator_appointment: LiquidatorAppointmentTable;
  liquidator_claim: LiquidatorClaimTable;
  liquidator_licence: LiquidatorLicenceTable;
  liquidator_licence_change: LiquidatorLicenceChangeTable;
  local_body: LocalBodyTable;
  local_body_category: LocalBodyCategoryTable;
  mandate: MandateTable;
  merger: MergerTable;
  migrated_document: MigratedDocumentTable;
  migration_checksum: MigrationChecksumTable;
  name_entry: NameEntryTable;
  name_hold: NameHoldTable;
  name_import: NameImportTable;
  name_key_frequency: NameKeyFrequencyTable;
  name_lists: NameListsTable;
  name_override: NameOverrideTable;
  name_reservation: NameReservationTable;
  name_rule_word: NameRuleWordTable;
  name_word: NameWordTable;
  name_word_pair: NameWordPairTable;
  notice_follower: NoticeFollowerTable;
  notification: NotificationTable;
  notification_switched_off: NotificationSwitchedOffTable;
  nsic: NsicTable;
  nsic_correspondence: NsicCorrespondenceTable;
  nsic_new: NsicNewTable;
  office: OfficeTable;
  officer_signature: OfficerSignatureTable;
  old_system_claim: OldSystemClaimTable;
  old_system_company: OldSystemCompanyTable;
  old_system_focal_person: OldSystemFocalPersonTable;
  old_system_payment: OldSystemPaymentTable;
  old_system_user: OldSystemUserTable;
  open_data_export: OpenDataExportTable;
  otp: OtpTable;
  outside_link: OutsideLinkTable;
  owner_kind: OwnerKindTable;
  passkey_challenge: PasskeyChallengeTable;
  payment_attempt: PaymentAttemptTable;
  payment_callback: PaymentCallbackTable;
  payment_mismatch: PaymentMismatchTable;
  payment_voucher: PaymentVoucherTable;
  proceeding: ProceedingTable;
  proceeding_claim: ProceedingClaimTable;
  proceeding_claim_evidence: ProceedingClaimEvidenceTable;
  proceeding_claimant: ProceedingClaimantTable;
  proceeding_event: ProceedingEventTable;
  proceeding_more_time: ProceedingMoreTimeTable;
  proceeding_notice: ProceedingNoticeTable;
  proceeding_notice_extension: ProceedingNoticeExtensionTable;
  proceeding_opinion: ProceedingOpinionTable;
  proceeding_phase_opening: ProceedingPhaseOpeningTable;
  proposal: ProposalTable;
  province: ProvinceTable;
  publication_webhook: PublicationWebhookTable;
  published_notice: PublishedNoticeTable;
  receipt: ReceiptTable;
  recovery_code: RecoveryCodeTable;
  reference_data: ReferenceDataTable;
  refresh_token: RefreshTokenTable;
  refund: RefundTable;
  refund_line: RefundLineTable;
  register_entry: RegisterEntryTable;
  register_publication: RegisterPublicationTable;
  register_publication_due: RegisterPublicationDueTable;
  registration_number: RegistrationNumberTable;
  registration_series: RegistrationSeriesTable;
  remark_template: RemarkTemplateTable;
  representative_event: RepresentativeEventTable;
  representative_invitation: RepresentativeInvitationTable;
  representative_move: RepresentativeMoveTable;
  representative_notice: RepresentativeNoticeTable;
  representative_removal: RepresentativeRemovalTable;
  request: RequestTable;
  request_file: RequestFileTable;
  request_message: RequestMessageTable;
  requested_document: RequestedDocumentTable;
  second_factor: SecondFactorTable;
  session: SessionTable;
  setting: SettingTable;
  share_posting: SharePostingTable;
  share_range: ShareRangeTable;
  sign_up: SignUpTable;
  signing_batch: SigningBatchTable;
  signing_batch_item: SigningBatchItemTable;
  signing_reading: SigningReadingTable;
  staff_leave: StaffLeaveTable;
  ticket: TicketTable;
  upload: UploadTable;
  waiting_place: WaitingPlaceTable;
  word_list_step: WordListStepTable;
}
