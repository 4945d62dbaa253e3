import { DomUtils, parseDocument } from 'htmlparser2'
import type { PagedList } from '@/lib/domain/memorial-page/page-view'
import { formatDate } from '@/lib/shared/danish-time'
import { readAddress } from '@/lib/shared/page-address.mjs'

type Parent = ReturnType<typeof parseDocument>
type Node = Parent['childNodes'][number]
type Element = Extract<Node, { attribs: unknown }>

export type StaticRules = {
  slug: string
  /** Where the files are in the copy, by the addresses of the document. What has none is taken out with its figure. */
  places: ReadonlyMap<string, string>
  /** The other documents of the copy that this one may lead to. */
  links: readonly string[]
  /** Those of the albums, by their ids. */
  albums?: ReadonlyMap<string, string>
  /** Where the copies of other pages are, by their slugs; those that are not named are only words. */
  pages?: ReadonlyMap<string, string>
  /** The day it shows. */
  day: Date
  /** Where everybody can see the page; null for a closed one. */
  liveAddress: string | null
}

/** The documents of the parts of a list start with this and their number: 'hilsner-1.html'. */
export const partPrefix = (list: PagedList) => `${list}-`

/**
 * Parses a finished document of a page. `addresses` are those of our own that its pictures, films and sound have; `written`
 * is the document as one that needs nobody: no script, no form, no address of ours that is not in the copy. What is
 * not known to work without the service is left out, whatever a component adds later. Pure, and linear.
 */
export function parsePage(html: string): { addresses: string[]; written: (rules: StaticRules) => string } {
  const page = parseDocument(html)
  const addresses = new Set<string>()
  for (const { attribs } of DomUtils.getElementsByTagName(() => true, page)) {
    for (const address of [attribs.src, attribs.href, ...candidates(attribs.srcset).map(([first]) => first)]) {
      if (address && isFile(address)) addresses.add(address)
    }
  }
  return { addresses: [...addresses], written: (rules) => write(page, rules) }
}

function write(page: Parent, rules: StaticRules): string {
  const left = keepAll(page.children, rules).nodes
  const ids = new Set<string>()
  for (const { attribs } of DomUtils.getElementsByTagName(() => true, left)) if (attribs.id) ids.add(attribs.id)
  const nodes = withoutDangling(left, ids)
  const [head] = DomUtils.getElementsByTagName('head', nodes, true, 1)
  const [body] = DomUtils.getElementsByTagName('body', nodes, true, 1)
  if (!head || !body) throw new Error('a document without head or body')
  head.children.push(...parseDocument('<meta name="robots" content="noindex">').children)
  const foot = DomUtils.getElementsByTagName('footer', body).at(-1)
  if (foot) foot.children = parseDocument(footText(rules)).children
  else body.children.push(...parseDocument(`<footer>${footText(rules)}</footer>`).children)
  const text = DomUtils.getOuterHTML(nodes, { encodeEntities: 'utf8', emptyAttrs: true })
  return `<!doctype html>${text}\n`
}

function footText({ day, liveAddress }: StaticRules): string {
  const link = `<a class="text-button" style="overflow-wrap:anywhere" href="${liveAddress}">${liveAddress}</a>`
  const live = `<p>Den levende side findes på ${link}</p>`
  return `<p>Siden, som den var den ${formatDate(day)}.</p>${liveAddress ? live : ''}`
}

/** `isLost`: a file of the figure around is not there; `hasEmptyList`: a list had nothing in it. */
type Left = { nodes: Node[]; isLost: boolean; hasEmptyList: boolean }

const nothing: Left = { nodes: [], isLost: false, hasEmptyList: false }

function keepAll(nodes: readonly Node[], rules: StaticRules): Left {
  const left = nodes.map((node) => keep(node, rules))
  return {
    nodes: left.flatMap((each) => each.nodes),
    isLost: left.some(({ isLost }) => isLost),
    hasEmptyList: left.some(({ hasEmptyList }) => hasEmptyList),
  }
}

function keep(node: Node, rules: StaticRules): Left {
  if (DomUtils.isText(node)) return { ...nothing, nodes: [node] }
  if (!DomUtils.isTag(node) || !isKnown(node) || 'hidden' in node.attribs || isSharing(node)) return nothing
  if (drawings.has(node.name)) return { ...nothing, nodes: [keepDrawing(node)] }
  for (const name of Object.keys(node.attribs)) if (!isPlain(name, node.attribs[name])) delete node.attribs[name]
  if (node.name === 'style') for (const text of node.children) if ('data' in text) text.data = plainStyle(text.data)
  if (!findFiles(node, rules.places)) return { ...nothing, isLost: !isBesides(node) }
  const verdict = node.name === 'a' ? leadsTo(node, rules) : 'kept'
  if (verdict === 'gone') return { ...nothing, isLost: isFile(node.attribs.href) && !isBesides(node) }
  const left = keepAll(node.children, rules)
  if (verdict === 'words') return left
  node.children = left.nodes
  if (node.name === 'section') return { ...nothing, isLost: left.isLost, nodes: keepSection(node, left, rules) }
  if (node.name === 'figure' && left.isLost) return nothing
  if (isEmpty(node)) return { ...left, nodes: [], hasEmptyList: left.hasEmptyList || lists.has(node.name) }
  return { ...left, nodes: [node] }
}

