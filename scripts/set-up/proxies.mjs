import fs from 'node:fs'
import { installWithApt } from './apt.mjs'

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

/**
 * @param {'nginx' | 'caddy'} name
 * @returns {string | undefined} where this machine has the program
 */
export const findProxy = (name) => FOLDERS.map((folder) => `${folder}/${name}`).find((place) => fs.existsSync(place))

/** Makes sure that the proxies of deploy/ can be tested, with Debian's packages. Without them those tests fail. */
export async function ensureProxies() {
  const isThere = () => findProxy('nginx') && findProxy('caddy')
  if (!isThere()) await installWithApt(['nginx-light', 'caddy'])
  return { note: isThere() ? undefined : 'mangler; installér pakkerne nginx-light og caddy' }
}
