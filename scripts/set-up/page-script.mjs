import fs from 'node:fs'
import path from 'node:path'
import { namesIn } from '../server/used-style.mjs'
import { ROOT } from './root.mjs'

const FOLDER = 'static/memorial'
const NAME = 'page-script.json'

/**
 * Bundles the memorial page's own script (components/memorial-page/script) beside the framework's files, with
 * content-hashed names. Code loaded on first touch is a separate file. Lists the names that its markup may be styled by.
 * @param {string} distDir the build's folder
 */
export async function buildPageScript(distDir) {
  const { build, stop } = await import('esbuild')
  const { metafile } = await build({
    entryPoints: ['components/memorial-page/script/page.ts'],
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
    outdir: path.join(distDir, FOLDER),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  // esbuild's process would live as long as this one.
  await stop()
  const [made] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith('/page.ts')) ?? []
  if (!made) throw new Error('The script of the memorial page was not made')
  const source = `/_next/${FOLDER}/${path.basename(made)}`
  const scripts = Object.keys(metafile.outputs).map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'))
  fs.writeFileSync(path.join(distDir, NAME), JSON.stringify({ source, names: namesIn(scripts.join('\n')) }))
}

/** @returns {import('../server/own-script.mjs').OwnScript} this build's script */
export const readPageScript = (distDir) => JSON.parse(fs.readFileSync(path.join(distDir, NAME), 'utf8'))
