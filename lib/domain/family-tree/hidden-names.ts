type Names = { givenNames: string; callName: string | null; surname: string | null; birthSurname: string | null }

/** Words between a first name and a surname. */
const betweenMost = 3
/** Behind these another name begins. */
const joints = new Set(['og', 'and', 'und', 'och'])

/**
 * Finds those who are masked for a reader in texts about others: by a first name or call name with a surname behind it,
 * other names in between, or before it. A name that somebody who is shown has too is no secret. Linear in the text.
 */
export class HiddenNames {
  private readonly surnames = new Map<string, Set<string>>()

  constructor(people: Iterable<Names & { isMasked: boolean }>) {
    const all = [...people]
    for (const person of all.filter(({ isMasked }) => isMasked)) {
      for (const [first, last] of pairsOf(person)) {
        this.surnames.set(first, (this.surnames.get(first) ?? new Set()).add(last))
      }
    }
    for (const person of all.filter(({ isMasked }) => !isMasked)) {
      for (const [first, last] of pairsOf(person)) this.surnames.get(first)?.delete(last)
    }
  }

  isIn(text: string): boolean {
    if (this.surnames.size === 0) return false
    return text.split(/[^\p{L}\p{M}\p{N}'’.\s-]|\n/u).some((part) => this.isInPart(wordsOf(part)))
  }

  /** The text without the lines that name one of them; null when nothing is left. */
  linesWithout(text: string | null): string | null {
    const lines = text?.split('\n').filter((line) => !this.isIn(line))
    return lines?.join('\n').trim() || null
  }

  private isInPart(words: readonly string[]): boolean {
    return words.some((word, at) => {
      const last = this.surnames.get(word)
      if (!last) return false
      const behind = words.slice(at + 1, at + 2 + betweenMost)
      const end = behind.findIndex((each) => joints.has(each))
      const own = end < 0 ? behind : behind.slice(0, end)
      return last.has(words[at - 1] ?? '') || own.some((each) => last.has(each) || last.has(each.replace(/s$/, '')))
    })
  }
}

function pairsOf({ givenNames, callName, surname, birthSurname }: Names): [string, string][] {
  const firsts = [givenNames, callName ?? ''].flatMap((names) => wordsOf(names).slice(0, 1))
  const lasts = [surname, birthSurname].flatMap((name) => wordsOf(name ?? '').slice(-1))
  return firsts.flatMap((first) => lasts.map((last): [string, string] => [first, last]))
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLocaleLowerCase('da-DK')
      .match(/[\p{L}\p{M}\p{N}-]+/gu) ?? []
  )
}
