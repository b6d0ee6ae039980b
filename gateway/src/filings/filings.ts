import type { Capability } from '../platform/capability';
import { annualReportRoutes } from './use-cases/annual-report/routes';
import { handleDeadlines } from './use-cases/corrections/deadline-jobs';
import { handleJudgements } from './use-cases/automatic/approve-by-itself';
import { companyProcessRoutes } from './use-cases/application/company-process-routes';
import { checklistRoutes } from './use-cases/checklist/routes';
import { committeeRoutes } from './use-cases/committee/routes';
import { closingRoutes } from './use-cases/closing/routes';
import { disclosureRoutes } from './use-cases/disclosures/routes';
import { signatureRoutes } from './use-cases/signatures/routes';
import { explanationCallRoutes } from './use-cases/explanation-calls/routes';
import { correctionRoutes } from './use-cases/corrections/routes';
import { directorPhoneRoutes } from './use-cases/contacts/director-phone-routes';
import { objectionRoutes } from './use-cases/objections/objection-routes';
import { oldFocalPersonRoutes } from './use-cases/sections/old-focal-person-routes';
import { sectionRoutes } from './use-cases/sections/routes';
import { watchClaims } from './use-cases/desk/lapsed-claims';
import { deskRoutes } from './use-cases/desk/routes';
import { watchTerms } from './facts/desk/term-notices';
import { handleReminders } from './processes/name-reservation/reservation-reminders';
import { handleGroupReminders } from './facts/group/group-reminders';
import { groupRequestRoutes } from './use-cases/group/routes';
import { filingReportRoutes } from './use-cases/reports/routes';
import { handleAlerts } from './use-cases/reports/tell-company';
import { remarkTemplateRoutes } from './use-cases/remarks/routes';
import { seedRemarkTemplates } from './facts/remarks/seed-templates';
import { registrationCostRoutes } from './use-cases/application/registration-cost-routes';
import { reservationTermsRoutes } from './use-cases/names/reservation-terms-routes';
import { sameDefinition } from './facts/application/same-definition';
import { filingRoutes } from './use-cases/application/routes';
import { watchUnpaid } from './use-cases/unpaid/watch-unpaid';

/** Applications from draft to decision, and the officers' desk. */
export const filings: Capability = {
  routes(app, platform) {
    sameDefinition(app, platform);
    filingRoutes(app, platform);
    companyProcessRoutes(app, platform);
    sectionRoutes(app, platform);
    oldFocalPersonRoutes(app, platform);
    directorPhoneRoutes(app, platform);
    objectionRoutes(app, platform);
    closingRoutes(app, platform);
    disclosureRoutes(app, platform);
    signatureRoutes(app, platform);
    checklistRoutes(app, platform);
    committeeRoutes(app, platform);
    correctionRoutes(app, platform);
    explanationCallRoutes(app, platform);
    annualReportRoutes(app, platform);
    groupRequestRoutes(app, platform);
    deskRoutes(app, platform);
    remarkTemplateRoutes(app, platform);
    reservationTermsRoutes(app, platform);
    registrationCostRoutes(app, platform);
    filingReportRoutes(app, platform);
  },
  jobs(platform) {
    watchClaims(platform);
    watchTerms(platform);
    handleReminders(platform);
    handleGroupReminders(platform);
    handleDeadlines(platform);
    handleJudgements(platform);
    watchUnpaid(platform);
    handleAlerts(platform);
  },
  seed: ({ database: { db }, clock }) => seedRemarkTemplates(db, clock.now()),
};
