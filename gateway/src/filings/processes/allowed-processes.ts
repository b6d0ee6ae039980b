import type { Language } from '@registrar/domain/bilingual';
import type { CompanyProcess } from '@registrar/domain/calls/company-processes';
import { isGranted, processName, everyProcess, type NamedProcess } from '@registrar/domain/enumerations';
import { FILING_ROLES, isStaff } from '@registrar/domain/permissions';
import { companyProcesses, processGroups, type BlockerCode } from '@registrar/domain/processes';
import { blockersOf } from '@registrar/domain/processes/tables/blockers';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { filingTransitions, type FilingAction } from '@registrar/domain/transitions';
import type { Kysely } from 'kysely';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import { kindsAsking } from '@registrar/domain/proceedings';
import { isOpenFor } from '../../proceedings/read-proceedings';
import { proceedingLink } from '../facts/proceeding-pages';
import { authorityOver, type Authority } from '../facts/application/company-authority';
import { fact, type Situation } from '../facts/situation';
import { reportsLink } from '../../obligations/reports-link';
import { findBlockers } from '../facts/gate/blocker-tests';
import { blockersOfNamed } from '../facts/gate/blockers-of-named';
import { readCompanyFacts, type CompanyFacts } from '../facts/gate/company-facts';
import { inLanguage, plainReason, type Reason } from '../facts/gate/law-reason';
import { effectsOf } from './effects-of';
import { ownConditions } from './own-conditions';
import { reservationBlocker, reservationReason } from '../facts/gate/reservation-blocker';
import { frameOf } from '../../applications/application';
import { filingLink } from '../../applications/filing-link';

/** Actions that are checked by the gate; opening a draft has its own route. */
const GATED: ReadonlySet<FilingAction> = new Set(
  filingTransitions.filter(({ guards }) => guards.includes('NO_BLOCKER')).map(({ action }) => action),
);

export const passesGate = (action: FilingAction): boolean => GATED.has(action);

/** The reasons that stop a company from opening a draft of this process. */
export async function blockersOfDraft(
  db: Kysely<DB>,
  { process, companyId, subjectId }: Pick<Subject, 'process' | 'companyId' | 'subjectId'>,
  now: Date,
): Promise<Reason[]> {
  const reasons = await standing(db, { process, companyId, subjectId, filing: null, reservation: null }, now);
  return reasons.filter(({ code }) => !mayBeCautions(process).has(code));
}

/** What stops some filings of this process only; which one it is, its answers say. */
const mayBeCautions = (process: NamedProcess): ReadonlySet<string> =>
  new Set(everyProcess.has(process) ? processDefinition(process)?.origin.cautionedBy?.codes : []);

/** The reasons that stop a filing from being submitted or approved now. */
export const filingBlockers = fact(async (situation: Situation): Promise<Reason[]> => {
  const cautions = await filingCautions(situation);
  return (await reasonsAgainst(situation)).filter((reason) => !cautions.includes(reason));
});

/** The reasons that stop other filings of its process, and this one not. */
export const filingCautions = fact(async (situation: Situation): Promise<Reason[]> => {
  const { application } = situation;
  const { cautionedBy } = application.definition.origin;
  if (!cautionedBy?.when(frameOf(application))) return [];
  const codes = new Set<string>(cautionedBy.codes);
  return (await reasonsAgainst(situation)).filter(({ code }) => codes.has(code));
});

const reasonsAgainst = fact(async ({ application, db, now }): Promise<Reason[]> => {
  const { row, definition, named } = application;
  // while the office has the filing, the reservation does not expire
  const isDraft = row.status === 'DRAFT';
  const [reservation = null] = await reservationBlocker(db, row, dayInNepal(isDraft ? now : (row.submitted_at ?? now)));
  const asked = {
    process: definition.process,
    subjectId: row.subject_id,
    filing: { id: row.id, submittedAt: isDraft ? null : row.submitted_at },
  };
  const reasons = await standing(db, { ...asked, companyId: row.company_id, reservation }, now);
  const ended = definition.register.named?.ends?.(frameOf(application)) ?? [];
  for (const { id } of named) {
    const company = await readCompanyFacts(db, id, now);
    if (company)
      reasons.push(...blockersOfNamed({ ...asked, company, isEnded: ended.includes(id), reservation: null }));
  }
  return reasons;
});

interface Subject {
  readonly process: NamedProcess;
  readonly companyId: string | null;
  readonly subjectId: string | null;
  readonly filing: { readonly id: string; readonly submittedAt: Date | null } | null;
  readonly reservation: BlockerCode | null;
}

