import 'server-only'
import { LRUCache } from 'lru-cache'
import type { CSSProperties } from 'react'
import { servePicture } from '@/lib/domain/media/serving/serve-picture'
import type { Theme } from '@/lib/domain/memorials/schema'
import { classicTokens } from '@/lib/domain/memorials/theme-tokens'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import type { PictureView } from '@/lib/domain/pictures/picture-view'
import { findSharePicture, type SharePictureView } from '@/lib/domain/sharing/share-picture-queries'
import { drawableText } from '@/lib/integrations/share-picture/drawable-text'
import { plainElements } from '@/lib/integrations/share-picture/plain-element'
import { env } from '@/lib/server/env'
import { describeRefusal, refusalAsJson } from '@/lib/server/http'
import { log } from '@/lib/server/log'
import { outsider } from '@/lib/shared/actor'

/** The fair queue's key for all share pictures: together they get the share of one caller. */
const turn = 'share'
// Pictures of pages being shared at the moment, about 60 KB each and slow to draw. Concurrent calls share one drawing.
const drawn = new LRUCache<string, Buffer, SharePictureView>({
  max: 100,
  ignoreFetchAbort: true,
  fetchMethod: (_etag, _stale, { context }) => draw(context),
})

/**
 * The picture of a shared link, as a JPEG, for open pages; 404 for all others. Copies are revalidated on every use, for
 * one look-up: a page that was closed shows nothing.
 */
export async function answerWithSharePicture(request: Request, key: string): Promise<Response> {
  const shown = await findSharePicture(outsider, { id: key })
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

/** The portrait as visitors get it; null when it cannot be read: the picture then only has the name. */
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
    log.warn({ err: error, picture: id }, 'cannot draw the portrait of a share picture')
    return null
  }
}

/** The portrait's frame, in pixels of the picture. */
const portraitFrame = { width: 440, height: 630 }

type SharePictureProps = { name: string; lifespan: string; theme: Theme; portrait: string | null; siteName: string }

/** The link preview picture: name and years, nothing that calls for attention. */
function SharePicture({ name, lifespan, theme, portrait, siteName }: SharePictureProps) {
  // Always the light theme: the viewer's preference is unknown.
  const colours = classicTokens(theme, 'light')
  const page: CSSProperties = {
    display: 'flex',
    width: '100%',
    height: '100%',
    background: colours.background,
    color: colours.foreground,
    fontFamily: 'Newsreader',
  }
  const words: CSSProperties = {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    justifyContent: 'center',
    alignItems: portrait ? 'flex-start' : 'center',
    textAlign: portrait ? 'left' : 'center',
    padding: portrait ? '0 72px' : '0 120px',
  }
  return (
    <div style={page}>
      {portrait && <img src={portrait} alt="" {...portraitFrame} />}
      <div style={words}>
        {name && <div style={{ fontSize: nameSize(name), lineHeight: 1.1, letterSpacing: '-0.01em' }}>{name}</div>}
        {lifespan && <div style={{ marginTop: 28, fontSize: 44, color: colours['muted-foreground'] }}>{lifespan}</div>}
        <div style={{ width: 96, height: 3, marginTop: 44, background: colours.lichen }} />
        <div style={{ marginTop: 28, fontSize: 28, color: colours['muted-foreground'] }}>{siteName}</div>
      </div>
    </div>
  )
}

/** Font size in pixels: sixty letters still fit, ten are large. */
function nameSize(name: string): number {
  if (name.length > 60) return 48
  if (name.length > 32) return 60
  return name.length > 18 ? 76 : 92
}