/** A drawing needs nothing but itself. */
function keepDrawing(drawing: Element): Element {
  for (const [name, value] of Object.entries(drawing.attribs)) {
    const leads = /^(?:xlink:)?href$/.test(name) && !value.startsWith('#')
    if (/^(?:on|data-)/.test(name) || leads || /url\((?!#)/.test(value)) delete drawing.attribs[name]
  }
  const parts = drawing.children.filter(
    (part) => DomUtils.isText(part) || (DomUtils.isTag(part) && drawings.has(part.name)),
  )
  drawing.children = parts.map((part) => (DomUtils.isTag(part) ? keepDrawing(part) : part))
  return drawing
}

const words = (names: string) => new Set(names.split(' '))

const elements = words(
  'html head title meta link style body main header footer nav section article aside div span p h1 h2 h3 h4 ul ol li dl ' +
    'dt dd figure figcaption picture source img audio video track a br hr blockquote strong b em i u s sub sup small bdi bdo ' +
    'time details summary address',
)
const drawings = words(
  'svg g path circle rect ellipse line polyline polygon defs lineargradient radialgradient stop clippath mask use symbol ' +
    'pattern text tspan',
)
const attributes = words(
  'id class lang dir title role style tabindex alt src srcset sizes width height loading decoding href rel target controls ' +
    'preload poster playsinline datetime type media charset name content start open kind srclang label download',
)
/** Read by the style sheets. */
const styled = words('data-few data-slot')
/** They say something, or nothing can be in them. */
const whole = words('html head title meta link style body main footer img audio video source track br hr svg')
const lists = words('ul ol')
const headings = words('h1 h2 h3 h4')

function isKnown({ name, attribs }: Element): boolean {
  if (name === 'meta') return 'charset' in attribs || /^(?:viewport|description)$/.test(attribs.name ?? '')
  if (name === 'link') return attribs.rel === 'canonical'
  return elements.has(name) || name === 'svg'
}

/** The foot says where the page is; a copy is not passed on by its address. */
const isSharing = ({ name, attribs }: Element) => name === 'section' && attribs.id === 'del'

function isPlain(name: string, value = ''): boolean {
  if (name === 'style') return !value.includes('url(')
  if (name === 'poster') return value.startsWith('data:')
  return attributes.has(name) || styled.has(name) || name.startsWith('aria-')
}

/**
 * Without the fonts and pictures that a style sheet fetches; those of the device stand in. Night, which script or a switch
 * chooses on the page, is the device's choice.
 */
function plainStyle(css: string): string {
  return (
    css
      .replace(/@font-face\s*\{[^{}]*\}/g, (face) => (face.includes('url(') ? '' : face))
      // No rule that browsers know.
      .replace(/@import/gi, '@no-import')
      .replace(/url\((?!["']?(?:data:|#))[^()]*\)/g, 'none')
      .replace(/:root\.dark\{([^{}]*)\}/g, (_, night) => atNight(':root:root', night))
      .replace(/(?:\.dark|:root:has\(#moerk:checked\))\{([^{}]*)\}/g, (_, night) => atNight(':root', night))
  )
}

const atNight = (root: string, style: string) => `@media screen and (prefers-color-scheme:dark){${root}{${style}}}`

/** False where the element's file is not in the copy. */
function findFiles({ name, attribs }: Element, places: StaticRules['places']): boolean {
  if (attribs.srcset !== undefined) {
    const found = candidates(attribs.srcset).flatMap(([address = '', width]) => {
      const place = places.get(address)
      return place === undefined ? [] : [{ place, width }]
    })
    // One file for all widths: the picture as it was sent, whatever type the variants had.
    if (new Set(found.map(({ place }) => place)).size > 1) {
      attribs.srcset = found.map(({ place, width }) => [place, width].filter(Boolean).join(' ')).join(', ')
    } else {
      if (name === 'source') return false
      delete attribs.srcset
      delete attribs.sizes
    }
  }
  if (!/^(?:img|audio|video|track)$/.test(name) && attribs.src === undefined) return true
  const place = attribs.src?.startsWith('data:') ? attribs.src : places.get(attribs.src ?? '')
  if (place === undefined) return false
  attribs.src = place
  if (name === 'audio' || name === 'video') attribs.controls = ''
  return true
}

/** What a figure can do without: a still behind a film, another size of its picture, the notes of what is played. */
function isBesides({ name, attribs }: Element): boolean {
  return name === 'source' || name === 'track' || attribs.alt === '' || attribs.download !== undefined
}

const isFile = (address = '') =>
  /^\/(?:media\/|api\/stone-photos\/|api\/memorials\/[^/]+\/(?:songs\/|programme\.pdf$))/.test(address)

/** The addresses and widths of a `srcset`; ours have no commas. */
function candidates(srcset = ''): string[][] {
  return srcset.split(',').flatMap((candidate) => (candidate.trim() ? [candidate.trim().split(' ')] : []))
}

/** What becomes of a link; 'words': only its text stays. */
function leadsTo({ attribs }: Element, { slug, places, links, albums, pages }: StaticRules): 'kept' | 'words' | 'gone' {
  const { href = '' } = attribs
  if (/^(?:#|https?:|mailto:)/.test(href) || links.includes(href)) return 'kept'
  const address = readAddress(href)
  const copy = address?.kind === 'page' ? pages?.get(address.key) : undefined
  const query = new URLSearchParams(/\?([^#]*)/.exec(href)?.[1])
  const place = places.get(href) ?? partOf(query, links) ?? albums?.get(query.get('album') ?? '') ?? copy
  if (place !== undefined) {
    attribs.href = place
    return 'kept'
  }
  // Somebody else's page, such as a relative's: the name is what the text says.
  return address?.kind === 'page' && address.key !== slug ? 'words' : 'gone'
}

/** The part of the copy that a link for reading on in a list stands for. */
function partOf(query: URLSearchParams, links: readonly string[]): string | undefined {
  const list = query.get('side')?.split('.', 1)[0]
  return list ? links.find((link) => link.startsWith(`${list}-`)) : undefined
}

function isEmpty({ name, children }: Element): boolean {
  if (name === 'picture') return !children.some((child) => DomUtils.isTag(child) && child.name === 'img')
  // Its summary leads to nothing.
  if (name === 'details') return !children.some((child) => !isBlank(child) && !isNamed(child, 'summary'))
  return !whole.has(name) && children.every(isBlank)
}

const isNamed = (node: Node, name: string) => DomUtils.isTag(node) && node.name === name
const isBlank = (node: Node) => (DomUtils.isText(node) ? node.data.trim() === '' : isNamed(node, 'br'))

const listSections: Record<string, [list: PagedList, words: string]> = {
  lys: ['lys', 'Se alle lys'],
  gaestebog: ['hilsner', 'Se alle hilsner'],
  minder: ['minder', 'Se alle minder'],
  billeder: ['billeder', 'Se alle billeder'],
}

/** A section with its way to the rest of its list; nothing of one that has only a heading, or words about an empty list. */
function keepSection(section: Element, { hasEmptyList }: Left, { links }: StaticRules): Node[] {
  const [list, title] = listSections[section.attribs.id ?? ''] ?? []
  const rest = list && links.find((link) => link.startsWith(partPrefix(list)))
  const inside = DomUtils.getElementsByTagName(() => true, section.children)
  // Where no candle burns any more, the page does not lead to those that did.
  if (rest && !inside.some(({ attribs }) => attribs.href === rest)) {
    const place = section.children.findLast((child) => DomUtils.isTag(child) && child.name === 'div')
    const link = parseDocument(`<p><a class="text-button" href="${rest}">${title}</a></p>`).children
    if (place && DomUtils.isTag(place)) place.children.push(...link)
    else section.children.push(...link)
    return [section]
  }
  const shows = inside.some(({ name }) => name === 'li' || name === 'a' || (whole.has(name) && name !== 'br'))
  return shows || (!hasEmptyList && section.children.some(saysMore)) ? [section] : []
}

/** Whether there is any text that is not a heading's. */
function saysMore(node: Node): boolean {
  if (DomUtils.isText(node)) return node.data.trim() !== ''
  return DomUtils.isTag(node) && !headings.has(node.name) && node.children.some(saysMore)
}

/** Without what leads to, or is named by, a place in the document that is not there any more. */
function withoutDangling(nodes: readonly Node[], ids: ReadonlySet<string>): Node[] {
  return nodes.filter((node) => {
    if (!DomUtils.isTag(node)) return true
    const { attribs, children } = node
    if (node.name === 'a' && attribs.href?.startsWith('#') && !ids.has(attribs.href.slice(1))) return false
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls']) {
      if (attribs[name]?.split(' ').some((id) => !ids.has(id))) delete attribs[name]
    }
    node.children = withoutDangling(children, ids)
    return node.children.length === children.length || !isEmpty(node)
  })
}
