import { tasks } from '@/lib/domain/songs/sound/song-sound-tasks'
import { answerTasks } from '@/lib/server/answer-tasks'

answerTasks(tasks)
