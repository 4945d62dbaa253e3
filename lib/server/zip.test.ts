import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ZipArchive } from 'archiver'
import { expect, it, vi } from 'vitest'
import { appendToZip, zipBody } from '@/lib/server/zip'

const file = () => Readable.from([randomBytes(1_000_000)])

it('a download cancelled on its way stops the ZIP without an uncaught error', async () => {
  const opened: ZipArchive[] = []
  const refused: unknown[] = []
  const reader = zipBody(async (zip) => {
    opened.push(zip)
    try {
      for (let n = 0; n < 20; n++) await appendToZip(zip, file(), { name: `${n}.bin` })
    } catch (error) {
      refused.push(error)
      throw error
    }
  }).getReader()
  await reader.read()
  await reader.cancel()
  await vi.waitFor(() => expect(refused).toEqual([expect.any(Error)]))
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true])
})

it('a ZIP that fails breaks its download off', async () => {
  const body = zipBody(async (zip) => {
    await appendToZip(zip, file(), { name: 'first.bin' })
    throw new Error('storage is gone')
  })
  await expect(new Response(body).arrayBuffer()).rejects.toThrow()
})

it('a download nobody reads opens nothing', async () => {
  const fill = vi.fn(async () => {})
  await zipBody(fill).cancel()
  expect(fill).not.toHaveBeenCalled()
})
