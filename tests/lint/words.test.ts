import { expect, test } from 'vitest'
import { screenTexts } from '@/tests/lint/screen-texts'
import { shownSentences } from '@/tests/lint/shown-sentences'

type Gone = [word: RegExp, instead: string, where?: RegExp]

/** Words that are hurtful, unclear or a second name for one thing, and their replacements. */
const gone: Gone[] = [
  [/mormor for\b/i, 'mormor til'],
  [/ligner den, I mistede/i, 'passer til den, I mindes'],
  [/levende hils(en|ner)/i, 'hilsen, der bevæger sig'],
  [/30, 7 og 1 dage/i, '30 dage, 7 dage og 1 dag'],
  [/\b(seks|fire) tal\b|tallene fra det kort/i, 'cifre'],
  [/plademager/i, 'skiltemager'],
  [/Er det din sten|Er det denne sten/i, 'Hører stenen til din familie; Stenen'],
  [/Stenen med koden er ikke længere i brug/i, 'Koden hører til en sten, der er taget ned'],
  [/døde på denne dag/i, 'En dag at mindes'],
  [/ingen rigtig længde på et liv/i, 'Skriv så lidt eller så meget, I vil'],
  [/ligner en reklame/i, 'Et ord blev stoppet af vores filter. Skriv det lidt anderledes.'],
  [/kan ikke se, at det er et menneske/i, 'Det blev ikke sendt. Prøv igen.'],
  [/gælder som kode/i, 'Du behøver ingen QR-kode'],
  [/^Som det kom\b/, 'Originalen'],
  [/netværksadresse/i, 'IP-adresse'],
  [/Gemt og fortrudt/i, 'Gem og fortryd'],
  [/klip(pe)? den kortere/i, 'klip den ned'],
  [/Find rundt/i, 'Find vej'],
  [/forsvinder for altid|Stenen fører ikke længere til noget/i, 'what is deleted, and that the code is free again'],
  [/Andre får ikke at vide, at den findes/i, 'the scan says that the page is for the family'],
  [/fører den altid dertil|ingen ende\b/i, 'without the absolute: terms foresee an end'],
  [/Find koden ved graven/i, 'the code is on the stone or with the stonemason'],
  [/\bvilkår(ene|enes)?\b/i, 'betingelser'],
  // 'hvilke sager de kan tage' refers to Nævnenes Hus. ?sag= is in mails that were sent.
  [/(?<![?&])\bsag(en|ens|er|erne|ernes)?\b(?!=| de kan tage)/i, 'henvendelse'],
  // 'Brugernavn eller email' is prescribed by the specification.
  [/^E-?mail$|\b[Ee]-mail|[Ee]mailadresse/, 'Mailadresse'],
]

const plans = /\/(subscriptions|billing|payments)\/(?!terms-copy)/

