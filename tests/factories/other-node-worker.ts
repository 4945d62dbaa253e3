import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inFilmProcess } from '@/lib/domain/pictures/decoding/film-pool'
import { makeSongSheets } from '@/lib/domain/songs/make-song-files'
import { sampleSheet } from '@/lib/integrations/score/sample-sheet'
import { answerTasks } from '@/lib/server/answer-tasks'
import { processPool } from '@/lib/server/process-pool'
import type { unruly } from '@/tests/factories/unruly-process-worker'

const unrulyPool = processPool<typeof unruly>({
  worker: 'unruly-process',
  atOnce: 1,
  memoryMb: 512,
  patienceMs: 120_000,
})

/** The server's side, run by a Node.js that is not the tests' own. */
export const underThisNode = {
  decode: async ({ film }: { film: string }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'other-node-'))
    const longestSeconds = { video: 600, recording: 1800 }
    const task = { from: film, to: path.join(folder, 'film'), expected: 'video', longestSeconds } as const
    return inFilmProcess('rewrite', task, 'test').finally(() => rm(folder, { recursive: true }))
  },
  engrave: async (_: object) => {
    const words = ['Du gik så stille bort en dag']
    const musicXml = sampleSheet('Sang', [['Du gik så stil-le bort en dag']])
    const texts = { title: 'Sang', origin: 'Efter regler.', verses: [words], underNotes: [0], madeAt: new Date() }
    const { svgPages } = await makeSongSheets({ ...texts, musicXml })
    return svgPages.length
  },
  eat: ({ megabytes }: { megabytes: number }) => outcomeOf(unrulyPool('eat', { megabytes })),
  hoard: (_: object) => outcomeOf(unrulyPool('hoard', {})),
  crash: (_: object) => outcomeOf(unrulyPool('crash', {})),
}

const outcomeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error) => error.reason ?? error.code,
  )

answerTasks(underThisNode)