async function standing(
  db: Kysely<DB>,
  { process, companyId, subjectId, filing, reservation }: Subject,
  now: Date,
): Promise<Reason[]> {
  if (companyId === null) return reservation === null ? [] : [reservationReason(reservation)];
  if (blockersOf(process).length === 0) return [];
  const company = await readCompanyFacts(db, companyId, now);
  if (!company) throw new Error(`The company ${companyId} of a filing is not in the register`);
  return [
    ...findBlockers({ process, company, subjectId, filing, reservation }),
    ...reasonsOfPhase({ process, subjectId, filing }, company),
    ...(await ownConditions(db, process, company, filing)),
  ];
}

/** A draft about a proceeding is handed in while the proceeding asks for it; what was handed in stays so. */
function reasonsOfPhase(
  { process, subjectId, filing }: Pick<Subject, 'process' | 'subjectId' | 'filing'>,
  { proceedings }: CompanyFacts,
): Reason[] {
  const isDraft = filing !== null && filing.submittedAt === null;
  if (!isDraft || definitionOf(process)?.origin.subject !== 'PROCEEDING') return [];
  const own = proceedings.find(({ id }) => id === subjectId);
  return own && isOpenFor(process)(own) ? [] : [plainReason('PHASE_NOT_OPEN')];
}

/**
 * Every process that a company files, with the reasons against it for this user. For users who may file for it, the
 * officers of its office and roles that read everything; for others the company does not exist (REQ-404).
 */
export async function listProcesses(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<CompanyProcess[]> {
  const company = await readCompanyFacts(db, companyId, now);
  if (!company) refuse('REQ-404');
  const authority = await authorityOver(db, actor, company);
  const list: CompanyProcess[] = [];
  for (const group of processGroups.keys) {
    for (const process of companyProcesses[group]) {
      const reasons = [
        ...reasonsOfPerson(actor, authority, process),
        ...reasonsOfPortal(process, company),
        ...findBlockers({ process, company, subjectId: null, filing: null, reservation: null }).filter(
          ({ code }) => !mayBeCautions(process).has(code),
        ),
        ...(await ownConditions(db, process, company, null)),
      ];
      list.push({
        process,
        name: processName(process)[language],
        group,
        allowed: reasons.length === 0,
        reasons: reasons.map((reason) => inLanguage(reason, language)),
        beginAt: beginAt(process, company),
      });
    }
  }
  return list;
}

/** The page where the subject is chosen first. */
function beginAt(process: NamedProcess, { id, proceedings }: CompanyFacts): string | null {
  switch (definitionOf(process)?.origin.subject) {
    case 'PROCEEDING': {
      const asking = proceedings.find(isOpenFor(process));
      return asking ? proceedingLink(asking) : null;
    }
    case 'FISCAL_YEAR':
      return reportsLink(id);
    case 'FILING':
      return effectsOf(process).beginAt?.(id) ?? null;
    default:
      return null;
  }
}

function reasonsOfPerson(actor: Actor, authority: Authority, process: NamedProcess): Reason[] {
  const mayStart = definitionOf(process)?.origin.mayStart ?? FILING_ROLES;
  return [
    ...(mayStart.includes(actor.role) ? [] : [plainReason('ROLE')]),
    // an officer needs no mandate
    ...(isStaff(actor.role) || authority === 'ALL' || authority.includes(process)
      ? []
      : [plainReason('MANDATE', { wayOut: '/mandates' })]),
  ];
}

/** Processes that the portal itself cannot accept now. */
function reasonsOfPortal(process: NamedProcess, company: CompanyFacts): Reason[] {
  const definition = definitionOf(process);
  if (definition?.origin.ofCompany !== true) return [plainReason('NOT_OFFERED')];
  // of what is filed for a year or a proceeding, a draft of one leaves the others open
  if (definition.origin.subject === 'PROCEEDING' && !company.proceedings.some(isOpenFor(process)))
    return [plainReason(kindsAsking(process)[0]?.notAsked ?? 'PHASE_NOT_OPEN')];
  const draft =
    definition.origin.subject === undefined &&
    company.filings.find((filing) => filing.process === process && filing.status === 'DRAFT');
  return [
    ...(hasNothingToVerify(process, company) ? [plainReason('NOTHING_TO_VERIFY')] : []),
    ...(draft ? [plainReason('DRAFT_OPEN', { wayOut: filingLink(draft.id, 'APPLICANT') })] : []),
  ];
}

/** Only a migrated company has something to verify, and each of its two filings is decided once. */
function hasNothingToVerify(process: NamedProcess, { migrated, detailsVerified, filings }: CompanyFacts): boolean {
  if (process === 'MIGRATION_NAME_RESERVATION') return !migrated || detailsVerified;
  return (
    process === 'MIGRATION_COMPANY_REGISTRATION' &&
    (!migrated || filings.some((filing) => filing.process === process && isGranted(filing.status)))
  );
}

function definitionOf(process: NamedProcess) {
  return everyProcess.has(process) ? processDefinition(process) : undefined;
}
