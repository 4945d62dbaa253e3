import 'server-only'
import { recordMade } from '@/lib/domain/made-works/record-made'
import { melodyPurpose, wordsPurpose } from '@/lib/domain/songs/copy'
import type { Sentence, SongChoices } from '@/lib/domain/songs/schema'
import type { Transaction } from '@/lib/server/db'
import type { SignedInActor } from '@/lib/shared/actor'

type Recorded = {
  memorialId: string
  songId: string
  title: string
  sentences: readonly Sentence[]
  choices: SongChoices
  by: Pick<SignedInActor, 'userId' | 'fullName'>
}

/** Accounts for lines that the rules made of these sentences. */
export async function recordWords(tx: Transaction, { sentences, ...song }: Recorded): Promise<void> {
  const sources = sentences.map(({ text }) => ({ type: 'sentence' as const, text }))
  await recordMade(tx, { ...common(song), kind: 'song_words', purpose: wordsPurpose, sources })
}

/** Accounts for a melody that the rules make; its words have their own row. */
export async function recordMelody(tx: Transaction, song: Omit<Recorded, 'sentences'>): Promise<void> {
  await recordMade(tx, { ...common(song), kind: 'song_melody', purpose: melodyPurpose, sources: [] })
}

/** After a song was withdrawn and comes back: what is withdrawn in the account stays so, and what comes back has new rows. */
export async function recordAgain(tx: Transaction, song: Recorded): Promise<void> {
  const { memorialId, songId } = song
  const standing = await tx.madeWork.findMany({
    where: { memorialId, songId, withdrawnAt: null },
    select: { kind: true },
  })
  const kinds = new Set(standing.map(({ kind }) => kind))
  if (!kinds.has('song_words')) await recordWords(tx, song)
  if (!kinds.has('song_melody')) await recordMelody(tx, song)
}

function common({ memorialId, songId, title, choices, by }: Omit<Recorded, 'sentences'>) {
  return {
    ...{ memorialId, songId, title, madeBy: 'rules' as const, settings: { ...choices } },
    asked: { userId: by.userId, name: by.fullName },
  }
}
