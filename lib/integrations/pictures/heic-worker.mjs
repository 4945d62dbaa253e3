import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'

// Decodes one HEIC to its pixels, in a thread of its own: seconds of work, and memory that goes when the thread ends.
// The decoder turns the picture as the file's own boxes say; Exif's orientation says the same once more and is not used.
const { file, maxPixels } = workerData
const [image] = new libheif.HeifDecoder().decode(file)
if (!image) throw new Error('no picture in the file')
const width = image.get_width()
const height = image.get_height()
if (width * height > maxPixels) throw new Error('exceeds pixel limit')
const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height }
image.display(pixels, (shown) => {
  if (!shown) throw new Error('broken picture')
  parentPort.postMessage({ width, height, data: shown.data }, [shown.data.buffer])
})
