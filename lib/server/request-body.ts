import 'server-only'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import type { BodyRoom } from '@/lib/server/body-room'
import { checkJsonShape } from '@/lib/server/check-json-shape'
import { DomainError } from '@/lib/server/errors'

/** A file as it came, in memory: nothing of it is trusted, neither its name nor its type. */
export class UploadedFile {
  constructor(
    readonly filename: string,
    readonly body: Buffer,
  ) {}
}

export type RequestBody = { values: Record<string, unknown>; isForm: boolean }

/** `textBytes`: for JSON, and for all texts of a form together. `multipartBytes`: for a form with its files. */
export type BodyLimits = { textBytes: number; multipartBytes: number }

// A value and what stands around it, on average; more values in a byte are no person's words.
const bytesAValue = 20
// Boxes that are ticked in a list, and the files of a post.
const mostFields = 300
const mostFiles = 12
/** More than the largest form with its files; who sends on after that is cut off. */
const mostThrownAwayBytes = 64 * 1024 * 1024

/**
 * Reads JSON or a form post, never more than its limit, into `room`, which the caller gives back. JSON is counted before
 * it is parsed. Throws BODY_TOO_LARGE, UNREADABLE_BODY, UNSUPPORTED_MEDIA_TYPE or SERVER_BUSY.
 */
export async function readBody(request: Request, limits: BodyLimits, room: BodyRoom): Promise<RequestBody> {
  const body = await readKnown(request, limits, room)
  room.hasCome()
  return body
}

async function readKnown(request: Request, limits: BodyLimits, room: BodyRoom): Promise<RequestBody> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  const isMultipart = type === 'multipart/form-data'
  const limitBytes = isMultipart ? limits.multipartBytes : limits.textBytes
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw new DomainError('BODY_TOO_LARGE')
  if (!request.body) return { values: {}, isForm: false }
  if (isMultipart || type === 'application/x-www-form-urlencoded') {
    return { values: await readForm(request, { limitBytes, textBytes: limits.textBytes }, room), isForm: true }
  }
  const text = new TextDecoder().decode(await readBytes(request.body, limits.textBytes, room))
  if (text === '') return { values: {}, isForm: false }
  if (type !== 'application/json') throw new DomainError('UNSUPPORTED_MEDIA_TYPE')
  checkJsonShape(text, limits.textBytes / bytesAValue)
  return { values: parseJsonObject(text), isForm: false }
}

/** The whole body, at most `limitBytes`. Throws BODY_TOO_LARGE, UNREADABLE_BODY or SERVER_BUSY. */
export async function readBytes(
  body: ReadableStream<Uint8Array>,
  limitBytes: number,
  room: BodyRoom,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  const lost = whenLost(room)
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read().catch(cutOff), lost])
      if (done) return Buffer.concat(chunks)
      size += value.byteLength
      if (size > limitBytes) throw new DomainError('BODY_TOO_LARGE')
      room.take(value.byteLength)
      chunks.push(value)
    }
  } catch (error) {
    void throwAway(
      () => reader.read(),
      () => reader.cancel(),
    )
    throw error
  }
}

function whenLost({ lost }: BodyRoom): Promise<never> {
  const told = new Promise<never>((_, reject) => lost.addEventListener('abort', () => reject(lost.reason)))
  // Nobody waits for it any more once all has come.
  told.catch(() => {})
  return told
}

/**
 * Reads on to the end and keeps nothing: a connection whose call was answered before all of it came would never bring
 * the next one, as the page that a browser is sent back to. Gives up on whoever sends on and on.
 */
async function throwAway(
  read: () => Promise<{ done: boolean; value?: { byteLength: number } | undefined }>,
  giveUp: () => unknown,
): Promise<void> {
  try {
    for (let rest = 0; rest < mostThrownAwayBytes; ) {
      const { done, value } = await read()
      if (done) return
      rest += value?.byteLength ?? 0
    }
    await giveUp()
  } catch {
    // It broke off, and nobody waits for it.
  }
}

/** Whoever sent it went away in the middle: no fault of ours. */
function cutOff(): never {
  throw new DomainError('UNREADABLE_BODY')
}

function parseJsonObject(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new DomainError('UNREADABLE_BODY')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new DomainError('UNREADABLE_BODY')
  return { ...value }
}

/** Files arrive under their field's name: one as UploadedFile, several as a list. Empty file fields are left out. */
function readForm(
  request: Request,
  { limitBytes, textBytes }: { limitBytes: number; textBytes: number },
  room: BodyRoom,
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const values = new Map<string, unknown>()
    const add = (name: string, value: unknown) => {
      const before = values.get(name)
      values.set(name, before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value])
    }
    let parser: busboy.Busboy
    try {
      parser = busboy({
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
        limits: { fields: mostFields, fieldSize: textBytes, files: mostFiles, fileSize: limitBytes },
        defParamCharset: 'utf8',
      })
    } catch {
      reject(new DomainError('UNREADABLE_BODY'))
      return
    }
    const source = Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>)
    let hasFailed = false
    const fail = (error: unknown) => {
      if (hasFailed) return
      hasFailed = true
      source.unpipe(parser)
      // Else all of it would stand in memory for as long as the connection does.
      values.clear()
      // It may be in the middle of a piece.
      setImmediate(() => parser.destroy())
      // As above: what is still on its way is read and thrown away.
      source.resume()
      reject(error)
    }
    room.lost.addEventListener('abort', () => fail(room.lost.reason))
    let size = 0
    source.on('data', (chunk: Buffer) => {
      size += chunk.byteLength
      if (hasFailed) return void (size > mostThrownAwayBytes && source.destroy())
      if (size > limitBytes) return fail(new DomainError('BODY_TOO_LARGE'))
      try {
        room.take(chunk.byteLength)
      } catch (error) {
        fail(error)
      }
    })
    source.on('error', () => reject(new DomainError('UNREADABLE_BODY')))
    let typed = 0
    parser.on('field', (name: string | undefined, value, { valueTruncated, nameTruncated }) => {
      // No browser sends a field without a name; the library hands it over all the same.
      if (!name) return fail(new DomainError('UNREADABLE_BODY'))
      typed += Buffer.byteLength(name) + Buffer.byteLength(value)
      if (valueTruncated || nameTruncated || typed > textBytes) fail(new DomainError('BODY_TOO_LARGE'))
      else add(name, value)
    })
    for (const limit of ['fieldsLimit', 'filesLimit'] as const) {
      parser.on(limit, () => fail(new DomainError('BODY_TOO_LARGE')))
    }
    parser.on('file', (name: string | undefined, stream, info) => {
      const chunks: Buffer[] = []
      // What is left off in the middle is told by the parser.
      stream.on('error', () => {})
      if (!name) return fail(new DomainError('UNREADABLE_BODY'))
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (info.filename || chunks.length > 0) add(name, new UploadedFile(info.filename ?? '', Buffer.concat(chunks)))
      })
    })
    parser.on('error', () => fail(new DomainError('UNREADABLE_BODY')))
    parser.on('close', () => resolve(Object.fromEntries(values)))
    source.pipe(parser)
  })
}
