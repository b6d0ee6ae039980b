import type { CSSProperties } from 'react';
import {
  badgeColour,
  applicationStatuses,
  REVOKED_APPROVAL,
  type ApplicationStatus,
  type BadgeColour,
} from '@registrar/domain/enumerations/application-status';
import {
  companyStatuses,
  itemStatuses,
  paymentResults,
  paymentStatuses,
  processingMarks,
  rayaStatuses,
  reservationStates,
  type CompanyStatus,
  type ItemStatus,
  type PaymentResult,
  type PaymentStatus,
  type ProcessingMark,
  type RayaStatus,
  type ReservationState,
} from '@registrar/domain/enumerations/statuses';
import { palette } from '../theme/palette';
import { useLanguage } from '../language/use-language';

const look: Readonly<Record<BadgeColour, { readonly color: string; readonly background: string }>> = {
  draft: { color: palette.inkSoft, background: palette.greyWash },
  primary: { color: palette.white, background: palette.blue },
  info: { color: palette.blue, background: palette.blueWash },
  success: { color: palette.green, background: palette.greenWash },
  warning: { color: palette.amber, background: palette.amberWash },
  danger: { color: palette.crimson, background: palette.crimsonWash },
};

const payment: Readonly<Record<PaymentStatus, BadgeColour>> = {
  DRAFT: 'draft',
  PENDING: 'warning',
  INITIATED: 'info',
  SUBMITTED: 'primary',
  APPROVED: 'success',
  COMPLETED: 'success',
  SUCCESS: 'success',
  PAID: 'success',
  REJECTED: 'danger',
};
const paymentResult: Readonly<Record<PaymentResult, BadgeColour>> = {
  SUCCESS: 'success',
  FAILED: 'danger',
  PENDING: 'warning',
};
const item: Readonly<Record<ItemStatus, BadgeColour>> = { VERIFIED: 'success', UNVERIFIED: 'draft' };
const company: Readonly<Record<CompanyStatus, BadgeColour>> = {
  ACTIVE: 'success',
  IN_DEREGISTRATION: 'warning',
  IN_LIQUIDATION: 'warning',
  MERGING: 'info',
  DEREGISTERED: 'draft',
  DEREGISTERED_BY_MERGE: 'draft',
};
const raya: Readonly<Record<RayaStatus, BadgeColour>> = {
  REQUESTED: 'info',
  SUBMITTED: 'primary',
  REJECTED: 'danger',
  APPROVED: 'success',
};
const reservation: Readonly<Record<ReservationState, BadgeColour>> = {
  VALID: 'success',
  CONSUMED: 'draft',
  EXPIRED: 'warning',
  REVOKED: 'danger',
};

const mark: Readonly<Record<ProcessingMark, BadgeColour>> = {
  PAYMENT_VERIFIED: 'success',
  DIGITAL_SIGNATURE_INITIATED: 'info',
  DIGITALLY_SIGNED: 'success',
};

/** The same word means different things of different things: an application APPROVED, a voucher APPROVED. */
const kinds = {
  application: (status: string) => ({
    name: applicationStatuses.name(status),
    colour: applicationStatuses.has(status) ? badgeColour(status satisfies ApplicationStatus) : undefined,
  }),
  payment: (status: string) => ({
    name: paymentStatuses.name(status),
    colour: paymentStatuses.has(status) ? payment[status] : undefined,
  }),
  paymentResult: (status: string) => ({
    name: paymentResults.name(status),
    colour: paymentResults.has(status) ? paymentResult[status] : undefined,
  }),
  item: (status: string) => ({
    name: itemStatuses.name(status),
    colour: itemStatuses.has(status) ? item[status] : undefined,
  }),
  company: (status: string) => ({
    name: companyStatuses.name(status),
    colour: companyStatuses.has(status) ? company[status] : undefined,
  }),
  raya: (status: string) => ({
    name: rayaStatuses.name(status),
    colour: rayaStatuses.has(status) ? raya[status] : undefined,
  }),
  mark: (status: string) => ({
    name: processingMarks.name(status),
    colour: processingMarks.has(status) ? mark[status] : undefined,
  }),
  reservation: (status: string) => ({
    name: reservationStates.name(status),
    colour: reservationStates.has(status) ? reservation[status] : undefined,
  }),
};

export type StatusKind = keyof typeof kinds;

const shape: CSSProperties = {
  display: 'inline-block',
  padding: '1px 10px',
  borderRadius: 12,
  fontSize: 14,
  lineHeight: 1.6,
  border: '1px solid currentColor',
};

interface StatusBadgeProps {
  readonly status: string;
  /** What the status is of; an application where nothing is said. */
  readonly of?: StatusKind;
  /** An application whose approval was revoked: nobody reads that it was refused. */
  readonly revoked?: boolean | undefined;
}

/** The one place where a status has a colour. The colour only repeats what the word says. */
export function StatusBadge({ status, of = 'application', revoked = false }: StatusBadgeProps) {
  const language = useLanguage();
  const { name, colour } = kinds[of](status);
  const said = revoked ? REVOKED_APPROVAL : name;
  return <span style={{ ...shape, ...look[colour ?? 'draft'] }}>{said[language]}</span>;
}
