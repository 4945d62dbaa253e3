// `npm run letters`: subsets the fonts again, after a change of scripts/letters or of the packages they come from.
// The output is committed: neither build nor start needs the tool or a network.
import fs from 'node:fs'
import path from 'node:path'
import { cutLetters } from './letters/cut.mjs'
import { ROOT } from './set-up/root.mjs'

const head = '/* Written by `npm run letters`. */\n'
const folder = path.join(ROOT, 'public/letters')
const { files, css, italicCss, ahead } = await cutLetters()
fs.rmSync(folder, { recursive: true, force: true })
fs.mkdirSync(folder, { recursive: true })
for (const [name, body] of files) fs.writeFileSync(path.join(folder, name), body)
fs.writeFileSync(path.join(ROOT, 'app/letters.css'), `${head}${css}`)
fs.writeFileSync(path.join(ROOT, 'app/letters-italic.css'), `${head}${italicCss}`)
const addresses = ahead.map((name) => `  '/letters/${name}',\n`).join('')
fs.writeFileSync(
  path.join(ROOT, 'components/frame/letter-files.mjs'),
  `// Written by \`npm run letters\`: what every page is set in.\nexport const letterFiles = [\n${addresses}]\n`,
)
for (const [name, { length }] of files) console.log(`${name} ${length}`)
