// Runs in the threads of sheet-pool.ts: drawing, writing and reading back a hundred plaques takes seconds.
export { drawFiles as draw } from './draw-files'
export { countPerSheet as count, makeSheet as make } from './sheet-tasks'
