import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Test files share their modules. A mock holds only where no earlier file has loaded the module, and modules loaded
 * anew are strangers to those that other files hold.
 */
const touchesModules = /\bvi\s*\.\s*(?:mock|doMock|resetModules)\s*[(<]/

it('no test replaces a module or loads modules anew', () => {
  for (const name of ['mock', 'doMock', 'resetModules']) expect(`vi.${name}('./there')`).toMatch(touchesModules)
  expect("vi.mocked(x); vi.spyOn(x, 'y').mockReturnValue(1)").not.toMatch(touchesModules)
  const files = ['app', 'components', 'lib', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .map((file) => path.join(folder, file)),
  )
  expect(files.filter((file) => /\.test\.(?:tsx?|mjs)$/.test(file)).length).toBeGreaterThan(500)
  expect(files.filter((file) => touchesModules.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})
