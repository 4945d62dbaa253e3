import { answerTasks } from '@/lib/server/answer-tasks'
import type { Progress } from '@/lib/server/task-pool'

/** What a hostile file might make its process do. */
export const unruly = {
  answer: ({ value }: { value: number }) => ({ value, pid: process.pid }),
  tell: ({ parts }: { parts: number[] }, tell: Progress) => {
    for (const part of parts) tell(part)
    return parts.length
  },
  settings: (_: object) => Object.keys(process.env),
  crash: (_: object) => process.abort(),
  hang: (_: object) => {
    for (;;);
  },
  // Outside the JavaScript heap, where the engine's limits do not apply.
  eat: ({ megabytes }: { megabytes: number }) => {
    const eaten: Uint8Array[] = []
    while (eaten.length < megabytes) eaten.push(new Uint8Array(1024 * 1024).fill(1))
    return { megabytes: eaten.length }
  },
  // At once, and without using it.
  ask: ({ megabytes }: { megabytes: number }) => new Uint8Array(megabytes * 1024 * 1024).length,
  // Inside the heap.
  hoard: (_: object) => {
    const hoarded: number[][] = []
    for (;;) hoarded.push(Array.from({ length: 100_000 }, (_, at) => at / 3))
  },
  refuse: (_: object) => {
    throw Object.assign(new Error('not this one'), { refusal: { code: 'NOT_THIS_ONE' } })
  },
}

answerTasks(unruly)
