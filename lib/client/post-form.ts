import { z } from 'zod'
import { ApiError } from '@/lib/client/api'

const refusal = z.object({
  message: z.string().min(1),
  code: z.string().nullish(),
  fields: z.record(z.string(), z.string()).nullish(),
})
const lost = 'Det kom ikke frem. Se efter, om du har forbindelse, og prøv igen. Det, du har valgt, står her endnu.'

/**
 * Posts a form with files and returns the answer; `onProgress` is told the percentage that is sent. Not by fetch, which
 * cannot tell. Throws ApiError.
 */
export function postForm<T>(path: string, form: FormData, onProgress: (percent: number) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(Math.round((loaded / total) * 100))
    })
    request.addEventListener('load', () => {
      const answer = request.status < 300 ? answerOf<T>(request) : null
      if (answer) resolve(answer.value)
      else reject(errorOf(request))
    })
    request.addEventListener('error', () => reject(new ApiError(lost, 0, 'OFFLINE', {})))
    request.send(form)
  })
}

/** Null for what is not ours, such as the page by which a network asks somebody to sign in. */
function answerOf<T>({ responseText }: XMLHttpRequest): { value: T } | null {
  try {
    return { value: JSON.parse(responseText) }
  } catch {
    return null
  }
}

function errorOf({ status, responseText }: XMLHttpRequest): ApiError {
  try {
    const { message, code, fields } = refusal.parse(JSON.parse(responseText))
    return new ApiError(message, status, code ?? null, fields ?? {})
  } catch {
    // Not ours: a proxy's page, or a connection that was dropped because the file was too large.
    return new ApiError(lost, status, null, {})
  }
}
