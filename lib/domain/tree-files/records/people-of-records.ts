import { readChildKind, readPedigree, readTwins, twinGroupsOf } from '@/lib/domain/tree-files/records/child-record'
import { readFileDate } from '@/lib/domain/tree-files/records/date-record'
import { childrenOf, textBelow } from '@/lib/domain/tree-files/records/edit-node'
import type {
  DoubtfulDate,
  FamilyFile,
  FileChild,
  FileFault,
  FilePerson,
  FileUnion,
} from '@/lib/domain/tree-files/records/family-file'
import { MediaFiles } from '@/lib/domain/tree-files/records/media-records'
import { type FindNote, noteFor } from '@/lib/domain/tree-files/records/note-record'
import { readCouple, readLife } from '@/lib/domain/tree-files/records/read-life'
import { linesOf, nameRecords, renamedLines } from '@/lib/domain/tree-files/records/record-text'
import { saidTags } from '@/lib/domain/tree-files/records/said-record'
import { findChild, type GedcomNode, type GedcomRecord } from '@/lib/integrations/gedcom/gedcom-records'
import type { GedcomFile } from '@/lib/integrations/gedcom/read-gedcom-file'

/** Of each kind; more are only counted. */
const faultsMost = 1000

/** The name this system has in the header of a file. */
export const ownProgram = 'MINDELUND'

/** The files that came with a family, by their paths; `renamesOf` numbers those whose path another file has here. */
type FileArchive = {
  paths: ReadonlySet<string>
  renamesOf: (mediaPaths: readonly string[]) => ReadonlyMap<string, number>
}

/**
 * The people and couples of a file in our fields, and every record as it is kept. Identifiers that another version would
 * not allow, or that stand twice, are renamed everywhere.
 */
export function peopleOfRecords(file: GedcomFile, archive: FileArchive = noArchive): FamilyFile {
  const { named, renamed, twice } = nameRecords(file.records)
  const byXref = new Map<string, GedcomRecord>()
  for (const record of named) if (record.xref !== null) byXref.set(record.xref, record)
  const find = (pointer: string | null) => (pointer === null ? undefined : byXref.get(renamed.get(pointer) ?? pointer))
  const media = new MediaFiles(named, find, archive.paths)
  const mediaPaths = media.all()
  const renames = archive.renamesOf(mediaPaths)
  const asKept = (record: GedcomRecord) => (renames.size > 0 ? media.renamed(record, renames) : record)
  const findNote: FindNote = (xref) => noteFor(find(xref))
  const individuals = named.filter(({ tag }) => tag === 'INDI')
  const families = new Families(
    named.filter(({ tag }) => tag === 'FAM'),
    individuals,
    find,
  )
  const head = named.find(({ tag }) => tag === 'HEAD') ?? null
  const doubtful = listDoubtfulDates(named)
  const faults = [
    ...file.faults,
    ...twice.slice(0, faultsMost).map((record) => faultAt(record, 'SAME_IDENTIFIER')),
    ...families.faults,
  ]
  const { unused, missing, unclear } = media.left()
  return {
    version: file.version,
    encoding: file.encoding,
    program: head && programOf(head),
    treeId: head && textBelow(head, '_TREE'),
    people: individuals.map(
      (record): FilePerson => ({
        xref: record.xref ?? '',
        ...readLife(record, findNote),
        uids: [...childrenOf(record, 'UID'), ...childrenOf(record, '_UID')].flatMap(({ value }) => value?.trim() ?? []),
        portraitPath: media.portraitOf(record),
      }),
    ),
    unions: families.list(),
    rings: [],
    records: named.flatMap((record, position) =>
      record.tag === 'TRLR'
        ? []
        : [{ tag: record.tag, xref: record.xref, position, lines: keptLines(asKept(record), file, renamed) }],
    ),
    faults: faults.sort((a, b) => a.line - b.line),
    faultCount: file.faultCount + twice.length + families.faultCount,
    ...doubtful,
    keptTags: countKept(named),
    mediaPaths,
    renamedFiles: Object.fromEntries(renames),
    unusedFiles: unused,
    missingFiles: missing,
    unclearFiles: unclear,
  }
}

