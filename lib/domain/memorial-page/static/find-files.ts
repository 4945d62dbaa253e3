import 'server-only'
import path from 'node:path'
import { z } from 'zod'
import { findShownProgramme, programmeId } from '@/lib/domain/ceremonies/programme/programme-row'
import { findKey, listServedMedia, readWanted } from '@/lib/domain/media/serving/served-media'
import { songSheetAddress, songsApi } from '@/lib/domain/songs/paths'
import { listShownSheets } from '@/lib/domain/songs/shown-sheets'
import { songFileKey } from '@/lib/domain/songs/song-files'
import { photoSource } from '@/lib/domain/stones/paths'
import { smallKeyOf } from '@/lib/domain/stones/stone-files'
import { db } from '@/lib/server/db'

/** A file that a document of the copy shows. `path` is relative to the copy's folder, `key` the storage key. */
export type StaticMedia = { path: string; key: string }

/** `id` is that of the file's row, `file` the end of its address: '640.webp', 'file', 'small', 'pdf'. */
export type FoundFile = StaticMedia & { id: string; file: string }

const addressOfMedia = /^\/media\/([^/]+)\/([^/]+)$/
const addressOfStone = /^\/api\/stone-photos\/([^/]+)\/small$/
const addressOfProgramme = /^\/api\/memorials\/[^/]+\/programme\.pdf$/
const uuid = z.uuid()

/**
 * The stored files behind the addresses in a document of this page, by address: those that a visitor of the page would
 * be sent, were it open. Five statements at most, however many they are.
 */
export async function findFiles(memorialId: string, addresses: readonly string[]): Promise<Map<string, FoundFile>> {
  const found = await Promise.all([
    findMedia(memorialId, addresses),
    findStonePhotos(memorialId, addresses),
    findSheets(memorialId, addresses),
    findProgramme(memorialId, addresses),
  ])
  return new Map(found.flat())
}

type Found = [address: string, file: FoundFile]

async function findMedia(memorialId: string, addresses: readonly string[]): Promise<Found[]> {
  const asked = addresses.flatMap((address) => {
    const [, id = '', file = ''] = addressOfMedia.exec(address) ?? []
    const wanted = uuid.safeParse(id).success ? readWanted(file) : null
    return wanted ? [{ address, id, file, wanted, number: wanted.is === 'variant' ? wanted.version : 0 }] : []
  })
  const distinct = new Map(asked.map((each) => [`${each.id} ${each.number}`, each]))
  if (distinct.size === 0) return []
  const media = new Map((await listServedMedia([...distinct.values()])).map((row) => [`${row.id} ${row.number}`, row]))
  return asked.flatMap(({ address, id, file, wanted, number }): Found[] => {
    const row = media.get(`${id} ${number}`)
    const isShown = row?.memorial.id === memorialId && !row.isHidden && !row.isWithheld
    if (!isShown || (row.origin && row.origin.status !== 'approved')) return []
    const found = findKey(row, wanted)
    if (wanted.is === 'original' || !found || !('key' in found)) return []
    return [[address, { id, file, key: found.key, path: placeOf(id, file, found.key) }]]
  })
}

async function findStonePhotos(memorialId: string, addresses: readonly string[]): Promise<Found[]> {
  const ids = addresses.flatMap((address) => addressOfStone.exec(address)?.[1] ?? [])
  const asked = ids.filter((id) => uuid.safeParse(id).success)
  if (asked.length === 0) return []
  const rows = await db.stonePhoto.findMany({
    where: { id: { in: asked }, isShown: true, qrCode: { links: { some: { memorialId } } } },
    select: { id: true, storageKey: true },
  })
  return rows.map(({ id, storageKey }): Found => {
    const key = smallKeyOf(storageKey)
    return [photoSource(id, 'small'), { id, file: 'small', key, path: placeOf(id, 'small', key) }]
  })
}

async function findSheets(memorialId: string, addresses: readonly string[]): Promise<Found[]> {
  if (!addresses.some((address) => address.startsWith(songsApi(memorialId)))) return []
  return (await listShownSheets(memorialId)).map(({ songId: id, revision, storageKey }): Found => {
    const key = songFileKey(storageKey, 'pdf')
    return [
      songSheetAddress(memorialId, id, 'pdf'),
      { id, file: 'pdf', key, path: placeOf(id, `noder-${revision}`, key) },
    ]
  })
}

async function findProgramme(memorialId: string, addresses: readonly string[]): Promise<Found[]> {
  const address = addresses.find((each) => addressOfProgramme.test(each))
  const key = address ? await findShownProgramme(memorialId) : null
  if (!address || !key) return []
  const id = programmeId(key)
  return [[address, { id, file: 'pdf', key, path: placeOf(id, 'programmet', key) }]]
}

/** The file's ending says what it is: nothing else does, where there is no server. */
function placeOf(id: string, file: string, key: string): string {
  return path.posix.join('medier', `${id}-${path.parse(file).name}${path.extname(key)}`)
}
