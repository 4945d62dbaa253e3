import { shareTribute } from '@/lib/domain/contributions/commands/share-tribute'
import { execute } from '@/lib/server/command'
import { UploadedFile } from '@/lib/server/request-body'
import { callerFor, visitor } from '@/tests/factories/accounts'
import { solvedProof } from '@/tests/factories/contributions'
import { type SampleName, sample } from '@/tests/factories/samples'

/** A visitor's input. */
export const memoryWords = { title: 'Sommeren ved fjorden', text: 'Vi roede ud og kom hjem.', name: 'Ove Krogh' }

/** A sample as it arrives in a form. */
export async function sampleFile(name: SampleName): Promise<UploadedFile> {
  return new UploadedFile(name, await sample(name))
}

/** A visitor's memory, with a voice unless `input` says otherwise. */
export async function sendMemory(memorial: { id: string }, input: object = {}, caller = callerFor(visitor())) {
  const clip = await sampleFile('voice.m4a')
  return execute(shareTribute, caller, {
    id: memorial.id,
    ...memoryWords,
    clip,
    altcha: await solvedProof(),
    ...input,
  })
}