const noArchive: FileArchive = { paths: new Set(), renamesOf: () => new Map() }

function keptLines(record: GedcomRecord, { version }: GedcomFile, renamed: ReadonlyMap<string, string>): string {
  const lines = linesOf(record, version)
  return renamed.size > 0 ? renamedLines(lines, renamed) : lines
}

function programOf(head: GedcomRecord): string | null {
  const source = findChild(head, 'SOUR')
  const name = textBelow(source, 'NAME') ?? source?.value
  return name ? [name, textBelow(source, 'VERS')].filter(Boolean).join(' ').slice(0, 120) : null
}

function faultAt({ line, tag, xref, pointer, value }: GedcomNode, problem: FileFault['problem']): FileFault {
  const text = [xref && `@${xref}@`, tag, pointer === null ? value : `@${pointer}@`].filter(Boolean).join(' ')
  return { line, problem, text: text.slice(0, 80) }
}

type Find = (pointer: string | null) => GedcomRecord | undefined
type Family = { record: GedcomRecord; partners: GedcomRecord[]; children: Map<GedcomRecord, ChildLink> }
type ChildLink = { chil: GedcomNode | null; famc: GedcomNode | null }

/** Who belongs to whom, by the pointers of both sides: what only one of the two says counts as well. */
class Families {
  readonly faults: FileFault[] = []
  faultCount = 0
  private readonly byXref = new Map<string, Family>()

  constructor(
    records: readonly GedcomRecord[],
    private readonly individuals: readonly GedcomRecord[],
    private readonly find: Find,
  ) {
    for (const record of records) this.byXref.set(record.xref ?? '', this.familyOf(record))
    for (const person of individuals) {
      for (const node of childrenOf(person, 'FAMC')) this.joinChild(person, node)
      for (const node of childrenOf(person, 'FAMS')) this.joinPartner(person, node)
    }
  }

  list(): FileUnion[] {
    const positions = this.positions()
    return [...this.byXref].map(([xref, { record, partners, children }]) => ({
      xref,
      partnerXrefs: partners.map((partner) => partner.xref ?? ''),
      positions: partners.map((partner) => positions.get(partner)?.indexOf(xref) ?? 0),
      ...readCouple(record),
      children: this.childrenIn(record, children),
    }))
  }

  private familyOf(record: GedcomRecord): Family {
    const spouses = record.children.filter(({ tag }) => tag === 'HUSB' || tag === 'WIFE')
    const family: Family = { record, partners: [], children: new Map() }
    for (const node of [...spouses].sort((a, b) => (a.tag < b.tag ? -1 : a.tag > b.tag ? 1 : 0))) {
      const person = this.personOf(node)
      if (person) this.addPartner(family, person, node)
    }
    for (const chil of childrenOf(record, 'CHIL')) {
      const person = this.personOf(chil)
      if (person && !family.children.has(person)) family.children.set(person, { chil, famc: null })
    }
    return family
  }

  private personOf(node: GedcomNode): GedcomRecord | null {
    const record = this.find(node.pointer)
    if (record?.tag === 'INDI') return record
    if (node.pointer !== 'VOID') this.fault(node, 'POINTS_NOWHERE')
    return null
  }

  private addPartner({ partners }: Family, person: GedcomRecord, node: GedcomNode): void {
    if (partners.includes(person)) return
    if (partners.length === 2) this.fault(node, 'THIRD_PARTNER')
    else partners.push(person)
  }

  private joinChild(person: GedcomRecord, famc: GedcomNode): void {
    const family = this.byXref.get(this.find(famc.pointer)?.xref ?? '')
    if (!family) {
      if (famc.pointer !== 'VOID') this.fault(famc, 'POINTS_NOWHERE')
      return
    }
    const link = family.children.get(person)
    if (!link) family.children.set(person, { chil: null, famc })
    // Of two to one family, the first that says how.
    else if (!link.famc || (readPedigree(link.famc) === null && readPedigree(famc) !== null)) link.famc = famc
  }

  private joinPartner(person: GedcomRecord, fams: GedcomNode): void {
    const family = this.byXref.get(this.find(fams.pointer)?.xref ?? '')
    if (family) this.addPartner(family, person, fams)
    else if (fams.pointer !== 'VOID') this.fault(fams, 'POINTS_NOWHERE')
  }

