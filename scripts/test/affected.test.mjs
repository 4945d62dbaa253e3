import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../set-up/root.mjs'
import { affectedBy, changedSince, TREE_READERS } from './affected.mjs'

const FILES = {
  'app/(site)/layout.tsx': "import { Frame } from '@/components/frame/frame'",
  'app/(site)/(public)/contact/page.tsx': "import { Form } from '@/components/support/form'",
  'app/(memorial)/memorial/[id]/page.tsx': "import { Page } from '@/components/memorial-page/page'",
  'app/api/memorials/[id]/candles/route.ts': "import { light } from '@/lib/domain/candles/commands/light'",
  'app/api/files/[...path]/route.ts': "export const GET = () => import('@/lib/server/files')",
  'components/frame/frame.tsx': 'export const Frame = 1',
  'components/support/form.tsx': "import type { Light } from '@/lib/domain/candles/commands/light'",
  'components/memorial-page/page.tsx': 'export const Page = 1',
  'components/memorial-page/page.test.tsx': "import { Page } from './page'",
  'lib/domain/candles/commands/light.ts': "import { worth } from '../worth'",
  'lib/domain/candles/worth.ts': 'export const worth = 1',
  'lib/domain/candles/worth.test.ts': "import { worth } from './worth'",
  'lib/domain/candles/snuff.ts': "const pool = { worker: 'snuff' }",
  'lib/domain/candles/snuff-worker.ts': 'export const snuff = 1',
  'lib/server/files.ts': 'export const files = 1',
  'lib/server/sample.test.ts': "readFileSync('samples/candle.txt')",
  'lib/server/samples/candle.txt': 'lit',
  'tests/lint/words.test.ts': 'reads everything',
  'tests/e2e/once/visitor.spec.ts': "import { lit } from '../steps/lit'",
  'tests/e2e/once/contact.spec.ts': '',
  'tests/e2e/once/new.spec.ts': '',
  'tests/e2e/steps/lit.ts': 'export const lit = 1',
}
const visits = {
  'tests/e2e/once/visitor.spec.ts': {
    'lights a candle': ['/memorial/*', '/api/memorials/*/candles'],
    'by keyboard › opens a picture': ['/memorial/*'],
  },
  'tests/e2e/once/contact.spec.ts': { writes: ['/contact'] },
}
const VISITOR = 'tests/e2e/once/visitor.spec.ts'
const CONTACT = 'tests/e2e/once/contact.spec.ts'
/** A journey that no run has seen yet always runs. */
const NEW = 'tests/e2e/once/new.spec.ts'

let root
beforeAll(() => {
  root = path.join(process.env.DATA_DIR, 'tree')
  for (const [file, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), `${text}\n`)
  }
})
const affected = (...changed) => affectedBy(changed, { root, visits })

describe('a change', () => {
  it('reaches the tests and routes that import it, directly or not, and the journeys that ask for those', () => {
    expect(affected('lib/domain/candles/worth.ts')).toEqual({
      unit: ['lib/domain/candles/worth.test.ts', 'tests/lint/words.test.ts'],
      routes: ['/api/memorials/*/candles'],
      journeys: [NEW, VISITOR],
      spared: [`${VISITOR} › by keyboard › opens a picture`],
      faults: false,
    })
    expect(affected('components/memorial-page/page.tsx')).toMatchObject({
      unit: ['components/memorial-page/page.test.tsx', 'tests/lint/words.test.ts'],
      routes: ['/memorial/*'],
    })
  })

  it('reaches what is imported later, and what a worker is started for', () => {
    expect(affected('lib/server/files.ts')).toMatchObject({ routes: ['/api/files/**'], faults: true })
    expect(affected('lib/domain/candles/snuff-worker.ts').routes).toEqual(['/api/memorials/*/candles'])
  })

  it('of a layout reaches all routes below it, and no others', () => {
    expect(affected('components/frame/frame.tsx')).toMatchObject({ routes: ['/contact'], journeys: [CONTACT, NEW] })
  })

  it('of what no page imports is seen on the pages of its concept', () => {
    expect(affected('lib/domain/candles/snuff.ts').routes).toEqual(['/api/memorials/*/candles'])
  })

  it('of a type alone reaches nothing that runs', () => {
    expect(affected('lib/domain/candles/commands/light.ts').routes).not.toContain('/contact')
  })

  it('of a journey or its steps runs that journey; a removed file is no obstacle', () => {
    expect(affected('tests/e2e/steps/lit.ts')).toMatchObject({ journeys: [NEW, VISITOR], spared: [] })
    expect(affected('lib/domain/candles/gone.ts').routes).toEqual(['/api/memorials/*/candles'])
  })

  it('of a file that a test names runs that test', () => {
    expect(affected('lib/server/samples/candle.txt').unit).toContain('lib/server/sample.test.ts')
  })

  it.each(['package-lock.json', 'prisma/schema/media.prisma', 'tsconfig.json'])('of %s reaches everything', (file) => {
    expect(affected(file)).toMatchObject({ unit: 'all', journeys: 'all' })
  })

  it.each(['scripts/server/http-server.mjs', 'app/globals.css', 'playwright.config.ts', 'next.config.mjs'])(
    'of %s reaches every journey',
    (file) => expect(affected(file).journeys).toBe('all'),
  )

  it('of the README reaches nothing, and of a document only the tests that read documents', () => {
    expect(affected('README.md')).toMatchObject({ unit: [], routes: [], faults: false })
    expect(affected('docs/glossary.md').unit).toEqual(['tests/lint/words.test.ts'])
  })
})

describe('the changes since a commit', () => {
  it('come from git, and an unknown commit is refused', () => {
    expect(Array.isArray(changedSince('HEAD'))).toBe(true)
    expect(() => changedSince('no-such-commit')).toThrow()
    expect(() => changedSince('--help')).toThrow()
  })
})

it('only tests that exist read the tree', () => {
  for (const reader of Object.keys(TREE_READERS)) expect(fs.existsSync(path.join(ROOT, reader)), reader).toBe(true)
})
