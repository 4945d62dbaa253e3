const listed = (lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(', ')))

const ofDeath = listed([
  'DEAD, DEATH, DECEASED, DECD, DIED, DIED YOUNG, DIED IN INFANCY, DIED AS A CHILD, DIED AS CHILD, DIED AS INFANT',
  'DIED AS AN INFANT, DIED AT BIRTH, DIED IN CHILDHOOD, DY, DSP, STILLBORN, STILL BORN, STILLBIRTH, BORN DEAD',
  'BURIED, CREMATED, KILLED, DROWNED, D S P, D Y',
  'DØD, DØDE, AFDØD, AFDØDE, ER DØD, AFGÅET VED DØDEN, DØDFØDT, DØDFØDTE, DØD UNG, DØDE UNG, DØDE SOM BARN',
  'DØD SOM BARN, DØD SOM SPÆD, DØDE SOM SPÆD, DØDE SPÆD, DØD SPÆD, DØD LILLE, DØDE LILLE, DØDE SOM LILLE, DØDE TIDLIGT',
  'DØD TIDLIGT, DØD VED FØDSLEN, DØDE VED FØDSLEN, DØD I BARSELSENG, BEGRAVET, DRUKNET, OMKOMMET, FALDET',
  'DÖD, AVLIDEN, AVLEDEN, DÖDFÖDD, DØD SOM UNG, DØDFØDD, AVDØD',
  'TOT, GESTORBEN, VERSTORBEN, TOTGEBOREN, TOTGEBURT, JUNG GESTORBEN, ALS KIND GESTORBEN',
  'DÉCÉDÉ, DÉCÉDÉE, MORT, MORTE, MORT NÉ, MORT NÉE, OVERLEDEN, DOOD, DOODGEBOREN, GESTORVEN, JONG OVERLEDEN, †',
])
/** In the place of a date; towns are called so too. */
const ofAge = listed([
  'INFANT, CHILD, YOUNG, SMALL, IN INFANCY, SPÆD, SPÆDBARN, BARN, UNG, SOM BARN, SOM SPÆD, SOM UNG, ALS KIND, ENFANT',
])

/** Answers; as a place they are something else: No at Ringkøbing, a wedding in private. */
const ofNo = listed([
  'N, NO, NONE, NEVER, NOT, FALSE, NEJ, NEIN, NON, NEE, INGEN, ALDRIG, IKKE, NEI, KEINE, KEIN, GEEN',
  'PRIVATE, PRIVAT, SINGLE, LEDIG',
])
const ofLiving = listed([
  'LIVING, ALIVE, NOT DEAD, NOT DECEASED, NOT DIED, LEVER, I LIVE, LEVENDE, NULEVENDE, IKKE DØD, EJ DØD, LEVEDE, LEVDE',
  'LEVAR, LEVANDE, I LIVET, I LIFE, INTE DÖD, LEBT, LEBTE, LEBEND, LEBENDE, LEBENDIG, AM LEBEN, NICHT GESTORBEN',
  'NICHT TOT, NICHT VERSTORBEN, VIVANT, VIVANTE, EN VIE, NON DÉCÉDÉ, NON DÉCÉDÉE, LEVEND, IN LEVEN, LEEFT, LEEFDE',
  'NIET OVERLEDEN, VIVO, VIVA, VIVENTE, ELOSSA, ŻYJE, BOR, BOEDE, LIVES, LIVED, RESIDES, RESIDING, LAST KNOWN, LAST SEEN',
  'SIDST SET, SIDST NÆVNT, SIDST KENDT',
])
const ofCouple = listed([
  'NEVER MARRIED, NOT MARRIED, UNMARRIED, NO MARRIAGE, DID NOT MARRY, NOT DIVORCED, NEVER DIVORCED',
  'UGIFT, ALDRIG GIFT, IKKE GIFT, EJ GIFT, IKKE VIET, ALDRIG VIET, IKKE SKILT, ALDRIG SKILT, EJ SKILT, IKKE FRASKILT',
  'OGIFT, INTE GIFT, INTE SKILD, EJ VIGDA, UNVERHEIRATET, NICHT VERHEIRATET, NIE VERHEIRATET, NICHT GESCHIEDEN',
  'CÉLIBATAIRE, NON MARIÉ, NON MARIÉS, PAS MARIÉS, NON DIVORCÉ, NON DIVORCÉS, JAMAIS MARIÉ, JAMAIS MARIÉS',
  'ONGEHUWD, NIET GEHUWD, NOOIT GEHUWD, NIET GESCHEIDEN',
])
const ofOthers = listed([
  'STILL LIVING, STILL ALIVE, IS LIVING, LEVER ENDNU, LEVER STADIG, LEVER FORTSAT, ER I LIVE, STADIG I LIVE, ENDNU I LIVE',
  'ER LEVENDE, LEBT NOCH, NOCH AM LEBEN, NOT CHRISTENED, NOT BAPTISED, NOT BAPTIZED, IKKE DØBT, UDØBT, NOT BURIED',
  'IKKE BEGRAVET',
])

