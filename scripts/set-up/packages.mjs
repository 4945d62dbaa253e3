import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** @returns {string} the folder of an installed package */
export const packageFolder = (name) => path.dirname(require.resolve(`${name}/package.json`))

/** @returns {string} the version of an installed package */
export const packageVersion = (name) => require(`${name}/package.json`).version

/** @returns {string} the program that a package declares under this name, for Node to run */
export const packageProgram = (name, program = name) =>
  path.join(packageFolder(name), require(`${name}/package.json`).bin[program])
