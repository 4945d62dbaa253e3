import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../set-up/root.mjs'
import { changedSince, checksFor, TREE_READERS } from './since.mjs'

describe('what changed since a commit', () => {
  it('touches every journey when the service is built or run from it', () => {
    for (const file of ['lib/server/http.ts', 'app/layout.tsx', 'prisma/schema/media.prisma', 'package-lock.json']) {
      expect(checksFor([file])).toEqual({ journeys: 'all', tree: file !== 'package-lock.json' })
    }
    expect(checksFor(['scripts/server/http-server.mjs']).journeys).toBe('all')
    expect(checksFor(['playwright.config.ts']).journeys).toBe('all')
  })

  it('touches the changed journeys alone when nothing but journeys changed', () => {
    expect(checksFor(['tests/e2e/visitor.spec.ts', 'docs/glossary.md']).journeys).toBe('changed')
  })

  it('touches no journey when it is words or other tests', () => {
    expect(checksFor(['docs/glossary.md', 'lib/server/http.test.ts'])).toEqual({ journeys: 'none', tree: true })
    expect(checksFor(['README.md'])).toEqual({ journeys: 'none', tree: false })
    expect(checksFor([])).toEqual({ journeys: 'none', tree: false })
  })

  it('is asked of git, and a commit that is none is refused', () => {
    expect(Array.isArray(changedSince('HEAD'))).toBe(true)
    expect(() => changedSince('no-such-commit')).toThrow()
    expect(() => changedSince('--help')).toThrow()
  })

  it('names only tests that are there', () => {
    for (const reader of TREE_READERS) expect(existsSync(path.join(ROOT, reader)), reader).toBe(true)
  })
})
