/**
 * Words of subjects that the book does not treat. They are known, and so never taken for a misspelt word of the practice, and
 * a question that turns on one of them is not answered from whatever else it says.
 */
export const outsideWords: readonly string[] = [
  'recipe cook bake baking bread rice pasta pizza cake restaurant diet calories weight vitamins vitamin protein',
  'forecast rain temperature sky london berlin paris planet moon astronomy physics chemistry biology mathematics quantum',
  'capital country city travel flight hotel visa passport airport tickets president government election politics minister war',
  'football soccer basketball tennis olympics league player marathon gym',
  'bitcoin crypto stock stocks shares invest investment tax taxes mortgage loan salary bank price cost buy cheap',
  'software code python javascript program programming website server wifi printer iphone android windows',
  'movie film lyrics album netflix actor singer novel poem joke essay homework translate translation',
  'spanish german japanese english language grammar spelling geography',
  'car bike engine machine repair plumber',
  'medicine medication dose ibuprofen aspirin antidepressant antidepressants pill pills drug drugs adhd diagnosis vaccine therapy cure disease symptoms blood',
  'horoscope astrology tarot chakra chakras kundalini mantra mantras astral projection enlightenment nirvana jhana jhanas reincarnation karma god prayer bible buddha manifest manifestation hypnosis crystals reiki',
  'app account password login subscription settings notification notifications crash crashes bug delete install download update',
  'lawyer legal lawsuit interview career dating tinder wedding gift birthday',
  'baby babies toddler puppy kitten cats horse horses bird birds fish snake snakes spider spiders insect insects tortoise tortoises turtle lion tiger elephant dinosaur zoo pet pets vet animal animals',
  'plant plants tree trees garden gardening flower flowers lawn grass soil seeds vegetables fruit tomato tomatoes potato potatoes apple apples banana chicken beef egg eggs cheese milk sugar salt chocolate beer wine vodka cocktail dinner supper ingredients oven grill barbecue',
  'shoes shirt dress trousers jacket clothes clothing fashion tie haircut hair makeup perfume jewellery store amazon ebay',
  'science scientist chemical molecule atom gravity relativity universe galaxy earth mars volcano volcanoes earthquake ocean climate pollution electricity battery solar nuclear equation algebra geometry prime triangle melting',
  'tokyo sydney madrid rome york america american europe european africa asia india china japan france italy spain germany england australia canada mexico brazil russia ukraine mountain everest river lake beach island hiking camping tourist tourism taxi subway',
  'king queen emperor empire century ancient medieval revolution inventor invented invent discovered author shakespeare hamlet painter painting museum theatre opera band guitar piano concert youtube tiktok spotify playlist game games gaming chess poker casino bet betting',
  'window drain furniture paint wall roof plumbing electrician carpet stain stains jar bottle laundry vacuum fridge freezer dishwasher heating',
  'cancer tumour tumor diabetes asthma allergy allergies fracture surgery operation hospital dentist tooth antibiotics covid pregnancy pregnant fertility hormone testosterone cholesterol abs muscle biceps workout yoga pilates smoking cigarettes cigarette alcohol nicotine detox',
  'cv employer manager meeting presentation marketing sales startup customers invoice accountant pension insurance rent landlord apartment house contract judge police crime thief',
  'robot ai chatgpt chatbot assistant siri alexa google wikipedia internet browser mouse camera photo photos video videos file files folder pdf excel spreadsheet database algorithm',
  'third aura auras spirit spirits ghost ghosts angel angels devil demon demons heaven hell paradise lucid telepathy psychic ufo aliens zodiac numerology feng shui sutra sutras vipassana zazen koan zen dharma tantra',
  'rich famous handsome pretty sexy crush flirt kiss divorce marriage',
  'cooking food weather money computer laptop history podcast headache boiling virus muscles girlfriend boyfriend export rich jar cat car',
];
