import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../set-up/root.mjs'
import { changedSince, checksFor, TREE_READERS } from './since.mjs'

describe('changes since a commit', () => {
  it('run every journey when the service is built or run from them', () => {
    for (const file of ['lib/server/http.ts', 'app/layout.tsx', 'prisma/schema/media.prisma', 'package-lock.json']) {
      expect(checksFor([file])).toEqual({ journeys: 'all', tree: file !== 'package-lock.json' })
    }
    expect(checksFor(['scripts/server/http-server.mjs']).journeys).toBe('all')
    expect(checksFor(['playwright.config.ts']).journeys).toBe('all')
  })

  it('run only the changed journeys when only journeys changed', () => {
    expect(checksFor(['tests/e2e/once/layouts.spec.ts', 'docs/glossary.md']).journeys).toBe('changed')
  })

  it('run no journey when they are texts or other tests', () => {
    expect(checksFor(['docs/glossary.md', 'lib/server/http.test.ts'])).toEqual({ journeys: 'none', tree: true })
    expect(checksFor(['README.md'])).toEqual({ journeys: 'none', tree: false })
    expect(checksFor([])).toEqual({ journeys: 'none', tree: false })
  })

  it('come from git, and an unknown commit is refused', () => {
    expect(Array.isArray(changedSince('HEAD'))).toBe(true)
    expect(() => changedSince('no-such-commit')).toThrow()
    expect(() => changedSince('--help')).toThrow()
  })

  it('list only tests that exist', () => {
    for (const reader of TREE_READERS) expect(existsSync(path.join(ROOT, reader)), reader).toBe(true)
  })
})
