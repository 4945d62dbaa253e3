import 'server-only'
import { makeDownload } from '@/lib/domain/memorial-page/download/make-download'
import { getDownload } from '@/lib/domain/memorial-page/download/queries'
import { callerOf, describeRefusal, refusalAsJson, seeOther } from '@/lib/server/http'

type Context = { params: Promise<Record<string, string>> }

/** Serves a page's download. A refusal is JSON, or a redirect to sign-in. */
export const downloadRoute = Object.assign(sendDownload, {
  // For tests, which find each route's read here.
  read: getDownload.read,
})

async function sendDownload(request: Request, { params }: Context): Promise<Response> {
  try {
    const found = await getDownload.read.answer(await callerOf(request, true), await params)
    const { filename, body } = makeDownload(found)
    const plain = filename
      .normalize('NFD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/"/g, '')
    return new Response(body, {
      headers: {
        'content-type': 'application/zip',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(filename)}`,
      },
    })
  } catch (error) {
    const refusal = describeRefusal(error, getDownload.read.name)
    // The link was opened after the session expired: redirect to sign-in instead of showing JSON.
    if (refusal.status === 401 && (request.headers.get('accept') ?? '').includes('text/html')) {
      return seeOther(`/auth?redirect=${encodeURIComponent(new URL(request.url).pathname)}`)
    }
    return refusalAsJson(refusal)
  }
}
