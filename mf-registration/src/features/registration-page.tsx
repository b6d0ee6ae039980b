import { useParams, useSearchParams } from 'react-router-dom';
import { FilingPage } from '@registrar/ui/filing';
import { registrationPages } from './registration-pages';
import { RegistrationsPage } from './start/registrations-page';

/** /company-registration and everything below it: own registrations, or the one that the address names. */
export function RegistrationPage() {
  const { step } = useParams();
  const [address] = useSearchParams();
  const id = address.get('application') ?? '';
  return id === '' ? <RegistrationsPage /> : <FilingPage pages={registrationPages} id={id} step={step} />;
}
