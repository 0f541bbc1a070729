/** What would tell one child apart: a first name alone, or an age or origin beside health or a parent's death. */

import { alwaysCapital, wordsIn } from './always-capital.ts';

// Not of one letter: "A". With capitals inside it is a brand: PayPal, YouTube.
const capitalised =
  /(?<![\p{L}\p{M}\d'’@./#-])\p{Lu}[\p{Ll}\p{M}]+(?:['’]\p{Ll}+)*(?![\p{L}\d@])/gu;
const smallWord = /(?<!\p{L})\p{Ll}[\p{L}\p{M}'’]*/gu;

/** A sentence may begin with one of them as with any word: "Faith is part of our day". Inside a sentence it is a name. */
const virtues = wordsIn(
  'blessing charity faith grace hope joy love mercy patience peace prudence trust',
);

/** Around them a run of capitals is an office, a law or a place: "Ministry of Labour", "Children Act". */
const institution =
  /^(?:Academy|Act|Agency|Association|Authority|Avenue|Bank|Board|Box|Bureau|Cathedral|Centre|Center|Chapel|Church|Clinic|College|Commission|Committee|Constitution|Council|County|Court|Department|Directorate|Estate|Foundation|Fund|Government|Highway|Hospital|Institute|Junction|Lane|Limited|Ltd|Ministry|Mission|Mosque|Office|Parish|Register|Registrar|Registry|Republic|Road|Rotary|School|Scheme|Secretariat|Service|Services|Society|Station|Street|Trust|University)$/;

/**
 * Words that begin sentences. A word is known to be no name if it stands small elsewhere on the site. That text may go one
 * day, so the common ones are listed.
 */
const ordinary = wordsIn(`
  a about above across after again all almost along already also although always among an and any anybody anyone anything
  are around as ask at away back be because before behind below beside besides between beyond both bring but by call can
  choose come cook could did do does donate down draw during each early either enough even every everybody everyone
  everything except few fewer find first follow for four from further get give go had half has have he help her here his
  how however i if in inside instead into is it its just keep last later learn least leave less let like list little look
  make many may maybe meanwhile meet might more most much must my near nearly neither never next nine no nobody none nor
  not nothing now of off often on once one only open or other others our out outside over own part pay people perhaps
  please print put rather read say second see seldom send seven several she should show since six so some somebody someone
  something sometimes soon start stay still such take talk tell ten than thank thanks that the their them then there
  therefore these they third this those though three through thus till to today together tomorrow tonight too towards
  twice two under unless until up upon us use usually very visit wait was watch we well were what whatever when whenever
  where wherever whether which while who whoever whom whose why will with within without would write yes yesterday yet you
  your
  accidents achievements activities adoption aerial afternoon afternoons alumni applications apply arrive artists
  basic basketball bathrooms bedrooms beginners best blankets boarding book borrow build buy caregivers certificates
  clean climb cloth club collect community compassion contact cost counselling count crafts dance dear decide deliver
  dentists desks discuss dress drink drive electricity email empowerment enter evening exercise experience facilities
  farm feed fill firewood fish fix form fresh full fun fundraisers garden gather graduates great grow gym health
  healthcare hire hold hygiene important individualized internet invite jobs join journalists karibu kids kindness
  knitting ladies languages laptops laundry lawyers library lights listen live livelihood mattresses maximum medical
  meetings members mentors minimum move new newspapers noise note numbers offer old older oops opening orders painting
  parking pause permits photos pick plan play poems police pots practical pray prepare previous private prizes public
  questions quiet raise reach receipts regular remember repair reports rest return ride run safety save search seats
  seeds select sell serve share shelves showers sing sit skills small soap soccer solar special spiritual sports study
  summer surplus swim tailoring teach tents textbooks tickets tools toothbrushes training travel try tutors unused
  useful vaccinations various village walk wash wear weeks wells winners work workshops worship yearly young younger
  annual art calendar custom drama education family fundraise general graduation lend monthly partnership paste prayer
  preferred quarterly ready semi shillings skip skipping stationery tuition ugali welcome
  adults animals aunts babies bananas beans beds birthdays books boys bread breakfast brothers buses cabbages carpentry
  chickens chores classes clothes companies computers congregations cows dinner doctors dogs donors drums eggs evenings
  exams families fees fires floors food football friends fruit furniture games gardens gifts girls goats grandparents
  grown-ups guardians guests hens holidays homework hospitals hours house houses kitchen lessons letters lunch maize
  mathematics meals medicine milk money mornings mothers music neighbours nights nurses paint parents partners pencils
  pigs pizza plants porridge presents pupils rabbits rice rooms rules school science secondary sewing shoes singing sisters
  sleep snacks social songs sponsors staff stories students supper supporters swimming tea teachers tests tomatoes toys
  trees trips trousers uniforms uncles vegetables visitors volunteers water weekends windows women workers
`);

/** All words in small letters of `texts`: a word that is among them is an ordinary one. */
export function smallWords(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(smallWord) ?? []));
}

