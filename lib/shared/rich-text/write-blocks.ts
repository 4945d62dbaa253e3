import { trimEndWhile } from '@/lib/shared/trim-end-while'

/** A list, an item or a quote; blocks with the same one are written into it together. */
export type Container = {
  tag: 'ul' | 'ol' | 'li' | 'blockquote'
  /** A list's last item. */
  item?: Container
  /** The number of an ordered list's first item, where it is not 1. */
  start?: number
  /** A list of items that had none. */
  isLoose?: boolean
}
export type Mark = { tag: 'strong' | 'em' | 'u' | 's' } | { tag: 'a'; href: string }
/** A line end in `text` is white space between lines of the source. */
export type Run = { text: string; marks: Mark[]; isBreak?: boolean }
export type Block = {
  /** '' is text in no paragraph. */
  tag: 'p' | 'h2' | 'h3' | 'hr' | ''
  path: Container[]
  runs: Run[]
  /** Its content, or some of it, was left out. */
  isLeftOver?: boolean
  /** A paragraph that Word shows as a list's item, with its bullet or number as text. */
  word?: { level: number; list: string; marker: string; isNamed: boolean }
}

/** Containers around a block: deeper than any list a person writes. */
export const DEEPEST_PATH = 20
/** The most elements in each other: containers, a block and its marks. */
export const DEEPEST_NESTING = DEEPEST_PATH + 6

/** The markup of the blocks, in order. */
export function writeBlocks(all: Block[]): string {
  const withText = all.filter(isWritten)
  placeWordItems(withText)
  // A bullet may have been all there was.
  const blocks = withText.filter(isWritten)
  keepLinksOnce(blocks)
  const counts = new Map<Container | undefined, number>()
  for (const { tag, path } of blocks) {
    if (tag !== 'hr') counts.set(path.at(-1), (counts.get(path.at(-1)) ?? 0) + 1)
  }
  const html: string[] = []
  let open: Container[] = []
  for (const block of blocks) {
    html.push(moveTo(open, block.path), written(block, (counts.get(block.path.at(-1)) ?? 0) > 1))
    open = block.path
  }
  html.push(moveTo(open, []))
  return html.join('')
}

function isWritten({ tag, runs, isLeftOver, word }: Block): boolean {
  if (tag === 'hr') return true
  const hasText = runs.some(({ text }) => text.trim() !== '')
  return hasText || (tag !== '' && !isLeftOver && !word)
}

/**
 * A link is written once, not again in the next block or after another link: a long address before a thousand
 * paragraphs would grow a thousandfold.
 */
function keepLinksOnce(blocks: Block[]): void {
  const used = new Set<Mark>()
  for (const { runs } of blocks) {
    let current: Mark | undefined
    for (const run of runs) {
      const link = run.marks.find(({ tag }) => tag === 'a')
      if (link && link !== current && used.has(link)) run.marks = run.marks.filter((mark) => mark !== link)
      else current = link
      if (link) used.add(link)
    }
  }
}

/** Puts the paragraphs that Word shows as items into lists. */
function placeWordItems(blocks: Block[]): void {
  let levels: Array<{ level: number; name: string; list: Container }> = []
  let path: Container[] = []
  let base: Container | undefined
  for (const block of blocks) {
    const { word } = block
    const isHeading = block.tag === 'h2' || block.tag === 'h3'
    if (!word || isHeading || base !== block.path.at(-1)) levels = []
    base = block.path.at(-1)
    if (!word) continue
    if (isHeading) {
      // A heading's number is words of the text.
      if (isNumber(word.marker)) block.runs.unshift({ text: `${word.marker.trim()} `, marks: [] })
      continue
    }
    const marker = word.marker || cutMarker(block)
    if (marker === '' && !word.isNamed) {
      // More of the item before it.
      if (levels.length > 0) block.path = path
      continue
    }
    const tag = isNumber(marker) ? 'ol' : 'ul'
    const name = `${tag} ${word.list}`
    levels = levels.filter((one) => one.level < word.level || (one.level === word.level && one.name === name))
    if (levels.at(-1)?.level !== word.level && block.path.length + levels.length * 2 + 2 <= DEEPEST_PATH) {
      const start = startOf(marker.match(/\d+/g)?.at(-1))
      levels.push({ level: word.level, name, list: start ? { tag, start } : { tag } })
    }
    const last = levels.at(-1)
    if (last) last.list.item = { tag: 'li' }
    block.tag = ''
    block.path = [...block.path, ...levels.flatMap(({ list }) => [list, list.item ?? { tag: 'li' as const }])]
    path = block.path
  }
}

