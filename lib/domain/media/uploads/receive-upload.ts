import 'server-only'
import { ERRORS, Server } from '@tus/server'
import { beginUpload } from '@/lib/domain/media/commands/begin-upload'
import { cancelUpload } from '@/lib/domain/media/commands/cancel-upload'
import { finishUpload } from '@/lib/domain/media/commands/finish-upload'
import { MediaError } from '@/lib/domain/media/errors'
import { uploadKey } from '@/lib/domain/media/schema'
import { UploadLocks, UploadStore } from '@/lib/domain/media/uploads/upload-store'
import {
  canSendUpload,
  dropUpload,
  findArrived,
  getUpload,
  isForGood,
  type OwnUpload,
} from '@/lib/domain/media/uploads/uploads'
import { cleanInput } from '@/lib/server/clean-input'
import { type Caller, execute } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { callerOf, describeRefusal, refusalAsJson } from '@/lib/server/http'
import { isOwnOrigin } from '@/lib/server/origin'
import { oncePerProcess } from '@/lib/server/process-globals.mjs'

const path = '/api/uploads'
const arrivedHeader = 'x-media-id'

const locker = oncePerProcess('upload-locks', () => new UploadLocks())

/**
 * Resumable uploads (tus 1.0.0) to a gallery: POST begins one, PATCH sends bytes, HEAD returns the offset, DELETE
 * cancels. Every request is authorised by our own rules; beginning, finishing and cancelling are commands. The response
 * to the last byte names the media in `x-media-id`, and so do HEAD and PATCH afterwards, in case that response was lost.
 * What is sent again is the same upload: the name that the sender gave the file (`chosen`) decides its id.
 */
export async function receiveUpload(request: Request, params: { id?: string }): Promise<Response> {
  try {
    if (!isOwnOrigin(request.headers)) throw new DomainError('FOREIGN_ORIGIN')
    const caller = await callerOf(request, true)
    if (caller.actor.kind === 'visitor') throw new DomainError('UNAUTHENTICATED')
    if (params.id === undefined) return await begin(request, caller)
    const key = uploadKey.safeParse(params)
    if (!key.success) throw new DomainError('NOT_FOUND')
    return await goOn(request, caller, key.data.id)
  } catch (error) {
    return refusalAsJson(describeRefusal(error, 'media.receive-upload'))
  }
}

/** Bytes go to an address only: tus writes those of a POST from the start, also of a file that is here already. */
async function begin(request: Request, caller: Caller): Promise<Response> {
  if (request.headers.get('content-type')?.includes('offset+octet-stream')) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE')
  }
  return speakTus(request, caller, undefined)
}

/**
 * A client that hears 404 sends the whole file again, so an upload that is gone is looked for among the media: another
 * request of the same sender may have finished it at any moment since this one began.
 */
async function goOn(request: Request, caller: Caller, id: string): Promise<Response> {
  if (request.method === 'DELETE') {
    await execute(cancelUpload, caller, { id })
    return answer(204)
  }
  const said = await (request.method === 'HEAD' ? offsetNow : takeBytes)(request, caller, id).catch(
    (error: unknown) => {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return null
      throw error
    },
  )
  if (said && said.status !== 404) return said
  const arrived = await findArrived(caller.actor, id)
  if (!arrived) throw new DomainError('NOT_FOUND')
  return request.method === 'HEAD' ? whole(arrived.bytes, arrived.id) : hasThem(request, arrived.id)
}

async function assertMaySend({ actor }: Caller, id: string): Promise<OwnUpload> {
  const own = await getUpload(actor, id)
  if (!canSendUpload(actor, own)) throw new DomainError('FORBIDDEN')
  return own
}

async function takeBytes(request: Request, caller: Caller, id: string): Promise<Response> {
  await assertMaySend(caller, id)
  return speakTus(request, caller, id)
}

async function offsetNow(request: Request, caller: Caller, id: string): Promise<Response> {
  const { upload } = await assertMaySend(caller, id)
  const answer = await speakTus(request, caller, id)
  if (answer.headers.get('upload-offset') !== String(upload.bytes)) return answer
  // All bytes arrived, but the process was killed before it answered.
  return whole(upload.bytes, await finish(caller, id))
}

