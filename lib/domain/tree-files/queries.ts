import 'server-only'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { nameOf } from '@/lib/domain/family-tree/person-row'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { saidLifespan } from '@/lib/domain/family-tree/said'
import { asSearched } from '@/lib/domain/family-tree/search-text'
import { treeDateFrom, treeDateSelect } from '@/lib/domain/family-tree/tree-date'
import { mediaOfTree } from '@/lib/domain/tree-files/export/export-media'
import { treeFile } from '@/lib/domain/tree-files/export/tree-file'
import { failureSentence, getImportSubject } from '@/lib/domain/tree-files/import/import-state'
import {
  exportTreeInput,
  type FoundPeople,
  type FoundPerson,
  foundMost,
  type ImportReport,
  type ImportSummary,
  type ImportView,
  importKeyInput,
  importMatchesInput,
  importPeopleInput,
  importReportSchema,
  listImportsInput,
  type MatchesView,
  matchesPerPage,
  type TreeFilesView,
} from '@/lib/domain/tree-files/schema'
import { writeGedzip } from '@/lib/integrations/gedcom/write-gedzip'
import { db, type Prisma } from '@/lib/server/db'
import type { FileAnswer } from '@/lib/server/file-route'
import { defineRead } from '@/lib/server/read'
import { webBody } from '@/lib/server/web-body'
import { formatDateTime } from '@/lib/shared/danish-time'

/** As many as a family brings in years. */
const listedMost = 30

/** A tree's imports, newest first, with what the page around them says. */
export const listImports = defineRead({
  name: 'tree-files.list-imports',
  session: 'required',
  input: listImportsInput,
  load: ({ id }, actor) => getTree(actor, id),
  authorize: canEditTree,
  run: async (_, __, { id, slug, treeId, personId }): Promise<TreeFilesView> => {
    const person = await db.treePerson.findUniqueOrThrow({ where: { id: personId }, select: nameColumns })
    const rows = await db.treeImport.findMany({
      where: { treeId },
      orderBy: { id: 'desc' },
      take: listedMost,
      select: importColumns,
    })
    return {
      memorial: { id, slug },
      personName: nameOf(person),
      peopleCount: await db.treePerson.count({ where: { treeId } }),
      generations: (await readEntitlements(db, id)).treeGenerations,
      imports: rows.map(importView),
    }
  },
})

/** Where one import is. */
export const getImport = defineRead({
  name: 'tree-files.get-import',
  session: 'required',
  input: importKeyInput,
  load: (input, actor) => getImportSubject(actor, input),
  authorize: canEditTree,
  run: async (_, { importId }): Promise<ImportView> =>
    importView(await db.treeImport.findUniqueOrThrow({ where: { id: importId }, select: importColumns })),
})

/** Who of a file is here already, by portions. */
export const listImportMatches = defineRead({
  name: 'tree-files.list-import-matches',
  session: 'required',
  input: importMatchesInput,
  load: (input, actor) => getImportSubject(actor, input),
  authorize: canEditTree,
  run: async (_, { importId, from }): Promise<MatchesView> => {
    const { matches, people } = await readReport(importId)
    const shown = matches.slice(from, from + matchesPerPage)
    const ofFile = new Map(people.map(([xref, name, lifespan]) => [xref, { name, lifespan }]))
    const rows = await db.treePerson.findMany({
      where: { id: { in: shown.map(({ personId }) => personId) } },
      select: { id: true, said: true, ...nameColumns, ...treeDateSelect('born'), ...treeDateSelect('died') },
    })
    const here = new Map(
      rows.map((row) => {
        const [born, died] = [treeDateFrom('born', row), treeDateFrom('died', row)]
        const lifespan = saidLifespan(row.said, { born, died })
        return [row.id, { name: nameOf(row), lifespan }]
      }),
    )
    return {
      count: matches.length,
      next: from + matchesPerPage < matches.length ? from + matchesPerPage : null,
      matches: shown.flatMap(({ xref, personId, by }) => {
        const [one, other] = [ofFile.get(xref), here.get(personId)]
        return one && other ? [{ xref, by, file: one, here: other }] : []
      }),
    }
  },
})

/** People of a file by their names, and whom we take for the page's person. */
export const searchImportPeople = defineRead({
  name: 'tree-files.search-import-people',
  session: 'required',
  input: importPeopleInput,
  load: (input, actor) => getImportSubject(actor, input),
  authorize: canEditTree,
  run: async (_, { importId, q }): Promise<FoundPeople> => {
    const words = asSearched(q).split(' ').filter(Boolean)
    const { people, pageXref } = await readReport(importId)
    const found: FoundPerson[] = []
    for (const [xref, name, lifespan] of words.length > 0 ? people : []) {
      if (found.length >= foundMost) break
      const text = asSearched(name)
      if (words.every((word) => text.includes(word))) found.push({ xref, name, lifespan })
    }
    const [proposed] = people.flatMap(([xref, name, lifespan]) => (xref === pageXref ? [{ xref, name, lifespan }] : []))
    return { people: found, proposed: proposed ?? null }
  },
})

async function readReport(importId: string): Promise<Pick<ImportReport, 'people' | 'matches' | 'pageXref'>> {
  const { report } = await db.treeImport.findUniqueOrThrow({ where: { id: importId }, select: { report: true } })
  const { success, data } = importReportSchema.safeParse(report)
  return success ? data : { people: [], matches: [], pageXref: null }
}

const nameColumns = { givenNames: true, surname: true, birthSurname: true } as const

/** The columns of an import in a list. */
const importColumns = {
  id: true,
  fileName: true,
  status: true,
  progress: true,
  createdAt: true,
  failure: true,
  report: true,
} satisfies Prisma.TreeImportSelect

type ImportRow = Prisma.TreeImportGetPayload<{ select: typeof importColumns }>

function importView({ id, fileName, status, progress, createdAt, failure, report }: ImportRow): ImportView {
  const { success, data } = importReportSchema.safeParse(report)
  const summary = success ? withoutLists(data) : null
  return {
    id,
    fileName,
    status,
    progress,
    summary,
    startedAt: formatDateTime(createdAt),
    failure: failureSentence(failure),
  }
}

function withoutLists({ people: _, renamedFiles: __, matches, ...rest }: ImportReport): ImportSummary {
  return { ...rest, matchCount: matches.length }
}

/** The whole tree as a file other programs read, written before it is sent. */
export const exportTree = defineRead({
  name: 'tree-files.export-tree',
  session: 'required',
  input: exportTreeInput,
  limits: ({ id }) => [{ name: 'tree-export', key: id, points: 30, seconds: 3600 }],
  load: ({ id }, actor) => getTree(actor, id),
  authorize: canEditTree,
  run: async (_, { version, living, pictures }, { slug, treeId }): Promise<FileAnswer> => {
    const options = { version, withLiving: living, withPictures: pictures, now: new Date() }
    const file = await treeFile(treeId, options)
    if (pictures) {
      const body = writeGedzip(file, mediaOfTree(db, treeId, options))
      return { body, contentType: 'application/zip', filename: `${slug}.gdz` }
    }
    const body = webBody(() => file)
    return { body, contentType: 'text/vnd.familysearch.gedcom; charset=utf-8', filename: `${slug}.ged` }
  },
})
