import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { endedNodeSentence, isAtLeast } from './node-version.mjs'
import { ROOT } from './root.mjs'

const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8')

test.each([
  ['20.19.0', '20.19', true],
  ['20.18.9', '20.19', false],
  ['22.0.0', '20.19', true],
  ['18.20.1', '20.19', false],
])('Node %s where %s is needed: %s', (version, needed, expected) => expect(isAtLeast(version, needed)).toBe(expected))

test.each([
  ['20.20.2', '2026-04-30', null],
  ['20.20.2', '2026-05-01', /^Node 20 får ikke .* Node 22, 24 eller 26, når du kan\.$/],
  ['25.1.0', '2026-11-30', /^Node 25 får ikke/],
  ['24.21.0', '2026-11-30', null],
  ['28.0.0', '2030-01-01', null],
  ['26.10.0', '2030-01-01', /skift til en nyere Node,/],
])('Node %s on %s: %s', (version, day, sentence) => {
  const said = endedNodeSentence({ version, today: new Date(`${day}T12:00:00Z`) })
  if (sentence === null) expect(said).toBeNull()
  else expect(said).toMatch(sentence)
})

/** The lowest version that a range names, such as 22.12.0 of '^22.12.0 || >=24'. */
function lowest(range) {
  const [first, ...others] = range.split('||').map((part) => /^[>=^~v\s]*([\d.]*\d)/.exec(part)?.[1] ?? '0')
  return others.reduce((least, version) => (isAtLeast(version, least) ? least : version), first)
}

test('packages that ask for a newer Node than we do are known, with what was tried', () => {
  const { engines } = JSON.parse(read('package.json'))
  const ours = lowest(engines.node)
  const { packages } = JSON.parse(read('package-lock.json'))
  const asking = Object.entries(packages)
    .filter(([place, { engines: asked }]) => place && asked?.node && !isAtLeast(ours, lowest(asked.node)))
    .map(([place]) => place.split('node_modules/').at(-1) ?? '')
  const [, list = ''] = read('docs/decisions/079-what-a-process-may-use.md').split('## Node.js')
  const [table = ''] = list.split('\n## ')
  const known = [...table.matchAll(/^\| ([^|]+) \| [\d.]+ \|/gm)].flatMap(([, names = '']) => names.split(', '))
  expect(asking.toSorted()).toEqual(known.toSorted())
})
