import 'server-only'
import { getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { findMusic } from '@/lib/domain/music/pieces'
import { listMusicInput } from '@/lib/domain/music/schema'
import { defineRead } from '@/lib/server/read'

/** A page's music in order, for its writers. */
export const listMusic = defineRead({
  name: 'music.list-music',
  session: 'optional',
  input: listMusicInput,
  load: ({ id }, actor) => getWrittenPage(actor, id),
  authorize: canEditMemorial,
  run: async (_, __, { id }) => ({ items: await findMusic(id) }),
})
