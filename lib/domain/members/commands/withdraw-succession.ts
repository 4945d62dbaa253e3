import 'server-only'
import { memberFormName } from '@/lib/domain/members/copy'
import { getNamedPage } from '@/lib/domain/members/named-page'
import { successionPath } from '@/lib/domain/members/paths'
import { pageInput } from '@/lib/domain/members/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Withdraws one's own waiting request. */
export const withdrawSuccession = defineCommand({
  name: 'members.withdraw-succession',
  input: pageInput,
  session: 'required',
  load: ({ id }, { actor }) => getNamedPage(actor, id),
  authorize: (_, { isSuccessor }) => isSuccessor,
  run: async ({ tx, actor, about }, _, { memorialId }) => {
    const { count } = await tx.successionRequest.updateMany({
      where: { memorialId, userId: actor.userId, status: 'waiting' },
      data: { status: 'withdrawn', decidedAt: new Date() },
    })
    if (count === 0) throw new DomainError('CONFLICT')
    about({ type: 'memorial', id: memorialId })
    return { ok: true }
  },
  form: {
    name: memberFormName,
    done: (_, { id = '' }) => `${successionPath(id)}?gemt=request-withdrawn`,
    back: ({ id = '' }) => successionPath(id),
  },
})
