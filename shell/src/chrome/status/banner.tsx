import type { ReactNode } from 'react';
import styles from './status.module.css';

interface BannerProps {
  readonly name: string;
  readonly warning?: boolean;
  readonly children: ReactNode;
}

/** One line across the portal about something that concerns all of it. */
export function Banner({ name, warning = false, children }: BannerProps) {
  return (
    <div className={warning ? `${styles['banner']} ${styles['warning']}` : styles['banner']} data-banner={name}>
      {children}
    </div>
  );
}
