import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { withAllocator } from './launch.mjs'

it('the server process gets our allocator settings, unless the operator sets them', () => {
  const read = (env) => JSON.parse(execFileSync(process.execPath, ['-p', 'JSON.stringify(process.env)'], { env }))
  expect(read(withAllocator({ PATH: '' }))).toMatchObject({ MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' })
  expect(read(withAllocator({ MALLOC_ARENA_MAX: '8' }))).toMatchObject({ MALLOC_ARENA_MAX: '8' })
})
