import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const flat = (text: string) => text.replaceAll("{' '}", ' ').replace(/\s+/g, ' ')
const rows = readFileSync(path.join(root, 'docs/promises.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| »'))
  .map((line) => {
    const [sentence = '', where = '', kept = ''] = line.slice(2).split(' | ')
    return { sentence: sentence.replace(/^»|«$/g, ''), where: filesIn(where), kept: filesIn(kept) }
  })

function filesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
}

test('there are promises', () => {
  expect(rows.length).toBeGreaterThan(40)
})

test.each(rows)('»$sentence« stands where it is said to, and what keeps it exists', ({ sentence, where, kept }) => {
  expect(where.length).toBeGreaterThan(0)
  for (const file of where) expect(flat(readFileSync(path.join(root, file), 'utf8'))).toContain(sentence)
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
