import encoding from 'h264-mp4-encoder'
import { yuvFrame } from '@/lib/domain/moving-greetings/film/yuv-frame'
import { drawScene, wordsAreThere } from '@/lib/domain/moving-greetings/scene/draw-scene'
import { PixelCanvas, type Pixels } from '@/lib/domain/moving-greetings/scene/pixel-canvas'
import {
  frameCount,
  framesPerSecond,
  type Scene,
  type SceneImages,
  sceneSide,
} from '@/lib/domain/moving-greetings/scene/scene'
import { drawSprites } from '@/lib/domain/moving-greetings/scene/scene-sprites'

/** Pictures and texts of a scene, as pixels. */
export type DrawnParts = Pick<SceneImages<Pixels>, 'pictures' | 'lines' | 'name' | 'label'>

/** The film as MP4 (H.264 Baseline, no sound), and its still: the moment when all the words are there. */
export async function film({
  scene,
  parts,
}: {
  scene: Scene
  parts: DrawnParts
}): Promise<{ film: Uint8Array; still: Pixels }> {
  const images = { ...drawSprites(), ...parts }
  const canvas = new PixelCanvas(sceneSide)
  const yuv = new Uint8Array(sceneSide * sceneSide * 1.5)
  const encoder = await encoding.createH264MP4Encoder()
  try {
    encoder.width = sceneSide
    encoder.height = sceneSide
    encoder.frameRate = framesPerSecond
    // Above 24 the candle's light shows blocks.
    encoder.quantizationParameter = 23
    encoder.speed = 5
    encoder.groupOfPictures = 2 * framesPerSecond
    encoder.initialize()
    for (let frame = 0; frame < frameCount(scene); frame++) {
      drawScene(canvas, scene, images, frame / framesPerSecond)
      encoder.addFrameYuv(yuvFrame(canvas.data, sceneSide, yuv))
    }
    encoder.finalize()
    const made = encoder.FS.readFile(encoder.outputFilename)
    drawScene(canvas, scene, images, wordsAreThere(scene))
    return { film: made, still: { width: sceneSide, height: sceneSide, data: canvas.data } }
  } finally {
    encoder.delete()
  }
}
