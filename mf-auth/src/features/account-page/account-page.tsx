import { useEffect, useRef, type ReactNode } from 'react';
import { palette, Sheet } from '@registrar/ui';

const headingStyle = { fontSize: 26, lineHeight: 1.5, margin: '0 0 8px' };
const leadStyle = { color: palette.inkSoft, margin: '0 0 16px' };

export interface AccountPageProps {
  readonly title: string;
  /** One or two sentences: what this page is for and what comes next. */
  readonly lead?: ReactNode;
  readonly wide?: boolean;
  /** Stands in place of another step of the same page, whose button had the focus. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** The frame of every page of this area: one heading, one sheet, one thing to do. */
export function AccountPage({ title, lead, wide = false, takesFocus = false, children }: AccountPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Sheet style={{ maxInlineSize: wide ? 760 : 480, marginInline: 'auto' }}>
      <h1 ref={heading} tabIndex={-1} style={headingStyle}>
        {title}
      </h1>
      {lead === undefined ? null : <p style={leadStyle}>{lead}</p>}
      {children}
    </Sheet>
  );
}
