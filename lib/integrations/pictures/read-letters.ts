import { createRequire } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'
import { createWorker, OEM, PSM } from 'tesseract.js'
import type { GreySize } from './grey-sizes'

/** Without it letters touch the edge, which the recogniser takes for a stroke. */
const marginPx = 12

export type ReadLine = { text: string; confidence: number }

/**
 * Recognises pictures of one line each, dark on light, in Danish, from local files only. `confidence` is 0 to 100.
 * Loads its model on each call (half a second and about 150 MB).
 */
export async function readLetters(strips: readonly GreySize[]): Promise<ReadLine[]> {
  const data = createRequire(import.meta.url).resolve('@tesseract.js-data/dan/package.json')
  const reader = await createWorker('dan', OEM.LSTM_ONLY, {
    langPath: path.join(path.dirname(data), '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  })
  try {
    await reader.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE, user_defined_dpi: '300' })
    const lines: ReadLine[] = []
    for (const strip of strips) {
      const { data: read } = await reader.recognize(await pictureOf(strip))
      lines.push({ text: read.text.replaceAll(/\s+/g, ' ').trim(), confidence: read.confidence })
    }
    return lines
  } finally {
    await reader.terminate()
  }
}

function pictureOf({ pixels, width, height }: GreySize): Promise<Buffer> {
  const edge = { top: marginPx, bottom: marginPx, left: marginPx, right: marginPx, background: '#ffffff' }
  return sharp(Buffer.from(pixels), { raw: { width, height, channels: 1 } })
    .extend(edge)
    .png()
    .toBuffer()
}
