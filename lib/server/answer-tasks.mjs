// The other end of a processPool: does what it is sent, one task at a time. Runs in a process of its own.

/** @param {Record<string, (task: never) => unknown>} tasks */
export function answerTasks(tasks) {
  // Whoever ends the house ends it by its server; that one ends this.
  process.on('SIGTERM', () => {})
  process.on('SIGINT', () => {})
  process.on('disconnect', () => process.exit(0))
  process.on('message', async ({ kind, task }) => {
    const outcome = await outcomeOf(tasks, kind, task)
    process.send?.({ ...outcome, isWorn: isWorn() }, () => {})
  })
}

async function outcomeOf(tasks, kind, task) {
  try {
    return { answer: await tasks[kind](task) }
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { failure, refusal: error?.refusal }
  }
}

/** A process may use so much of the processor in its life, and the next task must have its whole share left. */
function isWorn() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 > Number(process.argv[2])
}
