import type { GedcomNode, GedcomVersion } from '@/lib/integrations/gedcom/gedcom-records'
import { gedcom7Sets, gedcom7Structures } from './gedcom7-table'
import { gedcom551Sets, gedcom551Structures } from './gedcom551-table'

/** What may stand below a structure, by its tag. */
type Below = {
  /** The kind of structure with a pointer, and without one; nearly always the same. */
  type: string
  typeWithoutPointer: string
  isRequired: boolean
  isMany: boolean
}

/**
 * A kind of structure. The payload is 'none', 'text', 'yes' (Y or nothing), '@INDI' (a pointer), 'enum:SET', 'enums:SET'
 * (a list) or a data type of the standard; with '|' between alternatives.
 */
type Structure = { payload: string; below: ReadonlyMap<string, Below>; required: readonly string[] }

type StructureTable = {
  structures: ReadonlyMap<string, Structure>
  sets: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * The tables of both versions. In their source each line is a kind of structure: name, payload, and after the colon what
 * stands below it, as TAG or TAG=kind (TAG=kind/kind-without-pointer), then '!' for exactly one, '*' for any number, '+'
 * for at least one, and nothing for at most one. '%name' is a list written once. A kind without a line is a text with
 * nothing below it.
 */
export const structureTables: Record<GedcomVersion, StructureTable> = {
  '5.5.1': { structures: readStructures(gedcom551Structures), sets: readSets(gedcom551Sets) },
  '7.0': { structures: readStructures(gedcom7Structures), sets: readSets(gedcom7Sets) },
}

/** The kind above all records. */
export const DATASET = 'DATASET'

/** What a structure is below one of the kind `above`; null when its tag is not allowed there. */
export function belowOf(version: GedcomVersion, above: string, tag: string): Below | null {
  return structureTables[version].structures.get(above)?.below.get(tag) ?? null
}

/** The kind of a structure by the kind above it; null when it is not allowed there. */
export function kindOf(version: GedcomVersion, above: string, node: GedcomNode): string | null {
  const below = belowOf(version, above, node.tag)
  if (!below) return null
  return node.pointer === null ? below.typeWithoutPointer : below.type
}

/** Whether either version has this tag anywhere. */
export function isStandardTag(tag: string): boolean {
  return standardTags.has(tag)
}

/** Data may continue a source line on the next by indenting it. */
function sourceLines(source: string): string[][] {
  const lines = source.trim().replaceAll('\n  ', ' ').split('\n')
  return lines.map((line) => line.split(' ').filter(Boolean))
}

function readStructures(source: string): Map<string, Structure> {
  const groups = new Map<string, string[]>()
  const expand = (words: string[]) =>
    words.flatMap((word) => (word.startsWith('%') ? (groups.get(word) ?? []) : [word]))
  const structures = new Map<string, Structure>()
  for (const [name = '', ...rest] of sourceLines(source)) {
    const words = expand(rest.slice(rest.indexOf(':') + 1))
    if (name.startsWith('%')) groups.set(name, words)
    else structures.set(name, readStructure(rest[0] ?? 'none', words))
  }
  for (const { below } of [...structures.values()]) {
    for (const { type, typeWithoutPointer } of below.values()) {
      for (const kind of [type, typeWithoutPointer]) {
        if (!structures.has(kind)) structures.set(kind, readStructure('text', []))
      }
    }
  }
  return structures
}

function readStructure(payload: string, words: string[]): Structure {
  const below = new Map(words.map(readBelow))
  return { payload, below, required: [...below.keys()].filter((tag) => below.get(tag)?.isRequired) }
}

function readBelow(word: string): [string, Below] {
  const mark = word.at(-1) ?? ''
  const isMarked = '!*+'.includes(mark)
  const [tag = '', kinds = tag] = (isMarked ? word.slice(0, -1) : word).split('=')
  const [type = '', typeWithoutPointer = type] = kinds.split('/')
  return [
    tag,
    { type, typeWithoutPointer, isRequired: mark === '!' || mark === '+', isMany: mark === '*' || mark === '+' },
  ]
}

function readSets(source: string): Map<string, Set<string>> {
  return new Map(sourceLines(source).map(([name = '', , ...values]) => [name, new Set(values)]))
}

const standardTags = new Set(
  Object.values(structureTables).flatMap(({ structures }) =>
    [...structures.values()].flatMap((s) => [...s.below.keys()]),
  ),
)
