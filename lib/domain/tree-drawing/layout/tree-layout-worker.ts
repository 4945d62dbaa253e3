// Runs in the threads of kept-layout.ts: a thousand people take seconds.
export { drawLayout as layOut } from './draw-layout'
