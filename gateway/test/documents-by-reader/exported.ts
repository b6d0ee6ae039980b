import { dayInNepal } from '../../src/platform/clock';
import { makeExport } from '../../src/open-data/exports/make-export';
import { decideBatch, proposeBatchOf } from '../forced-batches-kit';
import { settledCompany } from '../name-change-kit';
import { idOf } from '../representation-kit';
import { keep, type Desk, type Kind } from './kind';
import { OFFICE } from './readers';

/** What the register publishes, and lists that are taken away as a file. */
export async function exports(desk: Desk): Promise<readonly Kind[]> {
  const { gateway, companyId } = desk;
  const { platform, clock } = gateway;
  await makeExport(platform);
  const number = await addGazette(desk);
  const gazette = 'GET /public/gazette/{number}/{name}';
  return [
    {
      name: 'gazette as JSON',
      columns: ['gazette.json_key'],
      call: gazette,
      with: { number: number, name: 'gazette.json' },
    },
    {
      name: 'gazette as PDF',
      columns: ['gazette.pdf_key'],
      call: gazette,
      with: { number: number, name: 'gazette.pdf' },
    },
    {
      name: 'nightly file of the register',
      call: 'GET /public/open-data/{day}/{name}',
      with: { day: dayInNepal(clock.now()), name: 'companies.csv.gz' },
    },
    { name: 'feed of notices', call: 'GET /public/notices.atom' },
    {
      name: 'calendar of deadlines, by its address',
      call: 'GET /external/api/deadline/feed/{file}',
      with: { file: await feedOf(desk) },
    },
    {
      name: 'holders of a company',
      call: 'GET /external/api/company/{id}/shareholder/csv',
      with: { id: companyId },
    },
    { name: 'companies of one’s own', call: 'GET /external/api/own-company/csv' },
    { name: 'companies without a yearly report', call: 'GET /external/api/annual-report/not-filed/csv' },
    { name: 'revenue', call: 'GET /external/api/revenue/csv', query: '?from=2026-01-01&to=2026-01-31' },
    { name: 'audit', call: 'POST /external/api/audit/export', body: {} },
    {
      name: 'notices of a forced batch',
      call: 'GET /external/api/forced-batch/{id}/letters',
      with: { id: await batchOf(desk) },
    },
  ];
}

/** Of some week; gives its number. */
async function addGazette(desk: Desk): Promise<string> {
  const [pdf, json] = [await keep(desk, 'gazette.pdf'), await keep(desk, 'gazette.json')];
  const { number } = await desk.gateway.platform.database.db
    .insertInto('gazette')
    .values({
      number: 1,
      week_begins_on: '2026-01-04',
      publications: 0,
      made_at: desk.gateway.clock.now(),
      pdf_key: pdf.sha256,
      pdf_size: pdf.size,
      json_key: json.sha256,
      json_size: json.size,
      json_sha256: json.sha256,
      signature: 'signed',
      certificate: 'by',
      key_fingerprint: 'the',
      signer: 'office',
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return String(number);
}

async function feedOf({ people }: Desk): Promise<string> {
  const { body } = await people.represents.call('POST', 'external/api/deadline/feed', {});
  return String((body.data as { readonly path: string }).path.split('/').at(-1));
}

/** Approved, with the notice of its company. */
async function batchOf({ gateway, people }: Desk): Promise<string> {
  const id = await settledCompany(gateway, [people.represents]);
  await gateway.platform.database.db.updateTable('company').set({ office_id: OFFICE }).where('id', '=', id).execute();
  const batch = idOf(await proposeBatchOf(people['approver 1'], [id], { ground: 'NOT_OPERATING' }));
  const decided = await decideBatch(people['approver 2'], batch, 'approve');
  if (decided.status !== 200) throw new Error(JSON.stringify(decided.body));
  await gateway.jobsDone();
  return batch;
}
