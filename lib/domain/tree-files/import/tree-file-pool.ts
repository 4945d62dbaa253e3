import 'server-only'
import { z } from 'zod'
import { TREE_PEOPLE_LIMIT } from '@/lib/domain/family-tree/schema'
import { TreeFileError } from '@/lib/domain/tree-files/errors'
import type { tasks } from '@/lib/domain/tree-files/import/tree-file-tasks'
import { isZip } from '@/lib/integrations/gedcom/read-gedzip'
import { storage } from '@/lib/integrations/storage/storage'
import type { Turn } from '@/lib/server/fair-queue'
import { processPool } from '@/lib/server/process-pool'
import { PoolError } from '@/lib/server/task-pool'

type TreeFileTasks = typeof tasks

// 50,000 people take a heap of some 600 MB, the half of what a process has. Times out before its job.
const pool = processPool<TreeFileTasks>({
  worker: 'tree-file',
  memoryMb: 2048,
  atOnce: 1,
  patienceMs: 120_000,
  isBackground: true,
  queue: { each: 12, all: 60 },
  // A file of a hundred people is read in no time, the largest in ten times a family's of 2 MB.
  costOf: (task) => 1 + ('file' in task && Buffer.isBuffer(task.file) ? task.file.length / 2_000_000 : 0),
})

/**
 * Opens a family's file in a process of its own. `from` is the tree's id, with who sent the file where that is known:
 * one file at a time for each, small ones first. Throws a TreeFileError for a bad file, also when it exceeded its
 * memory or time, SERVER_BUSY when the queue is full, and WORKER_ENDED.
 */
export async function inTreeFileProcess<K extends keyof TreeFileTasks>(
  kind: K,
  task: Parameters<TreeFileTasks[K]>[0],
  from: Turn,
): Promise<Awaited<ReturnType<TreeFileTasks[K]>>> {
  try {
    return await pool(kind, task, typeof from === 'string' ? { page: from, sender: from } : from)
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof PoolError)) return error
  if (error.reason !== 'failed') return new TreeFileError('TREE_FILE_TOO_HEAVY')
  const { success, data } = refusal.safeParse(error.refusal)
  if (!success) return error
  const { code, people } = data
  if (code === 'TREE_FILE_CROWDED') return crowdedError(people ?? 0)
  if (code === 'NOT_GEDCOM') return new TreeFileError('TREE_FILE_NOT_GEDCOM')
  if (code === 'ZIP_WITH_SEVERAL_GEDCOMS') return new TreeFileError('TREE_FILE_SEVERAL')
  if (code === 'ZIP_WITHOUT_GEDCOM') return new TreeFileError('TREE_FILE_NONE')
  if (code.startsWith('TOO_')) return new TreeFileError('TREE_FILE_TOO_HEAVY')
  return new TreeFileError('TREE_FILE_ARCHIVE')
}

const refusal = z.object({ code: z.string(), people: z.number().optional() })

function crowdedError(count: number): TreeFileError {
  const inDanish = (number: number) => number.toLocaleString('da-DK')
  return new TreeFileError('TREE_FILE_CROWDED', { limit: inDanish(TREE_PEOPLE_LIMIT), count: inDanish(count) })
}

/** Where an import's file is stored. */
export function importKey(importId: string, body: Uint8Array): string {
  return `tree-imports/${importId}.${isZip(body) ? 'zip' : 'txt'}`
}

export function contentTypeOf(storageKey: string): string {
  return storageKey.endsWith('.zip') ? 'application/zip' : 'text/plain'
}

/** The whole file. Throws TREE_IMPORT_STOPPED when it is gone. */
export async function readStoredFile(storageKey: string): Promise<Buffer> {
  const file = await storage.get(storageKey)
  if (!file) throw new TreeFileError('TREE_IMPORT_STOPPED')
  const chunks: Buffer[] = []
  for await (const chunk of file.stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
