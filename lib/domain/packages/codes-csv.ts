import type { PackageCodeView } from '@/lib/domain/packages/schema'

/**
 * The codes of a package as CSV the way a Danish spreadsheet opens it: semicolons, CRLF, a byte order mark (RFC 4180
 * otherwise). Every field is one of our own making: digits, capitals and fixed words.
 */
export function writeCodesCsv(codes: PackageCodeView[]): string {
  const header = ['Kode', 'Aktiveringskode', 'Trykt adresse', 'Status']
  const lines = codes.map((code) => [
    code.formattedCode,
    code.activationCode ?? '',
    code.printedAddress,
    code.stateText,
  ])
  return `\uFEFF${[header, ...lines].map((fields) => `${fields.map(quoted).join(';')}\r\n`).join('')}`
}

function quoted(field: string): string {
  return `"${field.replaceAll('"', '""')}"`
}
