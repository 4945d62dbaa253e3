import { answerTasks } from '@/lib/server/answer-tasks'
import { tasks } from './film-tasks'

answerTasks(tasks)