/** Words that could be a first name. `known` are in small letters, and `allowed` phrases of other names. */
export function possibleFirstNames(
  text: string,
  known: ReadonlySet<string>,
  allowed: readonly string[],
): string[] {
  const rest = withoutPhrases(text, allowed);
  return Array.from(rest.matchAll(capitalised))
    .filter(({ 0: word, index }) => {
      const small = word.toLowerCase().replace(/(?:['’](?:s|ll|re|ve|d|m)|n['’]t)$/, '');
      if (
        alwaysCapital.has(small) ||
        alwaysCapital.has(small.replace(/s$/, '')) ||
        isInInstitution(rest, index)
      )
        return false;
      if (virtues.has(small)) return !isOpening(rest, index);
      return !isKnown(small, known) && !isKnown(small, ordinary);
    })
    .map(([word]) => word.replace(/['’]s$/, ''));
}

function withoutPhrases(text: string, phrases: readonly string[]): string {
  // Longest first: the rest of a longer phrase without a shorter one would look like a name.
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((rest, phrase) => {
    const words = phrase
      .trim()
      .split(/[\s-]+/u)
      .map((it) => RegExp.escape(it))
      .join(String.raw`[\s-]+`);
    return rest.replaceAll(new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, 'giu'), '|');
  }, text);
}

/** Also in its other forms: 'cooking' and 'cooked' where 'cook' is known. */
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

const joined = /\p{Lu}[\p{L}'’]*(?:(?: (?:of|for|and|the|to|&))* \p{Lu}[\p{L}'’]*)*/gu;

function isInInstitution(text: string, index: number): boolean {
  for (const { 0: run, index: start } of text.matchAll(joined))
    if (start <= index && index < start + run.length)
      return run.split(' ').some((word) => institution.test(word));
  return false;
}

const ofHealth =
  /\b(?:HIV|AIDS|TB|ARVs?|ill|illness|epilep\w+|autis\w+|asthma|malaria|cancer|(?:disab|diseas|sick|medicin|tubercul|diagnos|infect)\w*)\b/i;
const parent = String.raw`(?:mother|father|parent|guardian|grandmother|grandfather|mum|mom|dad|family|families)s?`;
const ofDeath = new RegExp(
  String.raw`\borphan|\b${parent}\b.*\b(?:died|dead|death|die|passed away|killed|lost|buried)\b|\b(?:died|death|loss|lost|killed|passed away)\b.*\b${parent}\b`,
  'i',
);
const count =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|1?\\d)';
const range = new RegExp(String.raw`(?:\d+|\p{L}+) ?(?:-|–|to|and|or) ?(?:\d+|${count})\b`, 'giu');
const oneAge = new RegExp(
  String.raw`\b${count}[- ]years?[- ]olds?\b|\b${count}[- ](?:months?|weeks?)[- ]old\b|\baged? (?:of )?${count}\b|, ${count},|\b(?:he|she|who|child|boy|girl|baby|brother|sister|\p{Lu}\p{Ll}+) (?:is|was|turned|turns) (?:only |just |now )?${count}\b(?! of\b)`,
  'iu',
);
const cameFrom =
  /\b(?:came|comes|come|brought|rescued|found|arrived|fled)\b[^.]*\bfrom\b|\bfound (?:in|on|at|near)\b/i;

/** Sentences about one child's age or origin that also speak of health or of a parent's death. */
export function tellingSentences(text: string): string[] {
  return text.split(/(?<=[.!?…][”’")]*)\s+/u).filter((sentence) => {
    const withoutRanges = sentence.replaceAll(range, '');
    return (
      (ofHealth.test(sentence) || ofDeath.test(sentence)) &&
      (oneAge.test(withoutRanges) || cameFrom.test(sentence))
    );
  });
}
