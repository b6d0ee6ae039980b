import { fullRecordSchema } from '@registrar/domain/calls/company-record';
import { readDetail } from '../registration-kit';
import type { Filing } from './filing';
import type { FilingDesk } from './filing-desk';

/** What is left of a filing in the tables that it writes to. */
export interface Traces {
  readonly status: string;
  readonly history: readonly string[];
  readonly entered: readonly string[];
  readonly papers: readonly string[];
  readonly charged: readonly string[];
}

export async function tracesOf({ desk, id }: Filing): Promise<Traces> {
  const { db } = desk.gateway.platform.database;
  const entries = await db
    .selectFrom('register_entry')
    .select('aspect')
    .where('application_id', '=', id)
    .orderBy('aspect')
    .execute();
  const letters = await db
    .selectFrom('letter')
    .select('kind')
    .where('application_id', '=', id)
    .where('revoked_at', 'is', null)
    .orderBy('kind')
    .execute();
  const lines = await db
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoice_id')
    .select(['invoice_line.code', 'invoice.status'])
    .where('invoice.for_id', '=', id)
    // not one whose place another one has taken
    .where('invoice.status', '<>', 'REJECTED')
    .orderBy('invoice_line.position')
    .execute();
  // whoever filed it may have to sign in anew, or to prove an address first
  const { status, history } = await readDetail(desk.registrar, id);
  return {
    status,
    history: history.map(({ action }) => action),
    entered: entries.map(({ aspect }) => aspect),
    papers: letters.map(({ kind }) => kind),
    charged: lines.map((line) => `${line.code} ${line.status}`),
  };
}

/** Every part of the company as the register has it, without the filing behind each value; or what is declared. */
export async function standingOf(filing: Filing): Promise<unknown> {
  const { desk, declaration, begun } = filing;
  if (declaration.standing) return declaration.standing(filing);
  return partsOf(desk, begun.opens.companyId ?? '');
}

export async function partsOf({ registrar }: FilingDesk, companyId: string): Promise<unknown> {
  const answer = await registrar.call('GET', `external/api/company/${companyId}/full-record`);
  if (answer.status !== 200) throw new Error(answer.body.message);
  return fullRecordSchema.parse(answer.body.data).parts.map(({ aspect, subjectId, fields }) => ({
    aspect,
    subjectId,
    fields: Object.fromEntries(fields.map(({ path, value }) => [path, value])),
  }));
}
