/** English and Nepali of one word. */
export type WordPair = readonly [english: string, nepali: string];

/** Words that tell one company from another: places, rivers, peaks, flowers, families and good wishes. */
export const HEADS: readonly WordPair[] = [
  ['Sagarmatha', 'सगरमाथा'], ['Annapurna', 'अन्नपूर्ण'], ['Machhapuchhre', 'माछापुच्छ्रे'], ['Dhaulagiri', 'धौलागिरी'], ['Makalu', 'मकालु'], ['Manaslu', 'मनास्लु'],
  ['Gaurishankar', 'गौरीशंकर'], ['Langtang', 'लाङटाङ'], ['Kanchanjangha', 'कञ्चनजङ्घा'], ['Api', 'अपि'], ['Saipal', 'सैपाल'], ['Ganesh', 'गणेश'],
  ['Bagmati', 'बागमती'], ['Karnali', 'कर्णाली'], ['Koshi', 'कोशी'], ['Gandaki', 'गण्डकी'], ['Narayani', 'नारायणी'], ['Trishuli', 'त्रिशूली'], ['Tamor', 'तमोर'],
  ['Marsyangdi', 'मर्स्याङ्दी'], ['Rapti', 'राप्ती'], ['Bheri', 'भेरी'], ['Mahakali', 'महाकाली'], ['Kamala', 'कमला'], ['Bishnumati', 'विष्णुमती'], ['Seti', 'सेती'],
  ['Kathmandu', 'काठमाडौँ'], ['Lalitpur', 'ललितपुर'], ['Bhaktapur', 'भक्तपुर'], ['Kirtipur', 'कीर्तिपुर'], ['Patan', 'पाटन'], ['Pokhara', 'पोखरा'], ['Chitwan', 'चितवन'],
  ['Biratnagar', 'विराटनगर'], ['Janakpur', 'जनकपुर'], ['Butwal', 'बुटवल'], ['Lumbini', 'लुम्बिनी'], ['Nepalgunj', 'नेपालगन्ज'], ['Dhangadhi', 'धनगढी'], ['Dharan', 'धरान'],
  ['Itahari', 'इटहरी'], ['Hetauda', 'हेटौँडा'], ['Gorkha', 'गोरखा'], ['Palpa', 'पाल्पा'], ['Jumla', 'जुम्ला'], ['Mustang', 'मुस्ताङ'], ['Manang', 'मनाङ'], ['Ilam', 'इलाम'],
  ['Jhapa', 'झापा'], ['Dolakha', 'दोलखा'], ['Rasuwa', 'रसुवा'], ['Nuwakot', 'नुवाकोट'], ['Baglung', 'बागलुङ'], ['Syangja', 'स्याङ्जा'], ['Tansen', 'तानसेन'],
  ['Kantipur', 'कान्तिपुर'], ['Valley', 'भ्याली'], ['Himal', 'हिमाल'], ['Himalaya', 'हिमालय'], ['Shikhar', 'शिखर'], ['Everest', 'एभरेष्ट'], ['Yeti', 'यती'],
  ['Surya', 'सूर्य'], ['Chandra', 'चन्द्र'], ['Tara', 'तारा'], ['Dhruva', 'ध्रुव'], ['Akash', 'आकाश'], ['Prabhat', 'प्रभात'], ['Bihani', 'बिहानी'], ['Sandhya', 'सन्ध्या'],
  ['Gulaf', 'गुलाफ'], ['Gurans', 'गुराँस'], ['Lotus', 'लोटस'], ['Chameli', 'चमेली'], ['Tulsi', 'तुलसी'], ['Chandan', 'चन्दन'], ['Pipal', 'पीपल'], ['Saugat', 'सौगात'],
  ['Shanti', 'शान्ति'], ['Pragati', 'प्रगति'], ['Unnati', 'उन्नति'], ['Samriddhi', 'समृद्धि'], ['Bikash', 'विकास'], ['Ekata', 'एकता'], ['Sahara', 'सहारा'], ['Bishwas', 'विश्वास'],
  ['Aarambha', 'आरम्भ'], ['Udaya', 'उदय'], ['Jyoti', 'ज्योति'], ['Deepak', 'दीपक'], ['Ujyalo', 'उज्यालो'], ['Suryodaya', 'सूर्योदय'], ['Sangam', 'सङ्गम'], ['Tribhuvan', 'त्रिभुवन'],
  ['Araniko', 'अरनिको'], ['Amar', 'अमर'], ['Ashok', 'अशोक'], ['Bhanu', 'भानु'], ['Arjun', 'अर्जुन'], ['Bhim', 'भीम'], ['Sita', 'सीता'], ['Durga', 'दुर्गा'],
  ['Laxmi', 'लक्ष्मी'], ['Saraswati', 'सरस्वती'], ['Parbati', 'पार्वती'], ['Manakamana', 'मनकामना'], ['Muktinath', 'मुक्तिनाथ'], ['Swargadwari', 'स्वर्गद्वारी'], ['Pathibhara', 'पाथीभरा'], ['Gosaikunda', 'गोसाइँकुण्ड'],
  ['Shrestha', 'श्रेष्ठ'], ['Gurung', 'गुरुङ'], ['Tamang', 'तामाङ'], ['Magar', 'मगर'], ['Thakali', 'थकाली'], ['Sherpa', 'शेर्पा'], ['Limbu', 'लिम्बू'], ['Rai', 'राई'],
  ['Diamond', 'डायमन्ड'], ['Golden', 'गोल्डेन'], ['Silver', 'सिल्भर'], ['Royal', 'रोयल'], ['Star', 'स्टार'], ['Galaxy', 'ग्यालेक्सी'], ['Orbit', 'अर्बिट'], ['Horizon', 'होराइजन'],
];

