import { randomBytes } from 'node:crypto'
import { db } from '@/lib/server/db'

/** A deposit to write into a bank's file. */
type Line = { day: string; text: string; kroner: string; balance?: string }

const parts = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month, date }
}
const danish = (day: string, mark: string) => {
  const { year, month, date } = parts(day)
  return [date, month, year].join(mark)
}
const cp1252 = (text: string) => Buffer.from(text, 'latin1')
const utf8 = (text: string) => Buffer.from(`\uFEFF${text}`)

/** Files as the banks write them, with a withdrawal among the deposits. */
export const bankFiles = {
  'Danske Bank': (lines: Line[]) =>
    cp1252(
      [
        '"Dato";"Tekst";"Beløb";"Saldo";"Status";"Afstemt"',
        '"02.11.2026";"Gebyr æøå";"-45,00";"9.955,00";"Udført";"Nej"',
        ...lines.map(
          ({ day, text, kroner, balance = '10.000,00' }) =>
            `"${danish(day, '.')}";"${text}";"${kroner}";"${balance}";"Udført";"Nej"`,
        ),
        '"30.11.2026";"Overførsel 999999";"100,00";"";"Venter";"Nej"',
      ].join('\r\n'),
    ),
  Nordea: (lines: Line[]) =>
    utf8(
      [
        'Bogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta;Afstemt;',
        'Reserveret;39,95;;9040298476;;Kort;;DKK;;',
        '2026/11/02;-33,00;9040298476;;Gebyr;Gebyr;10577,22;DKK;;',
        '2026/11/02;12,00;;9040298476;Fremmed;Euro;10577,22;EUR;;',
        ...lines.map(
          ({ day, text, kroner, balance = '10577,22' }) =>
            `${day.replaceAll('-', '/')};${kroner.replaceAll('.', '')};;9040298476;Kirsten Buhl;${text};${balance};DKK;;`,
        ),
        '',
      ].join('\n'),
    ),
  'Jyske Bank': (lines: Line[]) =>
    utf8(
      [
        'Dato;Valørdato;Tekst;Beløb;Saldo;Afstemt',
        '02-11-2026;02-11-2026;Gebyr;-45,00;955,00;',
        ...lines.map(
          ({ day, text, kroner, balance = '1.000,00' }) =>
            `${danish(day, '-')};${danish(day, '-')};${text};${kroner};${balance};`,
        ),
      ].join('\r\n'),
    ),
  Sydbank: (lines: Line[]) =>
    cp1252(
      [
        'Kontoudskrift for 7990 0001234567',
        '',
        '"Bogført";"Valør";"Tekst";"Beløb";"Saldo"',
        '"02-11-2026";"02-11-2026";"Gebyr";"-45,00";"955,00"',
        ...lines.map(
          ({ day, text, kroner, balance = '1.000,00' }) =>
            `"${danish(day, '-')}";"${danish(day, '-')}";"${text}";"${kroner}";"${balance}"`,
        ),
      ].join('\r\n'),
    ),
  Nykredit: (lines: Line[]) =>
    cp1252(
      [
        '"Exportkonto";"Afsenderkonto";"Modtagerkonto";"Dato";"Tekst";"Beløb";"Saldo"',
        '"54740001351377";"54740001351377";"";02-11-2026;"Gebyr";-45.00; 828.69',
        ...lines.map(
          ({ day, text, kroner }) =>
            `"54740001351377";"";"54740001351377";${danish(day, '-')};"${text}"; ${kroner.replaceAll('.', '').replace(',', '.')}; 1828.69`,
        ),
      ].join('\r\n'),
    ),
  'Spar Nord': (lines: Line[]) =>
    cp1252(
      [
        '"Dato";"Tekst";"Beløb";"Saldo";"Valørdato";"Type";"Adviseringer";',
        '02-11-2026;"Gebyr";-45,00; 343,04;"02-11-2026";"";"";',
        ...lines.map(
          ({ day, text, kroner }) =>
            `${danish(day, '-')};"${text}"; ${kroner}; 1.343,04;"${danish(day, '-')}";"OVF";"";`,
        ),
      ].join('\r\n'),
    ),
  Lunar: (lines: Line[]) =>
    utf8(
      [
        'Dato,Tidspunkt,Titel,Beløb,Saldo,Valuta',
        '2026-11-02,08:00,Gebyr,"-45,00","955,00",DKK',
        ...lines.map(({ day, text, kroner }) => `${day},10:21,"${text}","${kroner}","1.000,00",DKK`),
      ].join('\n'),
    ),
} satisfies Record<string, (lines: Line[]) => Buffer>

/** A file in one of the layouts, as it is uploaded. */
export const danskeBankFile = (lines: Line[]) => bankFiles['Danske Bank'](lines)

type LineOptions = {
  state?: 'received' | 'doubtful' | 'ignored'
  amountOere?: number
  /** yyyy-mm-dd. */
  bookedOn?: string
  /** A file of its own unless given. */
  fileId?: string
}

/** A stored deposit. */
export async function createBankLine(
  text: string,
  { state = 'received', amountOere = 29_000, bookedOn = '2026-11-03', fileId }: LineOptions = {},
): Promise<{ id: string; fileId: string }> {
  const sha256 = randomBytes(32).toString('hex')
  const file = fileId
    ? { id: fileId }
    : await db.bankFile.create({
        data: { sha256, name: 'konto.csv', bank: 'Danske Bank', importedByName: 'Anne Bach' },
        select: { id: true },
      })
  return db.bankLine.create({
    data: {
      fileId: file.id,
      fingerprint: sha256,
      bookedOn: new Date(bookedOn),
      amountOere,
      text,
      state,
    },
    select: { id: true, fileId: true },
  })
}
