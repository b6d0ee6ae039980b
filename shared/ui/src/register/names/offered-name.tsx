import { useNameWords } from './name-words';
import { suggestEnglish, suggestNepali } from '@registrar/domain/names';
import Button from 'antd/es/button';
import type { OtherScriptOfferProps } from './other-script-offer';

/** The name as it would sound in the script that is still empty; one of the two is. */
export function OfferedName({ english, nepali, onTake }: OtherScriptOfferProps) {
  const t = useNameWords();
  const inEnglish = english === '';
  const name = inEnglish ? suggestEnglish(nepali) : suggestNepali(english);
  if (name.trim() === '') return null;
  return (
    <p style={{ marginBlock: '0 16px' }}>
      {t(inEnglish ? 'names.suggestEnglish' : 'names.suggestNepali')}{' '}
      <Button
        lang={inEnglish ? 'en' : 'ne'}
        style={{ blockSize: 'auto', minBlockSize: 32, maxInlineSize: '100%', whiteSpace: 'normal' }}
        onClick={() => onTake(inEnglish ? { english: name } : { nepali: name })}
      >
        {name}
      </Button>
    </p>
  );
}
