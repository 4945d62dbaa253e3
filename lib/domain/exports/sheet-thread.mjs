import { parentPort } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

// Sheets, in a thread beside the one that answers visitors: to draw, write and read back a hundred plaques takes seconds
// at a stretch. What is written in TypeScript is run as it is, so that a sheet and a single file are one program.
register()
const { tasks } = await import('./sheet-tasks.ts')

parentPort?.on('message', async ({ kind, task }) => {
  try {
    const answer = await tasks[kind](task)
    const moved = Object.values(answer).flatMap((value) => (value instanceof Uint8Array ? [value.buffer] : []))
    parentPort?.postMessage({ answer }, moved)
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
