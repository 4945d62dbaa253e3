/** What a column of a bank's file holds. */
type ColumnUse = 'day' | 'amount' | 'text' | 'balance' | 'status' | 'currency'

/** Where each use is found in a row, from 0. Several columns may hold parts of the text. */
export type Columns = {
  day: number
  amount: number
  text: readonly number[]
  balance: number | null
  status: number | null
  currency: number | null
}

/** Headings as the banks write them, lower case without spaces and marks; the first of a list that is there counts. */
const headings: Record<ColumnUse, readonly string[]> = {
  day: [
    ...['bogføringsdato', 'bogført', 'bogførtdato', 'bogførtden', 'posteringsdato', 'dato', 'transaktionsdato'],
    ...['bookingdate', 'date'],
  ],
  amount: ['beløb', 'beløbidkk', 'beløbdkk', 'bevægelse', 'amount'],
  text: [
    ...['tekst', 'posteringstekst', 'beskrivelse', 'titel', 'text', 'title'],
    ...['navn', 'afsendernavn', 'betaler', 'indbetaler', 'meddelelse', 'besked', 'beskedtilmodtager', 'tillægstekst'],
    ...['reference', 'betalingsid', 'referencenummer', 'adviseringer', 'advisering', 'note', 'supplerendetekst'],
  ],
  balance: ['saldo', 'bogførtsaldo', 'balance'],
  status: ['status'],
  currency: ['valuta', 'currency'],
}

/** Headings by which a bank's file is told from the others'; for show only, since the columns are found by name. */
const banks: ReadonlyArray<{ name: string; signs: readonly string[] }> = [
  { name: 'Nordea', signs: ['bogføringsdato', 'afsender', 'modtager', 'beskrivelse'] },
  { name: 'Nordea', signs: ['bogført', 'tekst', 'rentedato', 'beløb', 'saldo'] },
  { name: 'Danske Bank', signs: ['dato', 'tekst', 'beløb', 'saldo', 'status', 'afstemt'] },
  { name: 'Nykredit', signs: ['exportkonto', 'afsenderkonto', 'modtagerkonto'] },
  { name: 'Jyske Bank', signs: ['dato', 'valørdato', 'tekst', 'beløb', 'saldo', 'afstemt'] },
  { name: 'Sydbank', signs: ['bogført', 'valør', 'tekst', 'beløb', 'saldo'] },
  { name: 'Spar Nord', signs: ['dato', 'tekst', 'beløb', 'saldo', 'valørdato', 'type'] },
  { name: 'Lunar', signs: ['dato', 'titel', 'beløb', 'saldo', 'valuta'] },
  { name: 'Lunar', signs: ['date', 'title', 'amount', 'balance'] },
]

export const unknownBank = 'Anden bank'
/** No bank has more; a row can be millions of separators. */
const mostColumns = 60

/** The columns by their headings, and whose file it looks like. Null unless day, text and amount are all there. */
export function recognise(row: readonly string[]): { bank: string; columns: Columns } | null {
  const names = row.slice(0, mostColumns).map(plain)
  const at = (use: ColumnUse) => {
    const name = headings[use].find((each) => names.includes(each))
    return name === undefined ? null : names.indexOf(name)
  }
  const [day, amount] = [at('day'), at('amount')]
  const text = headings.text.map((name) => names.indexOf(name)).filter((place) => place >= 0)
  if (day === null || amount === null || text.length === 0) return null
  const bank = banks.find(({ signs }) => signs.every((sign) => names.includes(sign)))?.name ?? unknownBank
  return {
    bank,
    columns: { day, amount, text, balance: at('balance'), status: at('status'), currency: at('currency') },
  }
}

function plain(heading: string): string {
  return heading
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^a-zæøå]/g, '')
}
