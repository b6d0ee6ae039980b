/**
 * The saved remarks an office begins with, in the register's present words. Only rows that say what the seed once wrote
 * are changed: what an officer has edited or added is the office's own.
 */
export const savedRemarkWording = /* sql */ `
update remark_template as template
   set text_nepali = wording.new_nepali, text_english = wording.new_english, version = template.version + 1
  from (values
  ('प्रस्तावित नाम “{name}” दर्ता अभिलेखमा रहेको “{conflict}” सँग मिलेकाले राख्न मिल्दैन। कृपया अर्को नाम प्रस्ताव गर्नुहोस्।',
   'The proposed name “{name}” is the same as “{conflict}” in the register. Please propose another name.',
   'प्रस्तावित नाम “{name}” कम्पनी दर्ता किताबमा रहेको “{conflict}” सँग मिलेकाले राख्न मिल्दैन। कृपया अर्को नाम प्रस्ताव गर्नुहोस्।',
   'The proposed name “{name}” is the same as “{conflict}” in the register. Please propose another name.'),
  ('प्रस्तावित नाम “{name}” दर्ता अभिलेखमा रहेको “{conflict}” सँग झुक्किने गरी मिल्दोजुल्दो छ। छुट्टिने गरी अर्को नाम प्रस्ताव गर्नुहोस्।',
   'The proposed name “{name}” can be taken for “{conflict}” in the register. Please propose a name that can be told apart from it.',
   'प्रस्तावित नाम “{name}” कम्पनी दर्ता किताबमा रहेको “{conflict}” सँग झुक्किने गरी मिल्दोजुल्दो छ। स्पष्ट रूपमा फरक अर्को नाम प्रस्ताव गर्नुहोस्।',
   'The proposed name “{name}” is confusingly similar to “{conflict}” in the register. Please propose a name that is clearly different.'),
  ('“{name}” को नेपाली र अङ्ग्रेजी रूप एउटै भएनन्। दुवै लिपिमा एउटै नाम हुने गरी सच्याएर फेरि निवेदन दिनुहोस्।',
   'The Nepali and the English form of “{name}” do not say the same. Please apply again with one name in both scripts.',
   '“{name}” को नेपाली र अङ्ग्रेजी नामको अर्थ वा उच्चारण एउटै भएन। दुवै भाषामा एउटै नाम हुने गरी सच्याएर फेरि निवेदन दिनुहोस्।',
   'The Nepali and English names of “{name}” do not have the same sound or meaning. Please apply again with one name in both scripts.'),
  ('“{name}” ले जनाउने काम रोजिएका उद्देश्यमा परेको छैन। नाम वा उद्देश्य मिलाएर फेरि निवेदन दिनुहोस्।',
   'What “{name}” says the company does is not among the chosen objectives. Please bring the name and the objectives together and apply again.',
   '“{name}” ले जनाउने काम छानिएका उद्देश्यमा परेको छैन। नाम वा उद्देश्य मिलाएर फेरि निवेदन दिनुहोस्।',
   'What “{name}” says the company does is not among the chosen objectives. Please make the name and the objectives match and apply again.'),
  ('“{name}” राख्न नियमनकारी निकायको सहमति चाहिन्छ; सहमतिपत्र संलग्न छैन।',
   '“{name}” needs the consent of the regulating body, and its letter is not attached.',
   '“{name}” राख्न नियमनकारी निकायको सहमति चाहिन्छ। सहमतिपत्र संलग्न छैन; संलग्न गरी फेरि निवेदन दिनुहोस्।',
   '“{name}” needs the consent of the regulating body, and its letter is not attached. Please attach it and apply again.')
  ) as wording (old_nepali, old_english, new_nepali, new_english)
 where template.owner_id is null
   and template.created_by is null
   and template.text_nepali = wording.old_nepali
   and template.text_english = wording.old_english;
`;
