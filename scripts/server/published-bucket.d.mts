import type { Readable } from 'node:stream'
import type { Bucket } from '../../lib/integrations/storage/bucket.mjs'

type FoundFile = { size: number; read: (range: { start: number; end: number }) => Readable | Promise<Readable> }
export function treeInBucket(bucket: Bucket): { find: (names: string[]) => Promise<FoundFile | 'folder' | null> }
