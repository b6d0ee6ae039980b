import type { CSSProperties, ReactNode } from 'react';

const hidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  readonly as?: 'span' | 'div' | 'h2' | 'legend' | 'caption';
  readonly id?: string;
  /** Makes it a live region: what changes inside is read out. */
  readonly live?: 'polite' | 'assertive';
}

/** Words for a screen reader only. */
export function VisuallyHidden({ children, as: Element = 'span', id, live }: VisuallyHiddenProps) {
  return (
    <Element id={id} style={hidden} aria-live={live} aria-atomic={live ? true : undefined}>
      {children}
    </Element>
  );
}
