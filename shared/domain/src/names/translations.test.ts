import { expect, test } from '@jest/globals';
import { checkName } from './check-name';

const oddWords = (english: string, nepali: string): string[] =>
  checkName({ english, nepali }, { names: [], blacklist: [] }).findings.flatMap(({ kind, token }) =>
    kind === 'NAME_MISMATCH' ? [token ?? ''] : [],
  );

const TRANSLATED = [
  ['Himalayan Foreign Employment', 'हिमालयन वैदेशिक रोजगार'],
  ['Koshi Drinking Water', 'कोशी खानेपानी'],
  ['Machhapuchhre Agro Farm', 'माछापुच्छ्रे कृषि फार्म'],
  ['Bheri Poultry', 'भेरी कुखुरापालन'],
  ['Araniko Printing Press', 'अरनिको छापाखाना'],
  ['Pashupati Jewellers', 'पशुपति गहना पसल'],
  ['Sunrise Furniture', 'सनराइज काठ उद्योग'],
  ['Sita Rice Mill', 'सीता राइस मिल'],
  ['Chitwan Dairy', 'चितवन दुग्ध उद्योग'],
  ['Green Nursery', 'ग्रीन बिरुवा नर्सरी'],
  ['Golden Gate Consultancy', 'गोल्डेन गेट परामर्श सेवा'],
  ['Om Shanti Hospital', 'ॐ शान्ति अस्पताल'],
  ['Life Care Pharmacy', 'लाइफ केयर औषधि पसल'],
  ['Family Hotel and Lodge', 'फेमिली होटल एण्ड लज'],
  ['Himal Adventure', 'हिमाल साहसिक'],
  ['Green Energy Solutions', 'हरित ऊर्जा समाधान'],
  ['Shakya Handicraft', 'शाक्य हस्तकला'],
  ['Karki Brothers Suppliers', 'कार्की ब्रदर्स सप्लायर्स'],
  ['Lama Cargo', 'लामा कार्गो'],
  ['Makalu Media', 'मकालु सञ्चार'],
  ['Sky Cable Network', 'स्काई केबल नेटवर्क'],
  ['Kisan Agro Traders', 'किसान एग्रो ट्रेडर्स'],
  ['Youth Entrepreneurs', 'युवा उद्यमी'],
  ['Real Estate Developers', 'घरजग्गा विकासक'],
  ['Lali Gurans Hotel', 'लालीगुराँस होटल'],
  ['Star Cinema', 'स्टार चलचित्र'],
  ['Taranga Music', 'तरङ्ग संगीत'],
  ['Nepal Noodles', 'नेपाल चाउचाउ'],
  ['Bharat Iron Store', 'भरत फलाम पसल'],
  ['Lakshmi Textile', 'लक्ष्मी कपडा उद्योग'],
  ['Siddhartha Insurance Broker', 'सिद्धार्थ बीमा दलाल'],
  ['Rastriya Trading', 'राष्ट्रिय व्यापार'],
  ['Modern Furnishing', 'आधुनिक फर्निसिङ'],
  ['Natural Spices', 'प्राकृतिक मसला'],
  ['Three Brothers Trading', 'तीन भाइ ट्रेडिङ'],
  ['Rising Sun Academy', 'राइजिङ सन एकेडेमी'],
  ['Central Diagnostic Laboratory', 'केन्द्रीय निदान प्रयोगशाला'],
  ['Karnali Province Tourism', 'कर्णाली प्रदेश पर्यटन'],
  ['Quick Delivery', 'छिटो डेलिभरी'],
  ['Event Management', 'कार्यक्रम व्यवस्थापन'],
  ['Mobile House', 'मोबाइल हाउस'],
  ['Utensils Store', 'भाँडा पसल'],
  ['Wholesale Mart', 'थोक बजार'],
  ['Legal Consultancy', 'कानूनी परामर्श'],
  ['Survey and Mapping', 'सर्भे तथा नक्सा'],
  ['Share Brokers', 'सेयर दलाल'],
  ['Paint and Colour', 'रङ्ग रोगन'],
  ['Battery House', 'ब्याट्री हाउस'],
  ['Flowers and Decoration', 'फूल तथा सजावट'],
  ['Coffee House', 'कफी घर'],
  ['Plastic Industries', 'प्लास्टिक उद्योग'],
] as const;

test.each(TRANSLATED)('%s says the same as %s', (english, nepali) => {
  expect(oddWords(english, nepali)).toEqual([]);
});

test.each(TRANSLATED)('%s does not say the same as %s with another word before it', (english, nepali) => {
  expect(oddWords(english, `घटिमाबो ${nepali}`)).toContain('घटिमाबो');
});

test.each([
  ['Koshi Drinking Water', 'कोशी घरजग्गा', 'घरजग्गा'],
  ['Gandaki Fish Farming', 'गण्डकी कुखुरापालन', 'कुखुरापालन'],
  ['Makalu Real Estate', 'मकालु वैदेशिक रोजगार', 'रोजगार'],
  ['Sita Goat Farm', 'सीता दुग्ध उद्योग', 'दुग्ध'],
  ['Janata Newspaper', 'जनता विज्ञापन', 'विज्ञापन'],
  ['Five Star Tours', 'सात तारा टुर्स', 'सात'],
])('%s is not %s', (english, nepali, odd) => {
  expect(oddWords(english, nepali)).toContain(odd);
});
