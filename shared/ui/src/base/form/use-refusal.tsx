import Alert from 'antd/es/alert';
import { useState } from 'react';
import type { FieldError } from '@registrar/domain/envelope';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';

/**
 * What the gateway refused as a whole, above the form; what names a field goes back to the form.
 *
 * @param failed said after a switch of the language, because the sentence of the gateway would be in the other one
 */
export function useRefusal(failed: string) {
  const language = useLanguage();
  const [said, setSaid] = useState<{ readonly message: string; readonly language: string }>();
  return {
    clear: () => setSaid(undefined),
    take: (error: unknown): readonly FieldError[] => {
      if (!isGatewayFailure(error)) throw error;
      if (error.errors !== undefined && error.errors.length > 0) return error.errors;
      setSaid({ message: error.message, language });
      return [];
    },
    shown:
      said === undefined ? null : (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={said.language === language ? said.message : failed}
          style={{ marginBlockEnd: 16 }}
        />
      ),
  };
}
