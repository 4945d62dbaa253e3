import { register } from 'tsx/esm/api'
import { answerTasks } from '../../../server/answer-tasks.mjs'

// What is written in TypeScript is run as it is.
register()
const { tasks } = await import('./film-tasks.ts')
answerTasks(tasks)