/** Whether a value says that something happened. */
export function isYesWord(text: string): boolean {
  return /^(y|yes|j|ja|ja\.|true|x|1)$/i.test(text.trim())
}

/**
 * Whether the whole text, a date or a value, says that somebody is dead: 'DEAD', 'dødfødt', '(died young)', 'INFANT'.
 */
export function isDeathWord(text: string): boolean {
  return isDeathPlace(text) || (!text.includes('?') && ofAge.has(bare(text)))
}

/** The same of a place: 'Afdød', but not 'Young'. */
export function isDeathPlace(text: string): boolean {
  return !text.includes('?') && ofDeath.has(bare(text))
}

/** Whether the whole text says that the event did not happen: 'N', 'lever', 'LIVING', 'PRIVATE', 'aldrig gift'. */
export function isNegativeWord(text: string): boolean {
  return ofNo.has(bare(text)) || isNegativePlace(text)
}

/** The same of a place: 'Living', but not 'No'. */
export function isNegativePlace(text: string): boolean {
  return [ofLiving, ofCouple, ofOthers].some((words) => words.has(bare(text)))
}

/** Whether words anywhere in the text say that somebody lives, or did then: 'Living in 2010', '1995 (lever)'. */
export function saysLiving(text: string): boolean {
  return holds(text, ofLiving)
}

/** Whether words anywhere in the text say that two were not married, or not divorced: 'never married, 1950'. */
export function saysNotSo(text: string): boolean {
  return holds(text, ofCouple)
}

const unknown = new Set(
  (
    ' unknown unk unkn na nk nn notknown notstated notgiven notapplicable unspecified causeunknown unknowncause ukendt uvist uoplyst ' +
    'ikkeoplyst ikkerelevant ikkeangivet ikkekendt ukendtårsag ukendtdødsårsag unbekannt nichtbekannt okänd okänt ukjent inconnu ' +
    'inconnue onbekend tbd todo'
  ).split(' '),
)

/** Whether the whole text says that nothing is known: 'ukendt', '?', 'N/A'. */
export function isUnknown(text: string): boolean {
  return unknown.has(
    text
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase(),
  )
}

/** Longer than any of the words. */
const LONGEST = 60

/** The words, without brackets, stops and quotes; nothing of a text with numbers. */
function bare(text: string): string {
  return text.length > LONGEST || /\d/.test(text) ? '' : wordsOf(text)
}

/** A date is no longer than what is looked through. */
function holds(text: string, phrases: ReadonlySet<string>): boolean {
  const words = ` ${wordsOf(text.slice(0, 4 * LONGEST))} `
  return [...phrases].some((phrase) => words.includes(` ${phrase} `))
}

function wordsOf(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .toUpperCase()
  return (plain.match(/[\p{L}\p{M}†]+/gu) ?? []).join(' ')
}