const isNumber = (marker: string) => /^[\s(]*[\p{L}\d]{1,8}[.):]/u.test(marker)

/** Takes the bullet or number off the beginning of a text; '' without one. */
function cutMarker({ runs }: Block): string {
  const line = runs.map(({ text }) => text).join('')
  const marker = /^\s*(?:[·•▪◦‣§o–-]|[(]?(?:\d{1,3}|[a-z])[.)])\s+/.exec(line.slice(0, 40))?.[0] ?? ''
  let left = marker.length
  for (const run of runs) {
    const { length } = run.text
    run.text = run.text.slice(left)
    left = Math.max(0, left - length)
  }
  return marker
}

/** Text in no paragraph gets one beside others, which it would run into. */
function written({ tag, runs }: Block, isBesideOthers: boolean): string {
  if (tag === 'hr') return '<hr />'
  const element = tag || (isBesideOthers ? 'p' : '')
  const inner = inline(spaced(runs, tag === ''))
  return element ? `<${element}>${inner}</${element}>` : inner
}

/** None of the source's line ends at the beginning and the end of a line; trimmed of all space where asked. */
function spaced(runs: Run[], isTrimmed: boolean): Run[] {
  const line: Run[] = []
  for (const run of runs) {
    if (run.isBreak) {
      cutEnd(line, /\n/)
      line.push(run)
      continue
    }
    const before = line.at(-1)
    const isAfterSpace = !before || before.isBreak || ' \n'.includes(before.text.slice(-1))
    const leading = isTrimmed && !before ? /^[ \n]+/ : /^\n/
    const text = isAfterSpace ? run.text.replace(leading, '') : run.text
    if (text !== '') line.push({ ...run, text })
  }
  cutEnd(line, isTrimmed ? /[ \n]/ : /\n/)
  return line
}

function cutEnd(line: Run[], loose: RegExp): void {
  for (let last = line.at(-1); last && !last.isBreak; last = line.at(-1)) {
    last.text = trimEndWhile(last.text, loose)
    if (last.text !== '') return
    line.pop()
  }
}

function inline(runs: Run[]): string {
  const html: string[] = []
  let open: Mark[] = []
  for (const { text, marks, isBreak } of runs) {
    html.push(moveTo(open, marks), isBreak ? '<br />' : escaped(text.replace(/\n/g, ' ')))
    open = marks
  }
  return html.join('') + moveTo(open, [])
}

/** Closes and opens what differs between two places. */
function moveTo(from: Array<Container | Mark>, to: Array<Container | Mark>): string {
  let shared = 0
  while (shared < from.length && from[shared] === to[shared]) shared += 1
  const closed = from.slice(shared).reverse()
  return closed.map(({ tag }) => `</${tag}>`).join('') + to.slice(shared).map(opening).join('')
}

/** A list's first number, where it is one that needs saying. */
export function startOf(number = ''): number | undefined {
  const start = /^\d{1,4}$/.test(number) ? Number(number) : 1
  return start === 1 ? undefined : start
}

function opening(one: Container | Mark): string {
  if ('href' in one) return `<a href="${escaped(one.href).replace(/"/g, '&quot;')}" rel="noopener nofollow ugc">`
  return 'start' in one ? `<ol start="${one.start}">` : `<${one.tag}>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? '')
