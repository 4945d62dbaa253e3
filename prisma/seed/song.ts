import { randomUUID } from 'node:crypto'
import { approveMade } from '@/lib/domain/made-works/record-made'
import { addMadePiece, storeMadePiece } from '@/lib/domain/music/made-piece'
import { songFiles } from '@/lib/domain/songs/inputs'
import { makeSongFiles } from '@/lib/domain/songs/make-song-files'
import { recordMelody, recordWords } from '@/lib/domain/songs/record-song'
import type { SongChoices } from '@/lib/domain/songs/schema'
import { orderRemoval, songContentType, songFileKey, songFolder } from '@/lib/domain/songs/song-files'
import { readStory } from '@/lib/domain/songs/story'
import { proposeVerses } from '@/lib/domain/songs/verse/propose-verses'
import { storage } from '@/lib/integrations/storage/storage'
import type { RunContext } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import type { DemoMemorial } from '@/prisma/seed/families'

type Pages = Partial<Record<DemoMemorial['key'], { id: string }>>

const title = 'Karens vise'
const choices: SongChoices = { form: 'ballad', mood: 'calm', instrument: 'piano', seed: 6 }
/** The sentences it is made of, by words in them. */
const sung = /rugbrød|strikkede|Dér sad hun|døde stille/

/** The song of the first demo page's own words; null when it has a song, or its story was written anew. */
export async function draftDemoSong(pages: Pages) {
  const memorialId = pages.public?.id
  if (!memorialId || (await db.song.count({ where: { memorialId } })) > 0) return null
  const sentences = (await readStory(memorialId)).sentences.filter(({ text }) => sung.test(text))
  const verses = proposeVerses({ sentences, form: choices.form, seed: choices.seed, verses: 2 })
  if (verses.length === 0) return null
  return { memorialId, sentences, song: { title, choices, verses, madeAt: new Date('2026-11-20T12:00:00Z') } }
}

/** A song with its files, made in some seconds in processes of their own; null when there is none to make. */
export async function makeDemoSong(pages: Pages) {
  const draft = await draftDemoSong(pages)
  return draft && { ...draft, ...(await makeSongFiles(draft.song, () => {})) }
}

type DemoSong = Awaited<ReturnType<typeof makeDemoSong>>

/** Puts the song on its page, for which the page needs its plan. */
export async function addDemoSong(made: DemoSong, family: { id: string; fullName: string }): Promise<void> {
  if (!made) return
  const { memorialId, sentences, song, files, score, durationSeconds } = made
  const [songId, revision] = [randomUUID(), 1]
  const storageKey = songFolder(songId, revision)
  await orderRemoval(db, { songId, revision })
  for (const file of songFiles) {
    await storage.put(songFileKey(storageKey, file), files[file], { contentType: songContentType(file) })
  }
  const stored = await storeMadePiece(files.mp3, 'audio/mpeg')
  const named = { memorialId, songId, title, choices, by: { userId: family.id, fullName: family.fullName } }
  const by = { id: family.id, name: family.fullName }
  await db.$transaction(async (tx) => {
    await tx.song.create({
      data: {
        id: songId,
        memorialId,
        title,
        ...choices,
        sentences,
        verses: song.verses,
        createdById: family.id,
        status: 'ready',
        progress: 100,
        revision,
        madeOf: revision,
        storageKey,
        score,
        durationSeconds,
      },
    })
    await recordWords(tx, { ...named, sentences })
    await recordMelody(tx, named)
    const context = { tx, enqueue: enqueueIn(tx) }
    await addMadePiece(context, stored, { memorialId, songId, title, durationSeconds, rights: 'own_work', by })
    await approveMade(tx, { songId }, { userId: by.id, name: by.name })
  })
}

function enqueueIn(tx: Transaction): RunContext['enqueue'] {
  return (job, payload) => enqueue(tx, job, payload)
}
