import 'server-only'
import { z } from 'zod'
import { dataTexts } from '@/lib/domain/privacy/data-texts'
import { valueTexts } from '@/lib/domain/privacy/value-texts'
import { formatDate, formatDateTime } from '@/lib/shared/danish-time'

type Json = string | number | boolean | null | Json[] | Fields
type Fields = { [key: string]: Json }

/** Facts about the file itself, shown first. */
const aboutTheFile = ['site', 'madeAt', 'format', 'version']
/** Lists of objects with more fields are not shown as a table. */
const mostColumns = 5

/**
 * A person's data as a readable page: every field with a Danish label, times in Danish time, in one document that opens
 * from a disk. `json` is the file beside it.
 */
export function dataPage(json: string): string {
  const contents: Fields = z.record(z.string(), z.json()).parse(JSON.parse(json))
  const parts = Object.entries(contents).filter(([key]) => !aboutTheFile.includes(key))
  const links = parts.map(([key]) => `<li><a href="#${key}">${wordsFor(key)}</a></li>`)
  const file = Object.fromEntries(
    aboutTheFile.flatMap((key) => (key in contents ? [[key, contents[key] ?? null]] : [])),
  )
  return `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Alt, hvad vi har om dig</title><style>${style}</style></head><body><main>
<h1>Alt, hvad vi har om dig</h1>
<p>Her står det samme som i filen mine-data.json ved siden af, bare til at læse. Filen er til tjenester og programmer.</p>
${fieldsTable(file)}
<nav aria-label="Indhold"><ul>${links.join('')}</ul></nav>
${parts.map(([key, value]) => `<section id="${key}"><h2>${wordsFor(key)}</h2>${renderValue(key, value)}</section>`).join('\n')}
</main></body></html>\n`
}

function renderValue(key: string, value: Json): string {
  if (Array.isArray(value)) return list(key, value)
  return isFields(value) ? fieldsTable(value) : `<p>${plain(key, value)}</p>`
}

function list(key: string, items: Json[]): string {
  const rows = items.filter(isFields)
  if (items.length === 0) return '<p class="none">Her er ikke noget.</p>'
  if (rows.length < items.length) return `<ul>${items.map((item) => `<li>${plain(key, item)}</li>`).join('')}</ul>`
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const isFlat = rows.every((row) => Object.values(row).every((value) => typeof value !== 'object' || value === null))
  if (!isFlat || columns.length > mostColumns) {
    const one = (row: Fields, index: number) => `<h3>${index + 1} af ${rows.length}</h3>${fieldsTable(row)}`
    return rows.map((row, index) => (rows.length > 1 ? one(row, index) : fieldsTable(row))).join('')
  }
  const head = columns.map((column) => `<th scope="col">${wordsFor(column)}</th>`).join('')
  const lines = rows.map((row) => columns.map((column) => `<td>${plain(column, row[column] ?? null)}</td>`).join(''))
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${lines.map((line) => `<tr>${line}</tr>`).join('')}</tbody></table></div>`
}

function fieldsTable(fields: Fields): string {
  const rows = Object.entries(fields).map(
    ([key, value]) =>
      `<tr><th scope="row">${wordsFor(key)}</th><td>${typeof value === 'object' && value !== null ? renderValue(key, value) : plain(key, value)}</td></tr>`,
  )
  return `<table class="fields"><tbody>${rows.join('')}</tbody></table>`
}

/** The label of a field; the snapshots of reported content have fields of their own, which keep their names. */
function wordsFor(key: string): string {
  const words: Partial<Record<string, string>> = dataTexts
  return escaped(words[key] ?? key)
}

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const day = /^\d{4}-\d\d-\d\d$/

function plain(key: string, value: Json): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nej'
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (typeof value !== 'string') return renderValue(key, value)
  // Sanitised before it was stored, as on the page.
  if (key === 'biography') return `<div class="story">${value}</div>`
  if (moment.test(value)) return escaped(formatDateTime(new Date(value)))
  if (day.test(value)) return escaped(formatDate(new Date(value)))
  if (/^https?:\/\/[^\s"<>]+$/.test(value)) return `<a href="${escaped(value)}">${escaped(value)}</a>`
  return escaped(valueTexts[key]?.[value] ?? value)
}

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '')
}

const style = `:root{color-scheme:light dark}
body{margin:0;padding:2rem 1.25rem 4rem;font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:52rem;margin:0 auto}
h1,h2,h3{font-family:Georgia,serif;font-weight:500;line-height:1.2}
h1{font-size:2.25rem}h2{margin:3rem 0 1rem;font-size:1.625rem}h3{margin:1.5rem 0 .5rem;font-size:1.1875rem}
nav{margin-top:2rem}nav li{margin:.35rem 0}
table{border-collapse:collapse;width:100%}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid #8884;text-align:left;vertical-align:top;white-space:pre-line}
.fields>tbody>tr>th{width:15rem;font-weight:600}
.wide{overflow-x:auto}.wide table{min-width:34rem}
.story{white-space:normal}
.none{opacity:.75}td>.none{margin:0}
@media(max-width:36rem){.fields,.fields>tbody,.fields>tbody>tr,.fields>tbody>tr>th,.fields>tbody>tr>td{display:block;width:auto}.fields>tbody>tr>th{border:0;padding-bottom:0}}
@media print{nav{display:none}tr{break-inside:avoid}h2,h3{break-after:avoid}}`
