import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { programArgs } from '../set-up/programs.mjs'
import { secretsOf } from '../set-up/secrets.mjs'
import { makeMemorial } from './fill.mjs'
import { lowerQuartile, timed, timedMiss } from './growth.mjs'
import { withBrowser } from './paint.mjs'
import { measureProcessor } from './processor.mjs'
import { median } from './throughput.mjs'

const ROUNDS = 40
const WARM_UP = 8
const BRANCHES = 5
const BRANCH_REST_MS = 1500
const SIZES = { five: 5, fifty: 50, large: 5000 }
const DRAWN = 1000

/** Pages with trees of these sizes, imported from files as a family does. Sets `site.imports`: seconds by size. */
export async function fillTrees(site) {
  site.imports = {}
  for (const [name, people] of Object.entries(SIZES)) {
    const slug = `slaegt-${name}`
    await makeMemorial(site.db, slug)
    await site.db.query(
      `INSERT INTO "MemorialMember" ("memorialId", "userId", role)
       SELECT memorial.id, account.id, 'owner' FROM "Memorial" memorial, "User" account
       WHERE memorial.slug = $1 AND account."usernameKey" = 'bench'`,
      [slug],
    )
    await post(site, `/api/memorials/${slug}/tree`, {})
    site.imports[name] = await importFile(site, slug, familyFile(people))
  }
  await site.db.query('ANALYZE')
}

/** From choosing the file until everybody is in the tree, without the time a person takes to read the review. */
async function importFile(site, slug, text) {
  const form = new FormData()
  form.set('file', new Blob([text]), 'slaegten.ged')
  const began = performance.now()
  const path = `/api/memorials/${slug}/tree/imports`
  const { importId: id } = await call(site, path, { method: 'POST', body: form })
  await until(site, `${path}/${id}`, 'review')
  const confirmed = { pageXref: PAGE_XREF.replaceAll('@', ''), keep: 'ours' }
  await post(site, `${path}/${id}/confirm`, confirmed)
  await until(site, `${path}/${id}`, 'done')
  return (performance.now() - began) / 1000
}

async function until(site, path, wanted) {
  for (const began = performance.now(); performance.now() - began < 120_000; await pause(50)) {
    const { status } = await call(site, path)
    if (status === wanted) return
    if (status === 'failed') break
  }
  throw new Error(`${path} did not become ${wanted}`)
}

/** How the tree's page and its excerpt grow with the tree, the layout of 1,000 people, and the script of a branch. */
export async function measureTrees(site) {
  const times = { five: [], fifty: [], large: [], fiveExcerpt: [], largeExcerpt: [] }
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const found = {
      fifty: await timed(`${site.origin}/family-tree/slaegt-fifty`),
      large: await timed(`${site.origin}/family-tree/slaegt-large`),
      fiveExcerpt: await timedMiss(site, 'slaegt-five'),
      largeExcerpt: await timedMiss(site, 'slaegt-large'),
    }
    if (round >= WARM_UP) for (const [name, ms] of Object.entries(found)) times[name].push(ms)
  }
  const ms = (name) => lowerQuartile(times[name])
  return {
    fiftyMs: ms('fifty'),
    largeMs: ms('large'),
    viewRatio: ms('large') / ms('fifty'),
    excerptRatio: ms('largeExcerpt') / ms('fiveExcerpt'),
    importSeconds: site.imports.large,
    layoutSeconds: await measureLayout(site),
    branchMs: await measureBranch(site),
  }
}

/** In the worker's thread, with its start. */
async function measureLayout({ url, origin, dataDir }) {
  const file = path.join(dataDir, 'family.json')
  fs.writeFileSync(file, JSON.stringify(familyGraph(DRAWN)))
  const settings = { ...secretsOf(dataDir), DATABASE_URL: url, DATA_DIR: dataDir, SITE_URL: origin }
  const env = { ...process.env, ...settings, LOG_LEVEL: 'error' }
  const { stdout } = await promisify(execFile)(process.execPath, programArgs('bench-lay-out', file), { env })
  return JSON.parse(stdout.trim().split('\n').at(-1)).seconds
}

/** The script that opening a branch runs, on the main thread of the bench's phone. */
async function measureBranch({ origin }) {
  const times = []
  await withBrowser(async (browser) => {
    const { rate } = await measureProcessor(browser)
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await page.goto(`${origin}/family-tree/slaegt-large`, { waitUntil: 'networkidle' })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    for (let branch = 0; branch < BRANCHES; branch++) {
      const before = await scriptSeconds(devtools)
      const drawn = page.waitForResponse(/\/tree\/drawing/)
      // By an event, since most are beyond the screen; an opened one is no longer among them.
      await page.locator('[data-open="down"]').first().dispatchEvent('click')
      await drawn
      // Polling would count as script; the boxes have come to rest by then.
      await pause(BRANCH_REST_MS)
      times.push(((await scriptSeconds(devtools)) - before) * 1000)
    }
    await context.close()
  })
  return median(times)
}

