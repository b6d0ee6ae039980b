import type { Notification } from '@registrar/domain/calls/notifications';
import { useLanguage } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import { InstantPair } from '@registrar/ui/components';
import styles from './notifications.module.css';

interface NotificationItemProps {
  readonly item: Notification;
  /** The drawer and the page have words of their own. */
  readonly words: { readonly open: string; readonly markRead: string; readonly unread: string };
  /** What kind of event it is, where there is room to say so. */
  readonly about?: string;
  /** Level of its heading. */
  readonly as?: 'h2' | 'h3';
  readonly onOpen: (link: string) => void;
  readonly onRead: () => void;
}

/** One message of the office, as the bell's drawer and the page of notifications show it. */
export function NotificationItem({ item, words, about, as: Heading = 'h3', onOpen, onRead }: NotificationItemProps) {
  const ne = useLanguage() === 'ne';
  const { link } = item;
  return (
    <li className={item.read ? styles['item'] : `${styles['item']} ${styles['unread']}`} data-notification={item.id}>
      <Heading className={styles['title']}>
        {!item.read && <span className={styles['dot']} role="img" aria-label={words.unread} />}
        {ne ? item.titleNe : item.titleEn}
      </Heading>
      <p>{ne ? item.bodyNe : item.bodyEn}</p>
      <div className={styles['foot']}>
        <span>
          {about !== undefined && <>{about} · </>}
          <InstantPair at={item.createdAt} inline withTime />
        </span>
        <span className={styles['actions']}>
          {link !== null && (
            <Button type="link" size="small" onClick={() => onOpen(link)}>
              {words.open}
            </Button>
          )}
          {!item.read && (
            <Button type="link" size="small" onClick={onRead}>
              {words.markRead}
            </Button>
          )}
        </span>
      </div>
    </li>
  );
}
