import 'server-only'
import { listImportMatches, searchImportPeople } from '@/lib/domain/tree-files/queries'
import type { TreeFilesView } from '@/lib/domain/tree-files/schema'
import type { Actor } from '@/lib/shared/actor'

/** The import that a job works on or that waits for an answer, with what the page shows of it; null without one. */
export async function readOpenImport(actor: Actor, { memorial: { id }, personName, imports: [newest] }: TreeFilesView) {
  if (!newest) return null
  if (newest.status === 'reading' || newest.status === 'writing') return { kind: 'working' as const, import: newest }
  if (newest.status !== 'review' || !newest.summary) return null
  const key = { id, importId: newest.id }
  return {
    kind: 'review' as const,
    import: { ...newest, summary: newest.summary },
    matches: await listImportMatches(actor, { ...key, from: 0 }),
    found: await searchImportPeople(actor, { ...key, q: personName }),
  }
}
