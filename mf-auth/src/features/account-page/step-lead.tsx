import { useEffect, useRef, type ReactNode } from 'react';

/**
 * What comes next within a page or dialog. Takes the focus, because the button that led here is gone, and is read out.
 */
export function StepLead({ children }: { readonly children: ReactNode }) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <p ref={lead} tabIndex={-1} style={{ overflowWrap: 'anywhere', margin: '0 0 16px' }}>
      {children}
    </p>
  );
}
