import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { answerOf, type Site } from './site'

type Taken = { pieceId: string | null }
type Batch = { number: number; pieces: number }

/** A signed-in workshop worker. */
export function workshopHand(site: Site): Promise<APIRequestContext> {
  return site.staff('production')
}

/** Sends all codes of a package as one batch through the three stations and ships it. Returns how many were made. */
export async function engraveAndShip(
  hand: APIRequestContext,
  packageNumber: number,
  addressOf: (code: string) => string,
): Promise<number> {
  const data = {
    name: `Parti ${randomBytes(4).toString('hex')}`,
    dueOn: '2099-06-01',
    source: 'package',
    packageNumber,
    options: { material: 'steel', symbolMm: 40 },
  }
  const { number: batch, pieces } = await answerOf<Batch>(await hand.post('/api/production/batches', { data }))
  const take = async (kind: string) =>
    (await answerOf<Taken>(await hand.post('/api/production/take-next', { data: { kind, station: 'Bord 1', batch } })))
      .pieceId
  const at = async (id: string, verb: string, more: object = {}) =>
    answerOf(await hand.post(`/api/production/pieces/${id}/${verb}`, { data: { station: 'Bord 1', ...more } }))
  const codes = await codesOf(hand, batch)

  for (let id = await take('engraving'); id; id = await take('engraving')) await at(id, 'engraved')
  for (const code of codes) {
    const id = await take('inspection')
    if (!id) throw new Error(`No piece is left for ${code}`)
    await at(id, 'check', { scanned: addressOf(code) })
    await at(id, 'answer-text', { answer: 'yes' })
    await at(id, 'pass', { photoReason: 'Uden kamera.' })
    const packed = await take('packing')
    if (packed) await at(packed, 'packed', { scanned: addressOf(code) })
  }
  await answerOf(await hand.post(`/api/production/batches/${batch}/ship`, { data: { carrier: 'GLS' } }))
  return pieces
}

/** The text codes of a batch, in the order the stations get its pieces. */
async function codesOf(hand: APIRequestContext, batch: number): Promise<string[]> {
  const list = await hand.get(`/api/production/batches/${batch}/pieces.csv`)
  const lines = (await list.text()).split('\r\n').slice(1)
  return lines.filter(Boolean).map((line) => (line.split(';')[1] ?? '').replace('-', ''))
}
