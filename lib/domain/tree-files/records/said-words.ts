const ofDeath = new Set(
  [
    'DEAD, DEATH, DECEASED, DECD, DIED, DIED YOUNG, DIED IN INFANCY, DIED AS A CHILD, DIED AS CHILD, DIED AS INFANT',
    'DIED AS AN INFANT, DIED AT BIRTH, DIED IN CHILDHOOD, DY, DSP, STILLBORN, STILL BORN, STILLBIRTH, BORN DEAD',
    'INFANT, CHILD, YOUNG, SMALL, BURIED, CREMATED, KILLED, DROWNED, IN INFANCY, D S P, D Y',
    'DØD, DØDE, AFDØD, AFDØDE, ER DØD, AFGÅET VED DØDEN, DØDFØDT, DØDFØDTE, DØD UNG, DØDE UNG, DØDE SOM BARN',
    'DØD SOM BARN, DØD SOM SPÆD, DØDE SOM SPÆD, DØDE SPÆD, DØD SPÆD, DØD LILLE, DØDE LILLE, DØDE SOM LILLE, DØDE TIDLIGT',
    'DØD TIDLIGT, DØD VED FØDSLEN, DØDE VED FØDSLEN, DØD I BARSELSENG, SPÆD, SPÆDBARN, BARN, UNG, SOM BARN, SOM SPÆD',
    'BEGRAVET, DRUKNET, OMKOMMET, FALDET',
    'DÖD, AVLIDEN, AVLEDEN, DÖDFÖDD, DØD SOM UNG, DØDFØDD, AVDØD, SOM UNG',
    'TOT, GESTORBEN, VERSTORBEN, TOTGEBOREN, TOTGEBURT, JUNG GESTORBEN, ALS KIND GESTORBEN, ALS KIND',
    'DÉCÉDÉ, DÉCÉDÉE, MORT, MORTE, MORT NÉ, MORT NÉE, ENFANT',
    'OVERLEDEN, DOOD, DOODGEBOREN, GESTORVEN, JONG OVERLEDEN, †',
  ].flatMap((line) => line.split(', ')),
)

const ofNo = new Set(
  [
    'N, NO, NONE, NEVER, NOT, FALSE, NEJ, NEIN, NON, NEE, INGEN, ALDRIG, IKKE, NEI, KEINE, KEIN, GEEN',
    'LIVING, ALIVE, STILL LIVING, STILL ALIVE, IS LIVING, NOT DEAD, NOT DECEASED, PRIVATE, PRIVAT',
    'LEVER, LEVER ENDNU, LEVER STADIG, ER I LIVE, I LIVE, STADIG I LIVE, ENDNU I LIVE, LEVENDE, NULEVENDE, ER LEVENDE',
    'IKKE DØD, EJ DØD, LEVER FORTSAT, LEVAR, LEVANDE, I LIVET, I LIFE, LEBT, LEBEND, LEBT NOCH, AM LEBEN, NOCH AM LEBEN',
    'VIVANT, VIVANTE, EN VIE, LEVEND, IN LEVEN, LEEFT, NICHT GESTORBEN',
    'NEVER MARRIED, NOT MARRIED, UNMARRIED, SINGLE, NO MARRIAGE, DID NOT MARRY, NOT DIVORCED, NEVER DIVORCED',
    'UGIFT, ALDRIG GIFT, IKKE GIFT, EJ GIFT, IKKE VIET, ALDRIG VIET, IKKE SKILT, ALDRIG SKILT, EJ SKILT, IKKE FRASKILT',
    'OGIFT, INTE GIFT, INTE SKILD, EJ VIGDA, UNVERHEIRATET, NICHT VERHEIRATET, NIE VERHEIRATET, LEDIG, NICHT GESCHIEDEN',
    'CÉLIBATAIRE, NON MARIÉ, NON MARIÉS, NON DIVORCÉ, JAMAIS MARIÉ, ONGEHUWD, NIET GEHUWD, NOOIT GEHUWD, NIET GESCHEIDEN',
    'NOT CHRISTENED, NOT BAPTISED, NOT BAPTIZED, IKKE DØBT, UDØBT, NOT BURIED, IKKE BEGRAVET',
  ].flatMap((line) => line.split(', ')),
)

/** Whether the whole text, a date, a place or a value, says that somebody is dead: 'DEAD', 'dødfødt', '(died young)'. */
export function isDeathWord(text: string): boolean {
  return ofDeath.has(bare(text))
}

/** Whether the whole text says that the event did not happen: 'N', 'lever', 'LIVING', 'PRIVATE', 'aldrig gift'. */
export function isNegativeWord(text: string): boolean {
  return ofNo.has(bare(text))
}

/** Longer than any of the words. */
const LONGEST = 60

/** The words in capitals, without brackets, stops and quotes; nothing of a text with numbers. */
function bare(text: string): string {
  if (text.length > LONGEST || /\d/.test(text)) return ''
  const words =
    text
      .normalize('NFC')
      .toUpperCase()
      .match(/[\p{L}\p{M}†]+/gu) ?? []
  return words.join(' ')
}
