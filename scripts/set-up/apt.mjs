import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { runQuietly } from './run-command.mjs'

/**
 * Installs packages on Debian and its relatives.
 * @param {string[]} names of the packages
 * @returns {Promise<boolean>} false without apt, without the rights, or when there is no such package
 */
export async function installWithApt(names) {
  if (!fs.existsSync('/usr/bin/apt-get')) return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (asRoot.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0) return false
  const apt = (...args) => {
    const [file, ...rest] = [...asRoot, 'apt-get', ...args]
    return runQuietly(file, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  try {
    await apt('update', '-q')
    await apt('install', '-y', '-q', '--no-install-recommends', ...names)
    return true
  } catch {
    return false
  }
}
