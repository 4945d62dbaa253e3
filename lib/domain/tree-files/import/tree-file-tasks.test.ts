import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { tasks } from '@/lib/domain/tree-files/import/tree-file-tasks'
import { writeGedzip } from '@/lib/integrations/gedcom/write-gedzip'
import { gedcomText } from '@/tests/factories/family-files'

const mega = 1024 * 1024

async function archive(files: Record<string, number>): Promise<Buffer> {
  const entries = Object.entries(files).map(([path, size]) => ({
    path,
    open: () => Readable.from([Buffer.alloc(size * mega)]),
  }))
  return buffer(writeGedzip(Readable.from([Buffer.from(gedcomText('0 @I1@ INDI'))]), entries))
}

test('files of an archive come in answers of at most 60 MB, and a larger one than 30 MB not at all', async () => {
  const file = await archive({ 'a.tif': 25, 'b.tif': 25, 'c.tif': 25, 'd.tif': 31 })
  const paths = ['a.tif', 'b.tif', 'c.tif', 'd.tif']
  expect(tasks.files({ file, paths }).map(({ path }) => path)).toEqual(['a.tif', 'b.tif'])
  const rest = tasks.files({ file, paths: paths.slice(2) })
  expect(rest.map(({ path, body }) => [path, body?.length ?? null])).toEqual([
    ['c.tif', 25 * mega],
    ['d.tif', null],
  ])
})

test('lines that point to nobody are named by the first, and all are counted', () => {
  const links = Array.from({ length: 1500 }, (_, at) => `1 FAMS @F${at}@`)
  const { faults, faultCount } = tasks.read({ file: Buffer.from(gedcomText(['0 @I1@ INDI', ...links].join('\n'))) })
  expect([faults.length, faultCount]).toEqual([1000, 1500])
})
