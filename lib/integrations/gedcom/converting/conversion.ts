import type { GedcomNode, GedcomRecord, GedcomVersion } from '@/lib/integrations/gedcom/gedcom-records'

/** One conversion of a whole file. Identifiers are those of the records before. */
export type Conversion = {
  from: GedcomVersion
  to: GedcomVersion
  record: (xref: string) => GedcomRecord | undefined
  /** The tag of a record after the conversion. */
  recordTag: (xref: string) => string | undefined
  isUsedOnce: (xref: string) => boolean
  /** Makes a record of media that stood inside another, and returns its identifier. */
  addMedia: (children: GedcomNode[]) => string
  added: GedcomRecord[]
  /** Converts what stands below a structure of one kind into what stands below one of another. */
  convertChildren: (children: GedcomNode[], above: Kinds) => GedcomNode[]
}

/** The kind of a structure in the version converted from, and in the one converted to. */
export type Kinds = { from: string; to: string }

/** A structure in the shape of the other version. */
export type Shape = {
  tag: string
  value: string | null
  pointer: string | null
  /** Structures below it that are converted already, and those that are not. */
  ready: GedcomNode[]
  children: GedcomNode[]
}
