import 'server-only'
import { measureText, textSvg } from '@/lib/domain/moving-greetings/film/text-svg'
import { type Scene, sceneSide } from '@/lib/domain/moving-greetings/scene/scene'
import { type SceneText, sceneTexts } from '@/lib/domain/moving-greetings/scene/scene-texts'
import { byJob, inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import type { PictureVariants } from '@/lib/integrations/pictures/make-variants'
import { threadPool } from '@/lib/server/thread-pool'

/** Runs the tasks of moving-film-worker.ts in a thread, one at a time. Rejects with a PoolError. */
const inMovingFilmPool = threadPool<typeof import('./moving-film-worker')>({
  worker: 'moving-film',
  atOnce: 1,
  // Twenty seconds of film take half a minute here, and longer while both cores are busy. Ends before its job.
  patienceMs: 240_000,
  heapMb: 256,
})

/** Larger than the film, so that the camera can come nearer without blurring. */
const pictureSide = Math.round(sceneSide * 1.14)

/**
 * Draws a scene on the server: the film as MP4 without sound, and its still in the widths of the page. `pictures` are
 * files of ours, one to four. For jobs: twenty seconds of film take half a minute. Throws the PICTURE_* errors,
 * SERVER_BUSY, and a PoolError when it takes too long.
 */
export async function drawFilm(
  scene: Scene,
  pictures: readonly Buffer[],
): Promise<{ film: Uint8Array; still: PictureVariants }> {
  const texts = sceneTexts(scene, measureText)
  const drawn = (text: SceneText) => inPictureProcess('svgPixels', { svg: textSvg(text) }, byJob)
  const parts = {
    pictures: await inTurn(pictures, (file) => inPictureProcess('pixels', { file, side: pictureSide }, byJob)),
    lines: await inTurn(texts.lines, drawn),
    name: await drawn(texts.name),
    label: await drawn(texts.label),
  }
  const { film, still } = await inMovingFilmPool('film', { scene, parts }, byJob)
  return { film, still: await inPictureProcess('drawnVariants', { pixels: still }, byJob) }
}

async function inTurn<T, R>(values: readonly T[], make: (value: T) => Promise<R>): Promise<R[]> {
  const made: R[] = []
  for (const value of values) made.push(await make(value))
  return made
}
