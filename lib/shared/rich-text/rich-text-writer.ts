import { removeInvisible } from '@/lib/shared/input/clean-text'
import { type Attributes, headingOf, isDropped, isSpacing, listPlaceOf, lookOf, styleOf } from './element-meaning'
import { type Block, type Container, DEEPEST_PATH, type Mark, type Run, startOf, writeBlocks } from './write-blocks'

type State = {
  path: Container[]
  tag: Block['tag']
  marks: Mark[]
  isDropped: boolean
  /** Inside the bullet or number that Word writes as text. */
  isMarker: boolean
  /** Inside `<o:p>`, where a space is Word's own. */
  isOffice: boolean
  isPreformatted: boolean
  /** Inside what Word and Safari write for a tab or a space. */
  isSpacing: boolean
  isRaised: boolean
  /** The cell of a table whose first paragraph stands on the row's line. */
  cell?: { isFresh: boolean }
  item?: Block['word']
}
type Element = { outer: State; tag: Block['tag']; isBlock: boolean; isOnRow: boolean; blocksBefore: number }

const blockElements = new Set(
  `address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form
  header hgroup html legend li main nav ol p pre section summary table tbody tfoot thead tr ul`.split(/\s+/),
)
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const allowedLink = /^(?:https?:\/\/|mailto:)/i

/**
 * Writes a life story's markup from the elements and texts of any HTML, opened and closed in order: `p`, `h2`, `h3`,
 * `hr`, lists, quotes, `br`, emphasis and links to http, https and mailto. Blocks hold only text, so every parser
 * reads the answer alike, and writing it again gives the same. What Word, Google Docs and others express by classes
 * and styles becomes these elements; deletions, remarks and hidden text are left out. Linear in its input.
 */
export class RichTextWriter {
  private readonly blocks: Block[] = []
  private readonly elements: Element[] = []
  private block: Block | null = null
  /** Whether the last cell had more than the row's line. */
  private isLongCell = false
  private state: State = {
    path: [],
    tag: '',
    marks: [],
    isDropped: false,
    isMarker: false,
    isOffice: false,
    isPreformatted: false,
    isSpacing: false,
    isRaised: false,
  }

  open(name: string, attributes: Attributes): void {
    const outer = this.state
    const element: Element = { outer, tag: '', isBlock: false, isOnRow: false, blocksBefore: this.blocks.length }
    this.elements.push(element)
    if (outer.isDropped) return
    const style = styleOf(attributes)
    if (isDropped(name, attributes, style)) {
      this.leaveOut()
      this.state = { ...outer, isDropped: true }
      return
    }
    if (name === 'br') {
      this.append({ text: '\n', isBreak: true, marks: outer.marks })
      return
    }
    const inner = { ...outer }
    if (name === 'td' || name === 'th') inner.cell = this.enterCell()
    const heading = headingOf(name, attributes, style)
    const isPlain = heading === null && (name === 'p' || name === 'div') && !listPlaceOf(attributes, style)
    element.isOnRow = isPlain && outer.cell?.isFresh === true
    element.isBlock = !element.isOnRow && (heading !== null || name === 'hr' || blockElements.has(name))
    if (element.isBlock) {
      this.isLongCell = outer.cell !== undefined
      this.block = null
      if (heading || name === 'p') element.tag = heading ?? 'p'
      // A heading reaches into the blocks within it.
      inner.tag = isHeading(outer.tag) ? outer.tag : element.tag
      inner.isPreformatted ||= name === 'pre'
      this.enter(name, attributes, inner)
    }
    inner.marks = this.marksIn(name, attributes, inner, style)
    inner.isSpacing ||= isSpacing(attributes, style)
    inner.isRaised ||= name === 'sup' || style.get('vertical-align') === 'super'
    inner.isMarker ||= style.get('mso-list') === 'ignore'
    this.state = inner
    if (name === 'o:p') {
      inner.isOffice = true
      this.leaveOut()
    }
    if (name === 'hr') this.blocks.push({ tag: 'hr', path: this.flowPath(), runs: [] })
    const place = element.isBlock && !this.isInItem() ? listPlaceOf(attributes, style) : null
    if (place) this.startBlock().word = place
  }

  text(value: string): void {
    const { isDropped, isMarker, isOffice, isPreformatted, isSpacing, isRaised, marks } = this.state
    if (isDropped) return
    if (isMarker) {
      if (this.isInItem()) return
      const block = this.block ?? this.startBlock()
      block.word ??= { level: 1, list: '', marker: '', isNamed: true }
      block.word.marker += value
      return
    }
    if (isPreformatted && /[\r\n]/.test(value)) {
      this.lines(value)
      return
    }
    let read = isSpacing && value.trim() === '' ? ' ' : value
    // Without its height a footnote's number would become one with the year before it.
    if (isRaised && /^\d{1,4}$/.test(value.trim()))
      read = read.replace(/\d/g, (digit) => raised[Number(digit)] ?? digit)
    const text = removeInvisible(read.replace(/[\t\v\f\r\u0085\u2028\u2029]/g, '\n')).replace(/[ \n]+/g, (space) =>
      space.includes('\n') ? '\n' : space,
    )
    const isBlank = text.trim() === ''
    if (text === '' || (isBlank && isOffice)) return
    // The space between blocks is none of the text.
    const isBetween = isBlank && !this.block && (this.state.tag === '' || text.includes('\n'))
    if (!isBetween) this.append({ text, marks })
  }

