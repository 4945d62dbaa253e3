import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

// The library's own rule lets formulas with line breaks through; lib/shared/csv.ts has ours.
it('writes CSV in one place', () => {
  const writers = ['app', 'components', 'lib', 'prisma/seed', 'scripts']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .filter((file) => /\bunparse\b/.test(readFileSync(path.join(root, file), 'utf8')))
  expect(writers).toEqual(['lib/shared/csv.ts'])
})
