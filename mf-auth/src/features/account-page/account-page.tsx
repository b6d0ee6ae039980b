import type { ReactNode } from 'react';
import { Card, Typography } from '@registrar/ui';
import styles from './account-page.module.css';

export interface AccountPageProps {
  readonly title: string;
  /** One or two sentences: what this page is for and what comes next. */
  readonly lead?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The frame of every page of this area: one heading, one card, one thing to do. */
export function AccountPage({ title, lead, wide = false, children }: AccountPageProps) {
  return (
    <Card className={wide ? styles['wide'] : styles['narrow']}>
      <Typography.Title level={1} className={styles['title']}>
        {title}
      </Typography.Title>
      {lead === undefined ? null : <Typography.Paragraph type="secondary">{lead}</Typography.Paragraph>}
      {children}
    </Card>
  );
}
