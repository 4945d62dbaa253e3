import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Family } from './family'
import { answerOf } from './site'

type FileToSend = { name: string; mimeType: string; buffer: Buffer }

/** Small, distinct pictures with a phone's file names. */
export async function phonePictures(count: number): Promise<FileToSend[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `IMG_${2001 + index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 120, height: 90, channels: 3, background: { r: 90 + index, g: 140, b: 200 - index } },
      })
        .jpeg()
        .toBuffer(),
    })),
  )
}

/** Adds pictures with these captions, in this order. */
export async function addPictures({ call }: Family, id: string, captions: string[]): Promise<void> {
  const pictures = await phonePictures(captions.length)
  for (const [index, caption] of captions.entries()) {
    const file = pictures[index]
    if (file) await answerOf(await call.post(`/api/memorials/${id}/media`, { multipart: { file, caption } }))
  }
}

/** The tiles of the editor's gallery whose picture is shown. */
export function readyTiles(page: Page) {
  return page
    .locator('#billeder li')
    .filter({ has: page.getByRole('checkbox') })
    .locator('img')
}
