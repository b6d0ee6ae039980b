import { filedItems } from '@registrar/domain/processes';
import {
  comesFromPaper,
  DIRECTOR_DISCLOSURE,
  disclosureSignature,
} from '@registrar/domain/processes/questions/disclosures/director-disclosures';
import { useLanguage } from '@registrar/runtime';
import Tag from 'antd/es/tag';
import { DatePair, InstantPair } from '../../base/dates/date-pair';
import { SectionAnswers } from '../../sections/answers/section-answers';
import { useFormats } from '../../base/language/use-formats';
import { withItem } from '../filing/filing-frame';
import type { FiledPartProps } from '../filing/filing-pages';
import { useFilingWords } from '../filing/filing-words';
import styles from '../answers/answers.module.css';

const { key: KEY, item: ITEM } = DIRECTOR_DISCLOSURE;
/** The way and the day are said in one line above the four answers. */
const SAID = new Set(['way', 'language', 'email', 'mobileNumber', 'madeOn']);
const matters = ITEM.fields.filter(({ path }) => !SAID.has(path));

/** What each director has disclosed, and by what it is signed. */
export function FiledDisclosures({ frame, beside }: FiledPartProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const items = filedItems(frame, KEY);
  if (items.length === 0) return <p className={styles['soft']}>{t('summary.none')}</p>;
  return items.map(({ id, data }) => {
    const name = ITEM.title(data)[language];
    const at = `${KEY}.${id}`;
    return (
      <section key={id} aria-label={name} className={styles['item']}>
        <h4 style={{ fontSize: 17, margin: '12px 0 4px' }}>{name}</h4>
        <p style={{ margin: 0 }}>
          <SignedBy data={data} />
        </p>
        <SectionAnswers
          fields={matters}
          data={data}
          frame={withItem(frame, KEY, id, data)}
          beside={beside && ((field) => beside(`${at}.${field.path}`, `${name}: ${field.label[language]}`, true))}
        />
        {beside?.(at, name, false)}
      </section>
    );
  });
}

function SignedBy({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  const t = useFilingWords();
  const { digits } = useFormats();
  const { madeOn } = data;
  if (comesFromPaper(data))
    return (
      <>
        <Tag>{t('disclosures.fromPaper')}</Tag> {typeof madeOn === 'string' ? <DatePair day={madeOn} inline /> : null}
      </>
    );
  const signature = disclosureSignature.safeParse(data['signature']).data;
  if (signature === undefined) return <Tag color="warning">{t('disclosures.unsigned')}</Tag>;
  const { channel, sentTo, signedAt } = signature;
  return (
    <>
      <Tag color="success">{t('disclosures.signed')}</Tag>{' '}
      {t(`disclosures.by.${channel}`, { address: channel === 'EMAIL' ? sentTo : digits(sentTo) })}{' '}
      <InstantPair at={signedAt} withTime inline />
    </>
  );
}
