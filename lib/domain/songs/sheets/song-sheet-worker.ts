import { tasks } from '@/lib/domain/songs/sheets/song-sheet-tasks'
import { answerTasks } from '@/lib/server/answer-tasks'

answerTasks(tasks)
