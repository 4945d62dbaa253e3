/** The sides of the film, in pixels; even, as H.264 needs. */
export const sceneSide = 720
export const framesPerSecond = 25

export const sceneEffects = ['candle', 'leaves', 'snow', 'none'] as const
export type SceneEffect = (typeof sceneEffects)[number]

/**
 * A moving greeting, whole: the same scene and pictures give the same film. `seconds` is its length, 8 to 20; `seed`
 * places what falls. The pictures are given where it is drawn, in their order.
 */
export type Scene = {
  words: string
  name: string
  effect: SceneEffect
  seconds: number
  seed: number
}

/** Stands in the film's last second. */
export const sceneLabel = 'Sat sammen af billeder og ord med faste regler'

/** Anything with a size that a canvas draws: a bitmap in the browser, pixels on the server. */
export type SceneImage = { width: number; height: number }

/** What a scene is drawn from. The texts are pictures too, so that both canvases draw the same. */
export type SceneImages<I extends SceneImage> = {
  pictures: readonly I[]
  /** A warm light, round and fading to its edge. */
  glow: I
  leaf: I
  flake: I
  /** Dark at the bottom, fading upwards: the words are read in front of it. */
  veil: I
  /** The words, line by line as `wordLines` breaks them, and the name. */
  lines: readonly I[]
  name: I
  label: I
}

/** The part of CanvasRenderingContext2D that a scene needs. */
export type SceneCanvas<I extends SceneImage> = {
  globalAlpha: number
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  drawImage(
    image: I,
    sourceX: number,
    sourceY: number,
    sourceWidth: number,
    sourceHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void
}

/** The number of frames of a scene. */
export function frameCount({ seconds }: Pick<Scene, 'seconds'>): number {
  return Math.round(seconds * framesPerSecond)
}
