import type { Bilingual } from '@registrar/domain/bilingual';
import { addDays } from '@registrar/domain/calendar';
import { outsidePage } from '@registrar/domain/outside';
import { mailOf } from '../../accounts/messages';
import { dayParameters, fact } from '../../notifications/facts';
import { issueLink, type NewLink } from '../../outside/outside-link';
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

/** The language of a director is not known, so the register's language is used. */
const LANGUAGE = 'np';

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
    const { id } = await write(
      unit,
      applicationId,
      { kind: 'REPRESENTATIVE', ...(await nameOf(unit.tx, accountId)) },
      { accountId, email: null, mobileNumber: null },
    );
    const link = outsidePage('REPRESENTATIVE_OBJECTION', id);
    await notify(unit, {
      ...notice,
      accountId,
      eventKey: `${applicationId}:told:${id}`,
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
    const { token } = await write(
      unit,
      applicationId,
      { kind: 'DIRECTOR', nameEnglish: director.name_english, nameNepali: director.name_nepali },
      { accountId: null, email: director.email, mobileNumber: director.mobile_number },
    );
    const link = outsidePage('REPRESENTATIVE_OBJECTION', token);
    const content = noticeContent(
      { ...notice, action: { label: 'representativeChange.told.action', link } },
      LANGUAGE,
      director.name_nepali || director.name_english || undefined,
    );
    if (director.email) unit.enqueue(mailJob, mailOf(director.email, content));
    if (director.mobile_number)
      unit.enqueue(smsJob, {
        to: director.mobile_number,
        text: noticeSms('representativeChange.told.sms', notice.parameters, LANGUAGE),
        language: LANGUAGE,
      });
  }
}

async function write(
  unit: UnitOfWork,
  applicationId: string,
  { kind, nameEnglish, nameNepali }: { kind: 'REPRESENTATIVE' | 'DIRECTOR'; nameEnglish: string; nameNepali: string },
  receiver: Pick<NewLink, 'accountId' | 'email' | 'mobileNumber'>,
): Promise<{ id: string; token: string }> {
  const id = unit.newId();
  await unit.tx
    .insertInto('representative_notice')
    .values({ id, application_id: applicationId, kind, name_english: nameEnglish, name_nepali: nameNepali })
    .execute();
  const { token } = await issueLink(unit, {
    purpose: 'REPRESENTATIVE_OBJECTION',
    objectId: id,
    ...receiver,
    language: LANGUAGE,
    askedBy: null,
    expiresAt: null,
  });
  return { id, token };
}
