import type { AriaRole, CSSProperties, ReactNode } from 'react';
import { palette } from '../theme/palette';

const paper: CSSProperties = {
  background: palette.white,
  border: `1px solid ${palette.lineSoft}`,
  borderRadius: 8,
  padding: 'clamp(16px, 3vw, 28px)',
  minWidth: 0,
};

interface SheetProps {
  readonly children: ReactNode;
  readonly role?: AriaRole;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly as?: 'div' | 'section' | 'aside';
  readonly style?: CSSProperties;
}

/** White paper on the grey ground: the plain block all pages are made of. */
export function Sheet({ children, as: Element = 'div', style, ...attributes }: SheetProps) {
  return (
    <Element style={{ ...paper, ...style }} {...attributes}>
      {children}
    </Element>
  );
}
