/** Words that begin with a capital everywhere and name no person: days, languages, faiths, brands, titles. */
const alwaysCapital = wordsIn(`
  monday tuesday wednesday thursday friday saturday sunday
  january february march april may june july august september october november december
  christmas easter ramadan eid diwali madaraka mashujaa jamhuri
  english swahili kiswahili kikuyu gikuyu kamba kikamba luo dholuo luhya kalenjin maasai somali meru arabic french german
  italian spanish dutch portuguese chinese hindi
  african american asian british european kenyan christian muslim hindu catholic protestant anglican
  africa kenya nairobi
  god jesus bible quran gospel lord psalm
  google facebook instagram whatsapp youtube safaricom airtel paypal visa mastercard ratiba windows android
  grade lipa ctrl cmd mac chrome chromium firefox safari webkit
  mr mrs ms dr rev sr fr bishop imam madam mama baba mwalimu pastor sir
`);

/** `word` is in small letters, in singular or plural: 'monday', 'mondays'. */
export function isAlwaysCapital(word: string): boolean {
  return alwaysCapital.has(word) || alwaysCapital.has(word.replace(/s$/, ''));
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