/** Words between the head and the trade. */
export const MIDDLES: readonly WordPair[] = [
  ['Green', 'ग्रीन'], ['Blue', 'ब्लु'], ['Peak', 'पिक'], ['River', 'रिभर'], ['Hill', 'हिल'], ['Garden', 'गार्डेन'], ['Smart', 'स्मार्ट'], ['Prime', 'प्राइम'], ['First', 'फर्स्ट'],
  ['Modern', 'मोडर्न'], ['United', 'युनाइटेड'], ['National', 'नेसनल'], ['Global', 'ग्लोबल'], ['Central', 'सेन्ट्रल'], ['Eastern', 'इस्टर्न'], ['Western', 'वेस्टर्न'], ['Organic', 'अर्गानिक'],
  ['Quality', 'क्वालिटी'], ['Classic', 'क्लासिक'], ['Creative', 'क्रियटिभ'], ['Digital', 'डिजिटल'], ['Solar', 'सोलार'], ['Agro', 'एग्रो'], ['Bright', 'ब्राइट'], ['Fresh', 'फ्रेस'],
];

/** What the company does. */
export const TRADES: readonly WordPair[] = [
  ['Traders', 'ट्रेडर्स'], ['Suppliers', 'सप्लायर्स'], ['Enterprises', 'इन्टरप्राइजेज'], ['Industries', 'इन्डस्ट्रिज'], ['Construction', 'कन्स्ट्रक्सन'], ['Builders', 'बिल्डर्स'], ['Engineering', 'इन्जिनियरिङ'],
  ['Consultancy', 'कन्सल्टेन्सी'], ['Technologies', 'टेक्नोलोजिज'], ['Software', 'सफ्टवेयर'], ['Solutions', 'सोलुसन्स'], ['Travels', 'ट्राभल्स'], ['Tours', 'टुर्स'], ['Trekking', 'ट्रेकिङ'], ['Hotel', 'होटल'],
  ['Resort', 'रिसोर्ट'], ['Restaurant', 'रेस्टुरेन्ट'], ['Foods', 'फुड्स'], ['Dairy', 'डेरी'], ['Tea Estate', 'टि इस्टेट'], ['Coffee', 'कफी'], ['Agriculture', 'एग्रिकल्चर'], ['Poultry', 'पोल्ट्री'],
  ['Textiles', 'टेक्सटाइल्स'], ['Garments', 'गार्मेन्ट्स'], ['Carpets', 'कार्पेट्स'], ['Handicrafts', 'ह्यान्डिक्राफ्ट्स'], ['Furniture', 'फर्निचर'], ['Hydropower', 'हाइड्रोपावर'], ['Energy', 'इनर्जी'],
  ['Pharmaceuticals', 'फर्मास्युटिकल्स'], ['Diagnostics', 'डायग्नोस्टिक्स'], ['Publication', 'पब्लिकेसन'], ['Media', 'मिडिया'], ['Printing Press', 'प्रिन्टिङ प्रेस'], ['Motors', 'मोटर्स'], ['Transport', 'ट्रान्सपोर्ट'],
  ['Cargo', 'कार्गो'], ['Security Services', 'सेक्युरिटी सर्भिसेज'], ['Investment', 'इन्भेस्टमेन्ट'], ['Properties', 'प्रोपर्टिज'], ['Jewellers', 'ज्वेलर्स'], ['Electronics', 'इलेक्ट्रोनिक्स'], ['Plastics', 'प्लास्टिक्स'],
];
