/** Forms that no rule brings together. */
const irregular: Readonly<Record<string, string>> = {
  felt: 'feel',
  feet: 'foot',
  sat: 'sit',
  fell: 'fall',
  fallen: 'fall',
  slept: 'sleep',
  sleepiness: 'sleep',
  sleepy: 'sleep',
  boredom: 'bor',
  forgot: 'forget',
  forgotten: 'forget',
  went: 'go',
  gone: 'go',
  lost: 'lose',
  taught: 'teach',
  site: 'site',
  thought: 'think',
  thoughts: 'think',
  told: 'tell',
  came: 'come',
  rang: 'ring',
  hurts: 'hurt',
  anger: 'angr',
  lying: 'lie',
  laying: 'lie',
  children: 'child',
  knives: 'knife',
  worse: 'bad',
  foggy: 'fog',
  sadness: 'sad',
  anxiety: 'anxi',
  anxious: 'anxi',
  fear: 'fear',
};

const vowel = /[aeiouy]/;

/**
 * What the forms of an English word have in common: 'worries', 'worried' and 'worrying' are one word. No dictionary: forms
 * are brought together by their endings alone, and the stem need not be a word. Takes a word in small letters.
 */
export function stemOf(word: string): string {
  if (Object.hasOwn(irregular, word)) return irregular[word] ?? word;
  if (word.length <= 3 || /\d/.test(word)) return word;
  return withoutLastVowel(withoutEnding(withoutPlural(word)));
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') || word.endsWith('ied'))
    return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[^suia]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  for (const ending of ['ing', 'ed', 'ness', 'ly']) {
    const rest = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || rest.length < 3 || !vowel.test(rest)) continue;
    return undoubled(rest, 4);
  }
  return word;
}

function withoutLastVowel(word: string): string {
  if (word.length <= 3) return word;
  const rest = /[^aeiou]y$|e$|[^aeiou]i$/.test(word) ? word.slice(0, -1) : word;
  return rest === word ? rest : undoubled(rest, 5);
}

/** 'sitting' is of 'sit', but 'falling' of 'fall'. Shorter words than `from` letters keep their last two. */
function undoubled(word: string, from: number): string {
  return word.length >= from && /([^aeiouylsz])\1$/.test(word) ? word.slice(0, -1) : word;
}
