import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filedItemsSchema, type FiledItemState } from '@registrar/domain/calls/filing-sections';
import type { LetterKind } from '@registrar/domain/calls/letters';
import {
  isList,
  sectionOf,
  type Answers,
  type FilingSubject,
  type ProcessDefinition,
} from '@registrar/domain/processes';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { processDefinition, type FilableProcess } from '@registrar/domain/processes/tables/definitions';
import type { RegisterAspect } from '@registrar/domain/register';
import {
  act,
  APPLICATION,
  detailOf,
  markChecklist,
  newKey,
  saveSection,
  type ActOptions,
  type Caller,
} from '../filings-kit';
import type { Answer } from '../harness';
import { invoiceOf, payableOf, readPayable, submitVoucher } from '../money-kit';
import {
  acceptDocuments,
  addItem,
  attachRequired,
  itemsOf,
  readDetail,
  saveItem,
  savedItemOf,
} from '../registration-kit';
import { approverAt, type FilingDesk } from './filing-desk';

/** Whose filing it is, and what it is opened for. */
export interface Beginning {
  readonly by: Caller;
  /** What the call that opens the draft says besides the process. */
  readonly opens: {
    readonly companyId?: string;
    readonly reservationId?: string;
    readonly subject?: FilingSubject;
  };
  /** The reserved name that it is about, where it is about one. */
  readonly reserved?: ApplicationDetail;
}

/**
 * Of a form what is answered besides what stands there, of a list the entries that are added; or what becomes of what
 * stands there, entry by entry.
 */
export type Answered = Answers | readonly Answers[] | ((standing: Answers, at: number) => Answers);

/** What the office sends back, and what the applicant answers instead. */
export interface Correction {
  readonly section: string;
  /** Within the form, or within the last entry of the list. */
  readonly field: string;
  readonly to: unknown;
}

export interface OfGroup {
  readonly parent: Caller;
  readonly answers: Readonly<Record<string, Answered>>;
}

/** One filing, as the suite takes it along every way: what is asked of it, and what comes of it. */
export interface FilingDeclaration<Process extends FilableProcess = FilableProcess> {
  readonly process: Process;
  /** For another company, name or person with every call. */
  begins(desk: FilingDesk): Promise<Beginning>;
  /** By section, in the order in which they are given. */
  answers(filing: Filing): Readonly<Record<string, Answered>>;
  /** What is more than answers and has to be there before it is handed in, such as a code that came back. */
  completes?(filing: Filing): Promise<void>;
  /** What the filing changes, as everybody reads it; without it, every part of its company in the register. */
  standing?(filing: Filing): Promise<unknown>;
  /** Of a name that belongs to a group: who answers for the parent company, and what is answered then. */
  ofGroup?(desk: FilingDesk): Promise<OfGroup>;
  /** False: it is decided on as a whole, and nobody sends it back for a part of it. */
  readonly correction: Correction | false;
  /** The days until it may be approved, and what stands against it until then. */
  readonly waits?: { readonly days: number; readonly blocker: string };
  readonly expected: {
    /** What the approval enters in the register; sorted. */
    readonly entered: readonly RegisterAspect[];
    /** What the approval issues; sorted. */
    readonly papers: readonly LetterKind[];
    /** What is asked for it, by the codes of its lines. */
    readonly charged: readonly string[];
    /**
     * What meets another one of its kind while this one is undecided: the code of the refusal, or a draft of its own.
     * Without it what the aspects of its definition say: two that touch the same part of a company follow each other.
     */
    readonly another?: 'DRAFT' | (string & {});
    /** The registrar can undo its approval. */
    readonly undone: boolean;
  };
}

/** One of each filing that somebody can file; what lacks one does not compile. */
export type FilingDeclarations = { readonly [Process in FilableProcess]: FilingDeclaration<Process> };

/** A filing on its way. */
export interface Filing {
  readonly desk: FilingDesk;
  readonly declaration: FilingDeclaration;
  readonly definition: ProcessDefinition;
  readonly begun: Beginning;
  readonly by: Caller;
  readonly operator: Caller;
  readonly id: string;
  /** Every action so far, as its history should tell them. */
  readonly done: string[];
}

const DAY_MS = 86_400_000;

export const openDraft = (process: FilableProcess, { by, opens }: Beginning, more: object = {}): Promise<Answer> =>
  by.call('POST', APPLICATION, { processName: process, ...opens, ...more }, newKey());

/** A draft as the gateway opens it, with what the register knows. */
export async function begin(desk: FilingDesk, declaration: FilingDeclaration): Promise<Filing> {
  const definition = processDefinition(declaration.process);
  if (!definition) throw new Error(`There is no process ${declaration.process}`);
  const begun = await declaration.begins(desk);
  const { by } = begun;
  const { id } = detailOf(await openDraft(declaration.process, begun));
  const [first, second] = desk.operators;
  return { desk, declaration, definition, begun, by, operator: by === first ? second : first, id, done: ['create'] };
}

/** A draft that lacks nothing: its answers, what completes it, and a document at every place that asks for one. */
export async function beginFilled(desk: FilingDesk, declaration: FilingDeclaration): Promise<Filing> {
  const filing = await begin(desk, declaration);
  for (const [section, answered] of Object.entries(declaration.answers(filing))) await give(filing, section, answered);
  await declaration.completes?.(filing);
  await attachRequired(filing.by, filing.id);
  const { sections } = await readDetail(filing.by, filing.id);
  const faults = sections.filter(({ validity, errors }) => validity === 'INVALID' || errors.length > 0);
  if (faults.length > 0) throw new Error(`${declaration.process} is not complete: ${JSON.stringify(faults)}`);
  return filing;
}

