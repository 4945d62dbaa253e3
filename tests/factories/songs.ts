import { songFiles } from '@/lib/domain/songs/inputs'
import type { SongVerse } from '@/lib/domain/songs/schema'
import { songContentType, songFileKey, songFolder } from '@/lib/domain/songs/song-files'
import { sungKey } from '@/lib/domain/songs/sung-files'
import { storage } from '@/lib/integrations/storage/storage'
import { db, type Prisma } from '@/lib/server/db'
import { byModel, createMadeWork } from '@/tests/factories/made-works'

export const story =
  '<p>Karen blev født i Skagen i 1931. Hun elskede at gå langs havet om morgenen. Hun bagte boller til alle børnene på vejen. Hver sommer sad hun i haven med sine roser. Hun sang for sine børnebørn, når de skulle sove.</p>'

/** Sentences of a life story, as a song keeps them. */
export const sungSentences = [
  { key: 's1', text: 'Karen blev født i Skagen i 1931.' },
  { key: 's2', text: 'Hun elskede at gå langs havet om morgenen.' },
  { key: 's4', text: 'Hver sommer sad hun i haven med sine roser.' },
]

export const sungVerses: SongVerse[] = [
  {
    lines: [
      line('Hun gik langs havet hver en dag', ['s2']),
      line('og hørte bølgens stille slag', ['s2'], 'stille slag'),
      line('i haven sad hun sommeren lang', ['s4']),
      line('blandt alle roser og lyttede til sang', ['s4'], 'til sang'),
    ],
  },
]

function line(text: string, from: string[], added: string | null = null): SongVerse['lines'][number] {
  return { text, from, origin: 'rules', added, isAccepted: false }
}

type Options = Partial<Prisma.SongUncheckedCreateInput> & { memorial: { id: string } }

/** A song as the rules left it; any column can be given. */
export async function createSong({ memorial, ...columns }: Options): Promise<{ id: string; revision: number }> {
  return db.song.create({
    data: {
      memorialId: memorial.id,
      title: 'Sangen om Karen',
      form: 'ballad',
      mood: 'calm',
      instrument: 'piano',
      seed: 7,
      sentences: sungSentences,
      verses: sungVerses,
      ...columns,
    },
    select: { id: true, revision: true },
  })
}

/** A song with files of a few bytes, as if it had been made. */
export async function createMadeSong(options: Options): Promise<{ id: string; revision: number }> {
  const song = await createSong(options)
  const storageKey = songFolder(song.id, song.revision)
  for (const file of songFiles) {
    await storage.put(songFileKey(storageKey, file), Buffer.from(file), { contentType: songContentType(file) })
  }
  const made = { status: 'ready', progress: 100, madeOf: song.revision, storageKey, durationSeconds: 60 } as const
  await db.song.update({ where: { id: song.id }, data: made })
  return song
}

/** A song that a voice sang, with a file of a few bytes. */
export async function createSungSong(options: Options): Promise<{ id: string; revision: number }> {
  const song = await createMadeSong(options)
  const { id: madeId } = await createMadeWork({
    memorial: options.memorial,
    songId: song.id,
    kind: 'song_voice',
    ...byModel(),
    provider: 'elevenlabs',
  })
  const storageKey = sungKey({ songId: song.id, madeId })
  await storage.put(storageKey, Buffer.from('sunget'), { contentType: 'audio/mpeg' })
  await db.songOrder.create({
    data: {
      madeId,
      songId: song.id,
      revision: song.revision,
      status: 'ready',
      sentAt: new Date(),
      storageKey,
      durationSeconds: 60,
    },
  })
  return song
}
