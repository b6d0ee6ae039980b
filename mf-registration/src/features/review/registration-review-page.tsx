import { useParams } from 'react-router-dom';
import { FilingReview } from '@registrar/ui/review';
import { registrationPages } from '../registration-pages';
import { REGISTRATION_APPROVAL } from './review-address';

/** A registration for the officers. */
export function RegistrationReviewPage() {
  const { id = '' } = useParams();
  return <FilingReview pages={registrationPages} id={id} list={REGISTRATION_APPROVAL} />;
}
