import 'server-only'
import { LRUCache } from 'lru-cache'
import { portraitFrame, SharePicture } from '@/components/memorial-page/share-picture'
import { servePicture } from '@/lib/domain/media/serving/serve-picture'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import type { PictureView } from '@/lib/domain/pictures/picture-view'
import { findSharePicture, type SharePictureView } from '@/lib/domain/sharing/share-picture-queries'
import { drawableText } from '@/lib/integrations/share-picture/drawable-text'
import { plainElements } from '@/lib/integrations/share-picture/plain-element'
import { env } from '@/lib/server/env'
import { describeRefusal, refusalAsJson } from '@/lib/server/http'
import { log } from '@/lib/server/log'
import { stranger } from '@/lib/shared/actor'

/** All of them in one line, in which whoever sends a picture does not stand. */
const turn = 'share'
// Pictures of pages that are passed around just now; each weighs about 60 KB and takes a moment to draw. Drawn once, also
// when many ask at the same moment.
const drawn = new LRUCache<string, Buffer, SharePictureView>({
  max: 100,
  ignoreFetchAbort: true,
  fetchMethod: (_etag, _stale, { context }) => draw(context),
})

/**
 * The picture that goes with a shared link, as a JPEG, for open pages; 404 for all others. Whoever has a copy asks
 * whether it still holds: a page that was closed shows nothing more, and asking costs one look-up.
 */
export async function answerWithSharePicture(request: Request, key: string): Promise<Response> {
  const shown = await findSharePicture(stranger, { id: key })
  if (!shown) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const headers = { etag: shown.etag, 'cache-control': 'public, max-age=0, must-revalidate' }
  if (request.headers.get('if-none-match') === shown.etag) return new Response(null, { status: 304, headers })
  const body = await drawn
    .forceFetch(shown.etag, { context: shown })
    .catch((error) => describeRefusal(error, 'sharing.share-picture'))
  if (!Buffer.isBuffer(body)) return refusalAsJson(body)
  return new Response(new Uint8Array(body), {
    headers: { ...headers, 'content-type': 'image/jpeg', 'content-length': String(body.byteLength) },
  })
}

async function draw({ name, lifespan, theme, portrait }: SharePictureView): Promise<Buffer> {
  const [drawing] = plainElements(
    <SharePicture
      name={drawableText(name)}
      lifespan={lifespan}
      theme={theme}
      portrait={portrait && (await embeddedPortrait(portrait))}
      siteName={drawableText(env.SITE_NAME)}
    />,
  )
  if (drawing === undefined || typeof drawing === 'string') throw new Error('nothing to draw')
  return inPictureProcess('share', { drawing }, turn)
}

/** As a stranger gets it; without one that cannot be read, the picture has the name alone. */
async function embeddedPortrait({ id, src }: PictureView): Promise<string | null> {
  try {
    const answer = await servePicture(new Request(new URL(src, env.SITE_URL)), {
      id,
      file: src.split('/').at(-1) ?? '',
    })
    if (!answer.ok) return null
    const file = Buffer.from(await answer.arrayBuffer())
    return await inPictureProcess('portrait', { file, frame: portraitFrame }, turn)
  } catch (error) {
    log.warn({ err: error, picture: id }, 'a portrait could not be drawn into the picture of its page')
    return null
  }
}
