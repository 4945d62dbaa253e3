import type { Block, Mark } from './write-blocks'

export type Attributes = Readonly<Record<string, string>>

/** Their content is not the author's text. */
const unread = new Set(
  `script style textarea option select noscript noembed noframes iframe object embed svg math template title xmp
  plaintext audio video canvas xml del`.split(/\s+/),
)
const marksOf = new Map<string, Mark['tag']>([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'em'],
  ['em', 'em'],
  ['u', 'u'],
  ['s', 's'],
  ['strike', 's'],
])

/** An element's style, in small letters. */
export function styleOf({ style = '' }: Attributes): Map<string, string> {
  const declarations = style.toLowerCase().split(';')
  return new Map(
    declarations.map((one): [string, string] => {
      const colon = one.indexOf(':')
      return [one.slice(0, colon).trim(), one.slice(colon + 1).trim()]
    }),
  )
}

/** What must not arrive: programs and drawings, tracked deletions, reviewers' remarks and hidden text. */
export function isDropped(name: string, attributes: Attributes, style: Map<string, string>): boolean {
  const { class: classes = '' } = attributes
  if (unread.has(name)) return true
  if (name === 'br') return /Apple-interchange-newline/.test(classes)
  // 'EOP' is Word's own mark at the end of a paragraph on the web.
  if (/\bEOP\b/.test(classes)) return true
  if (/\bmso-?del|\bTrackChange(?:Text)?Delet|\bmsocom|\bMsoComment(?:Reference|Text|Subject)/i.test(classes))
    return true
  const isStruck = name === 's' || name === 'strike' || decorationOf(style).includes('line-through')
  if (isStruck && attributes.datetime !== undefined) return true
  if (style.get('mso-hide') === 'all' || style.get('display')?.startsWith('none')) return true
  if (attributes.hidden !== undefined || style.get('visibility')?.startsWith('hidden')) return true
  return /^comment/.test(style.get('mso-element') ?? '')
}

/** What Word writes for a tab and for several spaces, and Safari for a space: hard spaces that would never wrap. */
export function isSpacing({ class: classes = '' }: Attributes, style: Map<string, string>): boolean {
  return (
    style.has('mso-tab-count') || style.has('mso-spacerun') || /\bApple-(?:converted-space|tab-span)\b/.test(classes)
  )
}

/** The heading that an element is, by its name, its role or its style in Word or LibreOffice. */
export function headingOf(name: string, attributes: Attributes, style: Map<string, string>): 'h2' | 'h3' | null {
  const byName = /^h([1-6])$/.exec(name)?.[1]
  if (byName) return ofLevel(byName)
  if (attributes.role === 'heading') return ofLevel(attributes['aria-level'] ?? '2')
  if (name !== 'p') return null
  const { class: classes = '' } = attributes
  if (/^(?:Mso)?(?:Title|Titel)(?:CxSp\w+)?$/i.test(classes)) return 'h2'
  if (/^(?:Mso)?(?:Subtitle|Undertitel)(?:CxSp\w+)?$/i.test(classes)) return 'h3'
  const byClass = /(?:^|\s)(?:Mso)?(?:Heading|Overskrift)([1-9])(?:\s|$)/i.exec(classes)?.[1]
  const byOutline = /^[1-9]$/.exec(style.get('mso-outline-level') ?? '')?.[0]
  const level = byClass ?? byOutline
  return level ? ofLevel(level) : null
}

/** A first heading becomes a second: the page's own name is the first. */
const ofLevel = (level: string): 'h2' | 'h3' => (Number(level) <= 2 ? 'h2' : 'h3')

/** The emphasis that an element adds (true) or takes away (false). */
export function lookOf(name: string, style: Map<string, string>): Map<Mark['tag'], boolean> {
  const look = new Map<Mark['tag'], boolean>()
  const byName = marksOf.get(name)
  if (byName) look.set(byName, true)
  const weight = style.get('font-weight') ?? ''
  if (/^(?:bold|[6-9]00)/.test(weight)) look.set('strong', true)
  if (/^(?:normal|lighter|[1-5]00)/.test(weight)) look.set('strong', false)
  const slope = style.get('font-style') ?? ''
  if (/^(?:italic|oblique)/.test(slope)) look.set('em', true)
  if (slope.startsWith('normal')) look.set('em', false)
  const decoration = decorationOf(style)
  if (decoration.includes('underline')) look.set('u', true)
  if (decoration.includes('line-through')) look.set('s', true)
  return look
}

const decorationOf = (style: Map<string, string>) =>
  `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`

/** The place in a list of a paragraph of Word's; only `isNamed` ones are surely in one. */
export function listPlaceOf({ class: classes = '' }: Attributes, style: Map<string, string>): Block['word'] | null {
  const place = style.get('mso-list') ?? ''
  const level = /\blevel([1-9])\b/.exec(place)?.[1]
  if (level) return { level: Number(level), list: /^l\d+/.exec(place)?.[0] ?? '', marker: '', isNamed: true }
  return /\bMsoListParagraph/.test(classes) ? { level: 1, list: '', marker: '', isNamed: false } : null
}
