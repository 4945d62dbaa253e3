import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../steps/test'

const root = path.resolve(import.meta.dirname, '../../..')
const build = path.join(root, process.env.NEXT_DIST_DIR || '.next')

// A path that the bundler cannot work out stands for every file of the project: the build would list the families'
// files, and take longer with each of them.
test('the build lists no file of the data folder, the tests or the documents', () => {
  const traces = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.nft.json'))
  expect(traces.length).toBeGreaterThan(100)
  const listed = new Set<string>()
  for (const trace of traces.map((file) => path.join(build, file))) {
    const { files } = JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] }
    for (const file of files) listed.add(path.relative(root, path.resolve(path.dirname(trace), file)))
  }
  expect([...listed].filter((file) => /^(\.data|tests|docs)/.test(file))).toEqual([])
})
