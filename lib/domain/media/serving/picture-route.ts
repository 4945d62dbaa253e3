import 'server-only'
import type { z } from 'zod'
import { type ServedBytes, sendBytes } from '@/lib/domain/media/serving/send-bytes'
import { callerOf, describeRefusal, queryOf, refusalAsJson } from '@/lib/server/http'
import type { Read } from '@/lib/server/read'

type Found = Pick<ServedBytes, 'key' | 'etag'> & Partial<Pick<ServedBytes, 'isOpen'>>
type Context = { params: Promise<Record<string, string>> }

/** Serves the stored picture that a read finds; cacheable only when `isOpen`. A refusal is JSON. */
export function pictureRoute<S extends z.ZodType>({ read }: Pick<Read<S, Found>, 'read'>) {
  const handler = async (request: Request, context: Context): Promise<Response> => {
    try {
      const caller = await callerOf(request, true)
      const { key, etag, isOpen = false } = await read.answer(caller, await queryOf(request, context.params))
      return await sendBytes(request, { key, etag, isOpen, downloadName: null })
    } catch (error) {
      return refusalAsJson(describeRefusal(error, read.name))
    }
  }
  // For tests, which find each route's read here.
  return Object.assign(handler, { read })
}
