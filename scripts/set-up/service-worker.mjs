import fs from 'node:fs'
import path from 'node:path'
import { serwistConfig } from '../../serwist.config.mjs'
import { ROOT } from './root.mjs'

const SERVED = path.join(ROOT, 'public/sw.js')

/** @returns {boolean} whether /sw.js can be served */
export const hasServiceWorker = () => fs.existsSync(SERVED)

/**
 * Bundles app/sw.ts with Serwist, into a draft that is then renamed, so that a running server never sends half a
 * worker.
 * @param {{ draftDir: string, revision: string }} options a new `revision` makes browsers refetch the offline page
 */
export async function buildServiceWorker({ draftDir, revision }) {
  const [{ runBuildCommand }, { stop }] = await Promise.all([import('@serwist/cli'), import('esbuild')])
  const draft = path.join(draftDir, 'worker', `sw-${process.pid}.js`)
  const log = console.log
  // Silences Serwist; our own progress output is enough.
  console.log = () => {}
  try {
    await runBuildCommand({ config: serwistConfig({ revision, swDest: draft }), watch: false })
  } finally {
    console.log = log
    // Serwist leaves esbuild's process running, which would live as long as this one.
    await stop()
  }
  fs.mkdirSync(path.dirname(SERVED), { recursive: true })
  fs.renameSync(draft, SERVED)
}
