import type { Bilingual } from '@registrar/domain/bilingual';
import type { Application } from '../../../../applications/application';
import type { NewEntry } from '../../../../register/entries/enter';
import type { CompanyName } from '../../../../register/open-company';

/** What the history of a company says of its merger. */
export const note = ({ row }: Application, subject: Bilingual, companyId: string, details: object = {}): NewEntry => ({
  aspect: 'NOTE',
  subjectId: row.id,
  after: { details: { subject: subject.ne, subjectEnglish: subject.en, companyId, ...details } },
});

export const noteOfEnd = (application: Application, into: CompanyName): NewEntry =>
  note(
    application,
    { ne: `${into.nameNepali} (${into.regNo}) मा गाभियो`, en: `Merged into ${into.nameEnglish} (${into.regNo})` },
    into.id,
  );
