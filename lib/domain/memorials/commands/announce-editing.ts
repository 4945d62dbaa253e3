import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { PRESENCE_LASTS_MS, type PresenceView } from '@/lib/domain/memorials/presence'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { defineCommand } from '@/lib/server/command'

/** Says that the caller has the editor open, and hears who else has, and whether something was saved meanwhile. */
export const announceEditing = defineCommand({
  name: 'memorials.announce-editing',
  session: 'required',
  isAudited: false,
  input: memorialKeyInput,
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  run: async ({ tx, actor: { userId } }, _, { id: memorialId }): Promise<PresenceView> => {
    const now = new Date()
    await tx.editingPresence.upsert({
      where: { memorialId_userId: { memorialId, userId } },
      create: { memorialId, userId, seenAt: now },
      update: { seenAt: now },
    })
    const [{ revision }, others] = await Promise.all([
      tx.memorial.findUniqueOrThrow({ where: { id: memorialId }, select: { revision: true } }),
      tx.editingPresence.findMany({
        where: {
          memorialId,
          userId: { not: userId },
          seenAt: { gt: new Date(now.getTime() - PRESENCE_LASTS_MS) },
          // Whoever was taken off the page meanwhile is no longer one of those who write it.
          user: { memberships: { some: { memorialId, role: { in: ['owner', 'editor'] } } } },
        },
        select: { user: { select: { fullName: true } } },
      }),
    ])
    return {
      others: others.map(({ user }) => user.fullName).toSorted((left, right) => left.localeCompare(right, 'da')),
      revision,
    }
  },
})