/** One word for one thing, and one form for one sign: the glossary's words that people read. */
const oneWord: Gone[] = [
  [/afslåede|trækker vejret|ud af huset|hele huset/i, 'comic near grief'],
  [/\bkassen?\b/i, 'forsendelsen; it is no coffin', /^(components|lib\/domain)\/resellers?\b/],
  [/din session|sessionen/i, 'du er blevet logget ud'],
  [/\bnetværk/i, 'the device: nobody knows the numbers of a network', /^components\/accounts\/|\/profile\//],
  [/\baftale(n|r|rne)\b/i, 'planen; an agreement is a reseller’s', plans],
  [/\babonnement/i, 'planen; Sidernes planer is the name of the page with the plans'],
  [/\bsagt (\S+ ){0,6}op\b/i, 'opsagt'],
  [/\bkort(et)? (bliver |blev ikke )?(trækkes|trukket)|trækker (ikke mere|næste periode)/i, 'beløbet på kortet'],
  [/betalt til (den )?[{\d]/i, 'betalt til og med'],
  [/\bbliver (ikke )?skåret/i, 'hugget (a stone), graveret (a plaque)'],
  [/\bgraver(e|es|et|er|ede)\b (\S+ ){0,4}(i|på) (\S+ ){0,2}(sten|granit|marmor)/i, 'hugget: a stone is cut'],
  [
    /(sten|granit)\S* (\S+ ){0,2}graver(e|es|et)\b|stenhugger\S* (\S+ ){0,2}graver|gravere stenen/i,
    'hugget: a stone is cut',
    // The agreement stands as it was agreed to.
    /^(?!.*processor-agreement)/,
  ],
  [
    /\bhug(ge|get|ges|ger)\b (\S+ ){0,4}(i|på) (\S+ )?plade|plade\S* (\S+ ){0,2}hug(ge|get|ges)\b/i,
    'graveret: a plaque',
  ],
  [/\bpeget\b|\budpeg/i, 'valgt'],
  [/\bgøres om\b|\bgør (det )?igen\b|\bgøres igen|\bgjort igen/i, 'kan ikke fortrydes; gentag'],
  [/stamtræ/i, 'slægtstræ'],
  [/\barkivet\b/i, 'nødsiderne', /\/(published-pages|storage-use|audit|insights|set-aside-jobs)\//],
  [/kan ikke hentes frem/i, 'kan ikke hentes tilbage'],
  [/\b(til|på|at|og) print\b|^print (det|kortet|siden|tegningen)\b/i, 'udskriv'],
  [
    /\bskriv(e|er|es)? (det|dem|den|siden|kortet) ud\b|at skrive ud\b|skrevet ud\b|\bskrives ud\b|^skriv ud/i,
    'udskriv',
  ],
  [/[“”„‘]|(?<!\d)’\p{L}[^’]*’/u, '»…«'],
  [/\p{L}.*\d{4}-\d\d-\d\d/u, 'a date as people say it'],
  [/\bdage efter, at\b|\befter (du|vi|man|han|hun)\b/i, 'efter at'],
  [/\bannuller\b/i, 'annullér'],
  [
    /(?<!»[^«]*): (Så|Det|Den|De|Der|Du|Vi|Er|Har|Kan|Kun|En|Et|Efter|Log|Når|Hvis|Hvad|Hvem|Hvor|Måske|Intet|Ingen|Alle|Siden|Andre|Skriv|Tryk|Vælg|Brug)\b/,
    'a small letter after a colon',
  ],
]

const texts = screenTexts()

test.each([...gone, ...oneWord])('%s is no longer used', (word, _, where = /./) => {
  const found = texts.filter(({ file, text }) => where.test(file) && word.test(text))
  expect(found.map(({ file, text }) => `${file} ${text}`)).toEqual([])
})

test.each([
  ['Sagen er lukket', true],
  ['Der er nyt i en sag', true],
  ['/admin/support?sag=12', false],
  ['Email', true],
  ['Du siger ja til vores vilkår.', true],
  ['Følg kassen her', true],
  ['Din session er udløbet', true],
  ['fra netværket 10.0.66.0/24', true],
  ['Aftalen er slut', true],
  ['Bliver lavet efter aftale', false],
  ['Tilbage til abonnementet', true],
  ['Planen er sagt op', true],
  ['Sig op, når du vil', false],
  ['Kortet trækkes hver måned', true],
  ['Beløbet trækkes på kortet', false],
  ['Betalt til den {}', true],
  ['Betalt til og med {}', false],
  ['Koden er graveret i den mørke sten', true],
  ['På mørk sten graveres de lyse felter', true],
  ['som stenhuggeren kan gravere', true],
  ['Pladen bliver hugget hos os', true],
  ['Koden hugges i en plade', true],
  ['Pladen er graveret, og koden hugges i granitten', false],
  ['Der bliver ikke skåret noget', true],
  ['Hun har peget på dig', true],
  ['Koden peger på en adresse', false],
  ['Det kan ikke gøres om', true],
  ['Gør det igen', true],
  ['Gjort igen: Tema', true],
  ['Anes stamtræ', true],
  ['Den kan ikke hentes frem igen', true],
  ['Farverne hentes frem', false],
  ['Print det lille kort', true],
  ['Noder til print', true],
  ['Skriv siden ud', true],
  ['Skriv begge dage helt ud', false],
  ['Tryk på ’Lav filmen’', true],
  ['Skriv 1940’erne eller 1950’erne', false],
  ['Skriv dagen som 2024-05-03', true],
  ['Senest 14 dage efter, at du bad om det', true],
  ['Efter du har sagt ja', true],
  ['Se efter, at alt er rigtigt', false],
  ['Annuller den', true],
  ['Annullér den', false],
  ['Kladde: Kun familien kan se siden', true],
  ['Parti 7: Granit, stor', false],
  ['Hun sagde: »Nej: Det vil jeg ikke«', false],
  ['En hilsen, der trækker vejret', true],
])('the lists of words match %s: %s', (text, isGone) => {
  expect([...gone, ...oneWord].some(([word]) => word.test(text))).toBe(isGone)
})

const mostWords = 30

/** The sentences of a text; a value that is a sentence of its own ends one. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])(?:\{\})? (?=[A-ZÆØÅ»{])/)
}

/** Without what stands in parentheses: a company's numbers are not read as a sentence. */
function countWords(sentence: string): number {
  const read = sentence.replace(/\([^()]*\)/g, '').replace(/\([^()]*\)/g, '')
  return read.split(' ').filter((word) => /[\p{L}\d{]/u.test(word)).length
}

const isDanish = (sentence: string) => /(^| )(af|at|de|den|der|det|du|en|er|et|ikke|og|som|til|vi)[ ,]/i.test(sentence)

// A line of JSX that ends before a value needs {' '}.
test('a figure stands apart from the word before it', async () => {
  const joined = (await shownSentences()).filter(({ sentence }) => /(?<!\S)\p{L}?\p{Ll}+\d+(?!\S)/u.test(sentence))
  expect(joined).toEqual([])
})

test(`no sentence is longer than ${mostWords} words`, async () => {
  const shown = (await shownSentences()).map(({ where, sentence }) => ({ file: where, text: sentence }))
  const long = [...texts, ...shown]
    .flatMap(({ file, text }) => sentencesOf(text).map((sentence) => ({ file, sentence })))
    .filter(({ sentence }) => isDanish(sentence) && countWords(sentence) > mostWords)
  expect([...new Set(long.map(({ file, sentence }) => `${countWords(sentence)} ${file}: ${sentence}`))]).toEqual([])
})

test.each([
  ['Det er en kort sætning.', 1, 5],
  ['Det er {} siden.{} Nu er der en ny.', 2, 4],
  ['Skriv til {} på {}, kl. 8.', 1, 7],
  ['Skriv til os (Eksempel ApS (opdigtet), Prøvevej 1).', 1, 3],
])('%s has %i sentences, the first of %i words', (text, sentences, words) => {
  expect(sentencesOf(text)).toHaveLength(sentences)
  expect(countWords(sentencesOf(text)[0] ?? '')).toBe(words)
})
