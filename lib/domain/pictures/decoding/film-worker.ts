import { tasks } from '@/lib/domain/media/decoding/film-tasks'
import { answerTasks } from '@/lib/server/answer-tasks'

answerTasks(tasks)
