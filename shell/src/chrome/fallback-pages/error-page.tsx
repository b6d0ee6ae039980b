import { ErrorPanel } from '@registrar/ui';
import styles from './fallback-pages.module.css';

/** The generic error page of the specification. */
export default function ErrorPage({ errorId }: { readonly errorId: string }) {
  return (
    <main className={styles['alone']}>
      <ErrorPanel errorId={errorId} onRefresh={() => window.location.reload()} />
    </main>
  );
}
