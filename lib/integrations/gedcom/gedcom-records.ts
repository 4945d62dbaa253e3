/** The versions we read and write. Files in 5.5 and older are read as 5.5.1. */

export type GedcomVersion = '5.5.1' | '7.0'

/**
 * One structure of a GEDCOM file with everything below it. A structure has a value, a pointer or neither, never both.
 * Cross-reference identifiers are without their '@': `0 @I1@ INDI` has the xref 'I1', `1 FAMS @F1@` the pointer 'F1'.
 */
export type GedcomNode = {
  tag: string
  /** The structure's own identifier. */
  xref: string | null
  /** Text with its line breaks as \n, unescaped; never empty. */
  value: string | null
  /** The identifier of the structure it points to; 'VOID' in 7.0 for one that is left out. */
  pointer: string | null
  children: GedcomNode[]
  /** The line in the file, from 1; 0 for a structure that was made here. */
  line: number
}

/** A structure of level 0. */
export type GedcomRecord = GedcomNode

type NodeParts = Partial<Pick<GedcomNode, 'xref' | 'value' | 'pointer' | 'children' | 'line'>>

/** A structure made by us. */
export function gedcomNode(tag: string, parts: NodeParts = {}): GedcomNode {
  return {
    tag,
    xref: parts.xref ?? null,
    value: parts.value || null,
    pointer: parts.pointer ?? null,
    children: parts.children ?? [],
    line: parts.line ?? 0,
  }
}

/** The first structure with this tag right below. */
export function findChild(node: GedcomNode, tag: string): GedcomNode | null {
  return node.children.find((child) => child.tag === tag) ?? null
}

/** A record and everything below it, or all of a file. */
export function* eachNode(nodes: readonly GedcomNode[]): Generator<GedcomNode> {
  const waiting = [...nodes].reverse()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    for (let at = node.children.length - 1; at >= 0; at--) {
      const child = node.children[at]
      if (child) waiting.push(child)
    }
  }
}

type GedcomErrorCode =
  | 'NOT_GEDCOM'
  | 'TOO_LARGE'
  | 'TOO_MANY_LINES'
  | 'ZIP_BROKEN'
  | 'ZIP_ENCRYPTED'
  | 'ZIP_TOO_LARGE'
  | 'ZIP_TOO_MANY_FILES'
  | 'ZIP_UNSAFE_PATH'
  | 'ZIP_DUPLICATE_PATH'
  | 'ZIP_WITHOUT_GEDCOM'
  | 'ZIP_WITH_SEVERAL_GEDCOMS'

/** Why a file is refused as a family tree. The server maps codes to sentences. */
export class GedcomError extends Error {
  constructor(
    readonly code: GedcomErrorCode,
    options?: ErrorOptions,
  ) {
    super(code, options)
    this.name = 'GedcomError'
  }

  /** Sent from the reading process to the one that responds. */
  get refusal() {
    return { code: this.code }
  }
}
