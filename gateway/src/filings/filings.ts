import type { Capability } from '../platform/capability';
import { annualReportRoutes } from './annual-report/routes';
import { handleDeadlines } from './corrections/deadline-jobs';
import { handleJudgements } from './automatic/approve-by-itself';
import { companyProcessRoutes } from './company-process-routes';
import { checklistRoutes } from './checklist/routes';
import { committeeRoutes } from './committee/routes';
import { disclosureRoutes } from './disclosures/routes';
import { explanationCallRoutes } from './explanation-calls/routes';
import { correctionRoutes } from './corrections/routes';
import { directorPhoneRoutes } from './director-phone-routes';
import { objectionRoutes } from './objection-routes';
import { sectionRoutes } from './sections/routes';
import { watchClaims } from './desk/lapsed-claims';
import { deskRoutes } from './desk/routes';
import { watchTerms } from './desk/term-notices';
import { handleReminders } from './effects/reservation-reminders';
import { handleGroupReminders } from './group/group-reminders';
import { groupRequestRoutes } from './group/routes';
import { remarkTemplateRoutes } from './remarks/routes';
import { seedRemarkTemplates } from './remarks/seed-templates';
import { reservationTermsRoutes } from './reservation-terms-routes';
import { sameDefinition } from './same-definition';
import { filingRoutes } from './routes';
import { watchUnpaid } from './unpaid/watch-unpaid';

/** Applications from draft to decision, and the desk of those who decide. */
export const filings: Capability = {
  routes(app, platform) {
    sameDefinition(app, platform);
    filingRoutes(app, platform);
    companyProcessRoutes(app, platform);
    sectionRoutes(app, platform);
    directorPhoneRoutes(app, platform);
    objectionRoutes(app, platform);
    disclosureRoutes(app, platform);
    checklistRoutes(app, platform);
    committeeRoutes(app, platform);
    correctionRoutes(app, platform);
    explanationCallRoutes(app, platform);
    annualReportRoutes(app, platform);
    groupRequestRoutes(app, platform);
    deskRoutes(app, platform);
    remarkTemplateRoutes(app, platform);
    reservationTermsRoutes(app, platform);
  },
  jobs(platform) {
    watchClaims(platform);
    watchTerms(platform);
    handleReminders(platform);
    handleGroupReminders(platform);
    handleDeadlines(platform);
    handleJudgements(platform);
    watchUnpaid(platform);
  },
  seed: ({ database: { db }, clock }) => seedRemarkTemplates(db, clock.now()),
};
