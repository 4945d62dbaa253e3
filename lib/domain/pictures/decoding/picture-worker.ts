import { tasks } from '@/lib/domain/pictures/decoding/picture-tasks'
import { answerTasks } from '@/lib/server/answer-tasks'

answerTasks(tasks)
