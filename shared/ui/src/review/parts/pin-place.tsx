import { useId, useState } from 'react';
import { type Pin } from '@registrar/domain/calls/corrections';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import Button from 'antd/es/button';
import { LongText } from '../../base/fields/long-text';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import { usePinning } from './pins';
import styles from './review.module.css';
import { useFilingWords } from '../../filings/filing/filing-words';

interface PinPlaceProps {
  readonly detail: ApplicationDetail;
  /** `path` of the answers, or the place of a document. */
  readonly at: { readonly path: string } | { readonly documentKey: string };
  readonly label: string;
  readonly mayPin: boolean;
  /** One question, not a section or an entry as a whole. */
  readonly field?: boolean;
}

const isAt = (pin: Pin, at: PinPlaceProps['at']) =>
  'path' in at ? pin.path === at.path : pin.documentKey === at.documentKey;

/** The remarks at one place, with the applicant's answers, and the small button that pins another one. */
export function PinPlace({ detail, at, label, mayPin, field = false }: PinPlaceProps) {
  const t = useFilingWords();
  const { remove } = usePinning(detail.id);
  const [writing, setWriting] = useState(false);
  // a question has its button beside its name; a section or an entry as a whole says which one it means
  const isField = field && 'path' in at;
  const isWhole = !field && 'path' in at;
  const here = detail.pins.filter((pin) => isAt(pin, at));
  if (here.length === 0 && !mayPin) return null;
  return (
    <div className={styles['pins']}>
      {here.map((pin) => (
        <div key={pin.id} className={pin.answer === null ? styles['pin'] : styles['pinAnswered']}>
          <p>{pin.remark}</p>
          {pin.answer === null ? null : (
            <p>
              <strong>{t('pin.answered')}:</strong> {pin.answer}
            </p>
          )}
          {pin.sentAt === null && mayPin ? (
            <Button size="small" loading={remove.isPending} onClick={() => remove.mutate(pin.id)}>
              {t('review.unpin')}
              <VisuallyHidden> {pin.remark}</VisuallyHidden>
            </Button>
          ) : null}
        </div>
      ))}
      {!mayPin ? null : writing ? (
        <PinForm detail={detail} at={at} label={label} onDone={() => setWriting(false)} />
      ) : (
        <Button
          type="link"
          size="small"
          className={styles[isField ? 'pinAtField' : 'pinButton']}
          onClick={() => setWriting(true)}
        >
          {t('review.pin')}
          {isWhole ? `: ${label}` : <VisuallyHidden> {label}</VisuallyHidden>}
        </Button>
      )}
    </div>
  );
}

function PinForm({
  detail,
  at,
  label,
  onDone,
}: Pick<PinPlaceProps, 'detail' | 'at' | 'label'> & { readonly onDone: () => void }) {
  const t = useFilingWords();
  const id = useId();
  const { add } = usePinning(detail.id);
  const [remark, setRemark] = useState('');
  const save = () => add.mutate({ ...at, remark: remark.trim() }, { onSuccess: onDone });
  return (
    <div className={styles['pinForm']}>
      <label htmlFor={id}>{t('review.remarkAt', { place: label })}</label>
      <LongText
        id={id}
        autoFocus
        rows={2}
        maxLength={REASON_MAXIMUM}
        value={remark}
        onChange={(event) => setRemark(event.target.value)}
      />
      <div className={styles['buttons']}>
        <Button size="small" onClick={onDone}>
          {t('common:action.cancel')}
        </Button>
        <Button size="small" type="primary" disabled={remark.trim() === ''} loading={add.isPending} onClick={save}>
          {t('review.pin')}
        </Button>
      </div>
    </div>
  );
}
