/** What a column of a bank's file holds. */
type ColumnUse = 'day' | 'amount' | 'deposited' | 'withdrawn' | 'text' | 'balance' | 'status' | 'currency'

/** Where each use is found in a row, from 0. Several columns may hold parts of the text. */
export type Columns = {
  day: number
  /** What came in, where `withdrawn` has a column of its own; otherwise both, by their signs. */
  amount: number
  withdrawn: number | null
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
  deposited: ['indsat', 'indsatdkk', 'indsatidkk', 'indbetalt', 'indbetaling', 'ind', 'kredit', 'credit'],
  withdrawn: ['hævet', 'hævetdkk', 'hævetidkk', 'udbetalt', 'udbetaling', 'ud', 'debet', 'debit'],
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

/** Rows that are no movements: what the account had and has, and sums of the columns. */
const sums = [
  ...['saldo', 'slutsaldo', 'startsaldo', 'primosaldo', 'ultimosaldo', 'nysaldo', 'saldoprimo', 'saldoultimo'],
  ...['indgåendesaldo', 'udgåendesaldo', 'bogførtsaldo', 'ialt', 'saldoialt', 'total', 'sum'],
]

/** Whether a row tells a balance or a sum: 'Slutsaldo', 'I alt', 'Saldo pr. 30.11.2026' as one of its cells. */
export function isSum(row: readonly string[]): boolean {
  return row.slice(0, mostColumns).some((cell) => sums.includes(plain(cell).replace(/(?:pr|den|dkk)$/, '')))
}

/**
 * The columns by their headings, and whose file it looks like. Null unless day, text and amounts are all there: in one
 * column by their signs, or in two.
 */
export function recognise(row: readonly string[]): { bank: string; columns: Columns } | null {
  const names = row.slice(0, mostColumns).map(plain)
  const at = (use: ColumnUse) => {
    const name = headings[use].find((each) => names.includes(each))
    return name === undefined ? null : names.indexOf(name)
  }
  const signed = at('amount')
  const withdrawn = signed === null ? at('withdrawn') : null
  const [day, amount] = [at('day'), withdrawn === null ? signed : at('deposited')]
  const text = headings.text.map((name) => names.indexOf(name)).filter((place) => place >= 0)
  if (day === null || amount === null || text.length === 0) return null
  const bank = banks.find(({ signs }) => signs.every((sign) => names.includes(sign)))?.name ?? unknownBank
  return {
    bank,
    columns: { day, amount, withdrawn, text, balance: at('balance'), status: at('status'), currency: at('currency') },
  }
}

function plain(heading: string): string {
  return heading
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^a-zæøå]/g, '')
}
