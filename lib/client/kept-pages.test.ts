import { expect, test } from 'vitest'
import { photoSource } from '@/lib/domain/stones/paths'
import { isKeepablePath } from './is-keepable-path'
import { isForEverybody, isPicturePath, isSoundPath } from './kept-pages'

const id = '01a20321-6b5d-71be-85b6-dbdfab24ab16'

test.each([
  [
    'a page in its layouts',
    ['/memorial/karen', '/enhanced-memorial/karen', '/classic-memorial/karen'],
    isKeepablePath,
    true,
  ],
  [
    'console tabs of a page',
    ['/memorial/karen/admin', '/memorial/karen/live', '/memorial/Karen', '/profile', '/admin', '/api/user'],
    isKeepablePath,
    false,
  ],
  ['its pictures, the stone among them', [`/media/${id}/640-v2.webp`, photoSource(id, 'small')], isPicturePath, true],
  [
    'films and originals',
    [`/media/${id}/file`, `/media/${id}/original`, photoSource(id, 'large')],
    isPicturePath,
    false,
  ],
  ['its sounds', [`/media/${id}/file`], isSoundPath, true],
  ['pictures and originals', [`/media/${id}/640.webp`, `/media/${id}/original`, '/api/file'], isSoundPath, false],
] as const)('%s', (_, paths, rule, isKept) => {
  expect(paths.map((path) => rule(path))).toEqual(paths.map(() => isKept))
})

test.each([
  ['public, max-age=0, must-revalidate', 200, true],
  ['public, max-age=0, must-revalidate', 404, false],
  ['private, no-store', 200, false],
  ['no-store', 200, false],
  ['', 200, false],
])('a response with »%s« and %s is kept: %s', (rule, status, isKept) => {
  expect(isForEverybody(new Response(null, { status, headers: { 'cache-control': rule } }))).toBe(isKept)
})
