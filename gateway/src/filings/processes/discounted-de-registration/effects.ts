import { inBothCalendars } from '@registrar/domain/calendar';
import { validationMessage } from '@registrar/domain/messages';
import { citation } from '@registrar/domain/law/citation';
import { filedAnswers } from '@registrar/domain/processes';
import { maySettle136ka } from '@registrar/domain/calls/settlement-136ka';
import type { Kysely } from 'kysely';
import { frameOf } from '../../../applications/application';
import { findSettlement } from '../../../money/fines/settlements';
import { startOfDayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import { discountGroundsOf } from '../../facts/closing/discount-grounds';
import { readMissing } from '../../facts/closing/missing-returns';
import { problemsOfReturns, recordMissingReturns } from '../../facts/closing/record-returns';
import type { CompanyFacts } from '../../facts/gate/company-facts';
import { factualReason, type Reason } from '../../facts/gate/law-reason';
import { changesOfFiler } from '../effects/changes-of-filer';
import { noteOfClosing } from '../effects/closing/note-of-closing';
import { opensProceeding } from '../effects/closing/opens-proceeding';
import type { Begun, EffectContext, ProcessEffects } from '../effects/process-effects';
import { atFields, returnsIn } from '../../facts/closing/filed-returns';

const opening = opensProceeding('DISCOUNTED_DE_REGISTRATION');
const LAW = { lawReference: citation('136ka') };

/** Section 136ka is for companies that were registered before it; another one ends by liquidation. */
async function notOffered(db: Kysely<DB>, { id, type, today }: CompanyFacts): Promise<Reason[]> {
  // a foreign company has the blocker of its type
  if (!maySettle136ka(type)) return [];
  const found = await findSettlement(db, id, startOfDayInNepal(today));
  if (!found) return [factualReason('CONDITION_UNMET', 'closing.notOffered', {}, LAW)];
  const { eligible, eligibleIfRegisteredBefore } = found.settlement;
  return eligible
    ? []
    : [
        factualReason(
          'CONDITION_UNMET',
          'closing.registeredLater',
          { day: inBothCalendars(eligibleIfRegisteredBefore) },
          { ...LAW, wayOut: `/de-registration/LIQUIDATION_I?company=${id}` },
        ),
      ];
}

/** What the register shows of the day of the section, and the years that are missing now. */
async function beginOn(db: Kysely<DB>, { id }: { readonly id: string }, now: Date): Promise<Begun> {
  const grounds = await discountGroundsOf(db, id, now);
  const { years, before, figuresFrom } = await readMissing(db, id, now);
  const shown = ({ years: some, since }: { readonly years: readonly string[]; readonly since: string | null }) =>
    since === null ? null : { years: some.join(', '), since };
  const [missing, unpaid] = grounds ? [shown(grounds.missing), shown(grounds.unpaid)] : [null, null];
  return {
    sections: {
      DISCOUNT_GROUNDS: {
        ...(grounds && { inForceOn: grounds.inForceOn }),
        ...(missing && { missingYears: missing.years, missingSince: missing.since }),
        ...(unpaid && { unpaidYears: unpaid.years, unpaidSince: unpaid.since }),
        ...(before !== null && figuresFrom !== null && { figuresFrom }),
      },
    },
    items: {
      MISSING_RETURNS: years.map(({ year, dueOn }) => ({ begunFrom: null, data: { fiscalYear: year.name, dueOn } })),
    },
  };
}

/** The ground is looked up again, and the years are judged as they will be recorded. */
async function hold({ unit, application, language }: EffectContext): Promise<void> {
  const { row } = application;
  const companyId = row.company_id ?? '';
  const frame = frameOf(application);
  const handedInAt = row.status === 'DRAFT' ? unit.now : (row.submitted_at ?? unit.now);
  const grounds = await discountGroundsOf(unit.tx, companyId, handedInAt);
  const isShown = grounds !== null && (grounds.missing.since ?? grounds.unpaid.since) !== null;
  const isOperating = filedAnswers(frame, 'DISCOUNT_GROUNDS')['operating'] === 'OPERATING';
  const code = 'NO_GROUND_136KA';
  const day = inBothCalendars(grounds?.inForceOn ?? frame.today);
  const message = validationMessage(code, language, { dayNepali: day.ne, dayEnglish: day.en });
  const errors = [
    ...(isOperating && !isShown ? [{ path: 'DISCOUNT_GROUNDS.operating', code, message }] : []),
    ...atFields(
      await problemsOfReturns(unit.tx, companyId, { returns: returnsIn(frame), handedInAt, language }),
      frame,
      language,
    ),
  ];
  if (errors.length > 0) refuse('VAL-422', { errors });
}

/**
 * The approval records the missing years, invoices what section 136ka asks and opens the proceeding. It is not revoked:
 * what was recorded stays, and the proceeding ends by an order or by the company.
 */
export const discountedDeRegistrationEffects: ProcessEffects = {
  conditions: async (db, company, filing) =>
    // the day of registration does not change once it is handed in
    filing !== null && filing.submittedAt !== null ? [] : notOffered(db, company),

  beginOn,
  hold,

  async changes({ application }) {
    const frame = frameOf(application);
    return changesOfFiler(application, {
      entries: [
        noteOfClosing(application, {
          grounds: filedAnswers(frame, 'DISCOUNT_GROUNDS'),
          decision: filedAnswers(frame, 'DISCOUNT_DECISION'),
          declaration: filedAnswers(frame, 'NO_LIABILITY'),
        }),
      ],
    });
  },

  async approve(context) {
    const { unit, actor, application, language } = context;
    const { row } = application;
    const { years } = await readMissing(unit.tx, row.company_id ?? '', row.submitted_at ?? unit.now);
    const isMissing = new Set(years.map(({ year }) => year.name));
    // a year that the company has reported by itself meanwhile is not missing any more
    const returns = returnsIn(frameOf(application)).filter(({ fiscalYear }) => isMissing.has(fiscalYear));
    await recordMissingReturns(unit, actor, { applicationId: row.id, returns, language });
    await opening.approve?.(context);
  },

  mayBeUndone: () => Promise.resolve(false),
};
