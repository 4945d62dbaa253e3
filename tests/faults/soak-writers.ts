import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type FamilyClient, lightCandle, readPage, signInFamily } from './family-client'
import { beginUpload, type ResumableUpload } from './resumable-upload'

/** Between two posts of one kind, and two pieces of a file. */
const unhurriedMs = 120
const fewTimes = 2
const patienceMs = 120_000
const pieceCount = 5
/** On the page at once; the checks take away what they found. */
const mostPictures = 10

/** What was tried, and what the server acknowledged, over all rounds. */
export type Ledger = {
  edits: number
  /** The number in the epitaph: the last one acknowledged, and the last one tried. */
  epitaph: { acknowledged: number; attempted: number }
  greetings: Set<string>
  candles: Set<string>
  pieces: number
  /** Ids of media that are to be on the page. */
  pictures: Set<string>
  /** How many were found ready, and taken away. */
  picturesFound: number
  uploadsBegun: number
  /** Continued after the kill that interrupted it; `upload` is null until its beginning is acknowledged. */
  sending: { chosen: string; upload: ResumableUpload | null; acknowledged: number } | null
}

export const emptyLedger = (): Ledger => ({
  edits: 0,
  epitaph: { acknowledged: 0, attempted: 0 },
  greetings: new Set(),
  candles: new Set(),
  pieces: 0,
  pictures: new Set(),
  picturesFound: 0,
  uploadsBegun: 0,
  sending: null,
})

export const epitaphOf = (count: number) => `Sat på stenen for gang nummer ${count}.`

export type Writing = {
  /** Resolves once each kind of write was acknowledged a few times; rejects when one was refused. */
  underWay: Promise<unknown>
  /** From now on a failure is no refusal. Call it before something is killed. */
  end: () => void
  /** Resolves when every writer has its last answer; rejects when a write was refused before `end`. */
  ended: Promise<unknown>
}

type Place = { url: string; round: string; ledger: Ledger; jpeg: Buffer<ArrayBuffer>; signal: AbortSignal }

/** A family that edits its page and sends pictures in pieces, and visitors, all writing until `end`. */
export async function startWriting({ url, round, ledger, jpeg, signal }: Place): Promise<Writing> {
  const family = await signInFamily(url)
  let isOver = false
  const mark = () => [ledger.edits, ledger.greetings.size, ledger.candles.size, ledger.pieces]
  const before = mark()
  const writers = Promise.all([
    keep(async () => {
      const { epitaph } = ledger
      epitaph.attempted = epitaph.acknowledged + 1
      await family.writeEpitaph(epitaphOf(epitaph.attempted))
      epitaph.acknowledged = epitaph.attempted
      ledger.edits += 1
      // Visitors read while the family writes, so that there is a stored page that can become stale.
      await readPage(family.url, family.slug)
    }),
    keep(async (n) => {
      const message = `Hilsen ${round}-${n}, skrevet midt i et strømsvigt.`
      await family.writeGreeting(message)
      ledger.greetings.add(message)
      await pause(unhurriedMs)
    }),
    keep(async (n) => {
      const name = `Lys ${round}-${n}`
      await lightCandle(family.url, family.slug, name)
      ledger.candles.add(name)
      await pause(unhurriedMs)
    }),
    keep(async () => {
      await sendPiece(family, ledger, jpeg)
      await pause(unhurriedMs)
    }),
  ])
  return {
    underWay: Promise.race([begun(), writers]),
    end() {
      isOver = true
    },
    ended: writers,
  }

  async function keep(write: (n: number) => Promise<void>): Promise<void> {
    for (let n = 1; !isOver && !signal.aborted; n += 1) {
      try {
        await write(n)
      } catch (error) {
        if (!isOver && !signal.aborted) throw error
      }
    }
  }

  async function begun(): Promise<void> {
    const until = Date.now() + patienceMs
    while (!mark().every((count, kind) => count >= (before[kind] ?? 0) + fewTimes)) {
      if (isOver || signal.aborted) return
      if (Date.now() > until) throw new Error(`The writers do not get on: from ${before} to ${mark()}`)
      await pause(10)
    }
  }
}

async function sendPiece(family: FamilyClient, ledger: Ledger, jpeg: Buffer<ArrayBuffer>): Promise<void> {
  if (!ledger.sending && ledger.pictures.size < mostPictures) {
    ledger.uploadsBegun += 1
    ledger.sending = { chosen: newUuidV7(), upload: null, acknowledged: 0 }
  }
  const { sending } = ledger
  if (sending) {
    sending.upload ??= await beginUpload(family, { name: 'IMG_1.JPG', bytes: jpeg, chosen: sending.chosen })
    const to = Math.min(sending.acknowledged + Math.ceil(jpeg.length / pieceCount), jpeg.length)
    const mediaId = await sending.upload.sendTo(family, to)
    sending.acknowledged = to
    if (mediaId) {
      ledger.pictures.add(mediaId)
      ledger.sending = null
    }
  }
  ledger.pieces += 1
}

function newUuidV7(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
