import 'server-only'
import { z } from 'zod'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { sanitiseRichText } from '@/lib/integrations/rich-text/sanitise-rich-text'
import { defineCommand, theSystem } from '@/lib/server/command'

/**
 * Sanitises a stored story again: before markup was balanced, an open link could reach over the rest of the page. The
 * words stay, and the revision with them, so that nobody who is writing is stopped. Throws NOT_FOUND.
 */
export const rewriteStory = defineCommand({
  name: 'memorials.rewrite-story',
  session: 'system',
  input: z.object({ memorialId: z.uuid() }),
  isAudited: false,
  load: async ({ memorialId }) => ({ memorialId }),
  authorize: theSystem,
  run: async ({ tx }, { memorialId: id }) => {
    await lockMemorial(tx, id)
    await tx.storyToRewrite.deleteMany({ where: { memorialId: id } })
    const { biography } = await tx.memorial.findUniqueOrThrow({ where: { id }, select: { biography: true } })
    const clean = biography && sanitiseRichText(biography)
    if (clean === biography) return
    await tx.memorial.update({ where: { id }, data: { biography: clean || null } })
  },
})
