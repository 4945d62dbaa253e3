'use client'

import { postForm } from '@/lib/client/post-form'
import type { ContributionView } from '@/lib/domain/contributions/schema'
import { type BrowserImage, newCanvas } from '@/lib/domain/moving-greetings/client/scene-images'
import { drawScene, wordsAreThere } from '@/lib/domain/moving-greetings/scene/draw-scene'
import {
  frameCount,
  framesPerSecond,
  type Scene,
  type SceneImages,
  sceneSide,
} from '@/lib/domain/moving-greetings/scene/scene'

export type MadeFilm = { film: Blob; still: Blob }

/** Enough for slow movement over photographs: a film of ten seconds is some 2 MB. */
const bitsPerSecond = 1_800_000
/** How long the page works before it looks up, when a finger on 'Stop' is noticed: less than anybody waits for. */
const breathMs = 100

/** Whether this browser can encode the film itself; if not, the server draws it. */
export async function canMakeFilm(): Promise<boolean> {
  if (!('VideoEncoder' in globalThis)) return false
  const { canEncodeVideo } = await import('mediabunny')
  return canEncodeVideo('avc', { width: sceneSide, height: sceneSide, bitrate: bitsPerSecond }).catch(() => false)
}

/**
 * Makes the film as MP4 (H.264, no sound) and its still as JPEG. `onProgress` gets the part that is done, 0 to 1.
 * Rejects with an AbortError when `signal` stops it, and with the browser's error when it cannot.
 */
export async function makeFilm(
  scene: Scene,
  images: SceneImages<BrowserImage>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<MadeFilm> {
  const { BufferTarget, CanvasSource, Mp4OutputFormat, Output } = await import('mediabunny')
  const { canvas, context } = newCanvas(sceneSide, sceneSide)
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new CanvasSource(canvas, { codec: 'avc', bitrate: bitsPerSecond, keyFrameInterval: 2 })
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  try {
    await output.start()
    const frames = frameCount(scene)
    let lookedUpAt = performance.now()
    for (let frame = 0; frame < frames; frame++) {
      signal.throwIfAborted()
      drawScene<BrowserImage>(context, scene, images, frame / framesPerSecond)
      await source.add(frame / framesPerSecond, 1 / framesPerSecond)
      if (performance.now() - lookedUpAt < breathMs) continue
      onProgress(frame / frames)
      await new Promise((resolve) => setTimeout(resolve))
      lookedUpAt = performance.now()
    }
    await output.finalize()
  } catch (error) {
    // Not waited for: a slow phone's encoder first works through what it has.
    output.cancel().catch(() => {})
    throw error
  }
  if (!target.buffer) throw new Error('No film')
  onProgress(1)
  drawScene<BrowserImage>(context, scene, images, wordsAreThere(scene))
  return { film: new Blob([target.buffer], { type: 'video/mp4' }), still: await asJpeg(canvas) }
}

/** A canvas as a JPEG. */
export function asJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', 0.9),
  )
}

type GreetingToSend = {
  slug: string
  /** Name, relation, words, effect, length, seed, honeypot and key, by their names in the form. */
  fields: Record<string, string>
  altcha: string | null
  fromPage: readonly string[]
} & ({ made: MadeFilm } | { pictures: readonly BrowserImage[] })

/**
 * Sends the greeting as one post: with its film, or with its pictures where the server has to draw it. `onProgress` is
 * told the percentage that is sent.
 */
export async function sendGreeting(
  { slug, fields, altcha, fromPage, ...content }: GreetingToSend,
  onProgress: (percent: number) => void,
): Promise<ContributionView> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  if (altcha) body.set('altcha', altcha)
  for (const id of fromPage) body.append('fromPage', id)
  if ('made' in content) {
    body.set('film', content.made.film, 'hilsen.mp4')
    body.set('still', content.made.still, 'hilsen.jpg')
  } else {
    for (const picture of content.pictures) body.append('pictures', await asJpeg(picture), 'billede.jpg')
  }
  return postForm<ContributionView>(`/api/memorials/${slug}/moving-greetings`, body, onProgress)
}
