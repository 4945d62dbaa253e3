const wholeAddress = /(?:\p{L}:[/\\]{2}|(?<![\p{L}\d])(?:www\d*\.|mailto:|h(?:tt|xx)ps?:)|\[url|<a\s)\S*/giu
const dotted = /(?<![\p{L}\d-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** No sentence begins with these. */
const always = words('com net org dk eu biz ru cn xyz casino uk nl pl dev gg xxx porn website click tech')
/** With a capital they begin a sentence: 'på lørdag.Info følger'. */
const unlessCapital = words('info vip live link club shop top site space app online co io ly ai fun win bet tv cc fr')
/** In lower case they go on with one too: 'hvil i fred.de bedste tanker'. */
const seldom = words('de se no me nu store in at is so to')

const calling = /(?:^| )(?:besøg|visit|(?:klik|tryk|gå)(?: her)?(?: ind)? på)$/
const pointing =
  /(?:^| )(?:besøge|find|læs|se|tjek|køb|bestil|prøv|spil|på|hos|via|siden|hjemmesiden|adressen|link|linket)$/

/** Of a name with a link in it. */
export const nameOnly = 'Skriv kun navnet, uden internetadresser.'

/**
 * The number of links in a text, with or without a scheme: at most one for each run of characters without a space, so
 * 'https://www.eksempel.dk/side.net' is one. A missing space after a full stop is none: 'Hvil i fred.De kære minder'.
 * Between two words without any other sign a short Danish word is a word, and every other ending is an address.
 */
export function countLinks(text: string): number {
  const read = asRead(text)
  const rest = read.replace(wholeAddress, ' ')
  return (read.match(wholeAddress)?.length ?? 0) + rest.split('\n').reduce((sum, line) => sum + countOnLine(line), 0)
}

/** Whether the text contains a link. */
export function hasLink(text: string): boolean {
  return countLinks(text) > 0
}

/** A text as its reader sees it: full-width letters are letters, and nothing invisible divides a word. */
export function asRead(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll('。', '.')
}

function countOnLine(line: string): number {
  const runs = line.split(/\s+/).filter(Boolean)
  return runs.filter((run, at) => {
    const before = runs
      .slice(Math.max(0, at - 4), at)
      .map(bare)
      .join(' ')
    return hasAddress(run, { before, isFirst: at === 0, isLast: at === runs.length - 1 })
  }).length
}

type Around = { before: string; isFirst: boolean; isLast: boolean }

function hasAddress(run: string, { before, isFirst, isLast }: Around): boolean {
  return [...run.matchAll(dotted)].some(({ 0: host, index }) => {
    const after = run.slice(index + host.length)
    const hasPath = run[index - 1] === '@' || /^(?:\/[\p{L}\d]|:\d{2}|\/?\?[\p{L}\d]+=)/u.test(after)
    const ends = isLast && !/[\p{L}\d]/u.test(after)
    const isPointedAt = calling.test(before) || (ends && (isFirst || pointing.test(before)))
    const labels = host.split('.')
    return labels
      .slice(1)
      .some((label, at) => isEnding(label, { labels: labels.slice(0, at + 1), hasPath, isPointedAt }))
  })
}

type Place = { labels: string[]; hasPath: boolean; isPointedAt: boolean }

function isEnding(label: string, { labels, hasPath, isPointedAt }: Place): boolean {
  const [written = ''] = label.split('-')
  const ending = written.toLowerCase()
  if (always.has(ending)) return true
  if (!seldom.has(ending) && !unlessCapital.has(ending)) return false
  if (hasPath) return true
  const isShouted = [written, ...labels].every((part) => part === part.toUpperCase())
  if (!isShouted && /^\p{Lu}/u.test(written)) return false
  if (unlessCapital.has(ending) || isPointedAt) return true
  return isMadeUp(labels) && (isShouted || labels.every((part) => part === part.toLowerCase()))
}

/** Not a word of a sentence: 'spil24', 'billig-spil', 'butik.eksempel'. */
function isMadeUp(labels: string[]): boolean {
  const hasParts = labels.length > 1 && labels.every((part) => /^\p{L}{3}/u.test(part))
  return hasParts || /\p{L}-\p{L}|\p{L}\d|\d\p{L}/u.test(labels.at(-1) ?? '')
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}]/gu, '')
}
