import 'server-only'
import { readFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og.js'
import { createElement, type ReactElement } from 'react'
import sharp from 'sharp'
import { printFontPath } from '@/lib/integrations/print/print-fonts'
import type { PlainElement } from '@/lib/integrations/share-picture/plain-element'

/** The size social networks require, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 }

let font: Promise<Buffer> | null = null

/** Draws a plainly styled element in the site's serif, as a JPEG of `sharePictureSize`. Only for picture-tasks.ts. */
export async function renderSharePicture(drawing: PlainElement): Promise<Buffer> {
  font ??= readFile(printFontPath('serif'))
  const data = await font
  const drawn = new ImageResponse(asElement(drawing), {
    ...sharePictureSize,
    fonts: [{ name: 'Newsreader', data, weight: 400, style: 'normal' }],
  })
  // As a PNG, a photograph would weigh a megabyte.
  return sharp(Buffer.from(await drawn.arrayBuffer()))
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

function asElement({ type, props, children }: PlainElement): ReactElement {
  return createElement(type, props, ...children.map((child) => (typeof child === 'string' ? child : asElement(child))))
}

/** A stored picture for the renderer: cropped to the frame, as a data URL. Only for picture-tasks.ts. */
export async function embeddedPicture(file: Buffer, frame: { width: number; height: number }): Promise<string> {
  const jpeg = await sharp(file)
    .resize({ ...frame, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 90 })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
