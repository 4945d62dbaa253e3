import type { Readable } from 'node:stream'

/**
 * Where the published tree is kept: a folder, or a bucket. Every place is a path from the root of the tree. A copy's files
 * are written once, in a folder of their own, and are seen at other places by links to that folder.
 */
export interface TreeStore {
  /** Lets a folder be seen at a place. Whoever asks meanwhile gets the one before or this one. */
  putLink(place: string, target: string): Promise<void>
  /** The folder that is seen at this place; null where no link stands. */
  targetOf(place: string): Promise<string | null>
  /** Takes the link away if it leads to `target`. One that another page put there in the meantime stays. */
  takeLink(place: string, target: string): Promise<void>
  /** Removes a folder with all that is in it, or a file. Idempotent. */
  removeFolder(folder: string): Promise<void>
  removeEmpty(folder: string): Promise<void>
  /** Writes a file of a new copy, so that it survives a power cut. */
  writeText(file: string, text: string): Promise<void>
  /** The bytes of a file, to be consumed or destroyed; null where it is not there. */
  read(file: string): Promise<Readable | null>
  /** Lets a file of the copy before stand in a new one too. False where it is not there. */
  keepFile(before: string, file: string): Promise<boolean>
  /** Lets a file of the store stand in the tree. False where it is not there. */
  takeIn(key: string, file: string): Promise<boolean>
  /** What stands directly in a folder; nothing where there is none. */
  listFolder(folder: string): Promise<TreeEntry[]>
  /** The files in a folder and below it, by their paths in it. */
  listFiles(folder: string): Promise<Set<string>>
  /** Null for what is gone. */
  changedAt(place: string): Promise<Date | null>
}

export type TreeEntry = { name: string; isFolder: boolean }
