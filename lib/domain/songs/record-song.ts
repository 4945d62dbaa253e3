import 'server-only'
import { z } from 'zod'
import { approveMade, type NewMadeWork, recordMade } from '@/lib/domain/made-works/record-made'
import { madeSource } from '@/lib/domain/made-works/schema'
import { melodyPurpose, voicePurpose, wordsPurpose } from '@/lib/domain/songs/copy'
import { bareWords } from '@/lib/domain/songs/kept-provenance'
import type { Sentence, SongChoices, SongVerse } from '@/lib/domain/songs/schema'
import { modelLinesOf, type SongRow } from '@/lib/domain/songs/song-row'
import type { Prisma, Transaction } from '@/lib/server/db'
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
export async function recordWords(tx: Transaction, song: Recorded): Promise<void> {
  await recordMade(tx, wordsByRules(song, 0))
}

/** Accounts for a melody that the rules make; its words have their own row. */
export async function recordMelody(tx: Transaction, song: Omit<Recorded, 'sentences'>): Promise<void> {
  await recordMade(tx, melody(song))
}

type OnPage = Recorded & {
  verses: readonly SongVerse[]
  /** What a voice sang, when that is on the page. */
  sung: SongRow['orders'][number] | null
}

/**
 * Notes who approved what is on the page: the melody or the voice, and the words by whoever wrote them as they stand now. A part whose
 * account was withdrawn, or says something else of the words, gets a new row; what was only tried out stays unapproved.
 */
export async function approveSong(tx: Transaction, song: OnPage): Promise<void> {
  const { memorialId, songId, by } = song
  const standing = await tx.madeWork.findMany({
    where: { memorialId, songId, withdrawnAt: null },
    orderBy: { id: 'desc' },
    select: { id: true, kind: true, madeBy: true, settings: true, consentAt: true },
  })
  for (const part of await partsOf(tx, song)) {
    const stands = standing.find(
      ({ kind, madeBy, settings, consentAt }) =>
        kind === part.kind &&
        madeBy === part.madeBy &&
        (kind !== 'song_words' || editedOf(settings) === editedOf(part.settings)) &&
        consentAt?.getTime() === part.consent?.at.getTime(),
    )
    const { id } = stands ?? (await recordMade(tx, part))
    await approveMade(tx, { id }, { userId: by.userId, name: by.fullName })
  }
}

async function partsOf(tx: Transaction, song: OnPage): Promise<NewMadeWork[]> {
  const lines = song.verses.flatMap((verse) => verse.lines)
  const edited = lines.filter(({ origin }) => origin === 'hand').length
  // The melody of what was sung is the provider's.
  const parts = song.sung ? await voice(tx, song, song.sung) : [melody(song)]
  if (lines.some(({ origin }) => origin === 'rules')) parts.push(wordsByRules(song, edited))
  const byModel = new Set(lines.flatMap(({ origin, text }) => (origin === 'model' ? [bareWords(text)] : [])))
  if (byModel.size > 0) parts.push(...(await wordsByModels(tx, song, { byModel, edited })))
  return parts
}

/** One for each answer of a model that the song has lines of, with the consent that it was ordered by. */
async function wordsByModels(
  tx: Transaction,
  song: Recorded,
  { byModel, edited }: { byModel: ReadonlySet<string>; edited: number },
): Promise<NewMadeWork[]> {
  const orders = await tx.songOrder.findMany({
    where: { songId: song.songId, status: 'ready' },
    orderBy: { madeId: 'desc' },
    select: { lines: true, made: true },
  })
  const used = orders.filter((order) => modelLinesOf(order).some((line) => byModel.has(bareWords(line))))
  return used.flatMap(({ made }) => byModelAs(made).map((model) => ({ ...words(song, edited), ...model })))
}

async function voice(tx: Transaction, song: Recorded, { madeId }: { madeId: string }): Promise<NewMadeWork[]> {
  const made = await tx.madeWork.findUniqueOrThrow({ where: { id: madeId } })
  const kept = z.object({ settings: z.record(z.string(), z.json()), sources: z.array(madeSource) }).parse(made)
  const about = { ...common(song), kind: 'song_voice' as const, purpose: voicePurpose, ...kept }
  return byModelAs(made).map((model) => ({ ...about, ...model }))
}

type MadeRow = Prisma.MadeWorkGetPayload<object>

/** Who made it, and the consent it was ordered by; none for a row that a model has no part in. */
function byModelAs({ provider, model, providerRef, consent, consentAt, ...made }: MadeRow) {
  if (!provider || !model || !consent || !consentAt) return []
  return [
    {
      madeBy: 'model' as const,
      provider,
      model,
      ...(providerRef && { providerRef }),
      consent: { text: consent, userId: made.consentById, name: made.consentByName ?? '', at: consentAt },
    },
  ]
}

function wordsByRules(song: Recorded, edited: number): NewMadeWork {
  return { ...words(song, edited), madeBy: 'rules' }
}

function words({ sentences, ...song }: Recorded, edited: number) {
  const { settings, ...about } = common(song)
  const sources = sentences.map(({ text }) => ({ type: 'sentence' as const, text }))
  const told = edited > 0 ? { ...settings, edited } : settings
  return { ...about, kind: 'song_words' as const, purpose: wordsPurpose, sources, settings: told }
}

function melody(song: Omit<Recorded, 'sentences'>): NewMadeWork {
  return { ...common(song), kind: 'song_melody', madeBy: 'rules', purpose: melodyPurpose, sources: [] }
}

function common({ memorialId, songId, title, choices, by }: Omit<Recorded, 'sentences'>) {
  return {
    memorialId,
    songId,
    title,
    settings: { ...choices },
    asked: { userId: by.userId, name: by.fullName },
  }
}

/** How many lines of the words somebody wrote by hand. */
function editedOf(settings: unknown): number {
  const edited = typeof settings === 'object' && settings !== null ? Reflect.get(settings, 'edited') : 0
  return typeof edited === 'number' ? edited : 0
}
