// Runs in the threads of print-tree.ts: a wall of sheets takes seconds.
export { drawPrint as print } from './draw-print'
