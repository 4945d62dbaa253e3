import 'server-only'
import { findKnownFiles, findNeeded, keysThatHold, type NeededFile } from '@/lib/domain/storage-use/known-files'
import { newForMs } from '@/lib/domain/storage-use/policy'
import type { Size } from '@/lib/domain/storage-use/sizes'
import { storage } from '@/lib/integrations/storage/storage'

const perPortion = 500
/** Of more, the rest is found when these are gone. */
const mostLost = 10_000

export type LostFile = { key: string; bytes: number }
/** `isWhole`: false when there were more lost files than are told. `missing`: what rows hold and no file is for. */
export type Walked = { sizes: Size[]; lost: LostFile[]; isWhole: boolean; missing: NeededFile[] }

/**
 * Walks through every stored file in portions, adds them up by kind, and finds those older than a day that belong to nothing,
 * and the rows, from before the walk, that have no file.
 */
export async function walkFiles(now: Date): Promise<Walked> {
  const unmet = new Set<string>()
  for await (const { key } of findNeeded()) unmet.add(key)
  const sizes = new Map<string, Size & { count: number }>()
  const lost: LostFile[] = []
  let portion: LostFile[] = []
  const judge = async () => {
    const known = await findKnownFiles(portion.map(({ key }) => key))
    lost.push(...portion.filter(({ key }) => !known.has(key)))
    portion = []
  }
  for await (const { key, size, modifiedAt } of storage.walk()) {
    const name = key.includes('/') ? key.slice(0, key.indexOf('/')) : key
    const sum = sizes.get(name) ?? { name, bytes: 0, count: 0 }
    sizes.set(name, { name, bytes: sum.bytes + size, count: sum.count + 1 })
    for (const held of keysThatHold(key)) unmet.delete(held)
    if (now.getTime() - modifiedAt.getTime() < newForMs || lost.length >= mostLost) continue
    portion.push({ key, bytes: size })
    if (portion.length >= perPortion) await judge()
  }
  if (portion.length > 0) await judge()
  return {
    sizes: [...sizes.values()],
    lost: lost.slice(0, mostLost),
    isWhole: lost.length < mostLost,
    missing: await stillMissing([...unmet].slice(0, mostLost)),
  }
}

/** A row may have gone with its file meanwhile. */
async function stillMissing(keys: readonly string[]): Promise<NeededFile[]> {
  const missing: NeededFile[] = []
  for await (const needed of findNeeded(keys)) missing.push(needed)
  return missing
}

/** Those of the files that are there, older than a day and belong to nothing at this moment. */
export async function stillLost(keys: readonly string[], now = new Date()): Promise<string[]> {
  const ages = await Promise.all(keys.map((key) => storage.modifiedAt(key)))
  const old = keys.filter((_, place) => {
    const modifiedAt = ages[place]
    return modifiedAt && now.getTime() - modifiedAt.getTime() >= newForMs
  })
  if (old.length === 0) return []
  const known = await findKnownFiles(old)
  return old.filter((key) => !known.has(key))
}
