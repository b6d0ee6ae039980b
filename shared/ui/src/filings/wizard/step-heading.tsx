import { useEffect, useRef, type ReactNode } from 'react';
import { useLanguage } from '@registrar/runtime';
import { useWizard } from './wizard-context';
import styles from './wizard.module.css';

/**
 * Where am I: the heading of a step takes the focus when one comes to it, also for whoever does not see that the page
 * has changed.
 */
export function StepHeading({ stepKey, children }: { readonly stepKey: string; readonly children?: ReactNode }) {
  const language = useLanguage();
  const { definition, frame } = useWizard();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const step = definition.steps?.find((one) => one.key === stepKey && (one.appliesTo?.(frame) ?? true));
  return (
    <>
      <h2 className={styles['heading']} tabIndex={-1} ref={heading}>
        {step?.label[language]}
      </h2>
      {children === undefined ? null : <p className={styles['lead']}>{children}</p>}
    </>
  );
}
