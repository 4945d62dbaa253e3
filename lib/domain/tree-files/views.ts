import type { ImportReport, MatchReason } from '@/lib/domain/tree-files/schema'

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