/** One server per request: its hooks know the caller and `id`, the upload already checked to be theirs. */
async function speakTus(request: Request, caller: Caller, id: string | undefined): Promise<Response> {
  const tus = new Server({
    path,
    datastore: new UploadStore(),
    locker,
    relativeLocation: true,
    // By default tus takes the end of the whole URL, including the query.
    getFileIdFromRequest: () => id,
    // Milliseconds that a request may keep the lock once another wants it.
    lockDrainTimeout: 500,
    namingFunction: async (_, metadata) => {
      const bytes = Number(request.headers.get('upload-length') ?? Number.NaN)
      const said = Object.fromEntries(Object.entries(metadata ?? {}).filter(([, value]) => value !== null))
      const { result } = await execute(beginUpload, caller, cleanInput({ ...said, bytes }))
      return result.id
    },
    onUploadFinish: async (_, { id }) => {
      // Resolved again: the bytes can take many minutes.
      const mediaId = await finish(await callerOf(request, true), id)
      return { headers: { [arrivedHeader]: mediaId } }
    },
    onResponseError: (_, error) => refusalInTus(error),
  })
  return tidyAnswer(await tus.handleWeb(request))
}

/** Returns the media's id, also when another request finished the upload first. A final refusal removes the upload. */
async function finish(caller: Caller, id: string): Promise<string> {
  try {
    return (await execute(finishUpload, caller, { id })).result.id
  } catch (error) {
    const arrived = await findArrived(caller.actor, id)
    if (arrived) return arrived.id
    if (isForGood(error)) await dropUpload(caller.actor, id)
    throw error
  }
}

const ownRefusals: Partial<Record<number, DomainError>> = {
  404: new DomainError('NOT_FOUND'),
  409: new DomainError('CONFLICT'),
  410: new MediaError('FILE_MISSING'),
}

/** Errors of tus keep their status, on which clients act, and get our sentences. */
function refusalInTus(error: Error | { status_code: number; body: string }): { status_code: number; body: string } {
  if ('status_code' in error) {
    // Another request of the same sender took over: can be retried (423, RFC 4918).
    const status =
      error.status_code === ERRORS.ABORTED.status_code && error.body === ERRORS.ABORTED.body ? 423 : error.status_code
    const { code, sentence } = ownRefusals[status] ?? new DomainError('UNREADABLE_BODY')
    return { status_code: status, body: JSON.stringify({ code, message: sentence }) }
  }
  const { status, ...body } = describeRefusal(error, 'media.receive-upload')
  return { status_code: status, body: JSON.stringify(body) }
}

/** The protocol's response for a complete upload. */
function whole(bytes: number, mediaId: string): Response {
  return answer(200, { 'upload-offset': String(bytes), 'upload-length': String(bytes), [arrivedHeader]: mediaId })
}

/** The response to bytes that arrived before. Throws CONFLICT when the request does not say which. */
function hasThem(request: Request, mediaId: string): Response {
  const [from, length] = ['upload-offset', 'content-length'].map((name) => Number(request.headers.get(name) ?? 'none'))
  const end = (from ?? Number.NaN) + (length ?? Number.NaN)
  if (!Number.isSafeInteger(end) || end < 0) throw new DomainError('CONFLICT')
  return answer(204, { 'upload-offset': String(end), [arrivedHeader]: mediaId })
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { 'tus-resumable': '1.0.0', 'cache-control': 'private, no-store', ...headers },
  })
}

/**
 * Removes cross-origin headers and forbids caching. tus rejects bad headers with English text without calling
 * `refusalInTus`.
 */
async function tidyAnswer(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
  headers.set('cache-control', 'private, no-store')
  if (response.status < 400) return new Response(response.body, { status: response.status, headers })
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  const said = await response.text()
  const isOurs = said === '' || said.startsWith('{')
  const body = isOurs ? said : refusalInTus({ status_code: response.status, body: said }).body
  return new Response(body || null, { status: response.status, headers })
}