async function scriptSeconds(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration').value
}

function post(site, path, body) {
  return call(site, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function call({ origin, cookie }, path, { headers, ...options } = {}) {
  const response = await fetch(origin + path, { ...options, headers: { ...headers, cookie, origin } })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

const GENERATION_YEARS = 28
const FIRST_YEAR = 1720
const CHILDREN = 3
const LIFE_YEARS = 70
/** Who the page is about: a child of the founders, with brothers and sisters, children and grandchildren. */
const PAGE_XREF = '@I3@'

/** The same family as `familyFile`, as what a layout needs. */
function familyGraph(count) {
  const { people, families } = makeFamily(count)
  return {
    people: people.map(({ xref: id }) => ({ id })),
    unions: families.map(({ xref, partners, children }) => ({
      id: xref,
      kind: 'married',
      ended: null,
      partnerIds: partners.map(({ xref: id }) => id),
      children: children.map(({ xref: id }) => ({ id, kind: 'birth', twinGroup: null })),
    })),
  }
}

/**
 * A family of `count` people as a GEDCOM 5.5.1 file: a couple, three children to each couple, each of them married, from
 * the oldest generation to the youngest. Around the person of the page, a large family looks like a small one.
 */
function familyFile(count) {
  const { people, families } = makeFamily(count)
  const head = ['0 HEAD', '1 SOUR Bench', '1 GEDC', '2 VERS 5.5.1', '2 FORM LINEAGE-LINKED', '1 CHAR UTF-8']
  const lines = [...head, ...people.flatMap(personLines), ...families.flatMap(familyLines), '0 TRLR']
  return `${lines.join('\r\n')}\r\n`
}

function makeFamily(count) {
  const people = []
  const families = []
  const person = (sex, year, bornIn) => {
    const xref = `@I${people.length + 1}@`
    people.push({ xref, sex, year, bornIn, partnerIn: null })
    return people.at(-1)
  }
  const marry = (one, other) => {
    const family = { xref: `@F${families.length + 1}@`, partners: [one, other], children: [] }
    families.push(family)
    for (const partner of family.partners) partner.partnerIn = family.xref
    return family
  }
  let couples = [marry(person('M', FIRST_YEAR, null), person('F', FIRST_YEAR + 2, null))]
  for (let year = FIRST_YEAR + GENERATION_YEARS; people.length < count; year += GENERATION_YEARS) {
    const next = []
    for (const family of couples) {
      for (let place = 0; place < CHILDREN && people.length < count; place++) {
        const child = person(place % 2 ? 'F' : 'M', year + 2 * place, family.xref)
        family.children.push(child)
        if (people.length < count) next.push(marry(child, person(place % 2 ? 'M' : 'F', year + 1, null)))
      }
    }
    couples = next
  }
  return { people, families }
}

const GIVEN = { M: ['Peter', 'Niels', 'Jens', 'Hans', 'Søren'], F: ['Karen', 'Ane', 'Maren', 'Kirsten', 'Else'] }

function personLines({ xref, sex, year, bornIn, partnerIn }, index) {
  const given = GIVEN[sex][index % GIVEN[sex].length]
  return [
    `0 ${xref} INDI`,
    `1 NAME ${given} /Holm ${index + 1}/`,
    `1 SEX ${sex}`,
    '1 BIRT',
    `2 DATE ${1 + (index % 28)} MAY ${year}`,
    '2 PLAC Trans, Lemvig',
    '2 SOUR Kirkebogen',
    '1 DEAT',
    `2 DATE ABT ${year + LIFE_YEARS}`,
    '1 OCCU Gårdmand',
    ...(bornIn ? [`1 FAMC ${bornIn}`] : []),
    ...(partnerIn ? [`1 FAMS ${partnerIn}`] : []),
  ]
}

function familyLines({ xref, partners, children }) {
  const [husband, wife] = partners.toSorted((a, b) => (a.sex < b.sex ? 1 : -1))
  return [
    `0 ${xref} FAM`,
    `1 HUSB ${husband.xref}`,
    `1 WIFE ${wife.xref}`,
    ...children.map((child) => `1 CHIL ${child.xref}`),
    '1 MARR',
    `2 DATE ${Math.max(husband.year, wife.year) + 22}`,
  ]
}
