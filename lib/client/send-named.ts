import { v4 as newUuidV4 } from 'uuid'
import { deviceEntry } from '@/lib/client/tab-storage'

const lastsMs = 3600_000

/**
 * Sends a file in one request, with the name by which the server knows it when it is sent again because the answer was
 * lost: by another press, after a reload or in another tab. The name is forgotten with the answer, or after an hour.
 */
export async function sendNamed<T>(path: string, form: FormData, send: (form: FormData) => Promise<T>): Promise<T> {
  const file = form.get('file')
  if (!(file instanceof File)) return send(form)
  const entry = deviceEntry(`sendt:${path}:${file.name}:${file.type}:${file.size}:${file.lastModified}`)
  const { name, since } = entry.read() ?? {}
  const isKept = typeof name === 'string' && typeof since === 'number' && Date.now() - since < lastsMs
  const chosen = isKept ? name : newUuidV4()
  if (!isKept) entry.write({ name: chosen, since: Date.now() })
  form.set('chosen', chosen)
  const answer = await send(form)
  entry.forget()
  return answer
}
