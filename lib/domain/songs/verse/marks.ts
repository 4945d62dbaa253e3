/** A word between the marks around it: '»Mor,«' → '»', 'Mor', ',«'. The core is empty for marks alone. */
export function splitMarks(token: string): { before: string; core: string; after: string } {
  const letters = [...token]
  const first = letters.findIndex(isPart)
  const last = letters.findLastIndex(isPart)
  if (first < 0) return { before: token, core: '', after: '' }
  return {
    before: letters.slice(0, first).join(''),
    core: letters.slice(first, last + 1).join(''),
    after: letters.slice(last + 1).join(''),
  }
}

const isPart = (letter: string) => /[\p{L}\p{N}&%]/u.test(letter)
