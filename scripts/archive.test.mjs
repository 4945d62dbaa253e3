import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inTree } from '../lib/domain/published-pages/tree-on-disk.ts'
import { createPublished } from '../tests/factories/published-pages.ts'
import { runVerb } from './archive/run-verb.mjs'
import { ROOT } from './set-up/root.mjs'

/** Output and exit code of what the launcher ends with, on this file's own database. */
async function verb(...args) {
  const said = []
  const spies = ['log', 'error'].map((level) => vi.spyOn(console, level).mockImplementation((text) => said.push(text)))
  const code = await runVerb(args)
  for (const spy of spies) spy.mockRestore()
  return { said: said.join('\n'), code }
}

test('verify reads every byte, says what is wrong, and ends well only when it was repaired', async () => {
  const page = await createPublished()
  expect(await verb('verify')).toMatchObject({ code: 0, said: expect.stringContaining('Intet er galt.') })
  await appendFile(inTree(`${page.folder}/index.html`), '!')
  const found = expect.stringContaining(`${page.folder}: 1 fil mangler eller er ændret, først index.html`)
  expect(await verb('verify')).toMatchObject({ code: 1, said: found })
  expect(await verb('verify', '--repair')).toMatchObject({ code: 0, said: found })
})

test('export writes a folder and names the key, and refuses to write without a folder or into one that is there', async () => {
  await createPublished()
  const folder = path.join(process.env.DATA_DIR, 'bag')
  // The other test's page is broken, which the export says.
  expect(await verb('export', folder)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/1 side kom ikke med.*[0-9a-f]{64}/s),
  })
  expect(await readdir(path.join(folder, 'data/memorial'))).toHaveLength(1)
  expect(await verb('export', folder)).toMatchObject({ code: 1, said: expect.stringContaining('findes allerede') })
  expect(await verb('export')).toMatchObject({ code: 1, said: expect.stringContaining('export MAPPE') })
})

test('serve shows the copies without a database, at the addresses that pages and codes have', async () => {
  const { slug, code } = await createPublished()
  const { DATABASE_URL: _, ...env } = process.env
  const args = [path.join(ROOT, 'scripts/archive.mjs'), 'serve', '--port', '0']
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void server.kill())
  const [said] = await once(server.stdout.setEncoding('utf8'), 'data')
  const [here] = /http:\/\/127\.0\.0\.1:\d+/.exec(said)
  for (const place of [`memorial/${slug}`, `QR/${code}`])
    expect(await (await fetch(`${here}/${place}`)).text()).toBe('<h1>Karen Holm</h1>')
  expect((await fetch(`${here}/memorial/nobody`)).status).toBe(404)
  expect((await fetch(`${here}/../archive-key.pem`)).status).toBe(404)
  server.kill()
  expect(await once(server, 'exit')).toEqual([0, null])
})

test('help ends well, and what it does not know ends with 2', async () => {
  const archive = (...args) =>
    promisify(execFile)(process.execPath, [path.join(ROOT, 'scripts/archive.mjs'), ...args]).then(
      ({ stderr }) => ({ said: stderr, code: 0 }),
      ({ stderr, code }) => ({ said: stderr, code }),
    )
  expect(await archive('export', '--help')).toMatchObject({
    code: 0,
    said: expect.stringContaining('archive -- verify'),
  })
  expect(await archive('burn')).toMatchObject({ code: 2, said: expect.stringContaining('Ukendt: burn') })
})
