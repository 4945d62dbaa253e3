import 'server-only'
import type { HiddenNames } from '@/lib/domain/family-tree/hidden-names'
import { type Converted, convertedBytes, markBytes } from '@/lib/domain/tree-files/export/converted-bytes'
import { exportHead } from '@/lib/domain/tree-files/export/export-head'
import { inPortions } from '@/lib/domain/tree-files/export/in-portions'
import { PortraitWriter, readOwnPortraits } from '@/lib/domain/tree-files/export/own-portraits'
import { type ExportIndex, type KeptRow, readExportIndex, readKept } from '@/lib/domain/tree-files/export/read-export'
import { notesOf, Reached, readShared, withShared } from '@/lib/domain/tree-files/export/shared-records'
import { partnersOf } from '@/lib/domain/tree-files/export/tree-shape'
import { TreeWriter } from '@/lib/domain/tree-files/export/tree-writer'
import { withoutNamed, withoutPointersTo } from '@/lib/domain/tree-files/export/without-pointers'
import { isRestricted } from '@/lib/domain/tree-files/records/restriction'
import {
  eachNode,
  findChild,
  type GedcomNode,
  type GedcomRecord,
  type GedcomVersion,
  gedcomNode,
} from '@/lib/integrations/gedcom/gedcom-records'
import { streamGedcomFile } from '@/lib/integrations/gedcom/write-gedcom-file'
import type { Database } from '@/lib/server/db'

export type ExportOptions = {
  version: GedcomVersion
  withLiving: boolean
  /** Whether the files come along in an archive, so that portraits set here are named. */
  withPictures: boolean
  now: Date
}

const versions: readonly GedcomVersion[] = ['5.5.1', '7.0']

/**
 * A whole tree as a file. What came in a file goes out as it came, with our fields written where they differ; in its
 * own version in portions and in its order. Without the living, notes and sources that only they name stay behind, and
 * so does who sent the file: somebody who is living, with an address.
 */
export async function* gedcomOfTree(
  database: Database,
  treeId: string,
  options: ExportOptions,
): AsyncGenerator<Uint8Array> {
  const { version } = options
  const index = await readExportIndex(database, treeId, options)
  const kept = await readShared(database, index)
  const names = index.hiddenNames
  const unshown = options.withLiving
    ? []
    : [...notForAll(kept.values(), names), ...(await picturesOfMasked(database, index))]
  const hidden = new Set([...index.maskedXrefs, ...unshown])
  const forReader = (record: GedcomRecord) => (options.withLiving ? record : withoutNamed(names, record))
  const shared = new Map([...kept].map(([id, record]) => [id, forReader(withoutPointersTo(hidden, record))]))
  const own = options.withPictures ? await readOwnPortraits(database, treeId, options) : new Map()
  const portraits = new PortraitWriter(own, shared.values(), index.taken)
  const writer = new TreeWriter(database, index, notesOf(shared), version, portraits, hidden, options)
  await writer.readParentage()
  const reached = new Reached(options.withLiving ? null : new Set())
  const heads = index.kept.flatMap((row) => {
    const record = shared.get(row.id)
    return record?.tag === 'HEAD' ? [{ record, version: row.version }] : []
  })
  const head = exportHead(heads, { version, treeId, index })
  reached.through(head.record)
  const stream = (from: GedcomVersion) => {
    const rows = index.kept.filter((row) => row.version === from && row.xref !== null)
    return withShared(writer.keptRecords(rows), { rows, shared, reached, isLast: !options.withLiving })
  }
  const isInFile = (xref: string) => index.taken.has(xref)
  const made: Converted[] = []
  for (const from of versions) {
    if (from !== version) made.push(await convertedBytes(stream(from), { from, to: version, isInFile }))
  }
  yield* streamGedcomFile(version, [
    withDefinitions(
      head.record,
      made.flatMap(({ definitions }) => definitions),
    ),
  ])
  for (const { body } of made) yield body
  yield* further(version, stream(version))
  yield* further(version, writer.newRecords())
  yield* further(version, [...(head.submitter ? [head.submitter] : []), gedcomNode('TRLR')])
}

/** Who sent the files, what a file marks as not for everybody, and notes that name somebody who is not told of. */
function notForAll(records: Iterable<GedcomRecord>, names: HiddenNames): string[] {
  const isHidden = (record: GedcomRecord) =>
    record.tag === 'SUBM' || isRestricted(record) || names.isIn(record.value ?? '')
  return [...records].flatMap((record) => (isHidden(record) && record.xref !== null ? [record.xref] : []))
}

/** What the records of those point to as a picture who are not told of: it shows them, and its words name them. */
async function picturesOfMasked(database: Database, { kept, shape }: ExportIndex): Promise<string[]> {
  const isMasked = ({ personId, unionId }: KeptRow) => {
    const union = shape.union(unionId ?? '')
    return [personId, ...(union ? partnersOf(union) : [])].some((id) => id !== null && shape.isMasked(id))
  }
  const xrefs: string[] = []
  for (const some of inPortions(kept.filter(isMasked))) {
    for (const { tag, pointer } of eachNode([...(await readKept(database, some)).values()])) {
      if (tag === 'OBJE' && pointer !== null) xrefs.push(pointer)
    }
  }
  return xrefs
}

/** Records behind others: without the mark that begins a file. */
async function* further(
  version: GedcomVersion,
  records: AsyncIterable<GedcomRecord> | Iterable<GedcomRecord>,
): AsyncGenerator<Uint8Array> {
  let isFirst = true
  for await (const chunk of streamGedcomFile(version, records)) {
    yield isFirst ? chunk.subarray(markBytes) : chunk
    isFirst = false
  }
}

/** The header with the definitions that converted records need. */
function withDefinitions(head: GedcomRecord, definitions: readonly GedcomNode[]): GedcomRecord {
  if (definitions.length === 0) return head
  const own = findChild(head, 'SCHMA')
  const schema = gedcomNode('SCHMA', { children: [...(own?.children ?? []), ...definitions] })
  return { ...head, children: [...head.children.filter((child) => child !== own), schema] }
}
