// Run by the bench: lays out the family in a JSON file in the worker, and prints how many seconds it took.
import fs from 'node:fs'
import { layOutTree } from '@/lib/domain/tree-drawing/kept-layout'
import type { FamilyGraph } from '@/lib/domain/tree-drawing/schema'

const [file] = process.argv.slice(2)
if (!file) throw new Error('lay-out FILE')
const graph: FamilyGraph = JSON.parse(fs.readFileSync(file, 'utf8'))
const began = performance.now()
const { boxes } = await layOutTree(graph)
console.log(JSON.stringify({ people: boxes.length, seconds: (performance.now() - began) / 1000 }))
process.exit(0)
