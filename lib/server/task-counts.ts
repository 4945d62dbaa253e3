import 'server-only'

// One count of all pools, also of those in other copies of this module.
const shared = globalThis as typeof globalThis & { mindelundTasks?: { waiting: number; running: number } }
shared.mindelundTasks ??= { waiting: 0, running: 0 }
const counts = shared.mindelundTasks

/** Tasks of this process that wait for a thread or a process, and those that run. */
export function taskCounts(): Readonly<{ waiting: number; running: number }> {
  return counts
}

/** Tells that so many more wait or run; negative for fewer. */
export function countTasks({ waiting = 0, running = 0 }: { waiting?: number; running?: number }): void {
  counts.waiting += waiting
  counts.running += running
}
