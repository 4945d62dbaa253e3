import 'server-only'
import { maskedName, withdrawnName } from '@/lib/domain/family-tree/copy'
import { personKeysOf } from '@/lib/domain/family-tree/person-key'
import { nameOf } from '@/lib/domain/family-tree/person-row'
import { ownSubmitterName } from '@/lib/domain/tree-files/export/export-head'
import type { FamilyFile, FilePerson, FileRecord } from '@/lib/domain/tree-files/records/family-file'
import type { Database } from '@/lib/server/db'

const ofPerson = /^1 (FAMS|FAMC) @[^@\n]+@$/
const ofCouple = /^1 (HUSB|WIFE|CHIL) @[^@\n]+@$/

/**
 * A file that was taken home from this tree without the living, with those it masks as the people they are here: what it
 * says of them is only that somebody is there. Whoever of them is not here any more is left out, and so is what each export
 * says of itself. Any other file comes back as it is. `taken` are those here who are somebody else of the file.
 */
export async function knowPlaceholders(
  database: Database,
  treeId: string,
  { file, taken }: { file: FamilyFile; taken: ReadonlySet<string> },
): Promise<{ file: FamilyFile; placeholders: ReadonlyMap<string, string> }> {
  if (file.treeId !== treeId) return { file, placeholders: new Map() }
  const masked = file.people.filter(({ fields }) => [maskedName, withdrawnName].includes(nameOf(fields)))
  const rows = await database.treePerson.findMany({
    where: { treeId, isWithdrawn: false, id: { in: masked.flatMap(({ uids }) => uids.filter(isId)) } },
    select: { id: true },
  })
  const here = new Set(rows.map(({ id }) => id).filter((id) => !taken.has(id)))
  const placeholders = new Map<string, string>()
  const gone = new Set<string>()
  for (const person of masked) {
    const id = person.uids.find((uid) => here.delete(uid))
    if (id) placeholders.set(person.xref, id)
    // Whoever was taken out is found by their place.
    else if (nameOf(person.fields) === maskedName) gone.add(person.xref)
  }
  return { file: withoutPlaceholders(file, placeholders, gone), placeholders }
}

function isId(uid: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uid)
}

function withoutPlaceholders(
  file: FamilyFile,
  placeholders: ReadonlyMap<string, string>,
  gone: ReadonlySet<string>,
): FamilyFile {
  const people = file.people.filter(({ xref }) => !gone.has(xref))
  const unions = file.unions.map((union) => ({
    ...union,
    partnerXrefs: union.partnerXrefs.filter((xref) => !gone.has(xref)),
    positions: union.positions.filter((_, at) => !gone.has(union.partnerXrefs[at] ?? '')),
    children: union.children.filter(({ xref }) => !gone.has(xref)),
  }))
  const isMasked = (xref: string) => placeholders.has(xref) || gone.has(xref)
  const couples = new Set(file.unions.flatMap((union) => (union.partnerXrefs.some(isMasked) ? [union.xref] : [])))
  return {
    ...file,
    unions,
    people: people.map((person) => (placeholders.has(person.xref) ? withoutName(person) : person)),
    records: file.records.flatMap((record): FileRecord[] => {
      const xref = record.xref ?? ''
      if (gone.has(xref) || isOwn(record)) return []
      const lines = placeholders.has(xref) ? withoutMask(record.lines, placeholders.get(xref) ?? '') : record.lines
      const links = placeholders.has(xref) ? ofPerson : couples.has(xref) ? ofCouple : null
      const isPlace =
        links !== null &&
        lines
          .split('\n')
          .slice(1)
          .every((line) => links.test(line))
      return isPlace ? [] : [{ ...record, lines }]
    }),
  }
}

function withoutName(person: FilePerson): FilePerson {
  return { ...person, fields: { ...person.fields, givenNames: '', surname: null, birthSurname: null } }
}

/** A masked person's lines without what an export wrote there. */
function withoutMask(lines: string, id: string): string {
  const written = new Set([`1 NAME ${maskedName}`, `1 NAME ${withdrawnName}`, `1 UID ${id}`, `1 _UID ${id}`])
  return lines
    .split('\n')
    .filter((line) => !written.has(line))
    .join('\n')
}

/** The header, and who sends a file from here. */
function isOwn({ tag, lines }: FileRecord): boolean {
  return tag === 'HEAD' || (tag === 'SUBM' && lines.split('\n').slice(1).join('\n') === `1 NAME ${ownSubmitterName}`)
}

/** Identifiers of those of a file who asked to be taken out of the tree; in a file from here they are named so. */
export async function findRemoved(
  database: Database,
  treeId: string,
  { people, treeId: fileTreeId }: FamilyFile,
): Promise<Set<string>> {
  const removals = await database.treeRemoval.findMany({ where: { treeId }, select: { personKey: true } })
  const keys = new Set(removals.map(({ personKey }) => personKey))
  if (keys.size === 0) return new Set()
  const removed = people.filter(({ fields }) => {
    if (fileTreeId === treeId && nameOf(fields) === withdrawnName) return true
    return personKeysOf(treeId, { ...fields, bornYear: fields.born?.year ?? null }).some((key) => keys.has(key))
  })
  return new Set(removed.map(({ xref }) => xref))
}
