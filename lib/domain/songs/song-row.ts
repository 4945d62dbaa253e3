import 'server-only'
import { z } from 'zod'
import { MadeWorkError } from '@/lib/domain/made-works/errors'
import { consentTexts, providerName } from '@/lib/domain/made-works/provider-copy'
import { SongError } from '@/lib/domain/songs/errors'
import {
  type ModelOffer,
  type Sentence,
  type SongChoices,
  type SongLine,
  type SongSummary,
  type SongVerse,
  type SongView,
  songForms,
  songInstruments,
  songLine,
  songMoods,
  songVerses,
} from '@/lib/domain/songs/schema'
import { languageModel } from '@/lib/integrations/language-model/current-model'
import { singer } from '@/lib/integrations/singing/singing'
import type { Prisma } from '@/lib/server/db'
import { formatDate } from '@/lib/shared/danish-time'

/** The account of a voice that the page has (066). */
export const heardVoice = {
  kind: 'song_voice',
  approvedAt: { not: null },
  withdrawnAt: null,
} as const satisfies Prisma.MadeWorkWhereInput

export const songColumns = {
  id: true,
  memorialId: true,
  title: true,
  form: true,
  mood: true,
  instrument: true,
  seed: true,
  sentences: true,
  verses: true,
  earlier: true,
  status: true,
  progress: true,
  failure: true,
  revision: true,
  madeOf: true,
  storageKey: true,
  durationSeconds: true,
  createdAt: true,
  updatedAt: true,
  piece: { select: { mediaId: true } },
  memorial: { select: { slug: true } },
  // Newest first: the answer to the last one is told, and nothing changes while one is underway.
  orders: {
    orderBy: { madeId: 'desc' },
    select: {
      madeId: true,
      revision: true,
      status: true,
      failure: true,
      lines: true,
      storageKey: true,
      durationSeconds: true,
      made: { select: { kind: true } },
    },
  },
  made: { where: heardVoice, select: { id: true } },
} satisfies Prisma.SongSelect
export type SongRow = Prisma.SongGetPayload<{ select: typeof songColumns }>

const keptSentences = z.array(z.object({ key: z.string(), text: z.string() }))
// A name that was taken out of the lists must not make an old song unreadable.
const keptChoices = z.object({
  form: z.enum(songForms).catch('ballad'),
  mood: z.enum(songMoods).catch('calm'),
  instrument: z.enum(songInstruments).catch('piano'),
})

export function sentencesOf({ sentences }: Pick<SongRow, 'sentences'>): Sentence[] {
  return keptSentences.parse(sentences)
}

export function versesOf({ verses }: Pick<SongRow, 'verses'>): SongVerse[] {
  return songVerses.parse(verses)
}

/** Lines that rules or a model wrote for it and that are not in it any more, newest first. */
export function earlierOf({ earlier }: Pick<SongRow, 'earlier'>): SongLine[] {
  return z.array(songLine).catch([]).parse(earlier)
}

export function choicesOf(row: Pick<SongRow, 'form' | 'mood' | 'instrument' | 'seed'>): SongChoices {
  return { ...keptChoices.parse(row), seed: row.seed }
}

export function songView(row: SongRow): SongView {
  const { id, memorialId, memorial, title, status, progress, revision, durationSeconds } = row
  return {
    id,
    title,
    status,
    progress,
    revision,
    durationSeconds,
    memorial: { id: memorialId, slug: memorial.slug },
    choices: choicesOf(row),
    sentences: sentencesOf(row),
    verses: versesOf(row),
    failure: failureSentence(row),
    wordsOffer: wordsOffer(sentencesOf(row).length),
    ...wordsOrdered(row),
    voiceOffer: voiceOffer(),
    ...voiceOrdered(row),
    isSungOnPage: isSungOnPage(row),
    isMade: isMade(row),
    isOnPage: row.piece !== null,
  }
}

/** Whether its files are of the words and the melody as they are now. */
export function isMade({ madeOf, revision, storageKey }: Pick<SongRow, 'madeOf' | 'revision' | 'storageKey'>): boolean {
  return storageKey !== null && madeOf === revision
}

function wordsOrdered(row: SongRow): Pick<SongView, 'isBeingWritten' | 'wordsFailure'> {
  const last = lastOrder(row, 'song_words')
  return { isBeingWritten: last?.status === 'making', wordsFailure: orderFailure(row, last) }
}

function voiceOrdered(row: SongRow): Pick<SongView, 'isBeingSung' | 'voiceFailure' | 'sung'> {
  const last = lastOrder(row, 'song_voice')
  const sung = last?.status === 'ready' && {
    id: last.madeId,
    durationSeconds: last.durationSeconds ?? 0,
    isCurrent: last.revision === row.revision,
  }
  return { isBeingSung: last?.status === 'making', voiceFailure: orderFailure(row, last), sung: sung || null }
}

type Order = SongRow['orders'][number]

function lastOrder({ orders }: Pick<SongRow, 'orders'>, kind: Order['made']['kind']): Order | undefined {
  return orders.find(({ made }) => made.kind === kind)
}

/** What was sung of the words as they are now. */
export function sungOf(row: Pick<SongRow, 'orders' | 'revision'>): Order | null {
  const last = lastOrder(row, 'song_voice')
  return last?.status === 'ready' && last.revision === row.revision ? last : null
}

/** Whether the page has what was sung, and not the sound by rules. */
export function isSungOnPage({ piece, made }: Pick<SongRow, 'piece' | 'made'>): boolean {
  return piece !== null && made.length > 0
}

function orderFailure({ revision }: SongRow, order: Order | undefined): string | null {
  return order?.status === 'failed' && order.revision === revision ? orderSentence(order.failure) : null
}

function orderSentence(code: string | null): string {
  if (MadeWorkError.has(code)) return MadeWorkError.sentence(code)
  return SongError.sentence(SongError.has(code) ? code : 'SONG_ORDER_STOPPED')
}

/** Why the song was not made; only while it is so. */
export function failureSentence({ status, failure }: Pick<SongRow, 'status' | 'failure'>): string | null {
  if (status !== 'failed') return null
  return SongError.sentence(SongError.has(failure) ? failure : 'SONG_STOPPED')
}

export const summaryColumns = {
  id: true,
  title: true,
  status: true,
  updatedAt: true,
  piece: { select: { mediaId: true } },
} satisfies Prisma.SongSelect

export function songSummary({
  id,
  title,
  status,
  updatedAt,
  piece,
}: Prisma.SongGetPayload<{ select: typeof summaryColumns }>): SongSummary {
  return { id, title, status, changedOn: formatDate(updatedAt), isOnPage: piece !== null }
}

/** Who can write words from this many sentences, and what is agreed to; null without a key. */
export function wordsOffer(sentences: number): ModelOffer | null {
  const model = languageModel()
  if (!model) return null
  const { provider, model: name } = model
  return {
    provider,
    name: providerName(provider),
    model: name,
    consent: consentTexts.song_words(provider, sentences),
  }
}

/** Who can sing a song, and what is agreed to; null without a key. */
export function voiceOffer(): ModelOffer | null {
  const voice = singer()
  if (!voice) return null
  const { provider, model } = voice
  return { provider, name: providerName(provider), model, consent: consentTexts.song_voice(provider) }
}

/** What a model wrote for an order, also what is not in the song any more; none before it is there. */
export function modelLinesOf({ lines }: { lines: Prisma.JsonValue }): string[] {
  return keptLines.catch([]).parse(lines)
}

const keptLines = z.array(z.string())
