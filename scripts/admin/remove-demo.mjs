import fs from 'node:fs'
import path from 'node:path'
import { clearDatabase } from '../postgres/clear-database.mjs'

const NAMES = ['files', 'uploads', 'mail', 'stand-in.json']

/**
 * Empties the database and the file folders, and what its payments left. The caller has checked that they hold only the demonstration.
 * @returns {Promise<number>} the exit code
 */
export async function removeDemo({ ownerUrl, role, dataDir }) {
  await clearDatabase(ownerUrl, role)
  for (const name of NAMES) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true })
  console.log('\n  Demonstrationen er fjernet. Lav nu den første administrator: npm run admin -- create\n')
  return 0
}