  private fault(node: GedcomNode, problem: FileFault['problem']): void {
    this.faultCount++
    if (this.faults.length < faultsMost) this.faults.push(faultAt(node, problem))
  }

  /** The couples of each person: in the order of the person's record, then those only the couples' records know. */
  private positions(): ReadonlyMap<GedcomRecord, string[]> {
    const lists = new Map<GedcomRecord, string[]>()
    for (const person of this.individuals) {
      const named = childrenOf(person, 'FAMS').flatMap(({ pointer }) => this.find(pointer)?.xref ?? [])
      lists.set(person, [...new Set(named)])
    }
    for (const [xref, { partners }] of this.byXref) {
      for (const partner of partners) {
        const list = lists.get(partner)
        if (list && !list.includes(xref)) list.push(xref)
      }
    }
    return lists
  }

  private childrenIn({ xref }: GedcomRecord, links: ReadonlyMap<GedcomRecord, ChildLink>): FileChild[] {
    const xrefs = [...links.keys()].map((record) => record.xref ?? '')
    const twinsOf = (child: string) => {
      const record = this.find(child)
      return record ? readTwins(record).flatMap((pointer) => this.find(pointer)?.xref ?? []) : []
    }
    const groups = twinGroupsOf(xrefs, twinsOf)
    return [...links].map(([record, { chil, famc }], at) => ({
      xref: record.xref ?? '',
      // The record names the family as the file did.
      kind: readChildKind(record, { famc, chil, familyXref: famc?.pointer ?? xref ?? '' }),
      twinGroup: groups[at] ?? null,
    }))
  }
}

/** As many as somebody reads. */
const listedMost = 200

const datedTags = new Set(['BIRT', 'DEAT', 'MARR', 'DIV'])
/** Structures that our fields hold or that are told in words, or that say only who is related to whom. */
const shownTags: Record<string, ReadonlySet<string>> = {
  INDI: new Set([
    'NAME',
    'SEX',
    'BIRT',
    'DEAT',
    'NOTE',
    'SNOTE',
    'FAMC',
    'FAMS',
    'CHAN',
    'CREA',
    'UID',
    '_UID',
    'REFN',
    'RIN',
    'OBJE',
    ...saidTags.INDI,
  ]),
  FAM: new Set(['HUSB', 'WIFE', 'CHIL', 'MARR', 'DIV', 'CHAN', 'CREA', 'UID', '_UID', 'REFN', 'RIN', ...saidTags.FAM]),
}
const withoutMeaning = new Set(['HEAD', 'TRLR', 'INDI', 'FAM', 'SUBM', 'SUBN', 'NOTE', 'SNOTE'])

/** Dates that we cannot show in the file's own words: the first 200, and how many there are. */
function listDoubtfulDates(records: readonly GedcomRecord[]): {
  doubtfulDates: DoubtfulDate[]
  doubtfulCount: number
} {
  const doubtfulDates: DoubtfulDate[] = []
  let doubtfulCount = 0
  for (const { tag, children } of records) {
    if (tag !== 'INDI' && tag !== 'FAM') continue
    for (const event of children) {
      const date = datedTags.has(event.tag) ? findChild(event, 'DATE') : null
      if (!date || !readFileDate(date).isDoubtful) continue
      doubtfulCount++
      const text = date.value ?? findChild(date, 'PHRASE')?.value ?? ''
      if (doubtfulDates.length < listedMost) doubtfulDates.push({ line: date.line, text: text.slice(0, 80) })
    }
  }
  return { doubtfulDates, doubtfulCount }
}

/** How many structures of each tag we have no field for. They are kept all the same. */
function countKept(records: readonly GedcomRecord[]): Record<string, number> {
  const counts = new Map<string, number>()
  const count = (tag: string) => counts.set(tag, (counts.get(tag) ?? 0) + 1)
  for (const { tag, children } of records) {
    const shown = shownTags[tag]
    if (!shown && !withoutMeaning.has(tag)) count(tag)
    for (const child of shown ? children : []) if (!shown?.has(child.tag)) count(child.tag)
  }
  const largest = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 100)
  return Object.fromEntries(largest)
}
