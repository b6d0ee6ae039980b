import { Alert } from '@registrar/ui';

/** What the gateway refused as a whole, above the form and read out. */
export function FailureNotice({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return <Alert type="error" showIcon role="alert" title={message} style={{ marginBlockEnd: 16 }} />;
}
