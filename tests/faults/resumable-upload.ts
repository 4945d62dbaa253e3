import { readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import type { FamilyClient } from './family-client'

/** A film uploaded in pieces, through whichever process is running. */
export type ResumableUpload = {
  bytes: number
  /** Sends up to this byte and then hangs, like a phone in a tunnel: the request stays open. */
  sendAndHangAt: (family: FamilyClient, byte: number) => Promise<void>
  /** The offset the server reports. */
  offset: (family: FamilyClient) => Promise<number>
  /** Sends the rest; resolves with the media's id. */
  sendRest: (family: FamilyClient) => Promise<string>
}

const protocol = { 'tus-resumable': '1.0.0' }
const piece = { ...protocol, 'content-type': 'application/offset+octet-stream' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

export async function beginUpload({ url, slug, cookie }: FamilyClient): Promise<ResumableUpload> {
  const file = await readFile(path.resolve(import.meta.dirname, '../factories/samples/phone.mov'))
  const metadata = `memorialId ${base64(slug)},filename ${base64('IMG_1.MOV')}`
  const begun = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: { ...protocol, cookie, 'upload-length': String(file.length), 'upload-metadata': metadata },
  })
  const address = begun.headers.get('location')
  if (begun.status !== 201 || !address) throw new Error(`${begun.status} ${await begun.text()}`)

  async function offset(family: FamilyClient): Promise<number> {
    const answer = await fetch(`${family.url}${address}`, {
      method: 'HEAD',
      headers: { ...protocol, cookie: family.cookie },
    })
    if (!answer.ok) throw new Error(`HEAD ${answer.status}`)
    return Number(answer.headers.get('upload-offset'))
  }
  return {
    bytes: file.length,
    offset,
    async sendAndHangAt(family, byte) {
      const from = await offset(family)
      const headers = { ...piece, cookie: family.cookie, 'upload-offset': from, 'content-length': file.length - from }
      const request = http.request(`${family.url}${address}`, { method: 'PATCH', headers })
      // Ends with the process, or when the server releases it.
      request.on('error', () => {})
      request.on('response', (response) => response.resume())
      await new Promise((resolve) => request.write(file.subarray(from, byte), resolve))
    },
    async sendRest(family) {
      const from = await offset(family)
      const answer = await fetch(`${family.url}${address}`, {
        method: 'PATCH',
        headers: { ...piece, cookie: family.cookie, 'upload-offset': String(from) },
        body: file.subarray(from),
      })
      const mediaId = answer.headers.get('x-media-id')
      if (!mediaId) throw new Error(`PATCH ${answer.status} ${await answer.text()}`)
      return mediaId
    },
  }
}

/** Its status in the gallery: 'processing', 'ready' or 'failed'; undefined when it is not there. */
export async function statusOf({ url, slug, cookie }: FamilyClient, mediaId: string): Promise<string | undefined> {
  const gallery: { id: string; status: string }[] = await fetch(`${url}/api/memorials/${slug}/media`, {
    headers: { cookie },
  }).then((answer) => answer.json())
  return gallery.find(({ id }) => id === mediaId)?.status
}