const isMany = (answered: Answered): answered is readonly Answers[] => Array.isArray(answered);

async function give(filing: Filing, key: string, answered: Answered): Promise<void> {
  const { by, id, definition } = filing;
  const section = sectionOf(definition, key);
  if (!section) throw new Error(`${definition.process} has no section ${key}`);
  if (isMany(answered)) {
    for (const data of answered) savedItemOf(await addItem(by, { id }, key, data));
  } else if (isList(section)) {
    for (const [at, item] of (await entriesOf(filing, key)).entries()) {
      const data = typeof answered === 'function' ? answered(item.data, at) : { ...item.data, ...answered };
      if (data !== item.data) savedItemOf(await saveItem(by, { id }, key, item, data));
    }
  } else {
    const detail = await readDetail(by, id);
    const standing = detail.sections.find((one) => one.key === key)?.data ?? {};
    const data = typeof answered === 'function' ? answered(standing, 0) : { ...standing, ...answered };
    detailOf(await saveSection(by, detail, key, data));
  }
}

export const entriesOf = async ({ by, id }: Filing, section: string): Promise<readonly FiledItemState[]> =>
  filedItemsSchema.parse((await itemsOf(by, { id }, section)).body.data).items;

/** As whoever acts sees it now; what the gateway answers is the caller’s to judge. */
export const attempt = async ({ id }: Filing, by: Caller, action: string, options?: ActOptions): Promise<Answer> =>
  act(by, await readDetail(by, id), action, options);

export async function perform(
  filing: Filing,
  by: Caller,
  action: string,
  options?: ActOptions,
): Promise<ApplicationDetail> {
  const detail = detailOf(await attempt(filing, by, action, options));
  filing.done.push(action);
  return detail;
}

/** With everything that the definition has declared. */
export const declared = ({ definition }: Filing): ActOptions => ({
  declared: (definition.declarations ?? [trueStatement]).map(({ key }) => key),
});

export const handIn = (filing: Filing): Promise<ApplicationDetail> =>
  perform(filing, filing.by, 'submit', declared(filing));

/**
 * By what the gateway says of an action: whatever stands against it is settled, each thing once, until it is allowed.
 * `by` is asked anew each time, for a filing may have gone on to somebody else.
 */
async function allowed(
  filing: Filing,
  action: string,
  by: () => Promise<Caller>,
  settle: Readonly<Record<string, (by: Caller) => Promise<unknown>>>,
): Promise<Caller> {
  const settled = new Set<string>();
  for (;;) {
    const caller = await by();
    const { allowedActions } = await readDetail(caller, filing.id);
    const offered = allowedActions.find((one) => one.action === action);
    if (offered?.allowed) return caller;
    const objection = offered?.reason?.code ?? 'NOT_OFFERED';
    const settling = settle[objection];
    if (!settling || settled.has(objection))
      throw new Error(`${filing.definition.process}: ${action} by ${caller.username} is refused: ${objection}`);
    settled.add(objection);
    await settling(caller);
  }
}

/** What the operator has in hand is looked at and paid, and goes on to who decides. */
export async function verify(filing: Filing): Promise<ApplicationDetail> {
  const { operator, id } = filing;
  await allowed(filing, 'verify', () => Promise.resolve(operator), {
    CHECKLIST_COMPLETE: () => markChecklist(operator, id),
    DOCUMENTS_VERIFIED: () => acceptDocuments(operator, id),
    PAYMENT_SETTLED: () => pay(filing),
  });
  return perform(filing, operator, 'verify');
}

/** At the counter of a bank, with the voucher that the revenue officer verifies; first the amount, where one is set. */
async function pay(filing: Filing): Promise<void> {
  const { by, operator, id, definition, desk } = filing;
  if (definition.money.payTiming === 'BEFORE_VERIFY') await perform(filing, operator, 'assess');
  const brought = payableOf(await submitVoucher(by, id, invoiceOf(await readPayable(by, id))));
  const [voucher] = invoiceOf(brought).vouchers;
  const path = `external/api/payment-voucher/${voucher?.id}/verify`;
  const verified = await desk.revenue.call('POST', path, { version: voucher?.version }, newKey());
  if (verified.status !== 200) throw new Error(verified.body.message);
}

/** Whose turn it is to decide. */
export const whoDecides = async ({ desk, definition, by, id }: Filing): Promise<Caller> =>
  approverAt(desk, definition, (await readDetail(by, id)).level);

/** Forwarded until it stands before who decides last. */
export async function reachLastLevel(filing: Filing): Promise<void> {
  for (;;) {
    const caller = await whoDecides(filing);
    const { allowedActions } = await readDetail(caller, filing.id);
    if (allowedActions.find(({ action }) => action === 'approve')?.reason?.code !== 'LAST_LEVEL_REACHED') return;
    await perform(filing, caller, 'forward', { remark: 'For the next level.' });
  }
}

/** Through the levels that the kind of company asks for, and through the days that the law has it wait. */
export async function approve(filing: Filing): Promise<ApplicationDetail> {
  const approver = await allowed(filing, 'approve', () => whoDecides(filing), {
    LAST_LEVEL_REACHED: (by) => perform(filing, by, 'forward', { remark: 'For the next level.' }),
    NO_BLOCKER: (by) => wait(filing, by),
  });
  return perform(filing, approver, 'approve');
}

async function wait(filing: Filing, approver: Caller): Promise<void> {
  const { waits } = filing.declaration;
  const { status, body } = await attempt(filing, approver, 'approve');
  if (waits === undefined || status !== 423 || !JSON.stringify(body.blocker).includes(waits.blocker))
    throw new Error(`${filing.definition.process} is blocked: ${body.message}`);
  filing.desk.gateway.clock.advance(waits.days * DAY_MS);
}
