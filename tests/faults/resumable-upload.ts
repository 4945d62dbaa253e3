import { readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import type { FamilyClient } from './family-client'

/** A film, or another file, uploaded in pieces, through whichever process is running. */
export type ResumableUpload = {
  bytes: number
  /** Sends up to this byte and then hangs, like a phone in a tunnel: the request stays open. */
  sendAndHangAt: (family: FamilyClient, byte: number) => Promise<void>
  /** The offset the server reports. */
  offset: (family: FamilyClient) => Promise<number>
  /** Sends up to this byte. Resolves when the server has acknowledged it, after the last one with the media's id. */
  sendTo: (family: FamilyClient, byte: number) => Promise<string | null>
  /** Sends the rest; resolves with the media's id. */
  sendRest: (family: FamilyClient) => Promise<string>
}

const protocol = { 'tus-resumable': '1.0.0' }
const piece = { ...protocol, 'content-type': 'application/offset+octet-stream' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** `chosen`, a UUID of version 7, makes it the same upload when it is begun again. */
type Sent = { name: string; bytes: Buffer<ArrayBuffer>; chosen?: string }

const film = async () => ({
  name: 'IMG_1.MOV',
  bytes: await readFile(path.resolve(import.meta.dirname, '../factories/samples/phone.mov')),
})

export async function beginUpload({ url, slug, cookie }: FamilyClient, sent?: Sent): Promise<ResumableUpload> {
  const { name, bytes: file, chosen }: Sent = sent ?? (await film())
  const metadata = `memorialId ${base64(slug)},filename ${base64(name)}${chosen ? `,chosen ${base64(chosen)}` : ''}`
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
  async function sendTo(family: FamilyClient, byte: number): Promise<string | null> {
    const from = await offset(family)
    const answer = await fetch(`${family.url}${address}`, {
      method: 'PATCH',
      headers: { ...piece, cookie: family.cookie, 'upload-offset': String(from) },
      body: file.subarray(from, byte),
    })
    if (!answer.ok) throw new Error(`PATCH ${answer.status} ${await answer.text()}`)
    return answer.headers.get('x-media-id')
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
    sendTo,
    async sendRest(family) {
      const mediaId = await sendTo(family, file.length)
      if (!mediaId) throw new Error('PATCH: the upload is not whole')
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
