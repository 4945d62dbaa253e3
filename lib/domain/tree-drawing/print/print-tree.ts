import 'server-only'
import { TreeDrawingError } from '@/lib/domain/tree-drawing/errors'
import type { TreeLayout } from '@/lib/domain/tree-drawing/geometry'
import type { PrintTask } from '@/lib/domain/tree-drawing/print/draw-print'
import { leastPoints, planSheets, type SheetPlan, type SheetsWanted } from '@/lib/domain/tree-drawing/print/plan-sheets'
import type { Turn } from '@/lib/server/fair-queue'
import { threadPool } from '@/lib/server/thread-pool'

const inPrintPool = threadPool<typeof import('./tree-print-worker')>({
  worker: 'tree-print',
  atOnce: 1,
  // Two thousand people on a hundred sheets take some seconds.
  patienceMs: 60_000,
  heapMb: 768,
  queue: { each: 3, all: 30 },
  costOf: (task) => ('people' in task && Array.isArray(task.people) ? 1 + task.people.length / 250 : 1),
})

/** More is a mistake in the scale; also what keeps a print within the thread's time. */
const sheetLimit = 150

export type TreePrint = Omit<SheetsWanted, 'layout'> &
  Pick<PrintTask, 'people' | 'unions' | 'title' | 'createdAt'> & {
    layout: TreeLayout
    /** Whose box has a heavy border. */
    centreId?: string | null
    /** JPEG or PNG by person. Those of masked people must not be given. */
    portraits?: ReadonlyMap<string, Uint8Array>
  }

/**
 * A tree as PDF: vector text, tagged, in black. Fair by `from`, page and caller. Returns the number of sheets, without
 * the overview that several have, and the size of the smallest letters in points; below 7 a user should be told.
 *
 * Throws TREE_PRINT_TOO_SMALL, TREE_PRINT_TOO_MANY_SHEETS, SERVER_BUSY, and a PoolError when the thread fails.
 */
export async function printTree(
  print: TreePrint,
  from: Turn = '',
): Promise<{ pdf: Buffer; sheets: number; smallestPoints: number }> {
  const { layout, people, unions, title, createdAt, centreId = null, portraits = new Map() } = print
  const plan = planSheets(print)
  const { smallestPoints, sheets } = plan
  const refusal = printRefusal(plan)
  if (refusal) throw refusal
  const task = { layout, people, unions, centreId, title, plan, portraits, createdAt }
  const pdf = await inPrintPool('print', task, from)
  return { pdf: Buffer.from(pdf), sheets: sheets.length, smallestPoints }
}

/** Why a plan is not printed: TREE_PRINT_TOO_SMALL, TREE_PRINT_TOO_MANY_SHEETS, or null. */
export function printRefusal({ smallestPoints, sheets }: SheetPlan): TreeDrawingError | null {
  if (smallestPoints < leastPoints) {
    const points = smallestPoints.toLocaleString('da-DK', { maximumFractionDigits: 1 })
    return new TreeDrawingError('TREE_PRINT_TOO_SMALL', { points })
  }
  if (sheets.length <= sheetLimit) return null
  return new TreeDrawingError('TREE_PRINT_TOO_MANY_SHEETS', { sheets: sheets.length, limit: sheetLimit })
}
