import path from 'node:path'
import { bucketOf, openBucket } from '../../lib/integrations/storage/bucket.mjs'
import { dataDir } from '../set-up/root.mjs'
import { treeInFolder } from './published-tree.mjs'

/** The folder of the published copies where there is no bucket. */
export const publishedFolder = () => path.join(dataDir(), 'published')

/**
 * The published copies of this installation.
 * @returns {Promise<import('./published-tree.mjs').PublishedTree>}
 */
export async function openPublished() {
  const settings = bucketOf(process.env)
  if (!settings) return treeInFolder(publishedFolder())
  // Needs packages, which a folder alone does not.
  const { treeInBucket } = await import('./published-bucket.mjs')
  return treeInBucket(openBucket(settings))
}
