import { type GedcomNode, type GedcomVersion, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'
import type { Shape } from './conversion'
import { keptTag } from './kept-tag'
import { type Adapter, adapterFor, type Phrased } from './payload-adapters'

type Payload = {
  shape: Shape
  /** The kind of structure in 7.0, and of the one above it. */
  kind7: string
  above7: string
  /** What the tables of both versions say of its payload. */
  payloads: string[]
}

/** `isRestored`: the value is as it was before another conversion, be it right or not. */
type Converted = { value: string | null; children: GedcomNode[]; added: GedcomNode[]; isRestored: boolean }

/**
 * A structure's value in the other version, the children still to convert, and those that were added: the phrase, and
 * the value as it was (`_G5_WAS`, `_G7_WAS`) where the way back would give another.
 */
export function convertPayload({ shape, kind7, above7, payloads }: Payload, to: GedcomVersion): Converted {
  const adapter = adapterFor(kind7, above7, payloads)
  if (!adapter || shape.pointer !== null) {
    return { value: shape.value, children: shape.children, added: [], isRestored: false }
  }
  return to === '7.0' ? valueFor7(shape, adapter) : valueFor551(shape, adapter)
}

function valueFor7(shape: Shape, adapter: Adapter): Converted {
  const was = shape.children.find(({ tag }) => tag === keptTag('7.0', 'WAS'))
  const children = shape.children.filter((child) => child !== was)
  const phrase = children.find(({ tag }) => tag === keptTag('7.0', 'PHRASE'))?.value ?? null
  if (was && written551(adapter, { value: was.value, phrase: null }) === shape.value) {
    return { value: was.value, children, added: [], isRestored: true }
  }
  const made = shape.value === null ? { value: null, phrase: null } : adapter.to7(shape.value)
  const added = made.phrase !== null && phrase === null ? [gedcomNode('PHRASE', { value: made.phrase })] : []
  if (written551(adapter, made) !== shape.value) added.push(gedcomNode(keptTag('5.5.1', 'WAS'), { value: shape.value }))
  return { value: made.value, children, added, isRestored: false }
}

function valueFor551(shape: Shape, adapter: Adapter): Converted {
  const was = shape.children.find(({ tag }) => tag === keptTag('5.5.1', 'WAS'))
  const phrase = shape.children.find(({ tag }) => tag === 'PHRASE')
  const others = shape.children.filter((child) => child !== was && child !== phrase)
  const now: Phrased = { value: shape.value, phrase: phrase?.value ?? null }
  const isOurs = !phrase || phrase.children.length === 0
  if (was && isOurs && isSame(was.value === null ? noValue : adapter.to7(was.value), now)) {
    return { value: was.value, children: others, added: [], isRestored: true }
  }
  const whole = isOurs ? adapter.to551(now) : null
  if (whole?.value && (whole.keepsPhrase || !phrase) && isSame(adapter.to7(whole.value), now)) {
    return { value: whole.value, children: others, added: [], isRestored: false }
  }
  // 5.5.1 has no phrase: it stays beside the value, under its extension.
  const value = written551(adapter, { value: now.value, phrase: null })
  const back = value === null ? noValue : adapter.to7(value)
  const added = isSame(back, { ...now, phrase: null }) ? [] : [gedcomNode(keptTag('7.0', 'WAS'), { value: now.value })]
  return { value, children: phrase ? [...others, phrase] : others, added, isRestored: false }
}

const noValue: Phrased = { value: null, phrase: null }
const isSame = (one: Phrased, other: Phrased) => one.value === other.value && one.phrase === other.phrase

function written551(adapter: Adapter, value: Phrased): string | null {
  return value.value === null && value.phrase === null ? null : adapter.to551(value).value
}
