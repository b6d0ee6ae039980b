import type { DashboardCompany, DashboardCountType, NextStep } from '@registrar/domain/calls/dashboard';
import type { Mandate } from '@registrar/domain/calls/representatives';
import type { ApplicationSummary, Reservation } from '@registrar/domain/calls/filings';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';

export interface DashboardQuestion {
  readonly db: Kysely<DB>;
  readonly actor: Actor;
  readonly now: Date;
}

/** What a capability has to say on a person's dashboard. Each answers only what it knows. */
export interface DashboardContribution {
  /** The person's newest name reservation that still matters. */
  readonly reservation?: (question: DashboardQuestion) => Promise<Reservation | null>;
  readonly recentApplications?: (question: DashboardQuestion) => Promise<ApplicationSummary[]>;
  readonly nextSteps?: (question: DashboardQuestion) => Promise<NextStep[]>;
  readonly offeredMandates?: (question: DashboardQuestion) => Promise<Mandate[]>;
  /** What can be begun for one of the person's companies today. */
  readonly activities?: (question: DashboardQuestion, companyId: string) => Promise<DashboardCompany['activities']>;
  readonly companyRegistrationStatus?: (question: DashboardQuestion) => Promise<string | null>;
  readonly counts?: Partial<Record<DashboardCountType, DashboardCounter>>;
}

export interface DashboardCounter {
  readonly count: (question: DashboardQuestion) => Promise<number>;
  /** The page that lists what is counted. */
  readonly link: string;
}
