import { formatMoney, type Paisa } from '../../../money';
import { hasShares } from '../../../registration/company-type-rules';
import { paidOn } from '../../../share-ledger/share-table';
import { filedItems, type FiledCompany, type FiledItem, type FilingFrame } from '../../definition/filing-frame';
import { isRegistered, registerChoices } from '../../definition/register-choice';
import type { CrossIssue, ListSection } from '../../definition/section-definition';
import { answers, day, text, withRules } from '../answer';
import { always, ask } from '../ask';

const KEY = 'DISTRIBUTION_CONSENTS';
/** Section 131: the holders of so many per cent of the paid-up capital. */
const PERCENT = 75;

const consentAnswers = answers({
  holderId: text('HOLDER_REQUIRED', 60),
  consentedOn: day('CONSENTED_ON_REQUIRED'),
});

export interface Consented {
  /** Paid up on the shares of those who consent, and on those of all holders. */
  readonly consented: Paisa;
  readonly paidUp: Paisa;
  readonly isEnough: boolean;
}

/**
 * What is paid up on the shares of holders alone: those in reserve, forfeited or cancelled have nobody who could
 * consent. Each holder counts once.
 */
export function consentOf(
  { shares }: Pick<FiledCompany, 'shares'>,
  holderIds: readonly (string | undefined)[],
): Consented | null {
  const held = (shares ?? []).filter(({ bucket }) => bucket === 'HOLDER');
  const paidUp = paidOn(held);
  if (paidUp === 0) return null;
  const consented = paidOn(held.filter(({ holderId }) => holderId !== null && holderIds.includes(holderId)));
  return { consented, paidUp, isEnough: BigInt(consented) * 100n >= BigInt(paidUp) * BigInt(PERCENT) };
}

/** Whether the register knows the paid-up shares, without which nobody could tell who consents. */
export const knowsPaidUpShares = ({ company }: Pick<FilingFrame, 'company'>): boolean =>
  company !== null && consentOf(company, []) !== null;

const holderOf = ({ data }: FiledItem): string | undefined => consentAnswers.draft.safeParse(data).data?.holderId;

function issues(items: readonly FiledItem[], { company }: FilingFrame): readonly CrossIssue[] {
  if (company === null) return [];
  const holders = items.map(holderOf);
  const twice = items
    .filter((_, at) => holders[at] !== undefined && holders.indexOf(holders[at]) !== at)
    .map(({ id }): CrossIssue => ({ path: `${id}.holderId`, code: 'CONSENT_TWICE' }));
  const sum = consentOf(company, holders);
  if (sum === null) return [...twice, { path: '', code: 'LIQUIDATION_SHARES_UNKNOWN' }];
  if (sum.isEnough) return twice;
  const figures = (['ne', 'en'] as const).map((language) => [
    formatMoney(sum.consented, language),
    formatMoney(sum.paidUp, language),
  ]);
  const [[consentedNepali = '', paidUpNepali = ''] = [], [consentedEnglish = '', paidUpEnglish = ''] = []] = figures;
  return [
    ...twice,
    {
      path: '',
      code: 'CONSENT_BELOW_PERCENT',
      parameters: { percent: PERCENT, consentedNepali, paidUpNepali, consentedEnglish, paidUpEnglish },
    },
  ];
}

/** The holders who consented to the distribution of what is left, from the register of that day. */
export const DISTRIBUTION_CONSENTS = {
  kind: 'LIST',
  key: KEY,
  label: { ne: 'बाँडफाँडमा सहमति दिने शेयरधनी', en: 'Shareholders who consent to the distribution' },
  appliesTo: ({ companyType }) => companyType !== null && hasShares(companyType),
  optional: false,
  most: 500,
  item: {
    name: { ne: 'सहमति', en: 'Consent' },
    schemaFor: (frame) =>
      withRules(consentAnswers, ({ holderId, consentedOn }) => [
        ...(holderId !== undefined && !isRegistered(frame, ['SHAREHOLDER'], holderId)
          ? [{ path: ['holderId'], code: 'REGISTER_CHOICE_UNKNOWN' } as const]
          : []),
        ...(consentedOn !== undefined && consentedOn > frame.today
          ? [{ path: ['consentedOn'], code: 'DATE_IN_FUTURE' } as const]
          : []),
      ]),
    draft: consentAnswers.draft,
    title: ({ consentedOn }) => {
      const on = typeof consentedOn === 'string' ? consentedOn : '';
      return { ne: on, en: on };
    },
    fields: [
      ask('holderId', 'registerChoice', 'शेयरधनी', 'Shareholder', { required: always, registered: ['SHAREHOLDER'] }),
      ask('consentedOn', 'date', 'सहमति मिति', 'Date of the consent', { required: always }),
    ],
  },
  issues,
} satisfies ListSection<typeof KEY>;

/** What was consented to, for the register; null where the company has no shares. */
export function filedConsent(frame: FilingFrame): (Consented & { readonly holders: readonly string[] }) | null {
  const holders = filedItems(frame, KEY).flatMap((item) => holderOf(item) ?? []);
  const sum = frame.company && consentOf(frame.company, holders);
  if (!sum || frame.companyType === null || !hasShares(frame.companyType)) return null;
  const known = registerChoices(frame, ['SHAREHOLDER']).map(({ id }) => id);
  return { ...sum, holders: holders.filter((id) => known.includes(id)) };
}
