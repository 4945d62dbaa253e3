import type { PoolTasks } from '@/lib/server/task-pool'

/** The worker's answer. `isWorn`: the worker must be replaced. */
export type TaskAnswer = { isWorn: boolean } & ({ answer: unknown } | { failure: string; refusal: unknown })

/** What a worker sends: which part is done, any number of times, and then the answer. */
export type TaskMessage = TaskAnswer | { part: number }

/**
 * The worker's side of a processPool: runs the tasks it is sent, one at a time. Sends back the `refusal` of a thrown
 * error.
 */
export function answerTasks(tasks: PoolTasks): void {
  // Signals go to the whole process group; the server ends its workers itself.
  process.on('SIGTERM', () => {})
  process.on('SIGINT', () => {})
  process.on('disconnect', () => process.exit(0))
  process.on('message', async ({ kind, task }: { kind: string; task: never }) => {
    const send = (message: TaskMessage) => process.send?.(message, undefined, undefined, () => {})
    const outcome = await outcomeOf(() => tasks[kind]?.(task, (part) => send({ part })))
    send({ ...outcome, isWorn: isWorn() })
  })
}

async function outcomeOf(run: () => unknown) {
  try {
    return { answer: await run() }
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { failure, refusal: error instanceof Error && 'refusal' in error ? error.refusal : undefined }
  }
}

/** CPU time is limited per process (processPool); the next task must have its full share left. */
function isWorn(): boolean {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 > Number(process.argv[2])
}
