import 'server-only'
import { countContributions } from '@/lib/domain/contributions/count-contributions'
import type { ModerationOverview } from '@/lib/domain/contributions/views'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial, canModerateMemorial, isOpenPage, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead, orNull } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'

/** The page and its moderation settings; null unless the actor may moderate it, whether or not it exists. */
export const findModerationOverview = defineRead({
  name: 'contributions.find-moderation-overview',
  session: 'optional',
  input: memorialKeyInput,
  authorize: anyone,
  run: (actor, { id }) => findOverview(actor, id),
})

async function findOverview(
  actor: Actor,
  key: string,
): Promise<{ memorial: MemorialSubject; overview: ModerationOverview } | null> {
  const memorial = await orNull(getMemorialSubject(actor, key))
  if (!memorial || !canModerateMemorial(actor, memorial)) return null
  const [row, counts] = await Promise.all([
    db.memorial.findUniqueOrThrow({
      where: { id: memorial.id },
      select: {
        firstName: true,
        middleName: true,
        lastName: true,
        guestbookMode: true,
        tributeMode: true,
        candleMode: true,
        hiddenReason: true,
      },
    }),
    countContributions(memorial.id),
  ])
  const overview: ModerationOverview = {
    memorialId: memorial.id,
    slug: memorial.slug,
    memorialName: fullName(row),
    isOpen: isOpenPage(memorial),
    hiddenReason: memorial.hiddenAt ? (row.hiddenReason ?? '') : null,
    canEdit: canEditMemorial(actor, memorial),
    shownAtOnce: {
      greeting: row.guestbookMode === 'at_once',
      candle: row.candleMode === 'at_once',
      tribute: row.tributeMode === 'at_once',
    },
    counts,
  }
  return { memorial, overview }
}
