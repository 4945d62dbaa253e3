import { readFile } from 'node:fs/promises'
import { sendMovingGreeting } from '@/lib/domain/moving-greetings/commands/send-moving-greeting'
import { execute } from '@/lib/server/command'
import { UploadedFile } from '@/lib/server/request-body'
import { callerFor, visitor } from '@/tests/factories/accounts'
import { solvedProof } from '@/tests/factories/contributions'
import { pictureFile } from '@/tests/factories/media'
import { samplePath } from '@/tests/factories/samples'

/** A visitor's words and choices, without files. */
export const movingWords = {
  name: 'Bodil Krogh',
  relation: 'nabo',
  message: 'Tak for de mange gode timer i haven.',
  effect: 'leaves',
  seconds: 8,
  seed: 4711,
}

/** A short film as a browser sends it. */
export const filmFile = async () => new UploadedFile('hilsen.mp4', await readFile(samplePath('phone.mov')))

/** A visitor's moving greeting with its own proof of work, and with a film unless `input` says otherwise. */
export async function sendMoving(memorial: { id: string }, input: object = {}, caller = callerFor(visitor())) {
  const files = { film: await filmFile(), still: await pictureFile(120, 120) }
  return execute(sendMovingGreeting, caller, {
    id: memorial.id,
    altcha: await solvedProof(),
    ...movingWords,
    ...files,
    ...input,
  })
}
