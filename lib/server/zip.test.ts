import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import { expect, it } from 'vitest'
import { webBody } from '@/lib/server/web-body'
import { appendToZip } from '@/lib/server/zip'

const file = () => Readable.from([randomBytes(1_000_000)])

it('a download that is cancelled on its way stops the ZIP without an uncaught error', async () => {
  const zip = new ZipArchive({ zlib: { level: 6 } })
  const reader = webBody(zip).getReader()
  const filled = (async () => {
    for (let n = 0; n < 20; n++) await appendToZip(zip, file(), { name: `${n}.bin` })
  })()
  const stopped = expect(filled).rejects.toThrow()
  await reader.read()
  await reader.cancel()
  await stopped
  expect(zip.destroyed).toBe(true)
})

it('a ZIP that fails breaks its download off', async () => {
  const zip = new ZipArchive({ zlib: { level: 6 } })
  const body = new Response(webBody(zip)).arrayBuffer()
  zip.destroy(new Error('storage is gone'))
  await expect(body).rejects.toThrow()
})
