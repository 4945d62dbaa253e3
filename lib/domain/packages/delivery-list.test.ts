import { describe, expect, it } from 'vitest'
import { readCodeList } from '@/lib/domain/packages/delivery-list'
import { formatTextCode, generateTextCode } from '@/lib/shared/qr-text-code'

const [first, second] = [generateTextCode(), generateTextCode()]
const cvr = '13585628'
const wanted = [
  { line: 2, code: first, cvr },
  { line: 3, code: second, cvr },
]
const table = (separator: string, end: string) =>
  [
    `Kode${separator}Forhandler${separator}Forhandler (CVR)`,
    ...[first, second].map((code) => [code, 'Søgård & Søn', cvr].join(separator)),
    '',
  ].join(end)

describe('reading a delivery list', () => {
  it.each([
    ['semicolons, Windows', table(';', '\r\n')],
    ['commas, Unix', table(',', '\n')],
    ['tabs', table('\t', '\r\n')],
    ['a byte order mark', `\uFEFF${table(';', '\r\n')}`],
    ['quotes', table('";"', '"\r\n"').replace(/^/, '"').replace(/"$/, '')],
  ])('understands %s', (_, text) => {
    expect(readCodeList(Buffer.from(text))).toEqual({ listed: wanted, problems: [] })
  })

  it('reads Windows-1252 and UTF-16', () => {
    const text = table(';', '\r\n')
    expect(readCodeList(Buffer.from(text, 'latin1')).listed).toEqual(wanted)
    const wide = Buffer.from(`\uFEFF${text}`, 'utf16le')
    expect(readCodeList(wide).listed).toEqual(wanted)
    expect(readCodeList(wide.swap16()).listed).toEqual(wanted)
  })

  it('counts lines as the spreadsheet does, including empty ones, and accepts spaces and DK in CVR numbers', () => {
    const lines = ['', 'KODE;CVR-nr.', `${first.toLowerCase()};DK 13 58 56 28`, ';;', `${second};${cvr}`]
    expect(readCodeList(Buffer.from(lines.join('\n'))).listed.map(({ line }) => line)).toEqual([3, 5])
  })

  it.each([
    ['', 1, 'Første linje skal have overskrifterne »Kode« og »CVR«.'],
    ['Nummer;Navn\n1;2', 1, 'Første linje skal have overskrifterne »Kode« og »CVR«.'],
    ['Kode;CVR', 2, 'Der er ingen koder i filen.'],
    [`Kode;CVR\n;${cvr}`, 2, 'Koden mangler.'],
    [`Kode;CVR\n${first};`, 2, 'Forhandlerens CVR-nummer mangler.'],
    [
      `Kode;CVR\n${Array(10_001).fill(`x;${cvr}`).join('\n')}`,
      10_002,
      'Der må højst være 10.000 koder i filen. Del den i flere.',
    ],
  ])('says what is wrong with the file', (text, line, sentence) => {
    expect(readCodeList(Buffer.from(text))).toEqual({ listed: [], problems: [{ line, sentence }] })
  })

  it('reads letters mistaken for digits, and quotes what is not a code', () => {
    const typed = formatTextCode(first).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
    const lines = ['Kode;CVR', `${typed};${cvr}`, `${second.slice(0, 9)};${cvr}`, `${'А'.repeat(10)};${cvr}`]
    const { listed, problems } = readCodeList(Buffer.from(lines.join('\r\n')))
    expect(listed).toEqual([wanted[0]])
    expect(problems.map(({ line }) => line)).toEqual([3, 4])
  })

  it('reports a duplicate code in any notation', () => {
    const lines = ['Kode,CVR', `${first},${cvr}`, `"${formatTextCode(first).toLowerCase()}",${cvr}`]
    expect(readCodeList(Buffer.from(lines.join('\n')))).toEqual({
      listed: [wanted[0]],
      problems: [{ line: 3, sentence: `${formatTextCode(first)} står også i linje 2.` }],
    })
  })

  it('takes ten thousand lines, the last without a line break', () => {
    const codes = Array.from({ length: 10_000 }, () => `${generateTextCode()};${cvr}`)
    expect(readCodeList(Buffer.from(['Kode;CVR', ...codes].join('\r\n'))).listed).toHaveLength(10_000)
  })

  it('loses no lines after an unclosed quotation mark', () => {
    const lines = ['Kode;CVR;Navn', `${first};${cvr};"Ribe Sten`, `${second};${cvr};Varde Sten`]
    const { listed, problems } = readCodeList(Buffer.from(lines.join('\r\n')))
    expect(listed).toEqual([])
    expect(problems).toEqual([{ line: 2, sentence: 'Et anførselstegn er ikke afsluttet. Ret linjen, og prøv igen.' }])
  })

  it('refuses a picture and a spreadsheet file', () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])
    const workbook = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 6, 0])
    for (const body of [png, workbook]) {
      expect(readCodeList(body).problems).toEqual([
        { line: 1, sentence: 'Det er ikke en CSV-fil. Gem regnearket som CSV, og vælg den fil.' },
      ])
    }
  })

  it('survives binary data', () => {
    const body = Buffer.from(Array.from({ length: 4000 }, (_, place) => (place * 31) % 256))
    expect(readCodeList(body).listed).toEqual([])
  })
})
