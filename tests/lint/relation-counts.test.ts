import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const ofRelation = /_count:\s*\{\s*select:/

it('no query counts a relation: the client aggregates the whole other table first (docs/decisions/038)', () => {
  const files = ['app', 'lib'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  const found = files.filter(
    (file) => /\.tsx?$/.test(file) && ofRelation.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(found).toEqual([])
  expect('_count: { select: { photos: true } }').toMatch(ofRelation)
})
