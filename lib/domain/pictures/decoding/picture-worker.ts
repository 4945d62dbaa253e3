import { tasks } from '@/lib/domain/media/decoding/picture-tasks'
import { answerTasks } from '@/lib/server/answer-tasks'

answerTasks(tasks)
