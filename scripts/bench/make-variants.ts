// Run through tsx by the bench: writes the variants of a picture into a folder and prints their widths.
import fs from 'node:fs'
import path from 'node:path'
import { makeVariants } from '@/lib/integrations/pictures/make-variants'

const [source, folder] = process.argv.slice(2)
if (!source || !folder) throw new Error('make-variants SOURCE FOLDER')
const { variants } = await makeVariants(fs.readFileSync(source))
for (const { width, body } of variants) fs.writeFileSync(path.join(folder, `${width}.webp`), body)
console.log(JSON.stringify(variants.map(({ width }) => width)))
