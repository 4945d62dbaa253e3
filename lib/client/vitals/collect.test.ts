import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { pageKindOf } from './collect'

const root = path.resolve(import.meta.dirname, '../../..')
const collector = `import { collectVitals } from '@/lib/client/vitals/collect'; collectVitals()`

it('visitors load at most 3 KB to be measured, and send it too', async () => {
  const { outputFiles } = await build({
    stdin: { contents: collector, resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    write: false,
  })
  const [file] = outputFiles
  expect(brotliCompressSync(file?.contents ?? new Uint8Array(4096)).length).toBeLessThanOrEqual(3072)
})

it.each([
  ['/', 'front'],
  ['/memorial/karen-holm', 'memorial'],
  ['/enhanced-memorial/karen-holm', 'enhanced-memorial'],
  ['/memorial/qr/7G4T9QW2B2', 'public'],
  ['/memorial/karen-holm/statistics', 'account'],
  ['/pricing', 'public'],
  ['/profile/email', 'account'],
  ['/create-memorial/guided', 'account'],
  ['/admin/performance', 'staff'],
  ['/reseller-dashboard/orders', 'staff'],
])('of %s only the kind of page is told: %s', (address, kind) => {
  expect(pageKindOf(address)).toBe(kind)
})
