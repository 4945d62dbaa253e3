import 'server-only'
import { memberFormName } from '@/lib/domain/members/copy'
import { getNamedPage } from '@/lib/domain/members/named-page'
import { membersPath } from '@/lib/domain/members/paths'
import { refuseWaiting } from '@/lib/domain/members/refusal'
import { pageInput } from '@/lib/domain/members/schema'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { defineCommand } from '@/lib/server/command'

/** Removes the successor, by the owner or by the successor. A waiting request is ended. */
export const removeSuccessor = defineCommand({
  name: 'members.remove-successor',
  input: pageInput,
  session: 'required',
  load: ({ id }, { actor }) => getNamedPage(actor, id),
  authorize: (_, { isOwner, isSuccessor }) => isOwner || isSuccessor,
  run: async (context, _, { memorialId, isOwner }) => {
    const { tx } = context
    const { userId } = context.actor
    await lockMemorial(tx, memorialId)
    if (isOwner) {
      await refuseWaiting(context, memorialId, userId)
      await tx.memorialSuccessor.deleteMany({ where: { memorialId } })
    } else {
      await tx.successionRequest.updateMany({
        where: { memorialId, userId, status: 'waiting' },
        data: { status: 'withdrawn', decidedAt: new Date() },
      })
      await tx.memorialSuccessor.deleteMany({ where: { memorialId, userId } })
    }
    context.about({ type: 'memorial', id: memorialId })
    return { isOwner }
  },
  form: {
    name: memberFormName,
    done: ({ isOwner }, { id = '' }) => (isOwner ? `${membersPath(id)}?gemt=successor-removed` : '/profile'),
    back: ({ id = '' }) => membersPath(id),
  },
})
