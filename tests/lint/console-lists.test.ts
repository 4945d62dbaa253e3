import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const filesBelow = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: path.join(folder, file), text: readFileSync(path.join(root, folder, file), 'utf8') }))

// Work that is done from the top: deposits and differences to settle, orders of drawings, the pieces of a batch.
// Reported periods of moms are few.
const others = [
  'invoices/bank/page.tsx',
  'invoices/moms/page.tsx',
  'payments/differences/page.tsx',
  'qr-export/page.tsx',
  'qr-production/[number]/page.tsx',
]

// By its types, ConsoleList has a search, a period, an order and a file.
it('shows every list of the console that is paged by ConsoleList', () => {
  const folder = 'app/(site)/(admin)/admin'
  const paged = filesBelow(folder).filter(({ text }) => /\bnextCursor\b|<LoadMore\b/.test(text))
  const rest = paged.filter(({ text }) => !text.includes('<ConsoleList'))
  expect(rest.map(({ file }) => path.relative(folder, file)).sort()).toEqual(others)
  expect(paged.length - rest.length).toBeGreaterThan(8)
  // Nor in a component of its own: an order's drawings, failed jobs and files without a row are seen to from the top.
  const own = filesBelow('components').filter(({ text }) => /<LoadMore\s+href/.test(text))
  expect(own.map(({ file }) => file).sort()).toEqual([
    'components/admin/console-list.tsx',
    'components/exports/file-table.tsx',
    'components/internal/control-specimens.tsx',
    'components/queues/failed-jobs.tsx',
    'components/storage-use/orphans.tsx',
  ])
})

it('has an address for the file of each list', () => {
  const declarations = filesBelow('lib/domain').flatMap(({ text }) =>
    text.includes('ConsoleListDeclaration')
      ? [...text.matchAll(/csv: \{ path: '([^']+)'/g)].map(([, at]) => at ?? '')
      : [],
  )
  expect(declarations.filter((at) => !existsSync(path.join(root, 'app', at, 'route.ts')))).toEqual([])
  expect(declarations.length).toBeGreaterThan(10)
})
