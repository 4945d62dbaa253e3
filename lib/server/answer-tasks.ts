import type { PoolTasks } from '@/lib/server/task-pool'

/** The worker's answer. `isWorn`: it asks to be replaced by a new one. */
export type TaskAnswer = { isWorn: boolean } & ({ answer: unknown } | { failure: string; refusal: unknown })

/**
 * The other end of a processPool, in the worker: does what it is sent, one task at a time. What an error carries as
 * `refusal` goes back with it.
 */
export function answerTasks(tasks: PoolTasks): void {
  // The server is told to end, and ends this.
  process.on('SIGTERM', () => {})
  process.on('SIGINT', () => {})
  process.on('disconnect', () => process.exit(0))
  process.on('message', async ({ kind, task }: { kind: string; task: never }) => {
    const outcome = await outcomeOf(tasks, kind, task)
    const answer: TaskAnswer = { ...outcome, isWorn: isWorn() }
    process.send?.(answer, undefined, undefined, () => {})
  })
}

async function outcomeOf(tasks: PoolTasks, kind: string, task: never) {
  try {
    return { answer: await tasks[kind]?.(task) }
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { failure, refusal: error instanceof Error && 'refusal' in error ? error.refusal : undefined }
  }
}

/** A process has so many seconds of the processor in its life, and the next task must have all of its own left. */
function isWorn(): boolean {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 > Number(process.argv[2])
}
