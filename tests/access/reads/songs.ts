import { getSongFile, getSongPreview, getSongSheet, getSungSong } from '@/lib/domain/songs/file-queries'
import { getSong, getSongBeginning, listSongs } from '@/lib/domain/songs/queries'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { createPicture } from '@/tests/factories/media'
import { createMadeSong, createSungSong } from '@/tests/factories/songs'

// A private page: outsiders get 404, members without the right 403.
const editors = readOutcomes(404, {
  viewer: 403,
  first_reader: 403,
  administrator: 403,
  editor: 'ok',
  owner: 'ok',
})
// Those that need an account say so to whoever has none.
const signedInEditors = { ...editors, visitor: 401 as const }
const whoSeesThePage = readOutcomes(404, {
  viewer: 'ok',
  first_reader: 'ok',
  administrator: 'ok',
  editor: 'ok',
  owner: 'ok',
})

async function aSong({ memorial }: World) {
  return { id: memorial.slug, songId: (await createMadeSong({ memorial })).id }
}

export const songReads: Record<string, ReadRow> = {
  'songs.list-songs': {
    read: listSongs,
    input: async (world) => ({ id: (await aSong(world)).id }),
    outcomes: signedInEditors,
  },
  'songs.get-song-beginning': {
    read: getSongBeginning,
    input: ({ memorial }) => ({ id: memorial.slug }),
    outcomes: signedInEditors,
  },
  'songs.get-song': { read: getSong, input: aSong, outcomes: signedInEditors },
  'songs.get-song-file': {
    read: getSongFile,
    input: async (world) => ({ ...(await aSong(world)), file: 'pdf' }),
    outcomes: editors,
  },
  'songs.get-song-preview': {
    read: getSongPreview,
    input: async (world) => ({ ...(await aSong(world)), file: 'svg' }),
    outcomes: editors,
  },
  'songs.get-sung-song': {
    read: getSungSong,
    input: async ({ memorial }) => ({ id: memorial.slug, songId: (await createSungSong({ memorial })).id }),
    outcomes: editors,
  },
  'songs.get-song-sheet': {
    read: getSongSheet,
    input: async (world) => {
      const { memorial } = world
      const { id, songId } = await aSong(world)
      const { id: mediaId } = await createPicture({ memorial })
      await db.media.update({ where: { id: mediaId }, data: { kind: 'music' } })
      await db.musicPiece.create({
        data: { mediaId, memorialId: memorial.id, source: 'song', songId, rights: 'own_work' },
      })
      return { id, songId, file: 'svg' }
    },
    outcomes: whoSeesThePage,
  },
}
