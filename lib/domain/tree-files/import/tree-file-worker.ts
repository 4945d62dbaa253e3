import { tasks } from '@/lib/domain/tree-files/import/tree-file-tasks'
import { answerTasks } from '@/lib/server/answer-tasks'

answerTasks(tasks)
