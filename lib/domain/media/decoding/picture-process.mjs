import { register } from 'tsx/esm/api'
import { answerTasks } from '../../../server/answer-tasks.mjs'

// What is written in TypeScript is run as it is.
register()
const { tasks } = await import('./picture-tasks.ts')
answerTasks(tasks)
