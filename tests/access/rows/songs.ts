import { beginSong } from '@/lib/domain/songs/commands/begin-song'
import { makeSong } from '@/lib/domain/songs/commands/make-song'
import { orderVoice } from '@/lib/domain/songs/commands/order-voice'
import { orderWords } from '@/lib/domain/songs/commands/order-words'
import { proposeAgain } from '@/lib/domain/songs/commands/propose-again'
import { publishSong } from '@/lib/domain/songs/commands/publish-song'
import { removeSong } from '@/lib/domain/songs/commands/remove-song'
import { removeVoice } from '@/lib/domain/songs/commands/remove-voice'
import { renderSong } from '@/lib/domain/songs/commands/render-song'
import { updateSong } from '@/lib/domain/songs/commands/update-song'
import { withdrawSong } from '@/lib/domain/songs/commands/withdraw-song'
import { readStory } from '@/lib/domain/songs/story'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createMadeSong, createSong, story, sungVerses } from '@/tests/factories/songs'

// A private page: outsiders get 404, members without the right 403.
const editors = outcomes(404, {
  visitor: 401,
  viewer: 403,
  first_reader: 403,
  administrator: 403,
  editor: 'ok',
  owner: 'ok',
})
const nobody = outcomes(403, { visitor: 401 })

const choices = { form: 'ballad', mood: 'calm', instrument: 'piano', seed: 7 } as const

async function aSong({ memorial }: World) {
  const { id: songId, revision } = await createSong({ memorial })
  return { id: memorial.slug, songId, revision }
}

async function aMadeSong({ memorial }: World) {
  const { id: songId, revision } = await createMadeSong({ memorial })
  return { id: memorial.slug, songId, revision }
}

const keyOf = ({ id, songId }: { id: string; songId: string }) => ({ id, songId })

export const songRows: Record<string, AccessRow> = {
  'songs.begin-song': {
    command: beginSong,
    input: async ({ memorial }) => {
      await db.memorial.update({ where: { id: memorial.id }, data: { biography: story } })
      const { mark: storyMark } = await readStory(memorial.id)
      return { id: memorial.slug, title: 'Sangen om Karen', ...choices, verses: 1, sentences: [], storyMark }
    },
    outcomes: editors,
  },
  'songs.update-song': {
    command: updateSong,
    input: async (world) => ({ ...(await aSong(world)), title: 'Karens sang', choices, verses: sungVerses }),
    outcomes: editors,
  },
  'songs.propose-again': { command: proposeAgain, input: aSong, outcomes: editors },
  'songs.order-words': {
    command: orderWords,
    input: async (world) => ({ ...(await aSong(world)), provider: 'anthropic', model: 'm', agreed: true }),
    // No provider has a key here, and then there is nobody to order from; its own tests have one.
    outcomes: { ...editors, editor: 404, owner: 404 },
  },
  'songs.order-voice': {
    command: orderVoice,
    input: async (world) => ({ ...(await aMadeSong(world)), provider: 'elevenlabs', model: 'm', agreed: true }),
    outcomes: { ...editors, editor: 404, owner: 404 },
  },
  'songs.remove-voice': {
    command: removeVoice,
    input: async (world) => keyOf(await aMadeSong(world)),
    outcomes: editors,
  },
  'songs.render-song': { command: renderSong, input: aSong, outcomes: editors },
  'songs.publish-song': { command: publishSong, input: aMadeSong, outcomes: editors },
  'songs.withdraw-song': {
    command: withdrawSong,
    input: async (world) => keyOf(await aMadeSong(world)),
    outcomes: editors,
  },
  'songs.remove-song': {
    command: removeSong,
    input: async (world) => keyOf(await aMadeSong(world)),
    outcomes: editors,
  },
  'songs.make-song': {
    command: makeSong,
    input: async (world) => {
      const { songId, revision } = await aMadeSong(world)
      return { songId, revision }
    },
    outcomes: nobody,
  },
}
