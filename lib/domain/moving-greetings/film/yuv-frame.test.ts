import encoding, { type H264MP4Encoder } from 'h264-mp4-encoder'
import { expect, test } from 'vitest'
import { yuvFrame } from '@/lib/domain/moving-greetings/film/yuv-frame'

const side = 32
// Colours of every kind, each pixel unlike its neighbours.
const rgba = Uint8ClampedArray.from({ length: side * side * 4 }, (_, at) => (at * at * 7 + at * 13) % 256)

async function encoded(add: (encoder: H264MP4Encoder) => void): Promise<Buffer> {
  const encoder = await encoding.createH264MP4Encoder()
  try {
    Object.assign(encoder, { width: side, height: side, quantizationParameter: 10 })
    encoder.initialize()
    add(encoder)
    encoder.finalize()
    const file = Buffer.from(encoder.FS.readFile(encoder.outputFilename))
    // What follows has the time of day.
    return file.subarray(file.indexOf('mdat'), file.indexOf('moov'))
  } finally {
    encoder.delete()
  }
}

test('gives the encoder the colours that its own conversion would', async () => {
  const own = await encoded((encoder) => encoder.addFrameRgba(rgba))
  const ours = await encoded((encoder) => encoder.addFrameYuv(yuvFrame(rgba, side, new Uint8Array(side * side * 1.5))))
  expect(own.length).toBeGreaterThan(1000)
  expect(ours).toEqual(own)
})
