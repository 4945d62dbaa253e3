type NameFields = { firstName: string; middleName: string; lastName: string; birthName: string }

const nobody: NameFields = { firstName: '', middleName: '', lastName: '', birthName: '' }
const bornAs = ['født', 'fødte', 'Født', 'Fødte', 'f.']
/** Several people on one stone: unclear which of them the page is for. */
const several = /\s(?:og|samt)\s|[&+/]/iu

/** The parts of a name as engraved, 'KAREN MARGRETHE HOLM F. LIND', in mixed case. Empty for several people. */
export function nameFromStone(cut: string): NameFields {
  const text = isShouted(cut) ? calm(cut) : cut
  if (several.test(text)) return nobody
  const words = text.split(/[\s,]/).filter(Boolean)
  const born = words.findIndex((word, place) => place > 0 && place < words.length - 1 && bornAs.includes(word))
  const [firstName = '', ...rest] = born < 0 ? words : words.slice(0, born)
  const lastName = rest.pop() ?? ''
  return { firstName, middleName: rest.join(' '), lastName, birthName: born < 0 ? '' : words.slice(born + 1).join(' ') }
}

function isShouted(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
}

function calm(text: string): string {
  const small = text.toLocaleLowerCase('da-DK')
  const capital = (letter: string) => letter.toLocaleUpperCase('da-DK')
  return (
    small
      .replace(/(?<![\p{L}.])\p{L}/gu, capital)
      // After two names 'F.' means 'født'; between two names it is an initial.
      .replace(/(?<=\S \S+ )F\. /u, 'f. ')
  )
}
