import {
  type GedcomNode,
  type GedcomRecord,
  type GedcomVersion,
  gedcomNode,
} from '@/lib/integrations/gedcom/gedcom-records'
import { DATASET, structureTables } from '@/lib/integrations/gedcom/tables/structure-tables'

/** What the values of generated records are: right for their kind, or all the same words. */
type SampleValues = 'right' | 'wrong'

const DEEPEST = 5

/** Records for tests with every structure that a version's tables allow, each once wherever it may stand. */
export function everyStructure(version: GedcomVersion, values: SampleValues = 'right'): GedcomRecord[] {
  const { structures } = structureTables[version]
  const records: GedcomRecord[] = []
  for (const [tag, { type }] of structures.get(DATASET)?.below ?? []) {
    const xref = tag === 'HEAD' || tag === 'TRLR' ? null : `X_${tag}`
    records.push({ ...makeNode({ version, values, path: [] }, tag, type), xref })
  }
  const head = records.filter(({ tag }) => tag === 'HEAD')
  const trailer = records.filter(({ tag }) => tag === 'TRLR')
  return [...head, ...records.filter((record) => !head.includes(record) && !trailer.includes(record)), ...trailer]
}

type Place = { version: GedcomVersion; values: SampleValues; path: string[] }

function makeNode(place: Place, tag: string, kind: string): GedcomNode {
  const structure = structureTables[place.version].structures.get(kind)
  const path = [...place.path, kind]
  const children: GedcomNode[] = []
  for (const [childTag, { type, typeWithoutPointer, isRequired }] of structure?.below ?? []) {
    for (const childKind of new Set([type, typeWithoutPointer])) {
      if (path.includes(childKind) || (path.length >= DEEPEST && !isRequired)) continue
      children.push(makeNode({ ...place, path }, childTag, childKind))
    }
  }
  return gedcomNode(tag, { ...payloadOf(place, tag, structure?.payload ?? 'none', kind), children })
}

function payloadOf({ version, values }: Place, tag: string, payload: string, kind: string) {
  const [pointer] = payload.split('|')
  if (pointer?.startsWith('@')) return { pointer: `X_${pointer.slice(1)}` }
  if (payload === 'none') return {}
  if (tag === 'VERS' && kind !== 'HEAD-SOUR') return { value: version }
  if (values === 'wrong' && version === '5.5.1') return { value: 'Noget helt andet' }
  const [, set] = payload.split(':')
  if (set) return { value: [...(structureTables[version].sets.get(set) ?? [])].at(-1) }
  const sample = version === '7.0' ? byPayload[payload] : (byKind[kind] ?? byKind[tag])
  return { value: sample ?? `Ærlig tekst om ${tag}` }
}

/** In 7.0 the payload says what a value is. */
const byPayload: Record<string, string> = {
  yes: 'Y',
  integer: '3',
  age: '30y 2m',
  date: 'ABT 12 MAR 1903',
  'date-exact': '1 JAN 1900',
  'date-period': 'FROM 1900 TO 1910',
  time: '12:34:56',
  language: 'da',
  'media-type': 'image/jpeg',
  uri: 'https://example.com/a',
  file: 'media/a.jpg',
  latitude: 'N55.6',
  longitude: 'E12.5',
  name: 'Søren /Kierkegaard/ senior',
  'tag-definition': '_FOO https://example.com/foo',
}

/** In 5.5.1, where most is text, its kind or its tag. */
const byKind: Record<string, string> = {
  DATE: 'ABT 12 MAR 1903',
  'DATE-exact': '1 JAN 1900',
  'HEAD-DATE': '1 JAN 1900',
  AGE: '30y 2m',
  LANG: 'Danish',
  TIME: '12:34:56',
  LATI: 'N55.6',
  LONG: 'E12.5',
  PEDI: 'birth',
  'FAMC-STAT': 'proven',
  'ordinance-STAT': 'COMPLETED',
  MEDI: 'photo',
  FORM: 'jpeg',
  FILE: 'media/a.jpg',
  ROLE: 'FATH',
  'SOUR-EVEN': 'BIRT',
  'DATA-EVEN': 'BIRT, DEAT',
  'DATE-period': 'FROM 1900 TO 1910',
  NCHI: '3',
  NMR: '2',
  'GEDC-FORM': 'LINEAGE-LINKED',
  CHAR: 'UTF-8',
}
