import 'server-only'
import { convertRecords } from '@/lib/integrations/gedcom/convert-version'
import {
  type GedcomNode,
  type GedcomRecord,
  type GedcomVersion,
  gedcomNode,
} from '@/lib/integrations/gedcom/gedcom-records'
import { writeGedcomFile } from '@/lib/integrations/gedcom/write-gedcom-file'

type Conversion = { from: GedcomVersion; to: GedcomVersion; isInFile: (xref: string) => boolean }

/** The mark that begins a file, in bytes. */
export const markBytes = 3

/** Records as text in the other version, and the definitions they need in the header. */
export type Converted = { body: Buffer; definitions: GedcomNode[] }

/**
 * Records in the other version. All at once, because a pointer is converted by what it leads to. What is pointed to elsewhere in the
 * file stands in for a moment.
 */
export async function convertedBytes(
  records: AsyncIterable<GedcomRecord>,
  { from, to, isInFile }: Conversion,
): Promise<Converted> {
  const own = new Set<string>()
  const pointed = new Map<string, string>()
  const all = [headOf(from)]
  for await (const record of records) {
    if (record.xref !== null) own.add(record.xref)
    notePointers(record, pointed)
    all.push(record)
  }
  if (own.size === 0) return { body: Buffer.alloc(0), definitions: [] }
  for (const [xref, tag] of pointed) if (!own.has(xref) && isInFile(xref)) all.push(standIn(tag, xref))
  const made = convertRecords([...all, gedcomNode('TRLR')], from, to)
  const isStandIn = (xref: string) => pointed.has(xref) && !own.has(xref)
  const body = made.filter(({ tag, xref }) => tag !== 'HEAD' && tag !== 'TRLR' && !isStandIn(xref ?? ''))
  const [schema] = made[0]?.children.filter(({ tag }) => tag === 'SCHMA') ?? []
  const bytes = Buffer.from(writeGedcomFile({ version: to, records: body }))
  return { body: bytes.subarray(markBytes), definitions: schema?.children ?? [] }
}

function headOf(version: GedcomVersion): GedcomRecord {
  const children = [gedcomNode('VERS', { value: version })]
  return gedcomNode('HEAD', { children: [gedcomNode('GEDC', { children })] })
}

/** Without a file, 7.0 has no record of one, and the pointer would be kept as text. */
function standIn(tag: string, xref: string): GedcomRecord {
  const files = tag === 'OBJE' ? [gedcomNode('FILE', { value: xref, children: [gedcomNode('FORM')] })] : []
  return gedcomNode(tag, { xref, children: files })
}

function notePointers(record: GedcomRecord, pointed: Map<string, string>): void {
  const waiting: GedcomNode[] = [record]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const { pointer, tag } = node
    if (pointer !== null) pointed.set(pointer, targetTags[tag] ?? pointed.get(pointer) ?? tag)
    waiting.push(...node.children)
  }
}

const targetTags: Record<string, string> = {
  HUSB: 'INDI',
  WIFE: 'INDI',
  CHIL: 'INDI',
  ASSO: 'INDI',
  ALIA: 'INDI',
  FAMC: 'FAM',
  FAMS: 'FAM',
}
