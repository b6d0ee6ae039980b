import type { Application } from '../../../../applications/application';

/** What a form of a closing tells, as a note in the register that is identified by the filing. */
export const noteOfClosing = ({ row, definition }: Application, told: Readonly<Record<string, unknown>>) => ({
  aspect: 'NOTE' as const,
  subjectId: row.id,
  after: { details: { subject: definition.name.ne, subjectEnglish: definition.name.en, ...told } },
});
