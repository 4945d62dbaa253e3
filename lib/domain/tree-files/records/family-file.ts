import type { ChildKind, PersonFields, UnionFields } from '@/lib/domain/family-tree/schema'
import type { GedcomVersion } from '@/lib/integrations/gedcom/gedcom-records'
import type { LineProblem } from '@/lib/integrations/gedcom/read-gedcom-file'

/** A person of a file, by the identifier of the record. */
export type FilePerson = {
  xref: string
  fields: PersonFields
  /** What the record says of the life beyond the fields (lib/domain/family-tree/said.ts). */
  said: string | null
  /** Identifiers that follow a person from program to program (UID). */
  uids: string[]
  /** The path of a picture in the archive the file came in. */
  portraitPath: string | null
}

export type FileChild = { xref: string; kind: ChildKind; twinGroup: number | null }

/** A couple of a file; its children in order. */
export type FileUnion = {
  xref: string
  partnerXrefs: string[]
  /** The couple's number among those of each partner. */
  positions: number[]
  fields: UnionFields
  said: string | null
  children: FileChild[]
}

/** A record as it is kept. */
export type FileRecord = { tag: string; xref: string | null; position: number; lines: string }

/** What is wrong in a file's line beyond its writing. */
type RecordProblem =
  /** Points to a record that the file does not have. */
  | 'POINTS_NOWHERE'
  /** A second record with the same identifier. */
  | 'SAME_IDENTIFIER'
  /** A third partner of a couple; kept, and not shown. */
  | 'THIRD_PARTNER'

export type FileFault = { line: number; problem: LineProblem | RecordProblem; text: string }
export type DoubtfulDate = { line: number; text: string }

/** A child of its parents whom the tree has no place for, and the line of descent from the child to itself again. */
export type FileRing = { childXref: string; parentXrefs: string[]; path: string[] }

/** Names of files: the first ten, and how many there are. */
export type FileNames = { count: number; first: string[] }

/** A family as a file has it, in our fields, with every record as it came. */
export type FamilyFile = {
  version: GedcomVersion
  encoding: string
  /** The program that wrote it, and the tree here it was exported from. */
  program: string | null
  treeId: string | null
  people: FilePerson[]
  unions: FileUnion[]
  /** Children that are left out of the couples, since somebody would be their own ancestor. */
  rings: FileRing[]
  records: FileRecord[]
  faults: FileFault[]
  faultCount: number
  doubtfulDates: DoubtfulDate[]
  doubtfulCount: number
  /** Structures we have no field for, by their tag. */
  keptTags: Record<string, number>
  /** Files that the records name, found in the archive. */
  mediaPaths: string[]
  /** Those whose path another file has here, with the number that tells the two apart. */
  renamedFiles: Record<string, number>
  /** Files of the archive that no record names, names of none of them, and names that fit several alike. */
  unusedFiles: FileNames
  missingFiles: FileNames
  unclearFiles: FileNames
}
