import type { DetailedError, HttpResponse, Upload } from 'tus-js-client'
import { z } from 'zod'
import { type ChosenFile, fingerprintOf, uploadMemory } from '@/lib/domain/media/uploads/client/upload-memory'

/** A lost connection costs at most one piece, and proxies accept this size. */
const pieceBytes = 5 * 1024 * 1024

/** Why an attempt failed: the connection broke (retried automatically), or the server refused. */
export type SendFailure =
  | { kind: 'line' }
  | { kind: 'refused'; message: string; canRetry: boolean; isServerFault: boolean }

/** A running upload; `abort(true)` also cancels it at the server. */
export type RunningUpload = Pick<Upload, 'abort'>

type Sending = ChosenFile & {
  chosen: string
  /** Recorded in this browser. */
  isRecorded: boolean
  /** False once the attempt was stopped. */
  isWanted: () => boolean
  onProgress: (sentBytes: number) => void
  /** `mediaId` is null when the server did not say. */
  onArrived: (mediaId: string | null) => void
  onFailed: (failure: SendFailure) => void
}

/** Starts an upload, or resumes an earlier attempt in this browser. Resolves once started, or no longer wanted. */
export async function sendFile({
  memorialId,
  place,
  file,
  chosen,
  isRecorded,
  isWanted,
  ...callbacks
}: Sending): Promise<RunningUpload> {
  const tus = await import('tus-js-client')
  const upload = new tus.Upload(file, {
    endpoint: '/api/uploads',
    metadata: {
      memorialId,
      filename: file.name,
      filetype: file.type,
      chosen,
      place,
      recorded: isRecorded ? 'ja' : 'nej',
    },
    fingerprint: async () => fingerprintOf({ memorialId, place, file }),
    urlStorage: uploadMemory,
    removeFingerprintOnSuccess: true,
    chunkSize: pieceBytes,
    // The queue retries: it knows when the connection is back.
    retryDelays: null,
    // After any refusal of its question how far the file came, the library would begin anew, and send a file twice that
    // the server already has: a server that is busy, or a session that is over, says nothing of the file.
    onAfterResponse: (request, response) => {
      if (request.getMethod() === 'HEAD' && !saysHowFar(response.getStatus())) throw new Unanswered(response)
    },
    onProgress: callbacks.onProgress,
    onSuccess: ({ lastResponse }) => callbacks.onArrived(lastResponse.getHeader('x-media-id') ?? null),
    onError: (error) => callbacks.onFailed(failureOf(error)),
  })
  const begun = await upload.findPreviousUploads()
  const own = begun.find(({ uploadUrl, metadata }) => uploadUrl && metadata.chosen === chosen)
  if (own) upload.resumeFromPreviousUpload(own)
  // The library forgets an `abort` that comes between here and its first request.
  if (isWanted()) upload.start()
  return upload
}

/** The upload's offset, or that it is gone; the library handles one that is locked (423) itself. */
const saysHowFar = (status: number) => (status >= 200 && status < 300) || [404, 410, 423].includes(status)

class Unanswered extends Error {
  constructor(readonly originalResponse: HttpResponse) {
    super('The server did not say how far the file came')
  }
}

const refusal = z.object({ message: z.string().min(1), code: z.string().optional() })
export const lostSentence = 'Filen kom ikke frem. Prøv igen om lidt.'
const sessionOver = 'Du er blevet logget ud. Log ind igen i en anden fane, og tryk så her en gang til.'

function responseOf(error: Error | DetailedError): HttpResponse | null {
  if (!('originalResponse' in error)) return null
  return error.causingError instanceof Unanswered ? error.causingError.originalResponse : error.originalResponse
}

function failureOf(error: Error | DetailedError): SendFailure {
  const response = responseOf(error)
  const status = response?.getStatus() ?? 0
  if (!response || status === 0) return { kind: 'line' }
  const { message: said, code } = refusalIn(response.getBody(), status)
  // Another tab or an earlier attempt sends the same file, or has brought it further: how far is asked next.
  if (status === 423 || (code === 'CONFLICT' && methodOf(error) === 'PATCH')) return { kind: 'line' }
  const isServerFault = (status >= 500 && status !== 507) || status === 429
  const message = status === 401 ? sessionOver : said
  return { kind: 'refused', message, canRetry: status !== 413 && status !== 415, isServerFault }
}

function methodOf(error: Error | DetailedError): string | undefined {
  return 'originalRequest' in error ? error.originalRequest?.getMethod() : undefined
}

function refusalIn(body: string, status: number): z.output<typeof refusal> {
  try {
    const { success, data } = refusal.safeParse(JSON.parse(body))
    if (success) return data
  } catch {
    // Not ours: a proxy's page.
  }
  return { message: status > 0 ? lostSentence : 'Ukendt serverfejl' }
}
