import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { PRESENCE_LASTS_MS, type PresenceView } from '@/lib/domain/memorials/presence'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { defineCommand } from '@/lib/server/command'

/** The heartbeat of an open editor. Returns who else has it open, and the current revision. */
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
    const { revision } = await tx.memorial.findUniqueOrThrow({ where: { id: memorialId }, select: { revision: true } })
    const others = await tx.editingPresence.findMany({
      where: {
        memorialId,
        userId: { not: userId },
        seenAt: { gt: new Date(now.getTime() - PRESENCE_LASTS_MS) },
        // Excludes people removed from the page meanwhile.
        user: { memberships: { some: { memorialId, role: { in: ['owner', 'editor'] } } } },
      },
      select: { user: { select: { fullName: true } } },
    })
    return {
      others: others.map(({ user }) => user.fullName).toSorted((left, right) => left.localeCompare(right, 'da')),
      revision,
    }
  },
})
