import 'server-only'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import { getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { findMusic } from '@/lib/domain/music/pieces'
import { listMusicInput } from '@/lib/domain/music/schema'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'

/** A page's music in order, and whether its plan has music or one that has is on its way, for its writers. */
export const listMusic = defineRead({
  name: 'music.list-music',
  session: 'required',
  input: listMusicInput,
  load: ({ id }, actor) => getWrittenPage(actor, id),
  authorize: canEditMemorial,
  run: async (_, __, { id }) => {
    const [items, { music: hasRoom, coming }] = await Promise.all([findMusic(id), readEntitlements(db, id)])
    return { items, hasRoom, coming }
  },
})
