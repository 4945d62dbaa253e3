import { eachNode, type GedcomNode, type GedcomRecord } from '@/lib/integrations/gedcom/gedcom-records'
import { payloadFits } from '@/lib/integrations/gedcom/tables/payloads'
import { belowOf, DATASET, structureTables } from '@/lib/integrations/gedcom/tables/structure-tables'

type GedcomProblem =
  | 'NO_HEADER'
  | 'NO_TRAILER'
  | 'NOT_ALLOWED_HERE'
  | 'TOO_MANY'
  | 'MISSING'
  | 'WRONG_PAYLOAD'
  | 'WRONG_XREF'
  | 'DUPLICATE_XREF'
  | 'DANGLING_POINTER'
  | 'WRONG_TAG'

/** `path` is the tags from the record down, as 'INDI @I1@.BIRT.DATE'; for MISSING the last is the one that is missing. */
type StructureProblem = { path: string; line: number; problem: GedcomProblem }

/**
 * Everything in which records break the rules of GEDCOM 7.0: what may stand where, how often, and what its value is.
 * Below extension tags only identifiers are checked.
 */
export function validateGedcom7(records: readonly GedcomRecord[]): StructureProblem[] {
  const problems: StructureProblem[] = []
  const tags = new Map<string, string>()
  const add = (path: string, line: number, problem: GedcomProblem) => problems.push({ path, line, problem })
  for (const { xref, tag, line } of records) {
    if (xref === null) continue
    if (!/^[A-Z0-9_]+$/.test(xref) || xref === 'VOID') add(`${tag} @${xref}@`, line, 'WRONG_XREF')
    if (tags.has(xref)) add(`${tag} @${xref}@`, line, 'DUPLICATE_XREF')
    tags.set(xref, tag)
  }
  // A program's own structures may have identifiers below a record.
  for (const { xref, tag } of eachNode(records)) if (xref !== null && !tags.has(xref)) tags.set(xref, tag)
  if (records[0]?.tag !== 'HEAD') add('HEAD', records[0]?.line ?? 0, 'NO_HEADER')
  if (records.at(-1)?.tag !== 'TRLR') add('TRLR', records.at(-1)?.line ?? 0, 'NO_TRAILER')
  for (const record of records) {
    const path = record.xref === null ? record.tag : `${record.tag} @${record.xref}@`
    check(record, { path, above: DATASET }, tags, add)
  }
  return problems
}

type Add = (path: string, line: number, problem: GedcomProblem) => void

/** `above` is null below an extension, where the tables say nothing. */
function check(
  node: GedcomNode,
  place: { path: string; above: string | null },
  tags: Map<string, string>,
  add: Add,
): void {
  const { path, above } = place
  if (!/^_?[A-Z][A-Z0-9_]*$|^_[A-Z0-9_]+$/.test(node.tag)) add(path, node.line, 'WRONG_TAG')
  if (node.pointer !== null && node.pointer !== 'VOID' && !tags.has(node.pointer))
    add(path, node.line, 'DANGLING_POINTER')
  const isOwn = node.tag.startsWith('_')
  const below = above === null || isOwn ? null : belowOf('7.0', above, node.tag)
  if (above !== null && !isOwn && !below) add(path, node.line, 'NOT_ALLOWED_HERE')
  const kind = below?.type ?? null
  const structure = kind === null ? undefined : structureTables['7.0'].structures.get(kind)
  if (structure) {
    if (!payloadFits('7.0', structure.payload, node, (xref) => tags.get(xref))) add(path, node.line, 'WRONG_PAYLOAD')
    const counts = new Map<string, number>()
    for (const { tag } of node.children) counts.set(tag, (counts.get(tag) ?? 0) + 1)
    for (const tag of structure.required) if (!counts.has(tag)) add(`${path}.${tag}`, node.line, 'MISSING')
    for (const [tag, count] of counts) {
      if (count > 1 && structure.below.get(tag)?.isMany === false) add(`${path}.${tag}`, node.line, 'TOO_MANY')
    }
  }
  for (const child of node.children) check(child, { path: `${path}.${child.tag}`, above: kind }, tags, add)
}
