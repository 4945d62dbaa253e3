// Runs in the threads of proposals.ts: a long life story takes seconds.
export { proposeVerses } from './propose-verses'
