import { useParams } from 'react-router-dom';
import { NewPasswordForm } from './new-password-form';

/** Where the mailed link leads. */
export function ResetByLinkPage() {
  const { token = '' } = useParams();
  return <NewPasswordForm token={token} />;
}
