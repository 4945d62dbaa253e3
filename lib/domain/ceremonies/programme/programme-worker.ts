import { tasks } from '@/lib/domain/ceremonies/programme/programme-tasks'
import { answerTasks } from '@/lib/server/answer-tasks'

answerTasks(tasks)
