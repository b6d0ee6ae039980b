import * as accounts from '@registrar/domain/calls/accounts';
import * as audit from '@registrar/domain/calls/audit';
import * as committee from '@registrar/domain/calls/committee';
import * as companies from '@registrar/domain/calls/companies';
import * as companyProcesses from '@registrar/domain/calls/company-processes';
import * as companyRecord from '@registrar/domain/calls/company-record';
import * as companyStanding from '@registrar/domain/calls/company-standing';
import * as corrections from '@registrar/domain/calls/corrections';
import * as dashboard from '@registrar/domain/calls/dashboard';
import * as deadlines from '@registrar/domain/calls/deadlines';
import * as deliveries from '@registrar/domain/calls/deliveries';
import * as desk from '@registrar/domain/calls/desk';
import * as directorPhone from '@registrar/domain/calls/director-phone';
import * as documents from '@registrar/domain/calls/documents';
import * as filedCompany from '@registrar/domain/calls/filed-company';
import * as filedPerson from '@registrar/domain/calls/filed-person';
import * as filingSections from '@registrar/domain/calls/filing-sections';
import * as filings from '@registrar/domain/calls/filings';
import * as fineWorking from '@registrar/domain/calls/fine-working';
import * as fines from '@registrar/domain/calls/fines';
import * as groupRequests from '@registrar/domain/calls/group-requests';
import * as letters from '@registrar/domain/calls/letters';
import * as lookups from '@registrar/domain/calls/lookups';
import * as migratedDocuments from '@registrar/domain/calls/migrated-documents';
import * as money from '@registrar/domain/calls/money';
import * as names from '@registrar/domain/calls/names';
import * as notifications from '@registrar/domain/calls/notifications';
import * as oldSystem from '@registrar/domain/calls/old-system';
import * as papers from '@registrar/domain/calls/papers';
import * as paymentSubject from '@registrar/domain/calls/payment-subject';
import * as payments from '@registrar/domain/calls/payments';
import * as profile from '@registrar/domain/calls/profile';
import * as proposal from '@registrar/domain/calls/proposal';
import * as receipts from '@registrar/domain/calls/receipts';
import * as refundRequests from '@registrar/domain/calls/refund-requests';
import * as refunds from '@registrar/domain/calls/refunds';
import * as remarkTemplates from '@registrar/domain/calls/remark-templates';
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
  companyProcesses,
  companyRecord,
  companyStanding,
  corrections,
  dashboard,
  deadlines,
  deliveries,
  desk,
  directorPhone,
  documents,
  filedCompany,
  filedPerson,
  filingSections,
  filings,
  fineWorking,
  fines,
  groupRequests,
  letters,
  lookups,
  migratedDocuments,
  money,
  names,
  notifications,
  oldSystem,
  papers,
  paymentSubject,
  payments,
  profile,
  proposal,
  receipts,
  refundRequests,
  refunds,
  remarkTemplates,
  requests,
  representatives,
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

/** Texts and numbers are plainer without a name. */
function isShape(value: unknown): value is z.ZodObject | z.ZodUnion {
  return value instanceof z.ZodObject || value instanceof z.ZodUnion;
}
