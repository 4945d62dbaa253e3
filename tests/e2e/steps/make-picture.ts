import { expect } from '@playwright/test'
import sharp from 'sharp'
import type { Family } from './family'
import { answerOf } from './site'

type Listed = { id: string; status: string }

/** A processed picture in the gallery of the family's page. Returns its id. */
export async function makePicture({ call }: Family, memorialId: string, caption: string): Promise<string> {
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#b03020' } })
    .jpeg()
    .toBuffer()
  const multipart = { file: { name: 'billede.jpg', mimeType: 'image/jpeg', buffer }, caption }
  const { id } = await answerOf<Listed>(await call.post(`/api/memorials/${memorialId}/media`, { multipart }))
  const status = async () => {
    const listed = await answerOf<Listed[]>(await call.get(`/api/memorials/${memorialId}/media`))
    return listed.find((picture) => picture.id === id)?.status
  }
  await expect.poll(status, { message: 'the picture becomes ready' }).toBe('ready')
  return id
}
