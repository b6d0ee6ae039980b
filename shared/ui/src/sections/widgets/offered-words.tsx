import { streetInEnglish, streetInNepali } from '@registrar/domain/names';
import Button from 'antd/es/button';
import { useSectionWords } from '../section/section-words';

export interface OfferedWordsProps {
  readonly script: 'ne' | 'en';
  /** What is to be said in this script. */
  readonly heard: string;
  /** Of the field that it is offered for. */
  readonly label: string;
  readonly onTake: (words: string) => void;
}

export function OfferedWords({ script, heard, label, onTake }: OfferedWordsProps) {
  const say = useSectionWords();
  const words = script === 'ne' ? streetInNepali(heard) : streetInEnglish(heard);
  if (words === '') return null;
  return (
    <p style={{ marginBlock: '-12px 20px' }}>
      {say(script === 'ne' ? 'offered.nepali' : 'offered.english')}{' '}
      <Button
        lang={script}
        aria-label={say('offered.take', { label, words })}
        style={{ blockSize: 'auto', minBlockSize: 32, maxInlineSize: '100%', whiteSpace: 'normal' }}
        onClick={() => onTake(words)}
      >
        {words}
      </Button>
    </p>
  );
}
