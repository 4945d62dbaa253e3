// Writes gedcom7-table.ts from the standard's own tables: a checkout of https://github.com/FamilySearch/GEDCOM is the
// one argument, e.g. `node lib/integrations/gedcom/tables/make-gedcom7-table.mjs ../GEDCOM`.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(process.argv[2] ?? '.', 'extracted-files')
const terms = 'https://gedcom.io/terms/v7/'
const rows = (name) =>
  readFileSync(path.join(folder, `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').map((cell) => cell.replaceAll(terms, '')))

const payloadNames = {
  'http://www.w3.org/2001/XMLSchema#string': 'text',
  'http://www.w3.org/2001/XMLSchema#Language': 'language',
  'http://www.w3.org/2001/XMLSchema#anyURI': 'uri',
  'http://www.w3.org/2001/XMLSchema#nonNegativeInteger': 'integer',
  'http://www.w3.org/ns/dcat#mediaType': 'media-type',
  'type-Age': 'age',
  'type-Date': 'date',
  'type-Date#exact': 'date-exact',
  'type-Date#period': 'date-period',
  'type-FilePath': 'file',
  'type-Latitude': 'latitude',
  'type-Longitude': 'longitude',
  'type-List#Text': 'text',
  'type-Name': 'name',
  'type-TagDef': 'tag-definition',
  'type-Time': 'time',
  'Y|<NULL>': 'yes',
}
const sets = new Map(rows('enumerations').map(([structure, set]) => [structure, set.replace('enumset-', '')]))

function payloadOf(structure, payload) {
  if (!payload) return 'none'
  if (payload.startsWith('@<')) return `@${payload.slice(2, -2).replace('record-', '')}`
  if (payload === 'type-Enum') return `enum:${sets.get(structure)}`
  if (payload === 'type-List#Enum') return `enums:${sets.get(structure)}`
  if (!payloadNames[payload]) throw new Error(`An unknown payload: ${payload}`)
  return payloadNames[payload]
}

const marks = { '{0:1}': '', '{1:1}': '!', '{0:M}': '*', '{1:M}': '+' }
const cardinalities = new Map(rows('cardinalities').map(([above, below, mark]) => [`${above} ${below}`, marks[mark]]))
const below = new Map()
for (const [above, tag, structure] of rows('substructures')) {
  if (tag === 'CONT') continue
  const mark = above === '' ? '*' : (cardinalities.get(`${above} ${structure}`) ?? '')
  below.set(above, [...(below.get(above) ?? []), tag === structure ? tag + mark : `${tag}=${structure}${mark}`])
}

// What all structures of a kind share is written once. The events come first since they are the largest.
const shares = new Map()
for (const tags of below.values()) shares.set(tags.join(' '), (shares.get(tags.join(' ')) ?? 0) + 1)
const groups = [...shares].filter(([tags, times]) => times > 1 && tags.length > 60).map(([tags]) => tags)

const lines = groups.map((tags, at) => `%${at + 1} : ${tags}`)
lines.push(`DATASET none : ${below.get('').join(' ')}`)
for (const [structure, payload] of rows('payloads')) {
  if (structure === 'CONT') continue
  const tags = (below.get(structure) ?? []).join(' ')
  const group = groups.indexOf(tags)
  lines.push(`${structure} ${payloadOf(structure, payload)} : ${group < 0 ? tags : `%${group + 1}`}`.trimEnd())
}

const values = new Map()
for (const [set, value] of rows('enumerationsets')) {
  const name = set.replace('enumset-', '')
  const tag = value.replace(/^(enum-(ADOP-)?|INDI-)/, '')
  values.set(name, [...(values.get(name) ?? []), tag])
}

const wrapped = lines.flatMap((line) => wrap(line))
const source = `// Written by make-gedcom7-table.mjs from the tables of FamilySearch GEDCOM 7.0
// (https://github.com/FamilySearch/GEDCOM, extracted-files/, © 1984-2026 Intellectual Reserve, Inc., Apache 2.0).
// This work comprises, is based on, or is derived from the FAMILYSEARCH GEDCOM™ Specification. The notation is
// described in structure-tables.ts.

export const gedcom7Structures = \`
${wrapped.join('\n')}
\`

export const gedcom7Sets = \`
${[...values].flatMap(([name, tags]) => wrap(`${name} : ${tags.join(' ')}`)).join('\n')}
\`
`
writeFileSync(path.join(import.meta.dirname, 'gedcom7-table.ts'), source)

/** Lines of at most 120 characters; continued ones are indented. */
function wrap(line) {
  const out = ['']
  for (const word of line.split(' ')) {
    const last = out[out.length - 1]
    if (last && last.length + word.length + 1 > 118) out.push(`  ${word}`)
    else out[out.length - 1] = last ? `${last} ${word}` : word
  }
  return out
}
