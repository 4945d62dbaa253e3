import 'server-only'
import { toldName } from '@/lib/domain/family-tree/person-data'
import { saidLifespan, unsureDeathText } from '@/lib/domain/family-tree/said'
import { TREE_PEOPLE_LIMIT } from '@/lib/domain/family-tree/schema'
import { TreeFileError } from '@/lib/domain/tree-files/errors'
import { countGenerations, linksOf, pathInNames } from '@/lib/domain/tree-files/import/find-rings'
import type { readKnown } from '@/lib/domain/tree-files/import/known-tree'
import { type Match, matchPeople } from '@/lib/domain/tree-files/import/match-people'
import type { FamilyFile, FileRing } from '@/lib/domain/tree-files/records/family-file'
import type { ImportReport } from '@/lib/domain/tree-files/schema'

const listedMost = 200
/** Children of a couple, and couples of a person: more than anybody had. */
const relativesMost = 1000
/** Partners and children of all couples: twice as many as a family that fills the tree. */
const tiesMost = 4 * TREE_PEOPLE_LIMIT

type Known = Awaited<ReturnType<typeof readKnown>>

/**
 * What a file would do, for the editor to see before anything is written; `removed` are not told
 * of: they asked for it, or the file only says that they are there. Throws
 * TREE_FILE_EMPTY, TREE_FILE_FAMILY, TREE_FILE_PARTNERS and TREE_FILE_TIES.
 */
export function makeReport(
  file: FamilyFile,
  known: Known,
  { pagePersonId, removed }: { pagePersonId: string; removed: ReadonlySet<string> },
): ImportReport {
  const { people, unions } = file
  if (people.length === 0) throw new TreeFileError('TREE_FILE_EMPTY')
  const names = new Map(
    people.map(({ xref, fields }) => [xref, toldName({ ...fields, isWithdrawn: removed.has(xref) })]),
  )
  const nameOf = (xref: string) => names.get(xref) ?? ''
  assertSizes(unions, nameOf)
  assertTies(unions, known)
  const shown = people.filter(({ xref }) => !removed.has(xref))
  const matches = matchPeople({ ...file, people: shown }, known)
  const unsure = shown.filter(({ said }) => unsureDeathText(said) !== null)
  return {
    version: file.version,
    encoding: file.encoding,
    program: file.program,
    counts: {
      people: people.length,
      couples: unions.filter(({ partnerXrefs }) => partnerXrefs.length === 2).length,
      media: file.mediaPaths.length,
      portraits: people.filter(({ portraitPath }) => portraitPath !== null).length,
      generations: countGenerations(linksOf(unions)),
    },
    kept: file.keptTags,
    doubtful: { count: file.doubtfulCount, first: file.doubtfulDates.slice(0, listedMost) },
    faults: { count: file.faultCount, first: file.faults.slice(0, listedMost) },
    leftOut: { count: 0, first: [] },
    unsureDeaths: { count: unsure.length, first: unsure.slice(0, listedMost).map(({ xref }) => nameOf(xref)) },
    rings: {
      count: file.rings.length,
      first: file.rings.slice(0, listedMost).map((ring) => ringInNames(ring, nameOf)),
    },
    unusedFiles: file.unusedFiles,
    missingFiles: file.missingFiles,
    unclearFiles: file.unclearFiles,
    renamedFiles: {},
    people: shown.map(({ xref, fields, said }) => [xref, nameOf(xref), saidLifespan(said, fields)]),
    matches,
    pageXref: xrefOf(matches, pagePersonId),
  }
}

/** A child that was left out, as the report tells of it. */
export function ringInNames(
  { childXref, parentXrefs, path }: FileRing,
  nameOf: (xref: string) => string,
): ImportReport['rings']['first'][number] {
  return {
    child: nameOf(childXref),
    parents: parentXrefs.map(nameOf).join(' og '),
    path: pathInNames(path, nameOf),
  }
}

/**
 * A program's collecting box for those without parents may be a couple of thousands. Every view of one of them would be
 * as large, so it is refused. Throws TREE_FILE_FAMILY and TREE_FILE_PARTNERS.
 */
function assertSizes(unions: FamilyFile['unions'], nameOf: (xref: string) => string): void {
  const couplesOf = new Map<string, number>()
  for (const { partnerXrefs, children } of unions) {
    for (const xref of partnerXrefs) couplesOf.set(xref, (couplesOf.get(xref) ?? 0) + 1)
    if (children.length <= relativesMost) continue
    const names = partnerXrefs.map(nameOf).join(' og ') || 'forældre uden navn'
    throw new TreeFileError('TREE_FILE_FAMILY', { count: children.length.toLocaleString('da-DK'), names })
  }
  for (const [xref, count] of couplesOf) {
    if (count <= relativesMost) continue
    throw new TreeFileError('TREE_FILE_PARTNERS', { count: count.toLocaleString('da-DK'), names: nameOf(xref) })
  }
}

/** Couples of everybody with everybody cost what the number of people does not show. Throws TREE_FILE_TIES. */
function assertTies(unions: FamilyFile['unions'], known: Known): void {
  const count = unions.reduce((sum, { partnerXrefs, children }) => sum + partnerXrefs.length + children.length, 0)
  const here = known.unions.reduce((sum, { partnerIds, childIds }) => sum + partnerIds.length + childIds.length, 0)
  // The same file again counts twice.
  if (count > tiesMost || count + here > 2 * tiesMost) throw new TreeFileError('TREE_FILE_TIES')
}

export function fullError(count: number, here: number): TreeFileError {
  const inDanish = (number: number) => number.toLocaleString('da-DK')
  return new TreeFileError('TREE_IMPORT_FULL', {
    limit: inDanish(TREE_PEOPLE_LIMIT),
    count: inDanish(count),
    here: here === 0 ? 'ingen' : inDanish(here),
  })
}

function xrefOf(matches: readonly Match[], personId: string): string | null {
  return matches.find((match) => match.personId === personId)?.xref ?? null
}
