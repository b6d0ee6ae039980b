import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import { letterKinds, type LetterContent, type LetterKind } from '@registrar/domain/calls/letters';
import { COMPANIES_ACT } from '@registrar/domain/law/citation';
import { DISSOLUTION, proceedingKind } from '@registrar/domain/proceedings';
import { issuePaper } from '../papers/issue-paper';
import { RECORD_WORDS } from '../papers/record/compose-record-letter';
import { signedBy } from '../papers/signatory';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { representativesOf } from '../register/representation';
import type { ProceedingRow } from './lock-proceeding';

type Fact = LetterContent['facts'][number];
type OfProceeding = Pick<ProceedingRow, 'id' | 'kind' | 'number' | 'company_id' | 'office_id'>;

interface OrderWords {
  readonly outcome: string;
  readonly reason: string;
  /** Of liabilities and property; null: the company stays in the register. */
  readonly liabilities: string | null;
  /** The registrar who decided. */
  readonly signer: string;
}

/** The order that ends the proceeding, as a paper to the company. Returns its id. */
export async function issueOrderPaper(
  unit: UnitOfWork,
  row: OfProceeding,
  { outcome, reason, liabilities, signer }: OrderWords,
): Promise<string> {
  const kind = proceedingKind(row.kind);
  const day = inBothCalendars(dayInNepal(unit.now));
  const ended = kind.outcomes[outcome] ?? { ne: outcome, en: outcome };
  const letterId = await issue(unit, row, {
    kind: 'ORDER_ON_PROCEEDING',
    subject: { ne: `${kind.name.ne}: ${ended.ne}`, en: `${kind.name.en}: ${ended.en}` },
    body: {
      ne: `${COMPANIES_ACT.ne} बमोजिम कारबाही नम्बर ${row.number} मा मिति ${day.ne} मा देहायको आदेश भएको व्यहोरा जानकारी गराइन्छ।\n\n${reason}`,
      en: `In the proceeding ${row.number} under the ${COMPANIES_ACT.en}, this office ordered on ${day.en} as follows.\n\n${reason}`,
    },
    facts: [
      { label: OUTCOME, value: ended },
      ...(liabilities === null ? [] : [{ label: LIABILITIES, value: bothAs(liabilities) }]),
    ],
    signer,
  });
  await unit.tx.updateTable('proceeding').set({ order_letter_id: letterId }).where('id', '=', row.id).execute();
  return letterId;
}

interface NoticeWords {
  readonly id: string;
  readonly name: Bilingual;
  /** As it was published. */
  readonly text: Bilingual;
  readonly publishedOn: string;
  readonly endsOn: string;
  readonly signer: string;
}

/** A notice as a paper, with the text that was published. Returns its id. */
export async function issueNoticePaper(
  unit: UnitOfWork,
  row: OfProceeding,
  { id, name, text, publishedOn, endsOn, signer }: NoticeWords,
): Promise<string> {
  const letterId = await issue(unit, row, {
    kind: 'NOTICE_OF_PROCEEDING',
    subject: name,
    body: text,
    facts: [
      { label: PUBLISHED, value: inBothCalendars(publishedOn) },
      { label: UNTIL, value: inBothCalendars(endsOn) },
    ],
    signer,
  });
  await unit.tx.updateTable('proceeding_notice').set({ letter_id: letterId }).where('id', '=', id).execute();
  return letterId;
}

/** A court has undone the end: the order and the notice of it stay readable and say that they hold no more. */
export async function revokePapersOfEnd(unit: UnitOfWork, companyId: string): Promise<void> {
  const ended = await unit.tx
    .selectFrom('proceeding')
    .select(['id', 'order_letter_id'])
    .where('company_id', '=', companyId)
    .where('order_letter_id', 'is not', null)
    .orderBy('ended_at', 'desc')
    .executeTakeFirst();
  if (ended === undefined) return;
  const notices = await unit.tx
    .selectFrom('proceeding_notice')
    .select('letter_id')
    .where('proceeding_id', '=', ended.id)
    .where('kind', '=', DISSOLUTION)
    .execute();
  const letters = [ended.order_letter_id, ...notices.map(({ letter_id }) => letter_id)].filter((id) => id !== null);
  await revoke(unit, letters);
}

