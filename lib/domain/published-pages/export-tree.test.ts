import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, appendFile, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { exportTree } from '@/lib/domain/published-pages/export-tree'
import { inTree, treeFolder } from '@/lib/domain/published-pages/tree-on-disk'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createPublished, publishByHand } from '@/tests/factories/published-pages'

const run = promisify(execFile)
const parent = path.join(env.DATA_DIR, 'bags')
const folder = path.join(parent, 'bag')
const read = (name: string) => readFile(path.join(folder, name), 'utf8')
const isThere = (name: string) =>
  access(path.join(folder, name)).then(
    () => true,
    () => false,
  )

/** As somebody who has the bag and no program of ours. */
const sha512sum = (list: string, below = '') =>
  run('sha512sum', ['--check', '--strict', '--quiet', list], { cwd: path.join(folder, below) })
const openssl = () =>
  run(
    'openssl',
    [
      ...['pkeyutl', '-verify', '-rawin', '-pubin', '-inkey', 'archive-key.pub.pem'],
      ...['-sigfile', 'tagmanifest-sha512.txt.sig', '-in', 'tagmanifest-sha512.txt'],
    ],
    { cwd: folder },
  )

beforeEach(async () => {
  await db.publishedPage.deleteMany()
  await db.memorial.deleteMany()
  await rm(treeFolder, { recursive: true, force: true })
  await rm(parent, { recursive: true, force: true })
  await mkdir(parent)
})

describe('an export of the published tree', () => {
  it('is a bag that other programs accept, and find a changed byte in', async () => {
    for (let pages = 0; pages < 3; pages++) await createPublished()
    const made = await exportTree({ folder })
    expect(made).toMatchObject({ pages: 3, skipped: 0, files: 12 })
    expect(await readdir(parent)).toEqual(['bag'])
    expect(await read('bagit.txt')).toBe('BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n')
    expect(await read('bag-info.txt')).toContain(`Payload-Oxum: ${made.bytes}.12\n`)
    await sha512sum('manifest-sha512.txt')
    await sha512sum('tagmanifest-sha512.txt')
    expect((await openssl()).stdout).toContain('Verified')
    const { stdout } = await run('openssl', ['pkey', '-pubin', '-in', 'archive-key.pub.pem', '-outform', 'DER'], {
      cwd: folder,
      encoding: 'buffer',
    })
    expect(createHash('sha256').update(stdout).digest('hex')).toBe(made.fingerprint)
    const [slug] = await readdir(path.join(folder, 'data/memorial'))
    await appendFile(path.join(folder, `data/memorial/${slug}/index.html`), '!')
    await expect(sha512sum('manifest-sha512.txt')).rejects.toThrow('did NOT match')
    await appendFile(path.join(folder, 'manifest-sha512.txt'), '\n')
    await expect(sha512sum('tagmanifest-sha512.txt')).rejects.toThrow('did NOT match')
    await appendFile(path.join(folder, 'tagmanifest-sha512.txt'), '\n')
    await expect(openssl()).rejects.toThrow()
  })

  it('is signed with the same key each time, which only its owner can read', async () => {
    await createPublished()
    const { fingerprint } = await exportTree({ folder })
    expect((await exportTree({ folder: `${folder}-2` })).fingerprint).toBe(fingerprint)
    expect((await stat(path.join(env.DATA_DIR, 'archive-key.pem'))).mode & 0o777).toBe(0o600)
  })

  it('leads from codes and former slugs to the page, and holds the page of a double stone', async () => {
    const page = await createPublished()
    await db.memorialSlug.create({ data: { slug: 'karen-foer', memorialId: page.id } })
    await publishByHand(page.id)
    const beside = await createMemorial({ owner: await createAccount() })
    const { slug, code } = await createPublished([beside])
    await publishByHand(beside.id)
    await exportTree({ folder })
    for (const place of ['memorial/karen-foer', `QR/${page.code}`])
      expect(await read(`data/${place}/index.html`)).toContain(`<a href="../../memorial/${page.slug}/">`)
    expect(await read(`data/QR/${code}/index.html`)).toBe('to')
    expect(await isThere(`data/memorial/${slug}/sten/${code}/index.html`)).toBe(true)
    expect(await isThere(`data/memorial/${beside.slug}/index.html`)).toBe(true)
    await sha512sum('manifest-sha512.txt')
  })

  it('refuses a folder that is there, and leaves nothing half', async () => {
    await createPublished()
    await mkdir(folder)
    await expect(exportTree({ folder })).rejects.toThrow('findes allerede')
    expect(await readdir(parent)).toEqual(['bag'])
    const act = exportTree({
      folder: `${folder}-2`,
      onProgress: () => {
        throw new Error('killed')
      },
    })
    await expect(act).rejects.toThrow('killed')
    expect(await readdir(parent)).toEqual(['bag'])
  })

  it('leaves out a page whose copy is not whole', async () => {
    const [broken, whole] = [await createPublished(), await createPublished()]
    await appendFile(inTree(`${broken.folder}/index.html`), '!')
    expect(await exportTree({ folder })).toMatchObject({ pages: 1, skipped: 1 })
    expect(await readdir(path.join(folder, 'data/memorial'))).toEqual([whole.slug])
    expect(await readdir(path.join(folder, 'data'))).toEqual(['QR', 'memorial'])
  })

  it('has a page that is published anew while it is copied as it is then, and none that was closed', async () => {
    const [page, closed] = [await createPublished(), await createPublished()]
    await db.memorial.update({ where: { id: closed.id }, data: { visibility: 'members' } })
    // Copying waits for whoever writes to this file.
    const file = inTree(`${page.folder}/medier/a.webp`)
    await rm(file)
    await run('mkfifo', [file])
    const made = exportTree({ folder })
    const writer = await open(file, 'w')
    await publishByHand(page.id, '<h1>Kirsten Holm</h1>')
    await rm(inTree(page.folder), { recursive: true })
    await writer.writeFile('a')
    await writer.close()
    expect(await made).toMatchObject({ pages: 1, skipped: 1 })
    expect(await readdir(path.join(folder, 'data/memorial'))).toEqual([page.slug])
    expect(await read(`data/memorial/${page.slug}/index.html`)).toBe('<h1>Kirsten Holm</h1>')
    await sha512sum('manifest-sha512.txt')
    await sha512sum('manifest-sha512.txt', `data/memorial/${page.slug}`)
  })
})
