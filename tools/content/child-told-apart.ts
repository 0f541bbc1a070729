/** What would tell one child apart: a first name alone, or an age or origin beside health or a parent's death. */

import { isAlwaysCapital, wordsIn } from './always-capital.ts';
import { withoutPhrases } from './possible-names.ts';

/** Not "A", which is a single letter, and not a brand with capitals inside: PayPal, YouTube. */
const capitalised =
  /(?<![\p{L}\p{M}\d'’@./#-])\p{Lu}[\p{Ll}\p{M}]+(?:['’]\p{Ll}+)*(?![\p{L}\d@])/gu;
const smallWord = /(?<!\p{L})\p{Ll}[\p{L}\p{M}'’]*/gu;

/**
 * Virtues that are also first names. At the beginning of a sentence they count as ordinary words ("Faith is part of our
 * day"), with a capital inside a sentence as names.
 */
const virtues = wordsIn(
  'blessing charity faith grace hope joy love mercy patience peace prudence trust',
);

/**
 * Capitalised words that run together with one of these name an office, a law or a place, and no person: "Ministry of
 * Labour", "Children Act".
 */
const institution =
  /^(?:Academy|Act|Agency|Association|Authority|Avenue|Bank|Board|Box|Bureau|Cathedral|Centre|Center|Chapel|Church|Clinic|College|Commission|Committee|Constitution|Council|County|Court|Department|Directorate|Estate|Foundation|Fund|Government|Highway|Hospital|Institute|Junction|Lane|Limited|Ltd|Ministry|Mission|Mosque|Office|Parish|Register|Registrar|Registry|Republic|Road|Rotary|School|Scheme|Secretariat|Service|Services|Society|Station|Street|Trust|University)$/;

/**
 * Ordinary words that begin sentences, by the alphabet. A word also counts as ordinary if the site has it in small
 * letters elsewhere. This list keeps a text valid when somebody removes that other text.
 */
const ordinaryWords = wordsIn(`
  a about above accidents achievements across activities adoption adults aerial after afternoon afternoons again all
  almost along already also although alumni always among an and animals annual any anybody anyone anything applications
  apply are around arrive art artists as ask at aunts away babies back bananas basic basketball bathrooms be beans
  because bedrooms beds before beginners behind below beside besides best between beyond birthdays blankets boarding
  book books borrow both boys bread breakfast bring brothers build buses but buy by cabbages calendar call can
  caregivers carpentry certificates chickens choose chores classes clean climb cloth clothes club collect come community
  companies compassion computers congregations contact cook cost could counselling count cows crafts custom dance dear
  decide deliver dentists desks did dinner discuss do doctors does dogs donate donors down drama draw dress drink drive
  drums during each early education eggs either electricity email empowerment enough enter even evening evenings every
  everybody everyone everything exams except exercise experience facilities families family farm feed fees few fewer
  fill find fires firewood first fish fix floors follow food football for form four fresh friends from fruit full fun
  fundraise fundraisers furniture further games garden gardens gather general get gifts girls give go goats graduates
  graduation grandparents great grow grown-ups guardians guests gym had half has have he health healthcare help hens her
  here hire his hold holidays homework hospitals hours house houses how however hygiene i if important in individualized
  inside instead internet into invite is it its jobs join journalists just karibu keep kids kindness kitchen knitting
  ladies languages laptops last later laundry lawyers learn least leave lend less lessons let letters library lights
  like list listen little live livelihood look lunch maize make many mathematics mattresses maximum may maybe meals
  meanwhile medical medicine meet meetings members mentors might milk minimum money monthly more mornings most mothers
  move much music must my near nearly neighbours neither never new newspapers next nights nine no nobody noise none nor
  not note nothing now numbers nurses of off offer often old older on once one only oops open opening or orders other
  others our out outside over own paint painting parents parking part partners partnership paste pause pay pencils
  people perhaps permits photos pick pigs pizza plan plants play please poems police porridge pots practical pray prayer
  preferred prepare presents previous print private prizes public pupils put quarterly questions quiet rabbits raise
  rather reach read ready receipts regular remember repair reports rest return rice ride rooms rules run safety save say
  school science search seats second secondary see seeds seldom select sell semi send serve seven several sewing share
  she shelves shillings shoes should show showers since sing singing sisters sit six skills skip skipping sleep small
  snacks so soap soccer social solar some somebody someone something sometimes songs soon special spiritual sponsors
  sports staff start stationery stay still stories students study such summer supper supporters surplus swim swimming
  tailoring take talk tea teach teachers tell ten tents tests textbooks than thank thanks that the their them then there
  therefore these they third this those though three through thus tickets till to today together tomatoes tomorrow
  tonight too tools toothbrushes towards toys training travel trees trips trousers try tuition tutors twice two ugali
  uncles under uniforms unless until unused up upon us use useful usually vaccinations various vegetables very village
  visit visitors volunteers wait walk was wash watch water we wear weekends weeks welcome well wells were what whatever
  when whenever where wherever whether which while who whoever whom whose why will windows winners with within without
  women work workers workshops worship would write yearly yes yesterday yet you young younger your
`);

/** All words that `texts` have in small letters. They are ordinary words, also where a sentence begins with one. */
export function smallWords(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(smallWord) ?? []));
}

