import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { alone, findPlaces } from '@/lib/domain/published-pages/take-away'
import { putAt, readPlace, stoneFolder, writeFile, writeManifest } from '@/lib/domain/published-pages/tree'
import { inTree } from '@/lib/domain/published-pages/tree-on-disk'
import { createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const codeCount = Number(process.env.THIRTY_YEARS_CODES || 24)

/**
 * How many codes go through thirty years (thirty-years.test.ts), how much happens to them in each, and what chance begins
 * with.
 */
export const thirtyYears = {
  codeCount,
  actsPerYear: Number(process.env.THIRTY_YEARS_ACTS || codeCount / 6),
  seed: Number(process.env.THIRTY_YEARS_SEED || 1742),
}

export type PublishedCopy = { id: string; slug: string; code: string; folder: string }

/** An open page with a code, and its copy in the published tree. `beside`: pages to the right of it on its stone. */
export async function createPublished(beside: Array<{ id: string }> = []): Promise<PublishedCopy> {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const { code } = await createCode({ owner, memorials: [memorial, ...beside] })
  return { ...memorial, code, folder: await publishByHand(memorial.id) }
}

/** Puts a new copy of a page where it must stand, by hand and without its content. Returns its folder. */
export async function publishByHand(memorialId: string, html = '<h1>Karen Holm</h1>'): Promise<string> {
  const folder = `pages/${memorialId}/${randomUUID()}`
  await alone(memorialId, async (tx) => {
    const places = await findPlaces(tx, memorialId)
    const stones = places.map((entry) => stoneFolder(readPlace(entry))).filter((stone) => stone !== null)
    const texts = {
      'index.html': html,
      'medier/a.webp': 'a',
      ...Object.fromEntries(stones.map((stone) => [`${stone}/index.html`, 'to'])),
    }
    const files = new Map<string, string>()
    for (const [file, text] of Object.entries(texts)) files.set(file, await writeFile(`${folder}/${file}`, text))
    const checksum = await writeManifest(folder, files)
    for (const entry of places) await putAt(folder, readPlace(entry))
    const [now] = await tx.$queryRaw<Array<{ version: string }>>`
      SELECT published_version(${memorialId}::uuid) AS version`
    const row = {
      folder,
      places,
      version: now?.version ?? '',
      release: 'test',
      checksum,
      isLeaving: false,
      problem: null,
    }
    await tx.publishedPage.upsert({ where: { memorialId }, create: { memorialId, ...row }, update: row })
  })
  return folder
}

/** Makes a file or folder of the tree two hours older than it is. */
export async function ageInTree(place: string): Promise<void> {
  const then = new Date(Date.now() - 2 * 3600_000)
  await utimes(inTree(place), then, then)
}
