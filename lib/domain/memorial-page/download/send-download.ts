import 'server-only'
import { Readable } from 'node:stream'
import { type DrawTheme, makeDownload } from '@/lib/domain/memorial-page/download/make-download'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { parseInput } from '@/lib/server/command'
import { callerOf, describeRefusal, refusalAsJson, seeOther } from '@/lib/server/http'

/** Answers the download of a page as a file to save; a refusal as JSON, or the way to sign in. */
export async function sendDownload(request: Request, params: object, draw: DrawTheme): Promise<Response> {
  try {
    const { actor } = await callerOf(request, true)
    const { id } = parseInput(memorialKeyInput, params)
    const { filename, stream } = await makeDownload(actor, id, draw)
    const plain = filename
      .normalize('NFD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/"/g, '')
    return new Response(Readable.toWeb(stream) as ReadableStream, {
      headers: {
        'content-type': 'application/zip',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(filename)}`,
      },
    })
  } catch (error) {
    const refusal = describeRefusal(error, 'media.download')
    // A link was pressed after the session had ended: the way back in, and not a page of code.
    if (refusal.status === 401 && (request.headers.get('accept') ?? '').includes('text/html')) {
      return seeOther(`/auth?redirect=${encodeURIComponent(new URL(request.url).pathname)}`)
    }
    return refusalAsJson(refusal)
  }
}