  close(): void {
    const element = this.elements.pop()
    if (!element) return
    if (element.isOnRow) this.text('\n')
    if (element.isBlock) {
      // The family's empty paragraphs stay.
      if (element.tag && element.tag === this.state.tag && this.blocks.length === element.blocksBefore)
        this.startBlock()
      this.block = null
    }
    this.state = element.outer
  }

  html(): string {
    while (this.elements.length > 0) this.close()
    return writeBlocks(this.blocks)
  }

  /** Cells of a row stand on one line, as long as each is one. */
  private enterCell(): State['cell'] {
    if (this.isLongCell) this.block = null
    else this.text('\n')
    this.isLongCell = false
    return { isFresh: true }
  }

  /** Outlook says of real items, too, where they are in a list. */
  private isInItem(): boolean {
    return this.state.path.at(-1)?.tag === 'li'
  }

  private append(run: Run): void {
    if (this.state.cell && run.text.trim() !== '') this.state.cell.isFresh = false
    const block = this.block ?? this.startBlock()
    block.runs.push(run)
  }

  private startBlock(): Block {
    const { tag, item } = this.state
    this.block = { tag, path: this.flowPath(), runs: [], ...(item && { word: { ...item } }) }
    // More blocks of an item continue it.
    if (item) Object.assign(item, { marker: '', isNamed: false })
    this.blocks.push(this.block)
    return this.block
  }

  /** A paragraph with nothing but what is left out is left out itself. */
  private leaveOut(): void {
    if (this.block || this.state.tag) (this.block ?? this.startBlock()).isLeftOver = true
  }

  private lines(value: string): void {
    for (const [place, line] of value.split(/\r\n?|\n/).entries()) {
      if (place > 0 && this.block) this.append({ text: '\n', isBreak: true, marks: this.state.marks })
      this.text(line)
    }
  }

  /** Enters a list, an item or a quote. */
  private enter(name: string, attributes: Attributes, state: State): void {
    if (name !== 'ul' && name !== 'ol' && name !== 'li' && name !== 'blockquote') return
    state.tag = ''
    if (name === 'li') {
      this.enterItem(attributes, state)
      return
    }
    const path = this.flowPath()
    if (path.length + 2 > DEEPEST_PATH) return
    const start = name === 'ol' ? startOf(attributes.start) : undefined
    state.path = [...path, start ? { tag: name, start } : { tag: name }]
  }

  private enterItem(attributes: Attributes, state: State): void {
    let list = state.path.at(-1)
    // Word on the web gives each item a list of its own.
    const level = Number(attributes['data-aria-level'])
    if (isList(list) && level > 0 && level < 10) {
      state.path = state.path.slice(0, -1)
      state.item = {
        level,
        list: attributes['data-listid'] ?? '',
        marker: list.tag === 'ol' ? `${list.start ?? 1}.` : '·',
        isNamed: true,
      }
      return
    }
    if (!isList(list)) {
      if (state.path.length + 2 > DEEPEST_PATH) return
      list = this.looseList(state.path)
      state.path = [...state.path, list]
    }
    list.item = { tag: 'li' }
    state.path = [...state.path, list.item]
  }

  /** The list of items that stand in none: one for those that follow each other. */
  private looseList(path: Container[]): Container {
    const last = this.blocks.at(-1)?.path
    const candidate = last?.[path.length]
    return candidate?.isLoose && last?.[path.length - 1] === path.at(-1) ? candidate : { tag: 'ul', isLoose: true }
  }

  /** The current path, ending where text may stand: what a list has outside its items belongs to the last of them. */
  private flowPath(): Container[] {
    const { path } = this.state
    const last = path.at(-1)
    if (!isList(last)) return path
    last.item ??= { tag: 'li' }
    return [...path, last.item]
  }

  private marksIn(name: string, attributes: Attributes, { marks, tag }: State, style: Map<string, string>): Mark[] {
    const look = lookOf(name, style)
    const href = name === 'a' ? removeInvisible(attributes.href ?? '').trim() : ''
    if (allowedLink.test(href)) look.set('a', true)
    // A link ends one around it. What is around a link cannot end inside it: the link would be written again.
    const outer = name === 'a' ? marks.filter((mark) => mark.tag !== 'a') : marks
    const link = outer.findIndex((mark) => mark.tag === 'a')
    let found = outer.filter((mark, place) => place < link || look.get(mark.tag) !== false)
    for (const [mark, isOn] of look) {
      if (!isOn || found.some((one) => one.tag === mark)) continue
      // A heading is bold and a link underlined by itself.
      if (mark === 'strong' && isHeading(tag) && name !== 'b' && name !== 'strong') continue
      if (mark === 'u' && name !== 'u' && (name === 'a' || found.some((one) => one.tag === 'a'))) continue
      found = [...found, mark === 'a' ? { tag: mark, href } : { tag: mark }]
    }
    return found
  }
}

const isHeading = (tag: Block['tag']) => tag === 'h2' || tag === 'h3'
const isList = (one: Container | undefined): one is Container => one?.tag === 'ul' || one?.tag === 'ol'
