import type { Bilingual } from '@registrar/domain/bilingual';
import { addDays } from '@registrar/domain/calendar';
import { mailOf } from '../../accounts/messages';
import { newToken } from '../../accounts/secrets';
import { dayParameters, fact } from '../../notifications/facts';
import { noticeContent, noticeSms, type Notice } from '../../notifications/notice';
import { notify } from '../../notifications/notify';
import { dayInNepal } from '../../platform/clock';
import { mailJob, smsJob } from '../../platform/outbound/message-jobs';
import { readTerm } from '../../platform/terms';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { CompanyName } from '../open-company';
import { nameOf } from '../person-name';

export interface AskedChange {
  readonly applicationId: string;
  readonly company: CompanyName;
  /** The present representatives of the company. */
  readonly representatives: readonly string[];
  readonly leaving: readonly Bilingual[];
  readonly joining: readonly Bilingual[];
}

const NOBODY: Bilingual = { ne: '—', en: '—' };
const listed = (names: readonly Bilingual[]): Bilingual =>
  names.length === 0 ? NOBODY : { ne: names.map(({ ne }) => ne).join(', '), en: names.map(({ en }) => en).join(', ') };

/**
 * Notifies the representatives and the directors before the office decides; each gets a link to a page for objections.
 */
export async function notifyFirst(unit: UnitOfWork, change: AskedChange): Promise<void> {
  const { applicationId, company } = change;
  const today = dayInNepal(unit.now);
  const { days } = await readTerm(unit.tx, 'REPRESENTATIVE_OBJECTION', today);
  const [leaving, joining] = [listed(change.leaving), listed(change.joining)];
  const notice: Notice = {
    title: 'representativeChange.told.title',
    body: 'representativeChange.told.body',
    next: 'representativeChange.told.next',
    parameters: {
      company: company.nameEnglish,
      companyNepali: company.nameNepali,
      leaving: leaving.en,
      leavingNepali: leaving.ne,
      joining: joining.en,
      joiningNepali: joining.ne,
      ...dayParameters('until', addDays(today, days)),
    },
    facts: [
      ...fact('fact.company', { ne: company.nameNepali, en: company.nameEnglish }),
      ...fact('fact.registrationNumber', company.regNo),
    ],
  };
  for (const accountId of change.representatives) {
    const id = await write(unit, applicationId, {
      kind: 'REPRESENTATIVE',
      account_id: accountId,
      ...(await nameOf(unit.tx, accountId)),
    });
    const link = `/representative-objection/${id.id}`;
    await notify(unit, {
      ...notice,
      accountId,
      eventKey: `${applicationId}:told:${id.id}`,
      type: 'REPRESENTATIVE_CHANGED',
      link,
      action: { label: 'representativeChange.told.action', link },
      sms: 'representativeChange.told.sms',
    });
  }
  const directors = await unit.tx
    .selectFrom('company_director')
    .select(['email', 'mobile_number', 'name_english', 'name_nepali'])
    .where('company_id', '=', company.id)
    .where('since', '<=', today)
    .where((where) => where.or([where('until', 'is', null), where('until', '>=', today)]))
    .execute();
  for (const director of directors) {
    const { token } = await write(unit, applicationId, {
      kind: 'DIRECTOR',
      account_id: null,
      nameEnglish: director.name_english,
      nameNepali: director.name_nepali,
    });
    // their language is not known, so the register's language is used
    const content = noticeContent(
      { ...notice, action: { label: 'representativeChange.told.action', link: `/representative-objection/${token}` } },
      'np',
      director.name_nepali || director.name_english || undefined,
    );
    if (director.email) unit.enqueue(mailJob, mailOf(director.email, content));
    if (director.mobile_number)
      unit.enqueue(smsJob, {
        to: director.mobile_number,
        text: noticeSms('representativeChange.told.sms', notice.parameters, 'np'),
        language: 'np',
      });
  }
}

async function write(
  unit: UnitOfWork,
  applicationId: string,
  {
    nameEnglish,
    nameNepali,
    ...told
  }: { kind: 'REPRESENTATIVE' | 'DIRECTOR'; account_id: string | null; nameEnglish: string; nameNepali: string },
): Promise<{ id: string; token: string }> {
  const id = unit.newId();
  const { token, hash } = newToken();
  await unit.tx
    .insertInto('representative_notice')
    .values({
      id,
      application_id: applicationId,
      ...told,
      name_english: nameEnglish,
      name_nepali: nameNepali,
      token_hash: hash,
      told_at: unit.now,
    })
    .execute();
  return { id, token };
}
