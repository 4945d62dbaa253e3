import {
  type GedcomNode,
  type GedcomRecord,
  type GedcomVersion,
  gedcomNode,
} from '@/lib/integrations/gedcom/gedcom-records'

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

/** The tag under which a structure of `version` is kept in a file of the other version. */
export function keptTag(version: GedcomVersion, tag: string): string {
  return (version === '7.0' ? '_G7_' : '_G5_') + tag
}

/** Marks what only 7.0 requires: converting back leaves it out again. */
export const ADDED_MARK = '_G5_ADDED'

export function addedChild(tag: string, value: string | null, children: GedcomNode[] = []): GedcomNode {
  return gedcomNode(tag, { value, children: [...children, gedcomNode(ADDED_MARK)] })
}
