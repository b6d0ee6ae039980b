import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { palette } from '../theme/palette';

const base: CSSProperties = {
  position: 'fixed',
  insetInlineStart: 8,
  zIndex: 2000,
  padding: '8px 16px',
  background: palette.white,
  color: palette.blue,
  border: `2px solid ${palette.blue}`,
  borderRadius: 6,
};

/** The first stop of the Tab key: past the frame, into the page. Out of sight until it has the focus. */
export function SkipLink({ targetId }: { readonly targetId: string }) {
  const { t } = useTranslation('common');
  const [focused, setFocused] = useState(false);
  return (
    <a
      href={`#${targetId}`}
      style={{ ...base, top: focused ? 8 : -100 }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={(event) => {
        // The address stays as it is: a fragment would be one more entry of the history.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {t('skipLink')}
    </a>
  );
}
