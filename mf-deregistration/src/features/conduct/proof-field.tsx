import { useTranslation } from 'react-i18next';
import { FormField } from '@registrar/ui';
import { ScanField } from '@registrar/ui/components';

/** As the gateway takes it. */
const rules = { extensions: ['jpg', 'jpeg', 'png', 'pdf'], maxBytes: 5 * 1024 * 1024 };

/** The cutting of a newspaper or the receipt of a registered letter; the form knows the id of the upload. */
export function ProofField() {
  const { t } = useTranslation();
  return (
    <FormField name="uploadId" label={t('conduct.proofFile')} required>
      <ScanField label={t('conduct.proofFile')} rules={rules} />
    </FormField>
  );
}
