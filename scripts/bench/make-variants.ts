// Run by the bench: writes the variants of a picture into a folder and prints their widths. With 'steps'
// as the third argument, the finer ones of a cover.
import fs from 'node:fs'
import path from 'node:path'
import { makeVariants } from '@/lib/integrations/pictures/make-variants'

const [source, folder, set] = process.argv.slice(2)
if (!source || !folder) throw new Error('make-variants SOURCE FOLDER')
const { variants } = await makeVariants(fs.readFileSync(source), set === 'steps' ? 'steps' : 'page')
for (const { width, body, contentType } of variants) {
  fs.writeFileSync(path.join(folder, `${width}.${contentType.slice('image/'.length)}`), body)
}
console.log(JSON.stringify([...new Set(variants.map(({ width }) => width))]))
