const mostLetters = 60

/** The username to begin with for somebody of this name: 'karen-holm'; '' when it gives none. Whether it is free is open. */
export function usernameFrom(fullName: string): string {
  const names = partsOf(fullName)
  const [first = '', last = ''] = [names[0], names.length > 1 ? names.at(-1) : '']
  const whole = [first, last].filter(Boolean).join('-')
  const idea = whole.length <= mostLetters ? whole : first
  return idea.length >= 2 && idea.length <= mostLetters ? idea : ''
}

/**
 * Usernames to offer to whoever asked for one that is taken: made of what was typed and, when it is known, the full
 * name; nearest first. Whether they are free is for the caller to look up. In lower case, without the taken one itself.
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

/** The parts of a name that a username may be made of. */
function partsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{Script=Latin}0-9]+/gu) ?? []
  )
}
