// Runs in the threads of lay-out-tree.ts: a thousand people take seconds.
export { drawLayout as layOut } from './draw-layout'
