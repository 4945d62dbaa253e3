import 'server-only'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import type { BodyBudget } from '@/lib/server/body-budget'
import { checkJsonShape } from '@/lib/server/check-json-shape'
import { DomainError } from '@/lib/server/errors'

/** An uploaded file in memory. Neither its name nor its contents can be trusted. */
export class UploadedFile {
  constructor(
    readonly filename: string,
    readonly body: Buffer,
  ) {}
}

export type RequestBody = { values: Record<string, unknown>; isForm: boolean }

/** `textBytes`: JSON, or all text of a form together. `multipartBytes`: a form including its files. */
export type BodyLimits = { textBytes: number; multipartBytes: number }

// The least average size of a JSON value with its key and punctuation; legitimate input is never denser.
const bytesAValue = 20
// A list with all boxes ticked, and the files of a post.
const mostFields = 300
const mostFiles = 12
/** More than the largest form with its files; beyond this the connection is dropped. */
const mostThrownAwayBytes = 64 * 1024 * 1024

/**
 * Reads JSON or a form post up to its limit, reserving memory in `budget`, which the caller frees. The shape of JSON is
 * checked before it is parsed. Throws BODY_TOO_LARGE, UNREADABLE_BODY, UNSUPPORTED_MEDIA_TYPE or SERVER_BUSY.
 */
export async function readBody(request: Request, limits: BodyLimits, budget: BodyBudget): Promise<RequestBody> {
  const body = await readKnown(request, limits, budget)
  budget.hasCome()
  return body
}

async function readKnown(request: Request, limits: BodyLimits, budget: BodyBudget): Promise<RequestBody> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  const isMultipart = type === 'multipart/form-data'
  const limitBytes = isMultipart ? limits.multipartBytes : limits.textBytes
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw new DomainError('BODY_TOO_LARGE')
  if (!request.body) return { values: {}, isForm: false }
  if (isMultipart || type === 'application/x-www-form-urlencoded') {
    return { values: await readForm(request, { limitBytes, textBytes: limits.textBytes }, budget), isForm: true }
  }
  const text = new TextDecoder().decode(await readBytes(request.body, limits.textBytes, budget))
  if (text === '') return { values: {}, isForm: false }
  if (type !== 'application/json') throw new DomainError('UNSUPPORTED_MEDIA_TYPE')
  checkJsonShape(text, limits.textBytes / bytesAValue)
  return { values: parseJsonObject(text), isForm: false }
}

/** The whole body, at most `limitBytes`. Throws BODY_TOO_LARGE, UNREADABLE_BODY or SERVER_BUSY. */
export async function readBytes(
  body: ReadableStream<Uint8Array>,
  limitBytes: number,
  budget: BodyBudget,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  const lost = whenLost(budget)
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read().catch(cutOff), lost])
      if (done) return Buffer.concat(chunks)
      size += value.byteLength
      if (size > limitBytes) throw new DomainError('BODY_TOO_LARGE')
      budget.take(value.byteLength)
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

function whenLost({ lost }: BodyBudget): Promise<never> {
  const aborted = new Promise<never>((_, reject) => lost.addEventListener('abort', () => reject(lost.reason)))
  // It may abort after the body is complete, when nothing awaits it.
  aborted.catch(() => {})
  return aborted
}

/**
 * Drains the rest of a refused body: a connection answered before its body was read cannot carry the next request, such
 * as the redirect. Gives up after `mostThrownAwayBytes`.
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
    // The connection broke; the request is already answered.
  }
}

/** The client disconnected: not an error of the server. */
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

/** The fields by name. One file is an UploadedFile, several are an array; empty file fields are left out. */
function readForm(
  request: Request,
  { limitBytes, textBytes }: { limitBytes: number; textBytes: number },
  budget: BodyBudget,
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
      // Otherwise they stay in memory as long as the connection.
      values.clear()
      // The parser may be in the middle of a chunk.
      setImmediate(() => parser.destroy())
      // Drain the rest, as above.
      source.resume()
      reject(error)
    }
    budget.lost.addEventListener('abort', () => fail(budget.lost.reason))
    let size = 0
    source.on('data', (chunk: Buffer) => {
      size += chunk.byteLength
      if (hasFailed) return void (size > mostThrownAwayBytes && source.destroy())
      if (size > limitBytes) return fail(new DomainError('BODY_TOO_LARGE'))
      try {
        budget.take(chunk.byteLength)
      } catch (error) {
        fail(error)
      }
    })
    source.on('error', () => reject(new DomainError('UNREADABLE_BODY')))
    let typed = 0
    parser.on('field', (name: string | undefined, value, { valueTruncated, nameTruncated }) => {
      // busboy passes on fields without a name, which no browser sends.
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
      // The parser reports truncated files.
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
