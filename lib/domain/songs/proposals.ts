import 'server-only'
import type { Sentence, SongChoices, SongVerse } from '@/lib/domain/songs/schema'
import { db } from '@/lib/server/db'
import { PoolError } from '@/lib/server/task-pool'
import { threadPool } from '@/lib/server/thread-pool'

/** What a song of three verses can be made of. */
const proposedMost = 12
/** Whoever died younger was a child: then nothing bright is added. */
const adultYears = 18
/** A verse of four lines needs two to four sentences. */
const sentencesOfVerse = 4

type Tasks = typeof import('./verse/song-verse-worker')

const inPool = threadPool<Tasks>({
  worker: 'song-verse',
  atOnce: 1,
  heapMb: 512,
  patienceMs: 20_000,
  queue: { each: 3, all: 60 },
})

/**
 * Keys of the sentences that the rules would choose for so many verses, in their order; chosen in a thread, one page at
 * a time; none after 20 seconds. Throws TOO_MANY_AT_ONCE and SERVER_BUSY.
 */
export function proposedKeys(sentences: readonly Sentence[], memorialId: string, verses = 3): Promise<string[]> {
  const most = Math.max(proposedMost, verses * sentencesOfVerse)
  return orNone(inPool('proposeSentences', { sentences, most }, memorialId))
}

type Draft = { sentences: readonly Sentence[]; choices: SongChoices; count: number }

/**
 * Verses by rule, found in a thread, one page at a time: at most `count`, fewer where the sentences do not suffice,
 * none where they cannot be sung, or not within 20 seconds. Throws TOO_MANY_AT_ONCE and SERVER_BUSY.
 */
export async function draftVerses({ sentences, choices, count }: Draft, memorialId: string): Promise<SongVerse[]> {
  const { form, mood, seed } = choices
  const isChild = await diedAsChild(memorialId)
  return orNone(inPool('proposeVerses', { sentences, form, mood, seed, verses: count, isChild }, memorialId))
}

async function diedAsChild(memorialId: string): Promise<boolean> {
  const page = await db.memorial.findUnique({
    where: { id: memorialId },
    select: { bornYear: true, diedYear: true },
  })
  return page?.bornYear != null && page.diedYear != null && page.diedYear - page.bornYear < adultYears
}

function orNone<T>(found: Promise<T[]>): Promise<T[]> {
  return found.catch((error: unknown) => {
    if (error instanceof PoolError && error.reason !== 'failed') return []
    throw error
  })
}

/**
 * New verses with the lines that somebody wrote in their places. Verses that stood beyond the proposed ones stay when
 * somebody wrote in them.
 */
export function withHandWritten(proposed: readonly SongVerse[], stood: readonly SongVerse[]): SongVerse[] {
  const verses = stood.map((verse, at) => {
    const lines = proposed[at]?.lines ?? verse.lines
    return { lines: lines.map((line, index) => handWritten(verse, index) ?? line) }
  })
  return verses.filter((verse, at) => proposed[at] || verse.lines.some(({ origin }) => origin === 'hand'))
}

function handWritten(verse: SongVerse, index: number) {
  const line = verse.lines[index]
  return line?.origin === 'hand' ? line : undefined
}
