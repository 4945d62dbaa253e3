import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
/** A literal spread into another only to have several properties on a line. */
const packed = /\.\.\.\{(?!\})/

it('no literal is packed into another: each stands as the formatter writes it', () => {
  expect('{ ...{ a, b }, c }').toMatch(packed)
  expect('<Name {...props} other={{ ...props }} />').not.toMatch(packed)
  const files = ['app', 'components', 'lib', 'prisma', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .map((file) => path.join(folder, file)),
  )
  expect(files.length).toBeGreaterThan(3000)
  const here = path.join('tests/lint', path.basename(import.meta.filename))
  expect(files.filter((file) => file !== here && packed.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})
