import { check, type CheckDefinition } from '../../definition/checklist';

/** Checks of every filing that gives a company its name. */
export const nameChecks: readonly CheckDefinition[] = [
  check(
    'NAME_LAWFUL',
    'नाम दफा ६ विपरीत छैन: दर्ता भएको नामसँग झुक्किने छैन, अनुचित छैन',
    'The name is not against section 6: not confusingly like a registered name, not improper',
  ),
  check('SCRIPTS_AGREE', 'नेपाली र अङ्ग्रेजी नाम एउटै हुन्', 'The Nepali and the English name are the same name'),
];
