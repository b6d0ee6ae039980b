import * as accounts from '@registrar/domain/calls/accounts';
import * as audit from '@registrar/domain/calls/audit';
import * as committee from '@registrar/domain/calls/committee';
import * as companies from '@registrar/domain/calls/companies';
import * as companyOrders from '@registrar/domain/calls/company-orders';
import * as companyProcesses from '@registrar/domain/calls/company-processes';
import * as companyRecord from '@registrar/domain/calls/company-record';
import * as companyStanding from '@registrar/domain/calls/company-standing';
import * as corrections from '@registrar/domain/calls/corrections';
import * as dashboard from '@registrar/domain/calls/dashboard';
import * as deadlines from '@registrar/domain/calls/deadlines';
import * as deliveries from '@registrar/domain/calls/deliveries';
import * as desk from '@registrar/domain/calls/desk';
import * as directorPhone from '@registrar/domain/calls/director-phone';
import * as discountedClosing from '@registrar/domain/calls/discounted-closing';
import * as documentAsks from '@registrar/domain/calls/document-asks';
import * as documentShares from '@registrar/domain/calls/document-shares';
import * as documents from '@registrar/domain/calls/documents';
import * as filedCompany from '@registrar/domain/calls/filed-company';
import * as filedPerson from '@registrar/domain/calls/filed-person';
import * as filingSections from '@registrar/domain/calls/filing-sections';
import * as filings from '@registrar/domain/calls/filings';
import * as fineWorking from '@registrar/domain/calls/fine-working';
import * as fines from '@registrar/domain/calls/fines';
import * as forcedOpenings from '@registrar/domain/calls/forced-openings';
import * as forcedBatches from '@registrar/domain/calls/forced-batches';
import * as grievances from '@registrar/domain/calls/grievances';
import * as groupRequests from '@registrar/domain/calls/group-requests';
import * as heirAdmissions from '@registrar/domain/calls/heir-admissions';
import * as institutions from '@registrar/domain/calls/institutions';
import * as letters from '@registrar/domain/calls/letters';
import * as lookups from '@registrar/domain/calls/lookups';
import * as migratedDocuments from '@registrar/domain/calls/migrated-documents';
import * as money from '@registrar/domain/calls/money';
import * as names from '@registrar/domain/calls/names';
import * as notifications from '@registrar/domain/calls/notifications';
import * as oldSystem from '@registrar/domain/calls/old-system';
import * as openData from '@registrar/domain/calls/open-data';
import * as ownProceedings from '@registrar/domain/calls/own-proceedings';
import * as papers from '@registrar/domain/calls/papers';
import * as paymentSubject from '@registrar/domain/calls/payment-subject';
import * as payments from '@registrar/domain/calls/payments';
import * as proceedingOrders from '@registrar/domain/calls/proceeding-orders';
import * as proceedings from '@registrar/domain/calls/proceedings';
import * as profile from '@registrar/domain/calls/profile';
import * as proposal from '@registrar/domain/calls/proposal';
import * as publicNotices from '@registrar/domain/calls/public-notices';
import * as receipts from '@registrar/domain/calls/receipts';
import * as refundRequests from '@registrar/domain/calls/refund-requests';
import * as refunds from '@registrar/domain/calls/refunds';
import * as remarkTemplates from '@registrar/domain/calls/remark-templates';
import * as requestedDocuments from '@registrar/domain/calls/requested-documents';
import * as representatives from '@registrar/domain/calls/representatives';
import * as requests from '@registrar/domain/calls/requests';
import * as revenue from '@registrar/domain/calls/revenue';
import * as schedules from '@registrar/domain/calls/schedules';
import * as settlement136ka from '@registrar/domain/calls/settlement-136ka';
import * as signedAddress from '@registrar/domain/calls/signed-address';
import * as staff from '@registrar/domain/calls/staff';
import * as uploads from '@registrar/domain/calls/uploads';
import * as wordLists from '@registrar/domain/calls/word-lists';
import * as envelope from '@registrar/domain/envelope';
import { z } from 'zod';

const MODULES: readonly Readonly<Record<string, unknown>>[] = [
  accounts,
  audit,
  committee,
  companies,
  companyOrders,
  companyProcesses,
  companyRecord,
  companyStanding,
  corrections,
  dashboard,
  deadlines,
  deliveries,
  desk,
  directorPhone,
  discountedClosing,
  documentAsks,
  documentShares,
  documents,
  filedCompany,
  filedPerson,
  filingSections,
  filings,
  fineWorking,
  fines,
  forcedOpenings,
  forcedBatches,
  grievances,
  groupRequests,
  heirAdmissions,
  institutions,
  letters,
  lookups,
  migratedDocuments,
  money,
  names,
  notifications,
  oldSystem,
  openData,
  ownProceedings,
  papers,
  paymentSubject,
  payments,
  proceedingOrders,
  proceedings,
  profile,
  proposal,
  publicNotices,
  receipts,
  refundRequests,
  refunds,
  remarkTemplates,
  representatives,
  requestedDocuments,
  requests,
  revenue,
  schedules,
  settlement136ka,
  signedAddress,
  staff,
  uploads,
  wordLists,
  envelope,
];

/**
 * What the document calls each shape: the name it has in the domain, `applicationDetailSchema` as ApplicationDetail. A
 * shape without a name is written out where it is used.
 */
export function namedSchemas(): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>();
  for (const [exported, schema] of MODULES.flatMap((module) => Object.entries(module))) {
    if (!exported.endsWith('Schema') || !isShape(schema) || registry.has(schema)) continue;
    registry.add(schema, { id: exported[0]?.toUpperCase() + exported.slice(1, -'Schema'.length) });
  }
  return registry;
}

/** Texts and numbers are plainer without a name, but for those whose long pattern stands in hundreds of places. */
function isShape(value: unknown): value is z.ZodType {
  return value instanceof z.ZodObject || value instanceof z.ZodUnion || LONG_TEXTS.has(value);
}

const LONG_TEXTS: ReadonlySet<unknown> = new Set([envelope.idSchema, envelope.instantSchema, envelope.daySchema]);
