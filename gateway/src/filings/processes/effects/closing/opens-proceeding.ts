import type { NamedProcess } from '@registrar/domain/enumerations';
import { kindsAsking } from '@registrar/domain/proceedings';
import { endProceeding } from '../../../../proceedings/end-proceeding';
import { lookSoon } from '../../../../proceedings/due-job';
import { openProceeding } from '../../../../proceedings/open-proceeding';
import { closingOf } from '../../../../proceedings/closing-of';
import type { ProcessEffects } from '../process-effects';

/**
 * The approval of the first form opens the proceeding in which the company is closed, under the number of the filing.
 * It is undone as long as nothing has been published; later the office ends the proceeding.
 */
export function opensProceeding(process: NamedProcess): Pick<ProcessEffects, 'approve' | 'mayBeUndone' | 'revoke'> {
  return {
    async approve({ unit, application: { row }, actor }) {
      const kind = kindsAsking(process).find(({ openedBy }) => openedBy === process);
      if (!kind || row.company_id === null || actor === null)
        throw new Error(`${process} opens no proceeding of a company`);
      const id = await openProceeding(
        unit,
        {
          kind: kind.key,
          number: row.application_number ?? '',
          companyId: row.company_id,
          officeId: row.office_id,
          openedBy: actor.accountId,
          openedByFiling: row.id,
          ends: {},
        },
        actor,
      );
      lookSoon(unit, id);
      unit.audit({
        actor,
        action: 'PROCEEDING_OPENED',
        objectType: 'proceeding',
        objectId: id,
        objectVersion: 1,
        after: { kind: kind.key, number: row.application_number, companyId: row.company_id, applicationId: row.id },
      });
    },

    async mayBeUndone(db, { row }) {
      const closing = await closingOf(db, row.id);
      return closing?.ended_at === null && closing.notices === 0;
    },

    async revoke({ unit, application: { row }, actor, remark }) {
      const closing = await closingOf(unit.tx, row.id);
      if (closing?.ended_at === null)
        await endProceeding(unit, closing, { outcome: 'WITHDRAWN', text: remark ?? '', actor });
    },
  };
}
