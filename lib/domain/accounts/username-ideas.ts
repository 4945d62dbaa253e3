const mostLetters = 60

/** A first suggestion from a full name: 'karen-holm'; '' when the name gives none. It may be taken. */
export function usernameFrom(fullName: string): string {
  const names = partsOf(fullName)
  const [first = '', last = ''] = [names[0], names.length > 1 ? names.at(-1) : '']
  const whole = [first, last].filter(Boolean).join('-')
  const idea = whole.length <= mostLetters ? whole : first
  return idea.length >= 2 && idea.length <= mostLetters ? idea : ''
}

/**
 * Alternatives to a taken username, in lower case, made from it and from the full name if known; closest first. They
 * may be taken too: the caller looks them up.
 */
export function usernameIdeas(taken: string, fullName = ''): string[] {
  const typed = partsOf(taken).join('')
  const names = partsOf(fullName)
  const first = names[0] ?? typed
  const last = names.length > 1 ? (names.at(-1) ?? '') : ''
  const ideas = [
    ...(last ? [`${first}.${last[0]}`, `${first}.${last}`, `${first[0]}.${last}`] : []),
    ...[2, 3, 4, 5, 6].map((number) => `${typed}${number}`),
  ]
  const own = taken.normalize('NFKC').toLowerCase()
  return [...new Set(ideas)].filter((idea) => idea !== own && idea.length >= 2 && idea.length <= mostLetters)
}

/** The runs of Latin letters and digits, in lower case. */
function partsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{Script=Latin}0-9]+/gu) ?? []
  )
}
