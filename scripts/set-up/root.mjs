import path from 'node:path'

/** The project folder. The launchers work from it wherever they are called. */
export const ROOT = path.resolve(import.meta.dirname, '../..')

/** The folder of persistent data: database, files, secrets. */
export const dataDir = () => path.resolve(ROOT, process.env.DATA_DIR || '.data')
