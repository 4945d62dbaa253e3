import 'server-only'
import { answerIdInput } from '@/lib/domain/ceremonies/schema'
import { getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/** Removes an answer that nobody meant, or that somebody asked the family to take back. */
export const removeAnswer = defineCommand({
  name: 'ceremonies.remove-answer',
  session: 'required',
  input: answerIdInput,
  load: async ({ id }, { actor }) => {
    const answer = await db.funeralAnswer.findUnique({ where: { id }, select: { memorialId: true } })
    if (!answer) throw new DomainError('NOT_FOUND')
    return getWrittenPage(actor, answer.memorialId)
  },
  authorize: canEditMemorial,
  run: async ({ tx, about }, { id }, { id: memorialId, slug }) => {
    await tx.funeralAnswer.deleteMany({ where: { id } })
    about({ type: 'memorial', id: memorialId })
    return { slug }
  },
  form: {
    name: 'fjern-svar',
    done: ({ slug }) => `/edit-memorial/${slug}#bisaettelse`,
    // The answer's page is no longer known.
    back: () => '/profile',
  },
})
