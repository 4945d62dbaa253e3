import { Readable } from 'node:stream'
import { appendToZip, zipBody } from '@/lib/server/zip'
import { GEDCOM_NAME } from './read-gedzip'

/** A file of the tree, opened when its turn comes. */
export type GedzipFile = { path: string; open: () => Readable | Promise<Readable> }

/** A .gdz as a response body, written while it is sent. Pictures and films are stored as they are. */
export function writeGedzip(
  gedcom: AsyncIterable<Uint8Array>,
  files: AsyncIterable<GedzipFile> | Iterable<GedzipFile>,
): ReadableStream<Uint8Array> {
  return zipBody(async (zip) => {
    await appendToZip(zip, Readable.from(gedcom), { name: GEDCOM_NAME })
    for await (const { path, open } of files) await appendToZip(zip, await open(), { name: path, store: true })
  })
}
