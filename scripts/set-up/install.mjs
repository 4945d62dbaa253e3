import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './root.mjs'
import { runQuietly } from './run-command.mjs'

/** @returns {boolean} whether node_modules matches package-lock.json for this machine */
export function isInstalled(root = ROOT) {
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  // npm's own record of the folder.
  const present = readPackages(path.join(root, 'node_modules/.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([location, { version, optional, link }]) => {
    if (location === '' || link) return true
    const found = present[location]
    // Optional packages for other platforms may be missing.
    return found ? found.version === version : optional === true
  })
}

/** Installs the packages of a folder's lock file. Needs only npm. */
export async function installPackages(root = ROOT) {
  // The build needs the development packages, even if NODE_ENV is production.
  const args = ['--include=dev', '--no-audit', '--no-fund']
  try {
    await npm(root, ['ci', ...args])
  } catch (failure) {
    console.log('     npm ci gik ikke; prøver med npm install, som retter sig efter denne maskine.')
    try {
      await npm(root, ['install', '--no-save', ...args])
    } catch (error) {
      throw new Error(
        `Pakkerne kunne ikke installeres. Er der forbindelse til npm-registret?\n\n${failure.message}\n\n${error.message}`,
      )
    }
  }
}

function readPackages(file) {
  if (!fs.existsSync(file)) return undefined
  return JSON.parse(fs.readFileSync(file, 'utf8')).packages
}

// Inside `npm run` this variable names the running npm; it is a script, and not always on the path.
function npm(cwd, args) {
  const running = process.env.npm_execpath
  return running?.endsWith('.js')
    ? runQuietly(process.execPath, [running, ...args], { cwd })
    : runQuietly('npm', args, { cwd })
}
