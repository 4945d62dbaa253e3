import 'server-only'
import { oncePerProcess } from '@/lib/server/process-globals.mjs'

// One count of all pools.
const counts = oncePerProcess('tasks', () => ({ waiting: 0, running: 0 }))

/** Tasks of this process that wait for a thread or a process, and those that run. */
export function taskCounts(): Readonly<{ waiting: number; running: number }> {
  return counts
}

/** Tells that so many more wait or run; negative for fewer. */
export function countTasks({ waiting = 0, running = 0 }: { waiting?: number; running?: number }): void {
  counts.waiting += waiting
  counts.running += running
}
