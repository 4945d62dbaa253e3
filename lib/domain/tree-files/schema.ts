import { z } from 'zod'
import { treeKey } from '@/lib/domain/family-tree/schema'
import { listOf } from '@/lib/shared/input/list-of'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

/** Larger files are refused while they are on their way; 50,000 people take some 60 MB. */
export const importLimitMegabytes = 100
/** Matches told apart in one import. */
const apartMost = 1000
/** Matches on one page of the review. */
export const matchesPerPage = 25
/** Files that were left out of an import, named in its report. */
export const leftOutListedMost = 20
/** People of a file found by a search. */
export const foundMost = 10

export const gedcomVersions = ['5.5.1', '7.0'] as const

/** Identifiers of records, as 7.0 allows them. */
const xref = boundedText(20).regex(/^[A-Z0-9_]{1,20}$/)

const ofTree = { id: treeKey }
const ofImport = { ...ofTree, importId: z.uuid('Filen findes ikke mere.') }

export const importKeyInput = z.object(ofImport)
export const listImportsInput = z.object(ofTree)
export const uploadImportFields = z.object(ofTree)

const keepChoices = ['ours', 'file'] as const
export type KeepChoice = (typeof keepChoices)[number]

/** A form without script sends one box as text and none as nothing. */
const apartList = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  listOf(xref, { most: apartMost, tooMany: 'Der er skilt flere ad, end vi kan tage på én gang.' }),
)

/** What an import does with people who are here already. */
export const confirmImportInput = z.object({
  ...ofImport,
  /** Who of the file the page is about; empty for nobody. */
  pageXref: z.preprocess((value) => value || null, xref.nullable()),
  /** Whose word counts where both say something. */
  keep: z.enum(keepChoices, 'Vælg, hvad der skal ske med dem, der er her i forvejen.'),
  /** Those of the file who are somebody else than we proposed. */
  apart: apartList,
})
export type ConfirmImportForm = z.input<typeof confirmImportInput>

export const importMatchesInput = z.object({
  ...ofImport,
  /** How many come before them. */
  from: boundedText(6).regex(/^\d+$/).transform(Number).catch(0).default(0),
})
export const importPeopleInput = z.object({
  ...ofImport,
  q: typedText(120, undefined, { missing: 'Skriv et navn.' }),
})

/** 'true' and 'on' of a form or a link. */
const flag = z.preprocess((value) => value === true || value === 'true' || value === 'on', z.boolean())

export const exportTreeInput = z.object({
  ...ofTree,
  version: z.enum(gedcomVersions, 'Vælg en udgave af formatet.').default('5.5.1'),
  /** Whether the living come along. */
  living: flag.default(false),
  /** Whether the pictures come along, in an archive (.gdz). */
  pictures: flag.default(false),
})

const count = z.number().int().min(0)
const line = z.object({ line: count, text: z.string() })
const remarks = <S extends z.ZodType>(item: S) => z.object({ count, first: z.array(item) })

const matchReasons = ['identifier', 'name_and_year', 'name_and_family'] as const
export type MatchReason = (typeof matchReasons)[number]

/** What a file holds, as the job that read it stored it. */
export const importReportSchema = z.object({
  version: z.enum(gedcomVersions),
  encoding: z.string(),
  program: z.string().nullable(),
  counts: z.object({ people: count, couples: count, media: count, portraits: count, generations: count }),
  /** By tag: how many structures we have no field for. */
  kept: z.record(z.string(), count),
  doubtful: remarks(line),
  faults: remarks(line.extend({ problem: z.string() })),
  /** Files of the archive that were not stored, by their paths; known when the import is over. */
  leftOut: remarks(z.string()).default({ count: 0, first: [] }),
  /** Names of those whose death the file names without saying that it happened. */
  unsureDeaths: remarks(z.string()).default({ count: 0, first: [] }),
  /** Children left out of a couple, since somebody would be their own ancestor, with the line of descent in names. */
  rings: remarks(z.object({ child: z.string(), parents: z.string(), path: z.string() })).default({
    count: 0,
    first: [],
  }),
  /** Files of the archive that no record names, names of none of them, and names that fit several alike. */
  unusedFiles: remarks(z.string()).default({ count: 0, first: [] }),
  missingFiles: remarks(z.string()).default({ count: 0, first: [] }),
  unclearFiles: remarks(z.string()).default({ count: 0, first: [] }),
  /** Files of the archive whose path another file has here, with the number that tells the two apart. */
  renamedFiles: z.record(z.string(), count).default({}),
  /** Identifier, name, years. */
  people: z.array(z.tuple([z.string(), z.string(), z.string()])),
  matches: z.array(z.object({ xref: z.string(), personId: z.uuid(), by: z.enum(matchReasons) })),
  /** Whom the page is about, we think. */
  pageXref: z.string().nullable(),
})
export type ImportReport = z.output<typeof importReportSchema>

export const importChoicesSchema = z.object({
  pageXref: z.string().nullable(),
  keep: z.enum(keepChoices),
  apart: z.array(z.string()),
})

/** Why an import failed: a code with what its sentence needs. */
export const importFailureSchema = z.object({
  code: z.string(),
  context: z.record(z.string(), z.union([z.string(), z.number()])),
})

export type ImportStatus = 'reading' | 'review' | 'writing' | 'done' | 'failed' | 'cancelled' | 'undone'

/** What a file holds, for the review and the list. */
export type ImportSummary = Omit<ImportReport, 'people' | 'matches' | 'renamedFiles'> & { matchCount: number }

export type ImportView = {
  id: string
  fileName: string
  status: ImportStatus
  /** 0–100 while it is read or written. */
  progress: number
  /** '24. november 2026 kl. 10.15' */
  startedAt: string
  /** Why it failed. */
  failure: string | null
  /** Null until it is read. */
  summary: ImportSummary | null
}

/** The page with a tree's files. */
export type TreeFilesView = {
  memorial: { id: string; slug: string }
  /** Whom the page is about. */
  personName: string
  peopleCount: number
  /** Generations each way that the plan has room for; null for all. */
  generations: number | null
  /** Newest first. */
  imports: ImportView[]
}

/** Two who may be one: of the file, and here. */
export type MatchView = {
  xref: string
  file: { name: string; lifespan: string }
  here: { name: string; lifespan: string }
  by: MatchReason
}

export type MatchesView = { matches: MatchView[]; count: number; next: number | null }

export type FoundPerson = { xref: string; name: string; lifespan: string }
export type FoundPeople = { people: FoundPerson[]; proposed: FoundPerson | null }
