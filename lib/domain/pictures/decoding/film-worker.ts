import { tasks } from '@/lib/domain/pictures/decoding/film-tasks'
import { answerTasks } from '@/lib/server/answer-tasks'

answerTasks(tasks)
