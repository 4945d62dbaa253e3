/**
 * A whole number as it is sung, each word in syllables: 42 → [['to', 'og', 'fyr', 're']]. Years of 1100 to 1999 are said in
 * two words as people say them, without 'hundrede': 1932 → 'nitten toogtredive'; 1900 keeps it. Numbers with more than six
 * digits are said digit by digit.
 */
export function numberInSyllables(digits: string): string[][] {
  const value = Number(digits)
  if (digits.length > 6 || !Number.isSafeInteger(value))
    return [...digits].slice(0, 20).map((digit) => below100(Number(digit)))
  if (value >= 1100 && value <= 1999) {
    const [century, rest] = [Math.floor(value / 100), value % 100]
    if (rest === 0) return [[...below100(century), ...hundred]]
    // 1905: 'nitten fem' alone would not be understood.
    return rest < 10 ? [[...below100(century), ...hundred], below100(rest)] : [below100(century), below100(rest)]
  }
  return ofThousands(value)
}

/** An ordinal of a date, 1 to 31, as it is sung: 3 → ['tred', 'je']. Null for another number. */
export function ordinalInSyllables(value: number): string[] | null {
  const single = ordinals[value]
  if (single) return single.split('-')
  if (value > 20 && value < 30) return [...below100(value % 10), 'og', 'ty', 'ven', 'de']
  if (value === 30) return ['tre', 'div', 'te']
  return value === 31 ? ['en', 'og', 'tre', 'div', 'te'] : null
}

const upTo19 =
  'nul en to tre fi-re fem seks syv ot-te ni ti el-le-ve tolv tret-ten fjor-ten fem-ten seks-ten syt-ten at-ten nit-ten'.split(
    ' ',
  )
const tens = ' ti ty-ve tre-di-ve fyr-re halv-treds tres halv-fjerds firs halv-fems'.split(' ')
const hundred = ['hun', 'dre', 'de']
const ordinals: (string | undefined)[] = [
  undefined,
  ...'før-ste an-den tred-je fjer-de fem-te sjet-te syv-en-de ot-ten-de ni-en-de ti-en-de el-lev-te tolv-te tret-ten-de fjor-ten-de fem-ten-de seks-ten-de syt-ten-de at-ten-de nit-ten-de ty-ven-de'.split(
    ' ',
  ),
]

function below100(value: number): string[] {
  if (value < 20) return (upTo19[value] ?? '').split('-')
  const ten = (tens[Math.floor(value / 10)] ?? '').split('-')
  return value % 10 === 0 ? ten : [...below100(value % 10), 'og', ...ten]
}

function ofThousands(value: number): string[][] {
  const thousands = Math.floor(value / 1000)
  const hundreds = Math.floor((value % 1000) / 100)
  const rest = value % 100
  const words: string[][] = []
  if (thousands > 0) words.push(...(thousands > 1 ? ofThousands(thousands) : []), ['tu', 'sind'])
  if (hundreds > 0) words.push(...(hundreds > 1 ? [below100(hundreds)] : []), hundred)
  if (rest > 0 && words.length > 0) words.push(['og'])
  if (rest > 0 || words.length === 0) words.push(below100(rest))
  return words
}
