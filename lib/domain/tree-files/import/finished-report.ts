import 'server-only'
import { importReportSchema } from '@/lib/domain/tree-files/schema'
import type { Prisma } from '@/lib/server/db'

/** A report for good: counts and remarks, without the names of the file's people, who are in the tree or nowhere. */
export function withoutNames(stored: Prisma.JsonValue): { report?: Prisma.InputJsonObject } {
  const { success, data } = importReportSchema.safeParse(stored)
  if (!success) return {}
  const rings = { ...data.rings, first: [] }
  const unsureDeaths = { ...data.unsureDeaths, first: [] }
  return { report: { ...data, people: [], matches: [], rings, unsureDeaths } }
}
