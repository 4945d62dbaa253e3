import 'server-only'
import { readFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import sharp from 'sharp'
import { printFontPath } from '@/lib/integrations/print/print-fonts'

/** The size that the networks ask for, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 }

let font: Promise<Buffer> | null = null

// For a sign that none of the fonts has, the renderer would ask a server of Google's for another one.
const undrawable = /[^\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018\u2019\u201c\u201d]/gu

/** The text as far as the fonts of the picture go, Latin letters, ligatures taken apart. '' when nothing of it can be drawn. */
export function drawableText(text: string): string {
  return text.normalize('NFKC').replace(undrawable, '').replace(/\s+/g, ' ').trim()
}

/** Draws an element of plain styles in the serif of the pages, as a JPEG of `sharePictureSize`. */
export async function renderSharePicture(element: ReactElement): Promise<Buffer> {
  font ??= readFile(printFontPath('serif'))
  const data = await font
  const drawn = new ImageResponse(element, {
    ...sharePictureSize,
    fonts: [{ name: 'Newsreader', data, weight: 400, style: 'normal' }],
  })
  // Drawn as PNG, a photograph would weigh a megabyte.
  return sharp(Buffer.from(await drawn.arrayBuffer()))
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** A stored picture as the renderer takes it: cut to the frame, as an address that holds the picture itself. */
export async function embeddedPicture(file: Buffer, frame: { width: number; height: number }): Promise<string> {
  const jpeg = await sharp(file)
    .resize({ ...frame, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 90 })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
