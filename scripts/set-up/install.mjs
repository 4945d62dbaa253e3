import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './root.mjs'
import { runQuietly } from './run-command.mjs'

/** @returns {boolean} whether node_modules holds exactly what package-lock.json names for this machine */
export function isInstalled(root = ROOT) {
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  // What npm itself noted about the folder when it last filled it.
  const present = readPackages(path.join(root, 'node_modules/.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([location, { version, optional, link }]) => {
    if (location === '' || link) return true
    const found = present[location]
    // An optional package for another kind of machine is rightly missing.
    return found ? found.version === version : optional === true
  })
}

/** Installs the packages of the lock file. Needs nothing but npm; everything else here may use packages after it. */
export async function installPackages() {
  // The build needs the development packages too, also where NODE_ENV says production.
  const args = ['--include=dev', '--no-audit', '--no-fund']
  try {
    await npm(['ci', ...args])
  } catch (failure) {
    console.log('     npm ci gik ikke; prøver med npm install, som retter sig efter denne maskine.')
    try {
      await npm(['install', '--no-save', ...args])
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

// Inside `npm run` the npm that runs is named by this variable; it is a script, and not always on the path.
function npm(args) {
  const running = process.env.npm_execpath
  return running?.endsWith('.js') ? runQuietly(process.execPath, [running, ...args]) : runQuietly('npm', args)
}
