import 'server-only'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import { getWrittenPage } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { songTitleOf } from '@/lib/domain/songs/copy'
import { getSongRow, getWrittenSong } from '@/lib/domain/songs/find-song'
import { songsMost } from '@/lib/domain/songs/inputs'
import { type SongBeginningView, type SongsView, type SongView, songKeyInput } from '@/lib/domain/songs/schema'
import { songSummary, songView, summaryColumns } from '@/lib/domain/songs/song-row'
import { readStory } from '@/lib/domain/songs/story'
import { proposeSentences, sentencesFor } from '@/lib/domain/songs/verse/propose-sentences'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'

/** The songs of a page, newest first. */
export const listSongs = defineRead({
  name: 'songs.list-songs',
  session: 'required',
  input: memorialKeyInput,
  load: ({ id }, actor) => getWrittenPage(actor, id),
  authorize: canEditMemorial,
  run: async (_, __, { id, slug }): Promise<SongsView> => {
    const rows = await db.song.findMany({
      where: { memorialId: id },
      orderBy: { id: 'desc' },
      take: songsMost,
      select: summaryColumns,
    })
    const { songs: isInPlan, coming } = await readEntitlements(db, id)
    return {
      memorial: { id, slug },
      items: rows.map(songSummary),
      hasStory: (await readStory(id)).sentences.length > 0,
      isInPlan,
      coming,
      most: songsMost,
    }
  },
})

/** What a new song can be made of: the sentences of the life story, and those that the rules would choose. */
export const getSongBeginning = defineRead({
  name: 'songs.get-song-beginning',
  session: 'required',
  input: memorialKeyInput,
  load: ({ id }, actor) => getWrittenPage(actor, id),
  authorize: canEditMemorial,
  run: async (_, __, { id, slug }): Promise<SongBeginningView> => {
    const { firstName, sentences, mark } = await readStory(id)
    const { songs: isInPlan, coming } = await readEntitlements(db, id)
    return {
      memorial: { id, slug },
      isInPlan,
      coming,
      title: songTitleOf(firstName),
      sentences,
      proposed: proposeSentences(sentences, sentencesFor(3)),
      storyMark: mark,
    }
  },
})

/** One song with its lines. */
export const getSong = defineRead({
  name: 'songs.get-song',
  session: 'required',
  input: songKeyInput,
  load: (input, actor) => getWrittenSong(actor, input),
  authorize: canEditMemorial,
  run: async (_, { songId }): Promise<SongView> => songView(await getSongRow(db, songId)),
})
