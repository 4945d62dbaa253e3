import 'server-only'
import { failureSentence } from '@/lib/domain/tree-files/import/import-failure'
import {
  type ImportReport,
  type ImportSummary,
  type ImportView,
  importReportSchema,
} from '@/lib/domain/tree-files/schema'
import type { Prisma } from '@/lib/server/db'
import { formatDateTime } from '@/lib/shared/danish-time'

/** The columns of an import in a list. */
export const importColumns = {
  id: true,
  fileName: true,
  status: true,
  progress: true,
  createdAt: true,
  failure: true,
  report: true,
} satisfies Prisma.TreeImportSelect

type ImportRow = Prisma.TreeImportGetPayload<{ select: typeof importColumns }>

export function importView({ id, fileName, status, progress, createdAt, failure, report }: ImportRow): ImportView {
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
