import styles from './payable.module.css';

/** In Latin figures, as the bank types it; five by five, as one reads them out. */
export function EbpCode({ code }: { readonly code: string }) {
  return (
    <span className={styles['code']} lang="en">
      {code.replace(/(\d{5})(?=\d)/g, '$1 ')}
    </span>
  );
}
