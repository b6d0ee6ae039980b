import type { DocumentVerdictRequest } from '@registrar/domain/calls/corrections';
import { validationMessage } from '@registrar/domain/messages';
import type { Language } from '@registrar/domain/bilingual';
import { inHand } from '../corrections/in-hand';
import type { Actor } from '../../../platform/actor';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';

/**
 * The office's verdict on one document, by the officer who has the filing. A refusal needs a reason: the applicant
 * reads it when the filing is sent back, and can replace the document.
 */
export async function giveVerdict(
  unit: UnitOfWork,
  actor: Actor,
  applicationId: string,
  documentId: string,
  { verdict, remark, version, language }: DocumentVerdictRequest & { language: Language },
): Promise<void> {
  await inHand(unit, actor, applicationId);
  const row = await unit.tx
    .selectFrom('filing_document')
    .select(['status', 'remark', 'version'])
    .where('id', '=', documentId)
    .where('application_id', '=', applicationId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) refuse('REQ-404');
  if (row.version !== version) refuse('VER-412');
  if (verdict === 'REJECTED' && !remark)
    refuse('VAL-422', {
      errors: [{ path: 'remark', code: 'REMARK_REQUIRED', message: validationMessage('REMARK_REQUIRED', language) }],
    });
  const after = { status: verdict, remark: remark || null };
  await unit.tx
    .updateTable('filing_document')
    .set({ ...after, reviewed_by: actor.accountId, reviewed_at: unit.now, version: version + 1 })
    .where('id', '=', documentId)
    .execute();
  unit.audit({
    actor,
    action: verdict === 'APPROVED' ? 'document.approve' : 'document.reject',
    objectType: 'document',
    objectId: documentId,
    objectVersion: version + 1,
    before: row,
    after,
    remark,
  });
}
