import type { PaymentSubject } from '@registrar/domain/calls/payment-subject';
import { everyProcess } from '@registrar/domain/enumerations';
import { useLanguage } from '@registrar/runtime';
import { localName } from '@registrar/ui';

/** What was paid for: a filing with its kind and number, or a company. */
export function SubjectText({ subject }: { readonly subject: PaymentSubject }) {
  const language = useLanguage();
  const { number, processName } = subject;
  return (
    <>
      {localName(subject, language)}
      <div style={{ fontSize: 14 }}>
        {[
          processName !== null && everyProcess.has(processName) ? everyProcess.name(processName)[language] : undefined,
          number,
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
    </>
  );
}
