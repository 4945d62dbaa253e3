import 'server-only'
import { attendForm } from '@/lib/domain/ceremonies/copy'
import { CeremonyError } from '@/lib/domain/ceremonies/errors'
import { attendInput, MOST_ANSWERS } from '@/lib/domain/ceremonies/schema'
import { senderLimits } from '@/lib/domain/contributions/contribution-limits'
import { writersOf } from '@/lib/domain/contributions/posts'
import { deviceHash } from '@/lib/domain/contributions/receive-contribution'
import { sentFromLayout } from '@/lib/domain/contributions/schema'
import { answersClose } from '@/lib/domain/memorials/ceremony-schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { dayOf } from '@/lib/domain/memorials/memorial-row'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { canContribute } from '@/lib/domain/memorials/policy'
import { refuseSpam } from '@/lib/server/abuse/spam-check'
import { defineCommand, type FormValues } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { userIdOf } from '@/lib/shared/actor'
import { daySeconds } from '@/lib/shared/durations'

/**
 * A visitor's 'Jeg kommer'. The same name again from the same device or account, however it is written, changes the
 * number: plans change. From another it is another guest of that name. Throws ANSWERS_CLOSED and ANSWERS_FULL.
 */
export const attendCeremony = defineCommand({
  name: 'ceremonies.attend-ceremony',
  session: 'optional',
  status: 201,
  input: attendInput,
  limits: senderLimits,
  load: async ({ id, name }, { actor }) => {
    const memorial = await getMemorialSubject(actor, id)
    refuseSpam({ name }, {})
    return memorial
  },
  authorize: canContribute,
  // The form has no script, and so no proof of work: what a household sends, and a village at one page.
  subjectLimits: (_, { address }, { id }) => [
    { name: 'ceremonies.answers', key: address, points: 20, seconds: 600 },
    { name: 'ceremonies.answers-day', key: address, points: 60, seconds: daySeconds },
    { name: 'ceremonies.answers-page', key: id, points: 600, seconds: daySeconds },
  ],
  run: async (context, { name, persons, website }, { id: memorialId }) => {
    const { tx, actor, about } = context
    about({ type: 'memorial', id: memorialId, detail: { trapped: website } })
    // A bot gets the usual answer, so it learns nothing.
    if (website) return { persons }
    await lockMemorial(tx, memorialId)
    await assertOpen(tx, memorialId)
    const before = await tx.funeralAnswer.findFirst({
      where: { memorialId, name: { equals: name, mode: 'insensitive' }, OR: writersOf(actor) },
      select: { id: true },
    })
    if (before) {
      await tx.funeralAnswer.update({ where: before, data: { name, persons } })
    } else {
      const count = await tx.funeralAnswer.count({ where: { memorialId } })
      if (count >= MOST_ANSWERS) throw new CeremonyError('ANSWERS_FULL')
      await tx.funeralAnswer.create({
        data: { memorialId, userId: userIdOf(actor), contributorHash: deviceHash(context), name, persons },
      })
    }
    return { persons }
  },
  form: {
    name: attendForm,
    done: (_, params, values) => `${pagePath(params, values)}?tak=attendance#afsked`,
    back: pagePath,
    secret: ['website', 'layout'],
  },
})

async function assertOpen(tx: Transaction, id: string): Promise<void> {
  const select = { funeralDay: true, funeralTime: true, funeralAnswerBy: true }
  const row = await tx.memorial.findUniqueOrThrow({ where: { id }, select })
  const [day, answerBy] = [dayOf(row.funeralDay), dayOf(row.funeralAnswerBy)]
  const isOpen = day && answerBy && answersClose({ day, time: row.funeralTime, answerBy }) > new Date()
  if (!isOpen) throw new CeremonyError('ANSWERS_CLOSED')
}

function pagePath({ id = '' }: Record<string, string>, { layout }: FormValues): string {
  return `/${sentFromLayout.parse(layout)}/${encodeURIComponent(id)}`
}
