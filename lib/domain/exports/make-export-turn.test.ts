import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { listForgottenExports, makeExportJob } from '@/lib/domain/exports/jobs'
import { codesAtOnce, makeExportTurn, withExportLock } from '@/lib/domain/exports/make-export-turn'
import { sheetKey } from '@/lib/domain/exports/stored-files'
import { storage } from '@/lib/integrations/storage/storage'
import { StorageError } from '@/lib/integrations/storage/storage-contract'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { createExport, makeWholeExport } from '@/tests/factories/exports'
import { createPackage } from '@/tests/factories/qr-codes'

// The tests order the same codes: a process works out the wear of a code once, which takes most of a second.
let all: Array<{ id: string; code: string }> = []
const codes = (count: number) => all.slice(0, count)
beforeAll(async () => {
  const made = (await createPackage({ count: codesAtOnce + 2 })).codes
  // The order in which an export makes them.
  all = made.toSorted((one, other) => (one.id < other.id ? -1 : 1))
})

const exportRow = (id: string) =>
  db.artworkExport.findUniqueOrThrow({ where: { id }, include: { files: { orderBy: { id: 'asc' } } } })

describe('making an export', () => {
  it('makes every file, proves it, stores it and records its rates and checksum', async () => {
    const { id } = await createExport(codes(1), { formats: ['svg', 'dxf', 'pdf', 'png'] })
    await makeWholeExport(id)
    const row = await exportRow(id)
    expect(row).toMatchObject({ status: 'done', done: 4, withheld: 0, finishedAt: expect.any(Date) })
    for (const { status, storageKey, sizeBytes, sha256, proof } of row.files) {
      expect({ status, proof }).toMatchObject({ status: 'proven', proof: { isExact: true, isProven: true } })
      const stored = await storage.get(storageKey ?? '')
      const bytes = stored ? await buffer(stored.stream) : Buffer.alloc(0)
      expect(bytes.length).toBe(sizeBytes)
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    }
  })

  it('withholds a file that cannot be read well enough, and goes on with the rest', async () => {
    const { id } = await createExport(codes(2), {
      options: { quietModules: 0, errorCorrection: 'Q', symbolMm: 30 },
    })
    await makeWholeExport(id)
    expect(await exportRow(id)).toMatchObject({ status: 'done', done: 2, withheld: 2 })
  })

  it('resumes where it stopped: finished files are not made again', async () => {
    const { id } = await createExport(codes(3))
    expect(await makeExportTurn(id, 1)).toBe('more')
    const made = (await exportRow(id)).files.filter(({ status }) => status === 'proven')
    expect(made.length).toBeLessThan(3)
    const put = vi.spyOn(storage, 'put')
    await makeWholeExport(id)
    expect(put).toHaveBeenCalledTimes(3 - made.length)
    expect(await exportRow(id)).toMatchObject({ status: 'done', done: 3 })
  })

  it('lays the drawings that passed on readable sheets, and leaves no code out', async () => {
    // Two drawings fit on each.
    const sheet = { widthMm: 100, heightMm: 250, gapMm: 3 }
    const { id } = await createExport(codes(3), { sheet })
    await makeWholeExport(id)
    expect(await exportRow(id)).toMatchObject({ status: 'done', done: 3 })
    const made = await Promise.all([1, 2, 3].map((number) => storage.stat(sheetKey(id, number, 'dxf'))))
    expect(made.map((file) => file !== null)).toEqual([true, true, false])
  })

  it('finishes only the codes in progress when it is stopped', async () => {
    const { id } = await createExport(codes(codesAtOnce + 2))
    const put = storage.put.bind(storage)
    vi.spyOn(storage, 'put').mockImplementation(async (...file) => {
      await db.artworkExport.update({ where: { id }, data: { status: 'cancelled' } })
      return put(...file)
    })
    expect(await makeExportTurn(id)).toBe('over')
    const { status, done } = await exportRow(id)
    expect(status).toBe('cancelled')
    expect(done).toBeLessThanOrEqual(codesAtOnce)
  })

  it('stays queued while another process works on it', async () => {
    const { id } = await createExport(codes(1))
    await withExportLock(id, () => makeExportJob.perform({ exportId: id, attempt: 2 }))
    const jobs = await db.$queryRaw<Array<{ data: object }>>`
      SELECT data FROM pgboss.job WHERE name = 'make-export' AND data->>'exportId' = ${id}`
    expect(jobs).toEqual([{ data: { exportId: id, attempt: 2 } }])
  })

  it('is made by one process at a time', async () => {
    const { id } = await createExport(codes(1))
    expect(await withExportLock(id, () => makeExportTurn(id))).toBe('busy')
    expect(await exportRow(id)).toMatchObject({ status: 'queued', done: 0 })
  })

  it('is resumed when its process ended in the middle, and only then', async () => {
    const { id } = await createExport(codes(1))
    await db.artworkExport.update({ where: { id }, data: { status: 'working' } })
    const { id: queued } = await createExport(codes(1))
    await enqueue(db, makeExportJob, { exportId: queued, attempt: 1 })
    expect(await listForgottenExports(makeExportJob.name)).toContain(id)
    expect(await listForgottenExports(makeExportJob.name)).not.toContain(queued)
    await withExportLock(id, async () => {
      expect(await listForgottenExports(makeExportJob.name)).not.toContain(id)
    })
  })

  it('gives up after four tries with a sentence, and keeps the finished files', async () => {
    const { id } = await createExport(codes(1))
    vi.spyOn(storage, 'put').mockRejectedValue(new StorageError('STORAGE_FULL', 'full'))
    await makeExportJob.perform({ exportId: id, attempt: 3 })
    expect(await exportRow(id)).toMatchObject({ status: 'working', failure: null })
    await makeExportJob.perform({ exportId: id, attempt: 4 })
    expect(await exportRow(id)).toMatchObject({ status: 'failed', failure: expect.stringContaining('ikke plads') })
  })
})
