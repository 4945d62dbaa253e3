import { countStatements } from './idle.mjs'
import { median } from './throughput.mjs'

// The median leaves out what the process does by itself meanwhile, such as storing the visits of a minute.
const VISITS = 21

/**
 * How many statements a visit sends to the database: to pages of all sizes, the most of them, and to a page by its
 * printed code, whose scan is counted after the answer.
 */
export async function measureStatements(site, code) {
  const pages = []
  for (const slug of ['graven', 'stor', 'besoegt']) pages.push(await statementsOf(site, `/memorial/${slug}`))
  return { page: Math.max(...pages), scan: await statementsOf(site, `/QR/${code}`) }
}

async function statementsOf({ origin }, path) {
  const [found, own] = [[], []]
  for (let visit = 0; visit < VISITS; visit++) {
    own.push(-(await countStatements(origin)) + (await countStatements(origin)))
    const before = await countStatements(origin)
    const response = await fetch(origin + path)
    await response.arrayBuffer()
    if (response.headers.get('x-page') === null) throw new Error(`${path}: ${response.status}, no page of the store`)
    found.push((await countStatements(origin)) - before)
  }
  // Telling the count takes some, too.
  return median(found) - median(own)
}
