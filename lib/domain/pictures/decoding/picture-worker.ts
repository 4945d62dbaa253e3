import { answerTasks } from '@/lib/server/answer-tasks'
import { tasks } from './picture-tasks'

answerTasks(tasks)
