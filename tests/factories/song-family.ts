import { orderVoice } from '@/lib/domain/songs/commands/order-voice'
import { orderWords } from '@/lib/domain/songs/commands/order-words'
import { publishSong } from '@/lib/domain/songs/commands/publish-song'
import { updateSong } from '@/lib/domain/songs/commands/update-song'
import { singSongJob, writeWordsJob } from '@/lib/domain/songs/order-jobs'
import { getSong } from '@/lib/domain/songs/queries'
import type { SongVerse } from '@/lib/domain/songs/schema'
import { songContentType, songFileKey, songFolder } from '@/lib/domain/songs/song-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createMadeSong, createSong, createSungSong, sungVerses } from '@/tests/factories/songs'

export type SongFamily = Awaited<ReturnType<typeof songFamily>>

/** A song of a family, and what its owner can do with it. */
export async function songFamily({ isMade = false, isSung = false, verses = sungVerses } = {}) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const create = isSung ? createSungSong : isMade ? createMadeSong : createSong
  const { id: songId } = await create({ memorial, verses })
  const caller = callerFor(actorFor(owner))
  const key = { id: memorial.slug, songId }
  const look = () => getSong(caller.actor, key)
  const at = async () => ({ ...key, revision: (await look()).revision })
  const lastOrder = async () => {
    const { madeId } = await db.songOrder.findFirstOrThrow({ where: { songId }, orderBy: { madeId: 'desc' } })
    return { songId, madeId }
  }
  return {
    owner,
    memorial,
    songId,
    caller,
    key,
    look,
    at,
    lastOrder,
    /** Orders words with the yes to what is offered, or as given. */
    orderWords: async (more: object = {}) => {
      const { wordsOffer: offer } = await look()
      const told = { provider: offer?.provider ?? 'anthropic', model: offer?.model ?? 'm', agreed: true }
      return (await execute(orderWords, caller, { ...(await at()), ...told, ...more })).result
    },
    write: async () => writeWordsJob.perform({ madeId: (await lastOrder()).madeId }),
    orderVoice: async (more: object = {}) => {
      const { voiceOffer: offer } = await look()
      const told = { provider: offer?.provider ?? 'elevenlabs', model: offer?.model ?? 'm', agreed: true }
      return (await execute(orderVoice, caller, { ...(await at()), ...told, ...more })).result
    },
    sing: async () => singSongJob.perform({ madeId: (await lastOrder()).madeId }),
    edit: async (edited: SongVerse[]) => {
      const { title, choices } = await look()
      return (await execute(updateSong, caller, { ...(await at()), title, choices, verses: edited })).result
    },
    publish: async (recording: 'rules' | 'sung' = 'rules') =>
      (await execute(publishSong, caller, { ...(await at()), recording })).result,
    /** As if sound and sheets of the song as it stands had been made. */
    makeFiles: async () => {
      const { revision } = await look()
      const storageKey = songFolder(songId, revision)
      await storage.put(songFileKey(storageKey, 'mp3'), Buffer.from('lyd'), { contentType: songContentType('mp3') })
      const made = { status: 'ready', madeOf: revision, storageKey, durationSeconds: 60 } as const
      await db.song.update({ where: { id: songId }, data: made })
    },
  }
}
