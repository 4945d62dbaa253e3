import path from 'node:path'

/** The project folder. The launchers work from it wherever they are called from. */
export const ROOT = path.resolve(import.meta.dirname, '../..')

/** The folder of the data that must survive: database, files, secrets. */
export const dataDir = () => path.resolve(ROOT, process.env.DATA_DIR || '.data')
