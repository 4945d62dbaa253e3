import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

// Server-side modules of the domain that app/ may import besides commands and reads, and why.
const doors: Record<string, string> = {
  'accounts/auth-options': "next-auth's own settings",
  'artwork/symbol': 'measures a symbol, reads nothing',
  'resellers/stock/plaque-sizes': 'measures a symbol, reads nothing',
  'contributions/live-stream': 'a stream, with the access rule of the page itself',
  'find-draft': 'the fields of a refused form without script, by the secret in the address',
  'made-works/providers-in-use': 'names of providers by the keys that are set, the same for everybody',
  'media/serving/picture-route': 'sends the bytes that a read found',
  'media/serving/serve-picture': 'sends bytes by its own access rule, tested in serve-picture.test.ts',
  'media/uploads/receive-upload': 'the protocol of resumable uploads, tested in receive-upload.test.ts',
  'memorial-page/download/send-download': 'sends what a read found',
  'memorial-page/page-query': "the memorial page's read, with a matrix of its own",
  'pictures/decoding/picture-pool': 'draws the share picture',
}

it('pages and routes import only commands and reads from the server side of the domain', () => {
  const used = new Set<string>()
  for (const file of sourcesOf('app')) {
    const source = readFileSync(path.join(root, 'app', file), 'utf8')
    for (const [, module = ''] of source.matchAll(
      /^import (?!type )(?:(?!^import )[^;])*? from '@\/lib\/domain\/([^']+)'/gm,
    ))
      if (isServerSide(module) && !isCommandOrRead(module)) used.add(module)
  }
  expect([...used].sort()).toEqual(Object.keys(doors).sort())
})

const isCommandOrRead = (module: string) => module.includes('/commands/') || /(^|[/-])queries$/.test(module)

function isServerSide(module: string): boolean {
  const file = ['.ts', '.tsx'].map((ending) => path.join(root, 'lib/domain', module + ending)).find(existsSync)
  if (!file) throw new Error(`${module} is gone`)
  return readFileSync(file, 'utf8').includes("import 'server-only'")
}

const sourcesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
  )
