import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { thirdPartyParts } from '@/lib/domain/legal/third-party-parts'

const root = path.resolve(import.meta.dirname, '../..')

type Locked = { packages: Record<string, { dev?: boolean; optional?: boolean; license?: string }> }
const { packages }: Locked = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const installed = Object.entries(packages).map(([folder, about]) => ({
  name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
  ...about,
}))

const parts = thirdPartyParts.flatMap((group) => group.parts)
const named = new Set(parts.flatMap((part) => part.packages))

/** Licences that ask for a notice and for where the source is to be had. */
const asksForSource = /GPL|MPL|EPL|CDDL/
/** `lightningcss` and `sharp` stand for their libraries. */
const notShipped = /^(lightningcss-.*|@img\/sharp-.*)$/

test('every package whose licence asks for it is named with its source', () => {
  const asking = installed.filter(({ dev, license = '' }) => !dev && asksForSource.test(license))
  expect(asking.map(({ name }) => name)).toContain('verovio')
  expect(asking.filter(({ name }) => !named.has(name) && !notShipped.test(name))).toEqual([])
})

test('what is named is installed', () => {
  const names = new Set(installed.map(({ name }) => name))
  expect([...named].filter((name) => !names.has(name))).toEqual([])
})

test('each part says where its source is', () => {
  for (const { name, source, does } of parts) {
    expect(source, name).toMatch(/^https:\/\//)
    expect(does, name).toMatch(/\.$/)
  }
})
