import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { treeInBucket } from '@/lib/domain/published-pages/tree-in-bucket'
import { treeOnDisk } from '@/lib/domain/published-pages/tree-on-disk'
import type { TreeStore } from '@/lib/domain/published-pages/tree-store'
import { createS3Storage } from '@/lib/integrations/storage/s3-storage'
import { storage as onDisk } from '@/lib/integrations/storage/storage'
import type { Storage } from '@/lib/integrations/storage/storage-contract'
import { treeInBucket as shownFromBucket } from '@/scripts/server/published-bucket.mjs'
import { bucketForTests } from '@/tests/factories/bucket-for-tests'

const opened = bucketForTests()

const stores = {
  'a folder': () => ({ tree: treeOnDisk, storage: onDisk }),
  'a bucket': () => ({ tree: treeInBucket(opened.bucket), storage: createS3Storage(opened.bucket) }),
}

describe.each(Object.entries(stores))('the published tree in %s', (_, open) => {
  const folder = `pages/${randomUUID()}/${randomUUID()}`
  let tree: TreeStore
  let storage: Storage
  beforeAll(() => {
    const store = open()
    tree = store.tree
    storage = store.storage
  })
  const read = async (file: string) => {
    const bytes = await tree.read(file)
    return bytes && text(bytes)
  }

  test('has a copy with files of its own, of the store and of the copy before', async () => {
    await tree.writeText(`${folder}/index.html`, '<h1>Søren</h1>')
    await storage.put('media/a1/640.webp', Buffer.from('picture'), { contentType: 'image/webp' })
    expect(await tree.takeIn('media/a1/640.webp', `${folder}/medier/a.webp`)).toBe(true)
    expect(await tree.takeIn('media/b1/640.webp', `${folder}/medier/b.webp`)).toBe(false)
    expect(await tree.listFiles(folder)).toEqual(new Set(['index.html', 'medier/a.webp']))
    const next = `${folder.slice(0, -36)}${randomUUID()}`
    expect(await tree.keepFile(`${folder}/medier/a.webp`, `${next}/medier/a.webp`)).toBe(true)
    expect(await tree.keepFile(`${folder}/nothing.webp`, `${next}/nothing.webp`)).toBe(false)
    await storage.delete('media/a1/640.webp')
    await tree.removeFolder(folder)
    expect(await tree.listFiles(folder)).toEqual(new Set())
    expect(await read(`${next}/medier/a.webp`)).toBe('picture')
    expect(await read(`${folder}/index.html`)).toBeNull()
    expect(await tree.listFolder('pages')).toEqual([{ name: folder.split('/')[1], isFolder: true }])
    expect(Date.now() - ((await tree.changedAt(next))?.getTime() ?? 0)).toBeLessThan(3600_000)
    expect(await tree.changedAt(folder)).toBeNull()
  })

  test('shows a copy at a place until the very same is taken away', async () => {
    expect(await tree.targetOf('memorial/soeren')).toBeNull()
    await tree.putLink('memorial/soeren', folder)
    await tree.putLink('memorial/soeren', `${folder}/sten/AB`)
    expect(await tree.targetOf('memorial/soeren')).toBe(`${folder}/sten/AB`)
    await tree.takeLink('memorial/soeren', folder)
    expect(await tree.targetOf('memorial/soeren')).toBe(`${folder}/sten/AB`)
    expect((await tree.listFolder('memorial')).map(({ name }) => name)).toEqual(['soeren'])
    await tree.takeLink('memorial/soeren', `${folder}/sten/AB`)
    expect(await tree.targetOf('memorial/soeren')).toBeNull()
    expect(await tree.listFolder('QR')).toEqual([])
  })
})

test('any process shows a copy in the bucket, and not for a moment longer than it stands', async () => {
  const { bucket } = opened
  const [written, shown] = [treeInBucket(bucket), shownFromBucket(bucket)]
  const folder = `pages/${randomUUID()}/${randomUUID()}`
  await written.writeText(`${folder}/index.html`, '0123456789')
  await bucket.put(`published/${folder}/film.mp4`, Buffer.alloc(2_000_000, 'f'), { contentType: 'video/mp4' })
  expect(await shown.find(['memorial', 'soeren', 'index.html'])).toBeNull()
  await written.putLink('memorial/soeren', folder)
  expect(await shown.find(['memorial', 'soeren'])).toBe('folder')
  expect(await shown.find(['memorial', 'soeren', 'medier'])).toBe('folder')
  for (const [file, size, part] of [
    ['index.html', 10, '234'],
    ['film.mp4', 2_000_000, 'fff'],
  ] as const) {
    const found = await shown.find(['memorial', 'soeren', file])
    if (found === null || found === 'folder') throw new Error('not found')
    expect([found.size, await text(await found.read({ start: 2, end: 4 }))]).toEqual([size, part])
  }
  await written.takeLink('memorial/soeren', folder)
  expect(await shown.find(['memorial', 'soeren', 'index.html'])).toBeNull()
})
