import { nameReservation } from '@registrar/domain/processes/filings/name-reservation/definition';
import { ownForm, type FilingPages } from '@registrar/ui/filing';
import { addressOf, RESERVATIONS } from './addresses';
import { answerViews } from './answer-views';
import { CheckStep } from './check-step';
import { ContactStep } from './contact-step';
import { DocumentsStep } from './documents-step';
import { NamesStep } from './names-step';
import { ObjectivesStep } from './objectives-step';
import { RemarkStep } from './remark-step';

/** What the wizard of a reservation has of its own: every step asks in its own way. */
export const reservationPages: FilingPages = {
  processes: [nameReservation],
  home: RESERVATIONS,
  addressOf,
  steps: {
    names: ownForm('NAME_DETAILS', NamesStep),
    objectives: ownForm('OBJECTIVE_DETAILS', ObjectivesStep),
    documents: DocumentsStep,
    contact: ownForm('CONTACT_DETAILS', ContactStep),
    remark: ownForm('REMARK_DETAILS', RemarkStep),
    check: CheckStep,
  },
  views: answerViews,
};
