import { expect, it } from 'vitest'
import { type CsvColumn, csvFile, csvRows, parseCsv } from '@/lib/shared/csv'
import { decodeText } from '@/lib/shared/decode-text'

it('reads Danish letters from UTF-8, with or without a BOM, and from Windows-1252', () => {
  expect(decodeText(new TextEncoder().encode('Åge Bøgh – 1941'))).toBe('Åge Bøgh – 1941')
  expect(decodeText(new TextEncoder().encode('\uFEFFÆble'))).toBe('Æble')
  // Node.js decodes its dashes as Latin-1; browsers, where this runs, do not.
  expect(decodeText(Uint8Array.from([0xc5, 0x67, 0x65, 0x20, 0x42, 0xf8, 0x67, 0x68]))).toBe('Åge Bøgh')
})

it('reads UTF-16 by its BOM, and rejects pictures and spreadsheets', () => {
  expect(decodeText(Buffer.from('\uFEFFÅge', 'utf16le'))).toBe('Åge')
  expect(decodeText(Buffer.from('\uFEFFÅge', 'utf16le').swap16())).toBe('Åge')
  expect(decodeText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeNull()
})

it('splits rows by the separator of the headings, and reports where a quotation mark is never closed', () => {
  for (const mark of [';', ',', '\t']) {
    expect(parseCsv(`\nKode${mark}Linje 1\n1${mark}Bo`).rows.at(-1)).toEqual(['1', 'Bo'])
  }
  expect(parseCsv('Nr.;Linje 1\n1;"Karen\n2;Bo').unclosedAt).toBe(2)
})

it('gives a spreadsheet no formula, and leaves amounts as numbers', () => {
  for (const cell of ['=1+1', '+45 1234', '-2+3', '@x', '\t=1', '=1\r\n+2', '=1\n+2', '\n=1']) {
    expect(parseCsv(csvRows([[cell, 'Bo']])).rows[0], cell).toEqual([`'${cell}`, 'Bo'])
  }
  expect(csvRows([['-290,00', '1174,01', -5, null]])).toBe('-290,00;1174,01;-5;\r\n')
})

it('writes a file with its headings, also without lines', () => {
  const columns: CsvColumn<string>[] = [
    ['Navn', (name) => name],
    ['Længde', (name) => name.length],
  ]
  expect(csvFile(['Bo; Åge'], columns)).toBe('\uFEFFNavn;Længde\r\n"Bo; Åge";7\r\n')
  expect(csvFile([], columns)).toBe('\uFEFFNavn;Længde\r\n')
})
