import { describe, expect, it, vi } from 'vitest'
import { makeBatch } from '@/lib/domain/production/commands/make-batch'
import { previewTexts } from '@/lib/domain/production/commands/preview-texts'
import { giveTexts, mostPlateTexts, readPlateTexts } from '@/lib/domain/production/plate-texts'
import { execute } from '@/lib/server/command'
import { db, pool } from '@/lib/server/db'
import { callerFor } from '@/tests/factories/accounts'
import { batchOptions, createWorker, someDueDay } from '@/tests/factories/production'
import { createPackage } from '@/tests/factories/qr-codes'

describe('a list of texts', () => {
  it.each([
    ['semicolons', 'Nr.;Linje 1;Linje 2\r\n1;Karen Holm;1941 – 2024\r\n2;Åge Bøgh;\r\n'],
    ['commas', 'nr,linje 1,linje 2\n1,Karen Holm,1941 – 2024\n2,Åge Bøgh,'],
    ['tabs, as it is copied', 'Stykke\tLinje 1\tLinje 2\n1\tKaren Holm\t1941 – 2024\n2\tÅge Bøgh\t'],
    [
      'quotes and a mark of its encoding',
      '\uFEFF"Nr.";"Linje 1";"Linje 2"\n"1";"Karen Holm";"1941 – 2024"\n"2";"Åge Bøgh";""',
    ],
  ])('is read with %s', (_, list) => {
    expect(readPlateTexts(list)).toEqual({
      problems: [],
      texts: [
        { row: 2, code: null, position: 1, lines: ['Karen Holm', '1941 – 2024'] },
        { row: 3, code: null, position: 2, lines: ['Åge Bøgh'] },
      ],
    })
  })

  it('finds a plaque by its code as printed', () => {
    const { texts } = readPlateTexts('Kode;Linje 1\nk7qmh-9wndb;Karen Holm')
    expect(texts).toMatchObject([{ code: 'K7QMH9WNDB', position: null }])
  })

  it.each([
    ['only a header', 'Nr.;Linje 1\n;\n;\n', 0],
    ['another encoding', Buffer.from('Nr.;Linje 1\n1;Åge', 'utf16le').toString('latin1'), 0],
    ['lost letters', 'Nr.;Linje 1\n1;\uFFFDge', 0],
    ['an unclosed quotation mark', 'Nr.;Linje 1\n1;Bo\n2;"Åge\n3;Ib', 3],
    ['a cell of two lines', 'Nr.;Linje 1\n1;"Bo\nIb"', 2],
    ['no header', '1;Karen', 1],
    ['unknown headers', 'Nr.;Navn\n1;Karen', 1],
    ['no text', 'Nr.;Linje 1\n1;  ', 2],
    ['no number', 'Nr.;Linje 1\nx;Karen', 2],
    ['a plaque twice', 'Nr.;Linje 1\n1;Karen\n1;Karl', 3],
    ['a line too long', `Nr.;Linje 1\n1;${'x'.repeat(61)}`, 2],
    ['a line too many', `Nr.;${'1234567'.replaceAll(/./g, 'Linje $&;')}\n1;a;b;c;d;e;f;g`, 2],
    ['too many rows', `Nr.;Linje 1\n${'1;Karen\n'.repeat(mostPlateTexts + 1)}`, mostPlateTexts + 2],
  ])('with %s is reported by row', (_, list, row) => {
    expect(readPlateTexts(list).problems[0]).toEqual({ row, problem: expect.any(String) })
  })
})

const texts = 'Nr.;Linje 1\n1;Karen Holm\n2;Åge Bøgh'

/** Another transaction, such as a family's, that has locked the codes of a package. */
async function hold(packageId: string) {
  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT 1 FROM "QrCode" WHERE "packageId" = $1 FOR UPDATE', [packageId])
  return {
    block: (id: string) => client.query(`UPDATE "QrCode" SET state = 'blocked' WHERE id = $1`, [id]),
    async letGo() {
      await client.query('COMMIT')
      client.release()
    },
  }
}

async function packageOfTwo() {
  const { id, codes } = await createPackage({ count: 2 })
  const { number } = await db.qrPackage.findUniqueOrThrow({ where: { id } })
  return { id, codes, wanted: { source: 'package', packageNumber: number, options: batchOptions, texts } }
}

describe('texts from a list', () => {
  it('are checked without waiting for locked codes', async () => {
    const worker = await createWorker()
    const { id, wanted } = await packageOfTwo()
    const holder = await hold(id)
    const { result } = await execute(previewTexts, callerFor(worker), wanted).finally(holder.letGo)
    expect(result).toMatchObject({ problems: [], pieces: 2, given: [{ number: 1 }, { number: 2 }] })
  })

  it('go to no other plaque when the codes change meanwhile', async () => {
    const worker = await createWorker()
    const { id, codes, wanted } = await packageOfTwo()
    const holder = await hold(id)
    const making = execute(makeBatch, callerFor(worker), { ...wanted, name: 'Parti', dueOn: someDueDay })
    const refused = expect(making).rejects.toMatchObject({ code: 'CONFLICT' })
    // By then the list is read, and the call waits for the codes.
    await vi.waitFor(async () => {
      const [waiting] = await db.$queryRaw<Array<{ count: bigint }>>`
        SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
      expect(Number(waiting?.count)).toBeGreaterThan(0)
    }, 10_000)
    await holder.block(codes[0]?.id ?? '')
    await holder.letGo()
    await refused
    expect(await db.productionPiece.count({ where: { qrCode: { packageId: id } } })).toBe(0)
  })

  it('are refused with a sentence when planning them takes too long', async () => {
    const { codes } = await packageOfTwo()
    const chosen = codes.map((code) => ({ qrCodeId: code.id, code: code.code, proofSheetId: null }))
    const fields = { texts: expect.stringContaining('Del listen') }
    const late = giveTexts(texts, { codes: chosen, options: batchOptions, lastsMs: -1 })
    await expect(late).rejects.toMatchObject({ code: 'INVALID_INPUT', fields })
  })
})