/** The notice came back, and counts for nothing. */
export async function revokeNoticePaper(unit: UnitOfWork, noticeId: string): Promise<void> {
  const { letter_id } = await unit.tx
    .selectFrom('proceeding_notice')
    .select('letter_id')
    .where('id', '=', noticeId)
    .executeTakeFirstOrThrow();
  if (letter_id !== null) await revoke(unit, [letter_id]);
}

async function revoke(unit: UnitOfWork, letters: readonly string[]): Promise<void> {
  const revoked = await unit.tx
    .updateTable('letter')
    .set({ revoked_at: unit.now })
    .where('id', 'in', [...letters])
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of revoked)
    unit.audit({
      actor: null,
      action: 'LETTER_REVOKED',
      objectType: 'letter',
      objectId: id,
      before: { revoked: false },
      after: { revoked: true },
    });
}

interface Told {
  readonly kind: Extract<LetterKind, 'ORDER_ON_PROCEEDING' | 'NOTICE_OF_PROCEEDING'>;
  readonly subject: Bilingual;
  readonly body: Bilingual;
  readonly facts: readonly Fact[];
  readonly signer: string;
}

async function issue(
  unit: UnitOfWork,
  row: OfProceeding,
  { kind, subject, body, facts, signer }: Told,
): Promise<string> {
  const found = await unit.tx
    .selectFrom('company')
    .innerJoin('office', (join) => join.on('office.id', '=', row.office_id))
    .select(['company.name_english', 'company.name_nepali', 'company.registration_number'])
    .select(['office.name_english as office_english', 'office.name_nepali as office_nepali'])
    .where('company.id', '=', row.company_id)
    .executeTakeFirstOrThrow();
  const company = { ne: found.name_nepali, en: found.name_english };
  const office = { ne: found.office_nepali, en: found.office_english };
  const title = letterKinds.name(kind);
  const signatory = await signedBy(unit, signer);
  const [first] = await representativesOf(unit.tx, row.company_id, dayInNepal(unit.now));
  const id = await issuePaper(unit, {
    kind,
    language: 'BOTH',
    issuedFor: { kind: 'PROCEEDING', id: row.id },
    applicationId: null,
    companyId: row.company_id,
    accountId: first ?? signer,
    supersedes: [],
    content: {
      office,
      title,
      subject,
      number: row.number,
      addressee: company,
      paragraphs: [body],
      facts: [{ label: RECORD_WORDS.registrationNumber, value: bothAs(found.registration_number) }, ...facts],
      signatory,
    },
    paper: {
      template: 'record-letter.typ',
      data: {
        title,
        office,
        number: row.number,
        date: inBothCalendars(dayInNepal(unit.now)),
        company,
        registrationNumber: found.registration_number,
        subject,
        body,
        compared: false,
        changes: facts.map(({ label, value }) => ({ label, before: null, after: value })),
        signatory,
        words: { ...RECORD_WORDS, after: STATED, number: NUMBER },
      },
    },
  });
  if (id === undefined) throw new Error('A paper of a proceeding is not issued twice');
  return id;
}

const bothAs = (text: string): Bilingual => ({ ne: text, en: text });
const STATED: Bilingual = { ne: 'व्यहोरा', en: 'Statement' };
const NUMBER: Bilingual = { ne: 'कारबाही नम्बर', en: 'Proceeding number' };
const OUTCOME: Bilingual = { ne: 'आदेश', en: 'Order' };
const LIABILITIES: Bilingual = { ne: 'दायित्व र सम्पत्ति', en: 'Liabilities and property' };
const PUBLISHED: Bilingual = { ne: 'प्रकाशित मिति', en: 'Published on' };
const UNTIL: Bilingual = { ne: 'म्यादको अन्तिम दिन', en: 'Last day' };