/**
 * Words that could be a first name. `known` words, in small letters, are none; `allowed` phrases may stand in the text.
 */
export function possibleFirstNames(
  text: string,
  known: ReadonlySet<string>,
  allowed: readonly string[],
): string[] {
  const rest = withoutPhrases(text, allowed);
  return Array.from(rest.matchAll(capitalised))
    .filter(({ 0: word, index }) => {
      const small = word.toLowerCase().replace(/(?:['’](?:s|ll|re|ve|d|m)|n['’]t)$/, '');
      if (isAlwaysCapital(small) || isInInstitution(rest, index)) return false;
      if (virtues.has(small)) return !isOpening(rest, index);
      return !isKnown(small, known) && !isKnown(small, ordinaryWords);
    })
    .map(([word]) => word.replace(/['’]s$/, ''));
}

/** Whether a word or another form of it is known: 'cooking' and 'cooked' where 'cook' is. */
function isKnown(word: string, known: ReadonlySet<string>): boolean {
  const forms = [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    ...['', 'e'].flatMap((end) => [word.replace(/ing$/, end), word.replace(/ed$/, end)]),
    // 'getting'
    word.replace(/(\p{L})\1ing$/u, '$1'),
    `${word}s`,
  ];
  return forms.some((it) => known.has(it));
}

/** Whether the word at `index` begins the text, a sentence or a quotation. */
function isOpening(text: string, index: number): boolean {
  return /(?:^|[.!?:…|]["”’)]*\s+|["“‘(]\s*)$/u.test(text.slice(0, index));
}

/** Capitalised words side by side, or joined by small words: "Ministry of Labour". */
const capitalisedRun = /\p{Lu}[\p{L}'’]*(?:(?: (?:of|for|and|the|to|&))* \p{Lu}[\p{L}'’]*)*/gu;

/** Whether the word at `index` is part of the name of an institution. */
function isInInstitution(text: string, index: number): boolean {
  for (const { 0: run, index: start } of text.matchAll(capitalisedRun))
    if (start <= index && index < start + run.length)
      return run.split(' ').some((word) => institution.test(word));
  return false;
}

/** Words about health, which may tell one child apart. */
export const illness =
  /\b(?:HIV|AIDS|TB|ARVs?|ill|illness|epilep\w+|autis\w+|asthma|malaria|cancer|(?:disab|diseas|sick|medicin|tubercul|diagnos|infect)\w*)\b/i;

const parent = String.raw`\b(?:mother|father|parent|guardian|grandmother|grandfather|mum|mom|dad|family|families)s?\b`;

const deathOfParent = oneOf([
  // "an orphan"
  String.raw`\borphan`,
  // "her father died"
  String.raw`${parent}.*\b(?:died|dead|death|die|passed away|killed|lost|buried)\b`,
  // "lost his mother"
  String.raw`\b(?:died|death|loss|lost|killed|passed away)\b.*${parent}`,
]);

/** Children are below eighteen. */
const years =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|1?\\d)';

/** A range of ages tells nobody apart: "1-17", "one to seventeen". */
const range = new RegExp(String.raw`(?:\d+|\p{L}+) ?(?:-|–|to|and|or) ?(?:\d+|${years})\b`, 'giu');

// A name begins with a capital, so the capital counts there.
const person = String.raw`(?:he|she|who|child|boy|girl|baby|brother|sister|(?-i:\p{Lu}\p{Ll}+))`;

const ageOfOne = oneOf([
  // "9-year-old"
  String.raw`\b${years}[- ]years?[- ]olds?\b`,
  // "six weeks old"
  String.raw`\b${years}[- ](?:months?|weeks?)[- ]old\b`,
  // "aged 7"
  String.raw`\baged? (?:of )?${years}\b`,
  // "A girl, 9, came"
  `, ${years},`,
  // "she is only nine", but not "Seven is one of …"
  String.raw`\b${person} (?:is|was|turned|turns) (?:only |just |now )?${years}\b(?! of\b)`,
]);

const origin = oneOf([
  // "came from Mombasa"
  String.raw`\b(?:came|comes|come|brought|rescued|found|arrived|fled)\b[^.]*\bfrom\b`,
  // "found near the road"
  String.raw`\bfound (?:in|on|at|near)\b`,
]);

function oneOf(alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.join('|'), 'iu');
}

/** Sentences about one child's age or origin that also speak of health or of a parent's death. */
export function tellingSentences(text: string): string[] {
  return text.split(/(?<=[.!?…][”’")]*)\s+/u).filter((sentence) => {
    const withoutRanges = sentence.replaceAll(range, '');
    return (
      (illness.test(sentence) || deathOfParent.test(sentence)) &&
      (ageOfOne.test(withoutRanges) || origin.test(sentence))
    );
  });
}
