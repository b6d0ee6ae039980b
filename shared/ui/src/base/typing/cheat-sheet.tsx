import { transliterate } from '@registrar/domain/typing';
import { palette } from '../theme/palette';
import { useTypingWords } from './typing-words';

/** Shown as they are typed; what they write is asked of the same rules that write it in the field. */
const EXAMPLES: readonly (readonly string[])[] = [
  ['namaste', 'nepal', 'kRpaa'],
  ['ka', 'kaa', 'ki', 'kee', 'ku', 'koo'],
  ['ta', 'tha', 'da', 'dha'],
  ['Ta', 'Tha', 'Da', 'Dha', 'aNu'],
  ['cha', 'chha', 'sha', 'bhaaShaa'],
  ['kshaN', 'gyan', 'shree'],
  ['haM', 'haa~s', 'duHkha', 'jagat\\'],
  ['|', '||', '2083'],
];

const cell = { padding: '2px 12px 2px 0', textAlign: 'start', verticalAlign: 'top' } as const;

/** The keys in a small table, and the way back to Latin letters. */
export function CheatSheet() {
  const words = useTypingWords();
  return (
    <div style={{ maxWidth: 'min(300px, 100vw - 90px)' }}>
      <p style={{ margin: '0 0 8px' }}>{words.how}</p>
      <table style={{ borderSpacing: 0 }}>
        <thead>
          <tr>
            <th scope="col" style={cell}>
              {words.typed}
            </th>
            <th scope="col" style={cell}>
              {words.written}
            </th>
          </tr>
        </thead>
        <tbody>
          {EXAMPLES.map((row) => (
            <tr key={row[0]}>
              <td lang="en" style={cell}>
                <code>{row.join(' ')}</code>
              </td>
              <td lang="ne" style={cell}>
                {row.map((typed) => transliterate(typed)).join(' ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p style={{ margin: '8px 0 0', color: palette.inkSoft }}>
        {words.undo} <kbd lang="en">{'Ctrl + Z'}</kbd>
      </p>
    </div>
  );
}
