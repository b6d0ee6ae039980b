import { useEffect, useId, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalLink } from '@registrar/runtime';
import { palette } from '../theme/palette';

export interface SummarizedError {
  /** Id of the field's control; without one the sentence stands without a link. */
  readonly fieldId?: string;
  readonly message: string;
  /** The page of the portal where it is settled, where that is another one. */
  readonly wayOut?: string;
}

const box: CSSProperties = {
  border: `2px solid ${palette.crimson}`,
  borderRadius: 6,
  padding: '12px 16px',
  marginBlockEnd: 24,
  background: palette.white,
};

interface ErrorSummaryProps {
  readonly errors: readonly SummarizedError[];
  /** Raised at every failed try, so that the same errors take the focus again. */
  readonly attempt: number;
}

/** All that is wrong, at the top, each with the way to its field. Takes the focus and is read out. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation('common');
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const empty = errors.length === 0;
  useEffect(() => {
    if (!empty) ref.current?.focus();
  }, [attempt, empty]);
  if (empty) return null;
  return (
    // Not atomic: while the list shrinks, only the new count is read out.
    <div ref={ref} role="alert" aria-atomic="false" tabIndex={-1} aria-labelledby={titleId} style={box}>
      <h2 id={titleId} style={{ fontSize: 18, margin: '0 0 4px', color: palette.ink }}>
        {t('errorSummary.title', { count: errors.length })}
      </h2>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {errors.map((error) => (
          <li key={`${error.fieldId ?? ''}${error.message}`}>
            {error.fieldId === undefined ? (
              error.message
            ) : (
              <FieldLink fieldId={error.fieldId} message={error.message} />
            )}
            {error.wayOut === undefined ? null : (
              <>
                {' '}
                <PortalLink to={error.wayOut}>{t('errorSummary.wayOut')}</PortalLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function FieldLink({ fieldId, message }: { readonly fieldId: string; readonly message: string }) {
  return (
    <a
      href={`#${fieldId}`}
      style={{ color: palette.crimson, textDecoration: 'underline' }}
      onClick={(event) => {
        event.preventDefault();
        focusField(fieldId);
      }}
    >
      {message}
    </a>
  );
}

const focusable = 'input, select, textarea, button, [tabindex]:not([tabindex="-1"])';

/** A group (radios, an upload) carries the id itself; its first control takes the focus. */
export function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  const control = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable);
  (control ?? field).focus({ preventScroll: true });
  field.scrollIntoView?.({ block: 'center' });
}
